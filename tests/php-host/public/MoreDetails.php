<?php

require __DIR__ . '/../lib/host.php';

$id = (int) ($_GET['app_ID'] ?? 0);
if ($id === 0) {
    refuse(Refusal::Error, 'Invalid application ID');
}
$reviewerColumns = '';
$joins = '';
foreach (array_keys(REVIEWER_KINDS) as $number) {
    $reviewerColumns .= ", r$number.mark AS reviewer{$number}_marks, r$number.date AS reviewer{$number}_date";
    $joins .= " LEFT JOIN reviewers r$number ON r$number.app_ID = a.Id AND r$number.number = $number";
}
$details = run(
    "SELECT a.name, submittedDate, Status, startDate, period, amount, uploads_uploaded_at,
        b.uploaded_at AS budget_uploaded_at,
        hod.decision AS hod_decision, hod.remarks AS hod_remarks, hod.date AS hod_date,
        dean.decision AS dean_decision, dean.remarks AS dean_remarks, dean.date AS dean_date $reviewerColumns
    FROM applications a
    JOIN approvals hod ON hod.app_ID = a.Id AND hod.approver = 'HOD'
    JOIN approvals dean ON dean.app_ID = a.Id AND dean.approver = 'Dean'
    LEFT JOIN budgets b ON b.app_ID = a.Id $joins
    WHERE a.Id = ?",
    [$id],
)->fetch();
respond($details ?: null);
