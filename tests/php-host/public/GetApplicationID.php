<?php

require __DIR__ . '/../lib/host.php';

$uid = only_applicant(Refusal::StatusError);
reply(run('SELECT Id AS app_ID, projectTitle FROM applications WHERE uid = ? ORDER BY Id', [$uid])->fetchAll());
