<?php
// Records a payment through Guzzle and lets what it throws be printed. Used by samples.
require 'GuzzleHttp/autoload.php';

$client = new GuzzleHttp\Client(['timeout' => 0.4]);
$response = $client->post($argv[1], [
    'headers' => ['Authorization' => 'Bearer ' . getenv('API_KEY')],
    'json' => ['amount_minor' => 100],
]);
json_decode($response->getBody(), true, 512, JSON_THROW_ON_ERROR);
