<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
$inWords = fn (array $row) => ['Status' => STATUS_WORDS[$row['Status']] ?? 'Save'] + $row;
reply(array_map($inWords, plain(
    'SELECT Id AS app_ID, projectTitle, submittedDate, name, Status FROM applications
    WHERE ' . is_in('ViewApplication') . ' ORDER BY Id DESC',
)));
