<?php

require __DIR__ . '/../lib/host.php';

only_applicant(Refusal::StatusError);
$id = $_SESSION['app_ID'] ?? refuse(Refusal::StatusError, 'app_ID not found in session.');
$input = json_body();
if (array_diff(array_keys(ROW_KINDS), array_keys($input))) {
    refuse(Refusal::StatusError, 'No funding, grant, or supervisor rows provided');
}
foreach (array_keys(ROW_KINDS) as $kind) {
    add_rows($id, $kind, $input[$kind]);
}
reply([
    'status' => 'success',
    'message' => 'All rows inserted successfully',
    'pdfUrl' => "ViewSubmittedApplicationPDF.php?app_ID=$id",
]);
