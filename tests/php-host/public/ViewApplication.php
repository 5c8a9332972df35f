<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
reply(plain(
    "SELECT Id AS app_ID, projectTitle, submittedDate, name,
        CASE Status WHEN 1 THEN 'Submitted' WHEN 3.1 THEN 'Approved' WHEN 3.2 THEN 'Rejected' ELSE 'Granted' END AS Status
    FROM applications WHERE Status IN (1, 3.1, 3.2, 5.1, 5.2) ORDER BY Id DESC",
));
