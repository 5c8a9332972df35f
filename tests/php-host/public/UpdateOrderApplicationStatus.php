<?php

require __DIR__ . '/../lib/host.php';

/** What an application may become by its order, and from where; 1 takes the order back (wire 2.6). */
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
