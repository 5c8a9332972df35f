<?php

declare(strict_types=1);

/** Returns the fields and the lists of rows of the form, each with its columns, as form.ts writes them. */
function load_form(): array
{
    static $form = null;
    return $form ??= json_decode(file_get_contents(data_path('form.json')), true);
}

/** Returns the columns of a list of MultipleRows.php. The list and its table have the same name. */
function columns_of(string $list): array
{
    return array_column(load_form()['rows'][$list], 'name');
}

function find_application(int|string $id): array|false
{
    return run('SELECT * FROM applications WHERE Id = ?', [$id])->fetch();
}

/** Returns the application if it belongs to the signed-in person. */
function find_own_application(int|string $id): array|false
{
    $application = find_application($id);
    return $application && $application['uid'] === ($_SESSION['user_id'] ?? null) ? $application : false;
}

/** Returns the required fields that are empty. Fields of the leave are required only if one is taken. */
function find_missing_fields(array $form): array
{
    $requires_leave = ($form['Leave_Get'] ?? '') === 'yes' || has_habit('leave-always-required');
    $required = array_column(array_filter(load_form()['fields'], fn (array $field) => $field['required']), 'name');
    $checked = $requires_leave ? $required : array_diff($required, ['Leave_Date', 'Leave_Duration']);
    return array_filter($checked, fn (string $field) => trim($form[$field] ?? '') === '');
}

/** Creates an application with its two approvals still undecided. Ignores unknown fields. Returns its id. */
function add_application(int $uid, array $form, ?string $submittedDate = null): int
{
    $row = ['uid' => $uid, 'submittedDate' => $submittedDate ?? now()];
    foreach (load_form()['fields'] as ['name' => $field, 'type' => $type]) {
        $value = $form[$field] ?? '';
        $row[$field] = $type === 'BOOLEAN' ? (int) ($value === 'yes') : $value;
    }
    $id = insert('applications', $row);
    insert('approvals', ['app_ID' => $id, 'approver' => 'HOD']);
    insert('approvals', ['app_ID' => $id, 'approver' => 'Dean']);
    return $id;
}

/** Silently skips rows with an empty value. */
function add_rows(int $id, string $list, array $rows): void
{
    $columns = columns_of($list);
    foreach ($rows as $row) {
        if (has_all_fields($row, ...$columns)) {
            insert($list, ['app_ID' => $id] + array_intersect_key($row, array_flip($columns)));
        }
    }
}

function find_rows(int|string $id, string $list): array
{
    $columns = implode(', ', columns_of($list));
    return run("SELECT $columns FROM $list WHERE app_ID = ?", [$id])->fetchAll();
}

/** Changes the status if it is one of `$from`. Returns true after a change. */
function update_status(int|string $id, string $to, string ...$from): bool
{
    $marks = implode(', ', array_fill(0, count($from), '?'));
    // A bound text has no column type: without the cast it would never equal a number.
    $sql = "UPDATE applications SET Status = ? WHERE Id = ? AND CAST(Status AS TEXT) IN ($marks)";
    return run($sql, [$to, $id, ...$from])->rowCount() === 1;
}

/** Returns the columns for the pages of approvers and reviewers; `[]` for an unknown id. */
function find_linked_application(int|string $id): array
{
    return run('SELECT projectTitle, name, Id AS app_ID FROM applications WHERE Id = ?', [$id])->fetch() ?: [];
}

/** Returns true between the dates, inclusive. */
function is_period_open(): bool
{
    $dates = run('SELECT * FROM dates')->fetch();
    $minute = substr(now(), 0, 16);
    return $dates
        && "{$dates['Open_Date']} {$dates['Time_1']}" <= $minute
        && $minute <= "{$dates['Close_Date']} {$dates['Time_2']}";
}
