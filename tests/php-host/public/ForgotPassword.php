<?php

require __DIR__ . '/../lib/host.php';

$input = json_input();
if (!has_all_fields($input, 'email', 'newPassword')) {
    refuse(Refusal::StatusFalse, 'Email and new password are required.');
}
$password = password_hash($input['newPassword'], PASSWORD_DEFAULT);
if (run('UPDATE users SET password = ? WHERE email = ?', [$password, $input['email']])->rowCount() !== 1) {
    refuse(Refusal::StatusFalse, 'Email not found.');
}
respond(['status' => true, 'message' => 'Password reset successful.']);
