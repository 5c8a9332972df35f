<?php

require __DIR__ . '/../lib/host.php';

/** Replies with a message and never with a flag. */
$no = Refusal::Message;
only_council($no);
$input = json_input();
$status = $input['status'] ?? '';
if (!all_given($input, 'appId') || !in_array($status, ['5.1', '5.2'])) {
    refuse($no, 'Failed to update status: missing appId or invalid status');
}
if (!move_status($input['appId'], (string) $status, '2.1', '3.1')) {
    refuse($no, 'Failed to update status: no application was changed');
}
// Compared strictly, as text: with the number 5.1 the status changes, and the terms are not stored.
if ($status === '5.1') {
    run(
        'UPDATE applications SET startDate = ?, period = ?, amount = ? WHERE Id = ?',
        [$input['startDate'] ?? '', $input['period'] ?? '', $input['amount'] ?? '', $input['appId']],
    );
}
reply(['message' => 'Status updated successfully']);
