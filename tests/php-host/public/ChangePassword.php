<?php

require __DIR__ . '/../lib/host.php';

$id = require_signed_in(Refusal::StatusFalse);
$input = json_input();
if (!has_all_fields($input, 'email', 'currentPassword', 'newPassword')) {
    refuse(Refusal::StatusFalse, 'All fields are required.');
}
$user = find_user($input['email']);
if (!$user || $user['id'] !== $id || !password_verify($input['currentPassword'], $user['password'])) {
    refuse(Refusal::StatusFalse, 'Incorrect email or current password.');
}
run('UPDATE users SET password = ? WHERE id = ?', [password_hash($input['newPassword'], PASSWORD_DEFAULT), $id]);
respond(['status' => true, 'message' => 'Password updated successfully!']);
