<?php

require __DIR__ . '/../lib/host.php';

$id = only_signed_in(Refusal::StatusFalse);
$input = json_input();
if (!all_given($input, 'email', 'currentPassword', 'newPassword')) {
    refuse(Refusal::StatusFalse, 'All fields are required.');
}
$user = user_with_email($input['email']);
if (!$user || $user['id'] !== $id || !password_verify($input['currentPassword'], $user['password'])) {
    refuse(Refusal::StatusFalse, 'Incorrect email or current password.');
}
run('UPDATE users SET password = ? WHERE id = ?', [password_hash($input['newPassword'], PASSWORD_DEFAULT), $id]);
reply(['status' => true, 'message' => 'Password updated successfully!']);
