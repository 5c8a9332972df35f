<?php

require __DIR__ . '/../lib/host.php';

/** Statuses that this call may set, each with those it may follow. `SUBMITTED` reverses the decision. */
const ORDERS = [
    SHORTLISTED => [SUBMITTED],
    NOT_SHORTLISTED => [SUBMITTED],
    SUBMITTED => [SUBMITTED, SHORTLISTED, NOT_SHORTLISTED],
];

$refusal = Refusal::StatusError;
require_council($refusal);
$input = json_input();
if (!has_all_fields($input, 'app_ID', 'status')) {
    refuse($refusal, 'Missing app_ID or status');
}
$status = (string) $input['status'];
$from = ORDERS[$status] ?? refuse($refusal, 'Invalid status value');
if (!update_status($input['app_ID'], $status, ...$from)) {
    refuse($refusal, 'Only a submitted application can be shortlisted or rejected.');
}
respond(['status' => 'success', 'message' => 'Status updated successfully']);
