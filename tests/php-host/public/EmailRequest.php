<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
$input = json_input();
if (!find_application($input['appId'] ?? 0)) {
    refuse(Refusal::StatusError, 'Application not found.');
}
send_mail_from($input);
run('UPDATE applications SET requested = 1 WHERE Id = ?', [$input['appId']]);
respond(['status' => 'success', 'message' => 'Email sent successfully']);
