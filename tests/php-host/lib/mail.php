<?php

declare(strict_types=1);

/** Stores an e-mail for tests to read: this host sends none. Returns whether it succeeded. */
function send_mail(string $email, string $subject, string $message): bool
{
    if (has_habit('mail-fails')) {
        return false;
    }
    insert('mails', ['email' => $email, 'subject' => $subject, 'message' => $message, 'sent_at' => now()]);
    return true;
}

/** Sends the e-mail of a JSON request. Refuses one without address, subject or text. */
function send_mail_from(array $input): void
{
    if (!has_all_fields($input, 'email', 'subject', 'message')) {
        refuse(Refusal::StatusError, 'Missing email, subject or message');
    }
    if (!send_mail($input['email'], $input['subject'], $input['message'])) {
        refuse(Refusal::StatusError, 'Message could not be sent.');
    }
}
