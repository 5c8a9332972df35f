<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
$inWords = fn (array $row) => ['Status' => STATUS_WORDS[$row['Status']] ?? 'Save'] + $row;
respond(array_map($inWords, run_plain_query(
    'SELECT Id AS app_ID, projectTitle, submittedDate, name, Status FROM applications
    WHERE ' . list_condition('ViewApplication') . ' ORDER BY Id DESC',
)));
