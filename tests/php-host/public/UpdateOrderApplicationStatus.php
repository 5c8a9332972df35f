<?php

require __DIR__ . '/../lib/host.php';

/** The statuses that this call may set, each with those it may follow; 1 reverses the decision. */
const ORDERS = ['2.1' => ['1'], '2.2' => ['1'], '1' => ['1', '2.1', '2.2']];

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
