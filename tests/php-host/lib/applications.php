<?php

declare(strict_types=1);

/** The table and the columns of each kind of rows of MultipleRows.php. */
const ROW_KINDS = [
    'grantRows' => ['grant_rows', ['fundingSource', 'durationperiod', 'currency', 'amount']],
    'fundingRows' => ['funding_rows', ['fundingOrganization', 'fundingAmount']],
    'co_investigators' => ['co_investigators', ['name', 'departmentUniversity']],
];

function application(int|string $id): array|false
{
    return run('SELECT * FROM applications WHERE Id = ?', [$id])->fetch();
}

/** Returns the application if it belongs to the signed-in person. */
function own_application(int|string $id): array|false
{
    $application = application($id);
    return $application && $application['uid'] === ($_SESSION['user_id'] ?? null) ? $application : false;
}

/** Returns the columns of schema.sql that Grant.php fills from a form. It ignores all other fields. */
function form_columns(): array
{
    static $columns = null;
    $all = "SELECT cid, name, type, \"notnull\" AS required FROM pragma_table_info('applications')";
    return $columns ??= run("$all WHERE cid > (SELECT cid FROM ($all) WHERE name = 'uploads_uploaded_at')")->fetchAll();
}

/** Returns the required fields that are empty. Fields of the leave are required only if one is taken. */
function missing_fields(array $form): array
{
    $asks_for_leave = ($form['Leave_Get'] ?? '') === 'yes' || has_habit('leave-always-required');
    $required = array_column(array_filter(form_columns(), fn (array $column) => $column['required']), 'name');
    $asked = $asks_for_leave ? $required : array_diff($required, ['Leave_Date', 'Leave_Duration']);
    return array_filter($asked, fn (string $field) => trim($form[$field] ?? '') === '');
}

/** Creates an application with its two approvals still undecided. Returns its id. */
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

/** Silently skips rows with an empty value. */
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

/** Changes the status if it is one of `$from`. Returns true if it did. */
function move_status(int|string $id, string $to, string ...$from): bool
{
    $marks = implode(', ', array_fill(0, count($from), '?'));
    // A bound text has no column type: without the cast it would never equal a number.
    $sql = "UPDATE applications SET Status = ? WHERE Id = ? AND CAST(Status AS TEXT) IN ($marks)";
    return run($sql, [$to, $id, ...$from])->rowCount() === 1;
}

/** Returns the facts that pages behind a link show; `[]` for an unknown id. */
function linked_application(int|string $id): array
{
    return run('SELECT projectTitle, name, Id AS app_ID FROM applications WHERE Id = ?', [$id])->fetch() ?: [];
}

/** Returns true between the dates, inclusive. */
function period_is_open(): bool
{
    $dates = run('SELECT * FROM dates')->fetch();
    $minute = substr(now(), 0, 16);
    return $dates
        && "{$dates['Open_Date']} {$dates['Time_1']}" <= $minute
        && $minute <= "{$dates['Close_Date']} {$dates['Time_2']}";
}
