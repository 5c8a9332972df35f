<?php

declare(strict_types=1);

/** Folder and name of an application's files, which keep their extension (docs/host.md#names-on-disk). */
const FILE_PLACES = [
    'proposal' => 'Applications/%d_projectProposal',
    'projectBudget' => 'Applications/%d_projectBudget',
    'cvPrincipalInvestigator' => 'Applications/%d_projectCV',
    'cvCoInvestigators' => 'Applications/%d_coInvestigatorsCVs',
    'agreement' => 'Agreements/%d_Agreement',
    'agreementurc' => 'CouncilAgreements/%d_Agreement',
    'awardLetter' => 'AwardLetters/%d_AwardLetter',
    'budgetRevision' => 'BudgetRevision/%d_Budget(CurrentBudget)',
    'progress_midyear' => 'ProgressReport/%d_ProgressReport(Mid-year)',
    'progress_endyear' => 'ProgressReport/%d_ProgressReport(End-year)',
    'progress_final' => 'ProgressReport/%d_ProgressReport(Final)',
];

/** Adds the report of each reviewer: `EvaluationReports(Reviewer_One)/12_EvaluationReport`. */
function file_places(): array
{
    $places = FILE_PLACES;
    foreach (REVIEWER_KINDS as $kind) {
        $places[$kind] = 'EvaluationReports(' . ucwords($kind, '_') . ')/%d_EvaluationReport';
    }
    return $places;
}

const PDF_ONLY = ['pdf'];
const DOCUMENTS = ['pdf', 'doc', 'docx'];
const DOCUMENTS_AND_SHEETS = ['pdf', 'doc', 'docx', 'xls', 'xlsx'];

const CONTENT_TYPES = [
    'pdf' => 'application/pdf',
    'doc' => 'application/msword',
    'docx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

function extension_of(string $name): string
{
    return strtolower(pathinfo($name, PATHINFO_EXTENSION));
}

function content_type_of(string $path): string
{
    return CONTENT_TYPES[extension_of($path)] ?? 'application/octet-stream';
}

/** Returns a path in the folder of all uploads and creates its parent folder. */
function upload_path(string $name): string
{
    $path = data_path("GrantData/$name");
    if (!is_dir(dirname($path))) {
        @mkdir(dirname($path), 0700, true);
    }
    return $path;
}

function stem_of(string $kind, int|string $id): string
{
    return upload_path(sprintf(file_places()[$kind], $id));
}

/** Returns the path of a file of an application, or null. */
function find_stored_file(string $kind, int|string $id): ?string
{
    return isset(file_places()[$kind]) ? glob(stem_of($kind, $id) . '.*')[0] ?? null : null;
}

/** Returns PHP's data of an upload. Null if it did not arrive, such as after a body larger than post_max_size. */
function find_upload(string $field): ?array
{
    $file = $_FILES[$field] ?? null;
    return $file && $file['error'] !== UPLOAD_ERR_NO_FILE ? $file : null;
}

/** Returns the error message of an invalid upload, or null. */
function validate_upload(array $file, array $extensions): ?string
{
    if ($file['error'] === UPLOAD_ERR_INI_SIZE) {
        return 'The uploaded file exceeds the upload_max_filesize directive in php.ini.';
    }
    if ($file['error'] !== UPLOAD_ERR_OK) {
        return 'Failed to upload the file.';
    }
    if (!in_array(extension_of($file['name']), $extensions, true)) {
        return 'Invalid file type. Only ' . strtoupper(implode(', ', $extensions)) . ' allowed.';
    }
    return null;
}

/** Returns a valid upload; refuses any other. */
function require_upload(string $field, array $extensions, Refusal $shape): array
{
    $file = find_upload($field);
    $problem = $file ? validate_upload($file, $extensions) : 'No file uploaded.';
    if ($problem) {
        refuse($shape, $problem);
    }
    return $file;
}

/** Stores an upload as the only file of its kind. Returns its new name. */
function store_upload(array $file, string $kind, int|string $id): string
{
    array_map('unlink', glob(stem_of($kind, $id) . '.*'));
    $path = stem_of($kind, $id) . '.' . extension_of($file['name']);
    move_uploaded_file($file['tmp_name'], $path);
    return basename($path);
}

/** Deletes all files of an application, repeated reports included. */
function delete_files_of(int|string $id): void
{
    foreach (array_keys(file_places()) as $kind) {
        array_map('unlink', glob(stem_of($kind, $id) . '*'));
    }
}

/** Makes the browser save the response under a name, and never show it as a page. */
function send_download_headers(string $type, string $name): void
{
    header("Content-Type: $type");
    header("Content-Disposition: attachment; filename=\"$name\"");
    header('X-Content-Type-Options: nosniff');
}

function send_file(string $path, ?string $type = null): never
{
    send_download_headers($type ?? content_type_of($path), basename($path));
    header('Content-Length: ' . filesize($path));
    readfile($path);
    exit;
}

/** Responds to a request for a missing file with JSON and status 200. */
function send_file_or_refuse(?string $path, Refusal $shape): never
{
    if ($path === null) {
        refuse($shape, 'File not found.');
    }
    send_file($path);
}

/** Returns the path of the criteria document, or null if there is none. */
function find_criteria_file(): ?string
{
    $name = run('SELECT criteria FROM criteria')->fetchColumn();
    $path = $name ? upload_path("CriteriaFiles/$name") : '';
    return is_file($path) ? $path : null;
}
