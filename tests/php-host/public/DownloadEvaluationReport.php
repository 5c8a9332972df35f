<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::Error);
$path = stored_file($_GET['reviewerType'] ?? '', $_GET['app_ID'] ?? 0);
// A missing report is answered with an empty file.
if ($path !== null) {
    send_file($path);
}
