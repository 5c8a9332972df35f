<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
respond(run_plain_query(
    'SELECT Id AS app_ID, projectTitle, submittedDate, name, Status FROM applications
    WHERE ' . list_condition('ViewApplication_DS') . ' ORDER BY Id DESC',
));
