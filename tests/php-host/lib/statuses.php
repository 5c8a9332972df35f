<?php

declare(strict_types=1);

/** The status codes (docs/portal.md#status-codes). The host keeps no drafts. */
const SUBMITTED = '1';
const SHORTLISTED = '2.1';
const NOT_SHORTLISTED = '2.2';
const APPROVED = '3.1';
const NOT_APPROVED = '3.2';
const GRANTED = '5.1';
const DENIED = '5.2';

/** Words of the list without codes. Any other status is `Save` (docs/host.md#status). */
const STATUS_WORDS = [
    SUBMITTED => 'Submitted',
    APPROVED => 'Approved',
    NOT_APPROVED => 'Rejected',
    GRANTED => 'Granted',
    DENIED => 'Granted',
];

/** The statuses of each list (docs/host.md#council-lists). */
const LISTED_STATUSES = [
    'ViewApplication' => [SUBMITTED, APPROVED, NOT_APPROVED, GRANTED, DENIED],
    'ViewApplication_DS' => [SUBMITTED, SHORTLISTED, NOT_SHORTLISTED],
    'RequestApproval' => [SHORTLISTED, APPROVED, NOT_APPROVED],
    'ApprovedApplications' => [SHORTLISTED, APPROVED, GRANTED, DENIED],
    'SendReviewers' => [APPROVED, GRANTED],
    'RequestAgreement' => [GRANTED],
    'RequestProgressReport' => [GRANTED],
    'ApproveBudget' => [GRANTED],
];

/** Returns the SQL condition for the applications in a list. */
function list_condition(string $list): string
{
    return 'Status IN (' . implode(', ', LISTED_STATUSES[$list]) . ')';
}
