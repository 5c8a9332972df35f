<?php

require __DIR__ . '/../lib/host.php';

end_options();
only_applicant(Refusal::StatusError);
$id = json_input()['app_ID'] ?? refuse(Refusal::StatusError, 'Application ID not provided.');
$application = own_application($id);
if (!$application) {
    refuse(Refusal::StatusError, 'No data found for the given Application ID.');
}
$rows = ['grants' => rows_of($id, 'grantRows'), 'funding' => rows_of($id, 'fundingRows')];
reply(['status' => 'success', 'data' => $application + $rows]);
