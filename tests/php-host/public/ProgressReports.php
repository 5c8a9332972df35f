<?php

require __DIR__ . '/../lib/host.php';

const REPORTS = ['mid-year' => 'progress_midyear', 'end-year' => 'progress_endyear', 'final' => 'progress_final'];

require_applicant(Refusal::StatusError);
if (empty($_FILES['file'])) {
    respond(['Error' => 'No files were uploaded.']);
}
$application = find_own_application($_POST['app_ID'] ?? 0);
$kind = REPORTS[$_POST['reportType'] ?? ''] ?? null;
if (!$application || $kind === null) {
    refuse(Refusal::StatusError, 'Invalid app_ID or report type.');
}

/** The first report of a kind has the name that is downloaded; every later one gets a suffix. */
$getFileName = function (string $original) use ($application, $kind): string {
    $stem = stem_of($kind, $application['Id']);
    $suffix = find_stored_file($kind, $application['Id']) ? '_' . uniqid() : '';
    return "$stem$suffix." . extension_of($original);
};

$messages = [];
foreach ($_FILES['file']['name'] as $index => $name) {
    $file = array_map(fn (array $values) => $values[$index], $_FILES['file']);
    $problem = validate_upload($file, DOCUMENTS_AND_SHEETS);
    if (!$problem) {
        move_uploaded_file($file['tmp_name'], $getFileName($name));
    }
    $messages[$name] = $problem ? "Error: $problem" : 'File uploaded and database updated successfully.';
}
respond($messages);
