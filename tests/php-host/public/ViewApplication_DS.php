<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
reply(plain(
    'SELECT Id AS app_ID, projectTitle, submittedDate, name, Status FROM applications
    WHERE Status IN (1, 2.1, 2.2) ORDER BY Id DESC',
));
