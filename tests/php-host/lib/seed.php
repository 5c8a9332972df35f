<?php

declare(strict_types=1);

const DEMO_PASSWORD = 'demo1234';

/** Id, first name, last name, e-mail address, role. */
const PEOPLE = [
    [1, 'Nirmala', 'Jayawardhana', 'applicant@demo.urc', 'Applicant'],
    [2, 'Kavindu', 'Senanayake', 'applicant2@demo.urc', 'Applicant'],
    [3, 'Ruwani', 'Gamage', 'admin@demo.urc', 'Admin'],
    [4, 'Samadhi', 'Ranaweli', 'urc@demo.urc', 'urc'],
    [5, 'Ayesha', 'Rahim', 'newcomer@demo.urc', 'Applicant'],
];

const FACULTIES = [
    'Faculty of Agriculture' => ['Crop Science', 'Soil Science'],
    'Faculty of Engineering' => ['Civil Engineering', 'Computer Engineering'],
    'Faculty of Science' => ['Botany', 'Chemistry', 'Zoology'],
];

/**
 * One application in every state: title, applicant, age in days, status, answers of HOD and Dean, marks. The oldest are
 * always of an earlier year.
 */
const APPLICATIONS = [
    ['Flood marks of the lower river', 1, 420, GRANTED, [APPROVED, APPROVED], ['81', '76', '79']],
    ['Shade trees of old tea estates', 2, 400, DENIED, [APPROVED, APPROVED], ['44', '51', '40']],
    ['Dialects of the northern coast', 1, 60, NOT_APPROVED, [APPROVED, NOT_APPROVED], []],
    ['Wells and fluoride in the dry zone', 2, 50, NOT_SHORTLISTED, [null, null], []],
    ['A dictionary of fishing words', 1, 40, GRANTED, [APPROVED, APPROVED], ['72', '68', '75']],
    ['Hearing of machine operators', 2, 30, APPROVED, [APPROVED, APPROVED], ['66', null, null]],
    ['Low-cost sensors for paddy fields', 1, 20, SHORTLISTED, [APPROVED, null], []],
    ['Pollinators of village gardens', 2, 10, SUBMITTED, [null, null], []],
    ['Seed banks of montane forests', 1, 5, SUBMITTED, [null, null], []],
];

/** Counts from the host's clock. */
function days_from_now(int $days): string
{
    return date(SQL_TIME, host_time() + $days * 86400);
}

function seed(): void
{
    seed_council();
    array_map(fn (array $facts) => seed_application(...$facts), APPLICATIONS);
}

function seed_council(): void
{
    $password = password_hash(DEMO_PASSWORD, PASSWORD_DEFAULT);
    foreach (PEOPLE as [$id, $firstName, $lastName, $email, $role]) {
        insert('users', compact('id', 'firstName', 'lastName', 'email', 'password', 'role'));
    }
    foreach (FACULTIES as $faculty => $departments) {
        $fid = insert('faculties', ['faculty' => $faculty]);
        foreach ($departments as $department) {
            insert('departments', ['fid' => $fid, 'department' => $department]);
        }
    }
    $close = substr(days_from_now(10), 0, 10);
    insert('dates', [
        'Open_Date' => substr(days_from_now(-20), 0, 10),
        'Time_1' => '08:00',
        'Close_Date' => $close,
        'Time_2' => '16:00',
        'Year' => substr($close, 0, 4),
    ]);
    $name = 'Evaluation Criteria_URC Grants_1.docx';
    insert('criteria', ['criteria' => $name]);
    // An empty ZIP archive, which starts like a Word document.
    file_put_contents(upload_path("CriteriaFiles/$name"), "PK\x05\x06" . str_repeat("\0", 18));
}

function seed_application(string $title, int $uid, int $age, string $status, array $decisions, array $marks): void
{
    $submitted = days_from_now(-$age);
    $id = add_application($uid, seed_form($title, $uid), $submitted);
    run('UPDATE applications SET Status = ?, uploads_uploaded_at = ? WHERE Id = ?', [$status, $submitted, $id]);
    add_rows($id, 'co_investigators', [array_column(load_form()['rows']['co_investigators'], 'sample', 'name')]);
    foreach (['proposal', 'projectBudget', 'cvPrincipalInvestigator', 'cvCoInvestigators'] as $kind) {
        seed_file($kind, $id, $title);
    }
    foreach (array_combine(['HOD', 'Dean'], $decisions) as $approver => $decision) {
        if ($decision) {
            $sql = 'UPDATE approvals SET sent = 1, decision = ?, remarks = ?, date = ?
                WHERE app_ID = ? AND approver = ?';
            run($sql, [$decision, 'Read with the department.', $submitted, $id, $approver]);
        }
    }
    foreach (array_filter($marks) as $index => $mark) {
        $number = $index + 1;
        $email = "reviewer$number@example.org";
        insert('reviewers', ['app_ID' => $id, 'date' => $submitted] + compact('number', 'email', 'mark'));
        seed_file(REVIEWER_KINDS[$number], $id, $title);
    }
    if ($status === GRANTED) {
        seed_grant($id, $title, $submitted);
    }
}

/** Adds terms, the agreement of the council, a budget revision and a first report. */
function seed_grant(int $id, string $title, string $date): void
{
    $sql = "UPDATE applications SET startDate = ?, period = '2 Years', amount = '1250000' WHERE Id = ?";
    run($sql, [substr($date, 0, 10), $id]);
    insert('agreements', ['app_ID' => $id, 'uploaded_at' => $date]);
    insert('budgets', ['app_ID' => $id, 'uploaded_at' => $date]);
    foreach (['agreementurc', 'budgetRevision', 'progress_midyear'] as $kind) {
        seed_file($kind, $id, $title);
    }
}

function seed_file(string $kind, int $id, string $title): void
{
    file_put_contents(stem_of($kind, $id) . '.pdf', make_pdf([$title, "$kind of application $id"]));
}

/** Returns the samples of the form, with a title and the person. */
function seed_form(string $title, int $uid): array
{
    [, $firstName, $lastName, $email] = PEOPLE[$uid - 1];
    $own = [
        'name' => "$firstName $lastName",
        'email' => $email,
        'faculty' => '3',
        'department' => '5',
        'projectTitle' => $title,
    ];
    return $own + array_column(load_form()['fields'], 'sample', 'name');
}
