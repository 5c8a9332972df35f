<?php

declare(strict_types=1);

/** The name of each reviewer in calls and file names. */
const REVIEWER_KINDS = [1 => 'reviewer_one', 2 => 'reviewer_two', 3 => 'reviewer_three'];

/** SaveReviewer1.php and so on: stores the reviewer and marks the e-mail as sent. */
function save_reviewer(int $number): never
{
    require_council(Refusal::StatusError);
    if (!has_all_fields($_POST, 'app_ID', 'reviewerEmail', 'reviewerName', 'reviewerAffiliation')) {
        refuse(Refusal::StatusError, 'Missing required fields.');
    }
    if (!find_application($_POST['app_ID'])) {
        refuse(Refusal::StatusError, 'Application not found.');
    }
    $sql = 'INSERT INTO reviewers (app_ID, number, name, email, affiliation) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET name = excluded.name, email = excluded.email, affiliation = excluded.affiliation';
    ['reviewerName' => $name, 'reviewerEmail' => $email, 'reviewerAffiliation' => $affiliation] = $_POST;
    run($sql, [$_POST['app_ID'], $number, $name, $email, $affiliation]);
    respond(['status' => 'success', 'message' => 'Reviewer saved successfully.']);
}

/** Reviewer1Evaluvation.php and so on: sends the criteria, or stores marks and report. Neither requires a login. */
function evaluate(int $number): never
{
    if (is_post()) {
        store_review($number);
    }
    $path = find_criteria_file();
    if ($path === null) {
        refuse(Refusal::Error, 'No files available for download.');
    }
    send_file($path, 'application/octet-stream');
}

/** Refuses a mark of 0. Responds with success but stores nothing if no reviewer was saved (docs/host.md#review). */
function store_review(int $number): never
{
    if (!has_all_fields($_POST, 'app_ID', 'overallMarks')) {
        refuse(Refusal::StatusError, 'Missing required fields.');
    }
    $report = require_upload('evaluationReport', DOCUMENTS, Refusal::StatusError);
    $sql = 'UPDATE reviewers SET mark = ?, date = ? WHERE app_ID = ? AND number = ?';
    if (run($sql, [$_POST['overallMarks'], now(), $_POST['app_ID'], $number])->rowCount() === 1) {
        store_upload($report, REVIEWER_KINDS[$number], $_POST['app_ID']);
    }
    respond(['status' => 'success', 'message' => 'File and marks uploaded successfully.']);
}
