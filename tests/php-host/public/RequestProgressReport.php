<?php

require __DIR__ . '/../lib/host.php';

const REPORTS = ['mid' => 'progress_midyear', 'end' => 'progress_endyear', 'final' => 'progress_final'];

if (isset($_GET['app_ID'])) {
    require_council(Refusal::Error);
    $path = find_stored_file(REPORTS[$_GET['reportType'] ?? ''] ?? '', $_GET['app_ID']);
    // Sends only PDFs, although uploads may be other documents.
    send_file_or_refuse($path && extension_of($path) === 'pdf' ? $path : null, Refusal::Error);
}
require_council(Refusal::StatusError);
respond(run_plain_query(
    'SELECT a.Id, a.Id AS app_ID, name, Status, u.email AS userEmail, projectTitle, submittedDate, startDate
    FROM applications a JOIN users u ON u.id = a.uid WHERE ' . list_condition('RequestProgressReport') . '
    ORDER BY a.Id DESC',
));
