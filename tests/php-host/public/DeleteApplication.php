<?php

require __DIR__ . '/../lib/host.php';

only_signed_in(Refusal::SuccessFalse);
$id = json_input()['app_ID'] ?? 0;
if (!(is_council() ? application($id) : own_application($id))) {
    refuse(Refusal::SuccessFalse, 'Application not found.');
}
delete_files_of($id);
run('DELETE FROM applications WHERE Id = ?', [$id]);
reply(['success' => true, 'message' => 'Application deleted successfully.']);
