<?php

require __DIR__ . '/../lib/host.php';

/** Statuses that this call may set, each with those it may follow. `SUBMITTED` reverses the decision. */
const ORDERS = [
    SHORTLISTED => [SUBMITTED],
    NOT_SHORTLISTED => [SUBMITTED],
    SUBMITTED => [SUBMITTED, SHORTLISTED, NOT_SHORTLISTED],
];

$no = Refusal::StatusError;
only_council($no);
$input = json_input();
if (!all_given($input, 'app_ID', 'status')) {
    refuse($no, 'Missing app_ID or status');
}
$status = (string) $input['status'];
$from = ORDERS[$status] ?? refuse($no, 'Invalid status value');
if (!move_status($input['app_ID'], $status, ...$from)) {
    refuse($no, 'Only a submitted application can be shortlisted or rejected.');
}
reply(['status' => 'success', 'message' => 'Status updated successfully']);
