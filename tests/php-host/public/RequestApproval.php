<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
respond(run_plain_query(
    "SELECT Id AS app_ID, projectTitle, submittedDate, Status,
        hod.decision AS hod_decision, hod.sent AS hod_sent, hod.email AS hodEmail,
        dean.decision AS dean_decision, dean.sent AS dean_sent, dean.email AS deanEmail
    FROM applications
    JOIN approvals hod ON hod.app_ID = Id AND hod.approver = 'HOD'
    JOIN approvals dean ON dean.app_ID = Id AND dean.approver = 'Dean'
    WHERE " . list_condition('RequestApproval') . ' ORDER BY Id DESC',
));
