<?php

declare(strict_types=1);

/** Keeps a letter where a test can read it: this host sends none. */
function send_mail(string $email, string $subject, string $message): void
{
    insert('mails', ['email' => $email, 'subject' => $subject, 'message' => $message, 'sent_at' => now()]);
}

/** The letter in a JSON request; refuses one without address, subject or text. */
function send_letter(array $input): void
{
    if (!all_given($input, 'email', 'subject', 'message')) {
        refuse(Refusal::StatusError, 'Missing email, subject or message');
    }
    send_mail($input['email'], $input['subject'], $input['message']);
}
