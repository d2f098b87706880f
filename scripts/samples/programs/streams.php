<?php
// Records a payment through PHP's own streams; what they warn of is printed. Used by samples.
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => ['Content-Type: application/json', 'Authorization: Bearer ' . getenv('API_KEY')],
    'content' => json_encode(['amount_minor' => 100]),
    'timeout' => 0.4,
]]);
$body = file_get_contents($argv[1], false, $context);
if ($body === false) {
    exit(1);
}
json_decode($body, true, 512, JSON_THROW_ON_ERROR);
