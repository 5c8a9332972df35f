<?php

declare(strict_types=1);

/** What Grant.php takes from a form (wire 2.4); whatever else came is not looked at. */
const FORM_FIELDS = [
    'title', 'name', 'faculty', 'department', 'email', 'phone', 'position', 'degree', 'university', 'year', 'field',
    'Leave_Get', 'Leave_Date', 'Leave_Duration',
    'projectTitle', 'projectInvolved', 'publication1', 'publication2', 'publication3', 'outsidegrants',
    'researchFacilities', 'foreign_collaborators', 'foreign_collaborator_departmentUniversity',
    'reviewer1Name', 'reviewer1Email', 'reviewer1Affiliation',
    'reviewer2Name', 'reviewer2Email', 'reviewer2Affiliation',
    'reviewer3Name', 'reviewer3Email', 'reviewer3Affiliation',
];

const NOT_REQUIRED = [
    'publication1', 'publication2', 'publication3',
    'foreign_collaborators', 'foreign_collaborator_departmentUniversity',
];

/** Asked for only where leave is taken (spec 5). */
const LEAVE_FIELDS = ['Leave_Date', 'Leave_Duration'];

/** Stored as 1 or 0 once submitted, and told so (wire 2.4). */
const FLAGS = ['Leave_Get', 'projectInvolved'];

/** Each kind of rows of MultipleRows.php: its table and its columns. */
const ROW_KINDS = [
    'grantRows' => ['grant_rows', ['fundingSource', 'durationperiod', 'currency', 'amount']],
    'fundingRows' => ['funding_rows', ['fundingOrganization', 'fundingAmount']],
    'co_investigators' => ['co_investigators', ['name', 'departmentUniversity']],
];

function application(int|string $id): array|false
{
    return run('SELECT * FROM applications WHERE Id = ?', [$id])->fetch();
}

/** The application, if it belongs to whoever is signed in. */
function own_application(int|string $id): array|false
{
    $application = application($id);
    return $application && $application['uid'] === ($_SESSION['user_id'] ?? null) ? $application : false;
}

/** The names of the fields that are asked for and were left empty. */
function missing_fields(array $form): array
{
    $asks_for_leave = ($form['Leave_Get'] ?? '') === 'yes' || has_habit('leave-always-required');
    $optional = $asks_for_leave ? NOT_REQUIRED : [...NOT_REQUIRED, ...LEAVE_FIELDS];
    $required = array_diff(FORM_FIELDS, $optional);
    return array_filter($required, fn (string $field) => trim($form[$field] ?? '') === '');
}

/** Makes an application with its two approvals still to come. Returns its id. */
function add_application(int $uid, array $form, ?string $submittedDate = null): int
{
    $row = ['uid' => $uid, 'submittedDate' => $submittedDate ?? now()];
    foreach (FORM_FIELDS as $field) {
        $given = $form[$field] ?? '';
        $row[$field] = in_array($field, FLAGS, true) ? (int) ($given === 'yes') : $given;
    }
    $id = insert('applications', $row);
    insert('approvals', ['app_ID' => $id, 'approver' => 'HOD']);
    insert('approvals', ['app_ID' => $id, 'approver' => 'Dean']);
    return $id;
}

/** Adds the rows of one kind; one with an empty value is left out without a word (wire 2.4). */
function add_rows(int $id, string $kind, array $rows): void
{
    [$table, $columns] = ROW_KINDS[$kind];
    foreach ($rows as $row) {
        if (all_given($row, ...$columns)) {
            insert($table, ['app_ID' => $id] + array_intersect_key($row, array_flip($columns)));
        }
    }
}

function rows_of(int|string $id, string $kind): array
{
    [$table, $columns] = ROW_KINDS[$kind];
    return run('SELECT ' . implode(', ', $columns) . " FROM $table WHERE app_ID = ?", [$id])->fetchAll();
}

/** Moves an application on, if it stands where that is allowed (spec 4). Tells whether it did. */
function move_status(int|string $id, string $to, string ...$from): bool
{
    $marks = implode(', ', array_fill(0, count($from), '?'));
    // A bound text has no type of its own: without the cast it would never equal a number.
    $sql = "UPDATE applications SET Status = ? WHERE Id = ? AND CAST(Status AS TEXT) IN ($marks)";
    return run($sql, [$to, $id, ...$from])->rowCount() === 1;
}

/** The case on the pages that are reached by a link; `[]` for an id that is not known (wire 2.7). */
function linked_case(int|string $id): array
{
    return run('SELECT projectTitle, name, Id AS app_ID FROM applications WHERE Id = ?', [$id])->fetch() ?: [];
}

/** Whether now is between the dates, both included (spec 4). */
function window_is_open(): bool
{
    $dates = run('SELECT * FROM dates')->fetch();
    $minute = substr(now(), 0, 16);
    return $dates
        && "{$dates['Open_Date']} {$dates['Time_1']}" <= $minute
        && $minute <= "{$dates['Close_Date']} {$dates['Time_2']}";
}
