<?php
// Records a payment through the curl extension and lets what it throws be printed. Used by samples.
$curl = curl_init($argv[1]);
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode(['amount_minor' => 100]),
    CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'Authorization: Bearer ' . getenv('API_KEY')],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_ENCODING => '',
    CURLOPT_TIMEOUT_MS => 400,
]);
$body = curl_exec($curl);
if ($body === false) {
    throw new RuntimeException('cURL error ' . curl_errno($curl) . ': ' . curl_error($curl));
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 400) {
    throw new RuntimeException("HTTP $status: $body");
}
json_decode($body, true, 512, JSON_THROW_ON_ERROR);
