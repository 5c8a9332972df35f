<?php

require __DIR__ . '/../lib/host.php';

require_applicant(Refusal::StatusError);
$id = $_SESSION['app_ID'] ?? refuse(Refusal::StatusError, 'app_ID not found in session.');
$input = json_body();
$lists = array_keys(load_form()['rows']);
if (array_diff($lists, array_keys($input))) {
    refuse(Refusal::StatusError, 'No funding, grant, or supervisor rows provided');
}
foreach ($lists as $list) {
    add_rows($id, $list, $input[$list]);
}
respond([
    'status' => 'success',
    'message' => 'All rows inserted successfully',
    'pdfUrl' => "ViewSubmittedApplicationPDF.php?app_ID=$id",
]);
