<?php

require __DIR__ . '/../lib/host.php';

require_signed_in(Refusal::SuccessFalse);
$id = json_input()['app_ID'] ?? 0;
if (!(is_council() ? find_application($id) : find_own_application($id))) {
    refuse(Refusal::SuccessFalse, 'Application not found.');
}
delete_files_of($id);
run('DELETE FROM applications WHERE Id = ?', [$id]);
respond(['success' => true, 'message' => 'Application deleted successfully.']);
