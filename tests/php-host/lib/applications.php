<?php

declare(strict_types=1);

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

/** What Grant.php takes from a form, column by column as schema.sql has them; whatever else came is not looked at. */
function form_columns(): array
{
    static $columns = null;
    $all = "SELECT cid, name, type, \"notnull\" AS required FROM pragma_table_info('applications')";
    return $columns ??= run("$all WHERE cid > (SELECT cid FROM ($all) WHERE name = 'uploads_uploaded_at')")->fetchAll();
}

/** The names of the fields that are asked for and were left empty; the leave's only where leave is taken. */
function missing_fields(array $form): array
{
    $asks_for_leave = ($form['Leave_Get'] ?? '') === 'yes' || has_habit('leave-always-required');
    $required = array_column(array_filter(form_columns(), fn (array $column) => $column['required']), 'name');
    $asked = $asks_for_leave ? $required : array_diff($required, ['Leave_Date', 'Leave_Duration']);
    return array_filter($asked, fn (string $field) => trim($form[$field] ?? '') === '');
}

/** Makes an application with its two approvals still to come. Returns its id. */
function add_application(int $uid, array $form, ?string $submittedDate = null): int
{
    $row = ['uid' => $uid, 'submittedDate' => $submittedDate ?? now()];
    foreach (form_columns() as ['name' => $field, 'type' => $type]) {
        $given = $form[$field] ?? '';
        $row[$field] = $type === 'BOOLEAN' ? (int) ($given === 'yes') : $given;
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
function linked_application(int|string $id): array
{
    return run('SELECT projectTitle, name, Id AS app_ID FROM applications WHERE Id = ?', [$id])->fetch() ?: [];
}

/** Whether now is between the dates, both included (spec 4). */
function period_is_open(): bool
{
    $dates = run('SELECT * FROM dates')->fetch();
    $minute = substr(now(), 0, 16);
    return $dates
        && "{$dates['Open_Date']} {$dates['Time_1']}" <= $minute
        && $minute <= "{$dates['Close_Date']} {$dates['Time_2']}";
}
