<?php

require __DIR__ . '/../lib/host.php';

$no = Refusal::StatusError;
only_council($no);
$input = json_input();
if (!all_given($input, 'app_ID', 'status')) {
    refuse($no, 'Missing app_ID or status');
}
if (!in_array($input['status'], ['2.1', '2.2'])) {
    refuse($no, 'Invalid status value');
}
if (!move_status($input['app_ID'], (string) $input['status'], '1')) {
    refuse($no, 'Only a submitted application can be shortlisted or rejected.');
}
reply(['status' => 'success', 'message' => 'Status updated successfully']);
