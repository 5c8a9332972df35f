<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
reply(plain(
    'SELECT Id AS app_ID, projectTitle, submittedDate, name, Status FROM applications
    WHERE Status IN (1, 3.1, 3.2, 5.1, 5.2) ORDER BY Id DESC',
));
