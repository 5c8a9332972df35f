<?php

require __DIR__ . '/../lib/host.php';

$uid = require_applicant(Refusal::StatusError);
respond(run('SELECT Id AS app_ID, projectTitle FROM applications WHERE uid = ? ORDER BY Id', [$uid])->fetchAll());
