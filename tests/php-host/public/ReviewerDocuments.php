<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
$number = array_search($_POST['reviewer'] ?? '', REVIEWER_KINDS, true);
if ($number === false) {
    refuse(Refusal::StatusError, 'Missing required fields.');
}
store_review($number);
