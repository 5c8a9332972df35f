<?php

require __DIR__ . '/../lib/host.php';

end_options();
require_applicant(Refusal::StatusError);
$id = json_input()['app_ID'] ?? refuse(Refusal::StatusError, 'Application ID not provided.');
$application = find_own_application($id);
if (!$application) {
    refuse(Refusal::StatusError, 'No data found for the given Application ID.');
}
$rows = ['grants' => find_rows($id, 'grantRows'), 'funding' => find_rows($id, 'fundingRows')];
respond(['status' => 'success', 'data' => $application + $rows]);
