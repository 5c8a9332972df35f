<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusError);
$reviewerColumns = '';
$joins = '';
foreach (array_keys(REVIEWER_KINDS) as $number) {
    // The invited reviewer, or the one that the applicant nominated if none was invited.
    foreach (['Name', 'Email', 'Affiliation'] as $column) {
        $reviewerColumns .= ", COALESCE(r$number.$column, a.reviewer$number$column) AS reviewer$number$column";
    }
    $reviewerColumns .= ", COALESCE(r$number.emailSent, 0) AS reviewer{$number}EmailSent";
    $reviewerColumns .= ", r$number.mark AS reviewer{$number}_mark";
    $joins .= " LEFT JOIN reviewers r$number ON r$number.app_ID = a.Id AND r$number.number = $number";
}
respond(run_plain_query(
    "SELECT a.Id AS app_ID, projectTitle, submittedDate, Status $reviewerColumns
    FROM applications a $joins WHERE " . list_condition('SendReviewers') . ' ORDER BY a.Id DESC',
));
