<?php

declare(strict_types=1);

/** Stores sessions as files beside the database: deleting the files ends the sessions. */
session_save_path(data_path('sessions'));
session_start();

/** Stores what Login.php stores in a session. */
function store_login(array $user): void
{
    $_SESSION = [
        'user_id' => $user['id'],
        'user_email' => $user['email'],
        'user_name' => $user['firstName'],
        'user_role' => $user['role'],
        'is_logged_in' => true,
    ];
}

/** Returns the response of Login.php and CheckSession.php. */
function login_response(string $message): array
{
    return [
        'status' => true,
        'message' => $message,
        'user_name' => $_SESSION['user_name'],
        'user_role' => $_SESSION['user_role'],
        'user_id' => $_SESSION['user_id'],
    ];
}

function is_signed_in(): bool
{
    return !empty($_SESSION['is_logged_in']);
}

function is_council(): bool
{
    return is_signed_in() && in_array($_SESSION['user_role'], ['Admin', 'urc'], true);
}

/** Returns the id of the signed-in person; refuses others. */
function require_signed_in(Refusal $shape): int
{
    if (!is_signed_in()) {
        refuse($shape, 'User not logged in.');
    }
    return $_SESSION['user_id'];
}

/** Returns the id of the signed-in applicant; refuses others. */
function require_applicant(Refusal $shape): int
{
    $id = require_signed_in($shape);
    if ($_SESSION['user_role'] !== 'Applicant') {
        refuse($shape, 'Access denied.');
    }
    return $id;
}

function require_council(Refusal $shape): void
{
    require_signed_in($shape);
    if (!is_council()) {
        refuse($shape, 'Access denied.');
    }
}

function find_user(string $email): array|false
{
    return run('SELECT * FROM users WHERE email = ?', [$email])->fetch();
}

function add_user(array $input, string $role): array
{
    insert('users', [
        'firstName' => $input['firstName'],
        'lastName' => $input['lastName'],
        'email' => $input['email'],
        'password' => password_hash($input['password'], PASSWORD_DEFAULT),
        'role' => $role,
    ]);
    return find_user($input['email']);
}

/** Returns the error message of an invalid new account, or null. */
function validate_new_account(array $input): ?string
{
    if (!has_all_fields($input, 'firstName', 'lastName', 'email', 'password', 'confirmPassword')) {
        return 'All fields are required.';
    }
    if (!filter_var($input['email'], FILTER_VALIDATE_EMAIL)) {
        return 'Invalid email format.';
    }
    if ($input['password'] !== $input['confirmPassword']) {
        return 'Passwords do not match.';
    }
    return find_user($input['email']) ? 'Email is already registered.' : null;
}
