<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
respond(run_plain_query(
    "SELECT Id, projectTitle, submittedDate, Status, a.name, a.email,
        (SELECT mark FROM reviewers r WHERE r.app_ID = Id AND number = 1) AS reviewer1_mark,
        (SELECT mark FROM reviewers r WHERE r.app_ID = Id AND number = 2) AS reviewer2_mark,
        hod.decision AS hod_decision, dean.decision AS dean_decision
    FROM applications a
    JOIN approvals hod ON hod.app_ID = Id AND hod.approver = 'HOD'
    JOIN approvals dean ON dean.app_ID = Id AND dean.approver = 'Dean'
    WHERE " . list_condition('ApprovedApplications') . ' ORDER BY Id DESC',
));
