<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::Error);
$path = stored_file($_GET['reviewerType'] ?? '', $_GET['app_ID'] ?? 0);
// Responds with an empty file if the report is missing.
if ($path !== null) {
    send_file($path);
}
