<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::Error);
$path = find_stored_file($_GET['reviewerType'] ?? '', $_GET['app_ID'] ?? 0);
// Responds with an empty file if the report is missing.
if ($path !== null) {
    send_file($path);
}
