<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusError);
$ofReviewers = '';
$joins = '';
foreach (array_keys(REVIEWER_KINDS) as $number) {
    // The invited reviewer, or the one that the applicant nominated if none was invited.
    foreach (['Name', 'Email', 'Affiliation'] as $column) {
        $ofReviewers .= ", COALESCE(r$number.$column, a.reviewer$number$column) AS reviewer$number$column";
    }
    $ofReviewers .= ", COALESCE(r$number.emailSent, 0) AS reviewer{$number}EmailSent";
    $ofReviewers .= ", r$number.mark AS reviewer{$number}_mark";
    $joins .= " LEFT JOIN reviewers r$number ON r$number.app_ID = a.Id AND r$number.number = $number";
}
reply(plain(
    "SELECT a.Id AS app_ID, projectTitle, submittedDate, Status $ofReviewers
    FROM applications a $joins WHERE " . is_in('SendReviewers') . ' ORDER BY a.Id DESC',
));
