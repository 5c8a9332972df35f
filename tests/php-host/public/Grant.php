<?php

require __DIR__ . '/../lib/host.php';

end_options();
$uid = require_applicant(Refusal::StatusError);
$missing = find_missing_fields($_POST);
if ($missing) {
    refuse(Refusal::StatusError, 'Missing required fields: ' . implode(', ', $missing));
}
if (!is_period_open()) {
    refuse(Refusal::StatusError, 'Applications are closed.');
}
$id = add_application($uid, $_POST);
// The next two calls of a submission get no id from the client.
$_SESSION['app_ID'] = $id;
$is_email_sent = send_mail(
    $_POST['email'],
    'Application Submitted Successfully',
    "Dear {$_POST['name']},<br>We have received your application {$id} and its documents.<br>Director/URC",
);
$message = $is_email_sent
    ? 'Form submitted successfully'
    : 'Form submitted successfully, but the confirmation email could not be sent.';
respond(['status' => 'success', 'message' => $message, 'app_ID' => $id]);
