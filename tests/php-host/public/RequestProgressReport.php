<?php

require __DIR__ . '/../lib/host.php';

const REPORTS = ['mid' => 'progress_midyear', 'end' => 'progress_endyear', 'final' => 'progress_final'];

if (isset($_GET['app_ID'])) {
    only_council(Refusal::Error);
    $path = stored_file(REPORTS[$_GET['reportType'] ?? ''] ?? '', $_GET['app_ID']);
    // Sends only PDFs, although uploads may be other documents.
    send_file_or_refuse($path && ending_of($path) === 'pdf' ? $path : null, Refusal::Error);
}
only_council(Refusal::StatusError);
reply(plain(
    'SELECT a.Id, a.Id AS app_ID, name, Status, u.email AS userEmail, projectTitle, submittedDate, startDate
    FROM applications a JOIN users u ON u.id = a.uid WHERE ' . is_in('RequestProgressReport') . '
    ORDER BY a.Id DESC',
));
