<?php

require __DIR__ . '/../lib/host.php';

$input = json_input();
if (!has_all_fields($input, 'email', 'password')) {
    refuse(Refusal::StatusFalse, 'Missing required fields');
}
$user = find_user($input['email']);
if (!$user || !password_verify($input['password'], $user['password'])) {
    refuse(Refusal::StatusFalse, 'Incorrect email or password');
}
session_regenerate_id(true);
store_login($user);
respond(login_response('Login successful'));
