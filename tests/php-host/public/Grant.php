<?php

require __DIR__ . '/../lib/host.php';

end_options();
$uid = only_applicant(Refusal::StatusError);
$missing = missing_fields($_POST);
if ($missing) {
    refuse(Refusal::StatusError, 'Missing required fields: ' . implode(', ', $missing));
}
if (!window_is_open()) {
    refuse(Refusal::StatusError, 'Applications are closed.');
}
$id = add_application($uid, $_POST);
// The next two calls of a submission get no id from the client (wire 1.6).
$_SESSION['app_ID'] = $id;
send_mail(
    $_POST['email'],
    'Application Submitted Successfully',
    "Dear {$_POST['name']},<br>We have received your application {$id} and its documents.<br>Director/URC",
);
reply(['status' => 'success', 'message' => 'Form submitted successfully', 'app_ID' => $id]);
