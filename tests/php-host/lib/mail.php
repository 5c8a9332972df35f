<?php

declare(strict_types=1);

/** Keeps a letter where a test can read it: this host sends none. Tells whether it did. */
function send_mail(string $email, string $subject, string $message): bool
{
    if (has_habit('mail-fails')) {
        return false;
    }
    insert('mails', ['email' => $email, 'subject' => $subject, 'message' => $message, 'sent_at' => now()]);
    return true;
}

/** The letter in a JSON request; refuses one without address, subject or text. */
function send_mail_from(array $input): void
{
    if (!all_given($input, 'email', 'subject', 'message')) {
        refuse(Refusal::StatusError, 'Missing email, subject or message');
    }
    if (!send_mail($input['email'], $input['subject'], $input['message'])) {
        refuse(Refusal::StatusError, 'Message could not be sent.');
    }
}
