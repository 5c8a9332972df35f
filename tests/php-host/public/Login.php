<?php

require __DIR__ . '/../lib/host.php';

$input = json_input();
if (!all_given($input, 'email', 'password')) {
    refuse(Refusal::StatusFalse, 'Missing required fields');
}
$user = user_with_email($input['email']);
if (!$user || !password_verify($input['password'], $user['password'])) {
    refuse(Refusal::StatusFalse, 'Incorrect email or password');
}
session_regenerate_id(true);
remember_login($user);
reply(login_reply('Login successful'));
