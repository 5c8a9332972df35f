<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
$input = json_input();
if (!application($input['appId'] ?? 0)) {
    refuse(Refusal::StatusError, 'Application not found.');
}
send_mail_from($input);
run('UPDATE applications SET requested = 1 WHERE Id = ?', [$input['appId']]);
reply(['status' => 'success', 'message' => 'Email sent successfully']);
