<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
reply(plain(
    'SELECT Id AS app_ID, projectTitle, submittedDate, name, Status FROM applications
    WHERE ' . is_in('ViewApplication_DS') . ' ORDER BY Id DESC',
));
