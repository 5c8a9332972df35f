/** What the report has to say about a fault, in its own words. */
export type Severity = 'critical vulnerability' | 'vulnerability' | 'broken' | 'warning'

type Expectation =
  /** `names` is a screen, or the file of a call for a vulnerability, which may also break screens. */
  | { readonly severity: Severity; readonly names: string; readonly reason?: undefined; readonly alsoBroken?: boolean }
  /** No call shows the fault. */
  | {
      readonly severity: 'unseen'
      readonly reason: string
      readonly names?: undefined
      readonly alsoBroken?: undefined
    }

/** One changed line of the PHP host of the tests. */
export type Mutation = Expectation & {
  /** Completes "the host ...". */
  readonly title: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}

const MUTATIONS_BY_FILE: Readonly<Record<string, readonly (Expectation & Omit<Mutation, 'file'>)[]>> = {
  'lib/session.php': [
    {
      title: 'checks no role for the council',
      find: 'if (!is_council()) {',
      replace: 'if (false) {',
      severity: 'critical vulnerability',
      names: 'RequestProgressReport.php',
    },
    {
      title: 'lets the council write applications',
      find: "if ($_SESSION['user_role'] !== 'Applicant') {",
      replace: 'if (false) {',
      severity: 'vulnerability',
      names: 'Grant.php',
    },
    {
      title: 'refuses visitors in words that offer no log-in',
      find: "refuse($shape, 'User not logged in.');",
      replace: "refuse($shape, 'Not possible.');",
      severity: 'warning',
      names: 'DeleteApplication.php',
    },
    {
      title: 'logs everybody in as an applicant',
      find: "'user_role' => $user['role'],",
      replace: "'user_role' => 'Applicant',",
      severity: 'broken',
      names: 'Login',
    },
    {
      title: 'stores new passwords in lower case',
      find: "password_hash($input['password'], PASSWORD_DEFAULT),",
      replace: "password_hash(strtolower($input['password']), PASSWORD_DEFAULT),",
      severity: 'broken',
      names: 'Sign Up',
    },
    {
      title: 'does not compare the two passwords of a new account',
      find: "if ($input['password'] !== $input['confirmPassword']) {",
      replace: 'if (false) {',
      severity: 'warning',
      names: 'Sign Up',
    },
  ],
  'public/Login.php': [
    {
      title: 'keeps the id of a session at log-in',
      find: 'session_regenerate_id(true);',
      replace: '',
      severity: 'unseen',
      reason: 'no call returns the id of the session, and no screen depends on it',
    },
    {
      title: 'accepts any password',
      find: "if (!$user || !password_verify($input['password'], $user['password'])) {",
      replace: 'if (!$user) {',
      severity: 'critical vulnerability',
      names: 'Login.php',
    },
  ],
  'public/Logout.php': [
    {
      title: 'keeps the session after the log-out',
      find: '$_SESSION = [];',
      replace: "respond(['message' => 'Logged out successfully']);",
      severity: 'critical vulnerability',
      names: 'Logout.php',
    },
  ],
  'public/CheckSession.php': [
    {
      title: 'has no session after a log-in',
      find: 'if (!is_signed_in()) {',
      replace: 'if (is_signed_in()) {',
      severity: 'broken',
      names: 'every page that needs a log-in',
    },
  ],
  'public/GetProfileData.php': [
    {
      title: 'shows the first name as the last name',
      find: 'SELECT firstName, lastName,',
      replace: 'SELECT firstName, firstName AS lastName,',
      severity: 'broken',
      names: 'Profile Information',
    },
  ],
  'public/Signup.php': [
    {
      title: 'signs people up as members of the council',
      find: "add_user($input, 'Applicant')",
      replace: "add_user($input, 'urc')",
      severity: 'critical vulnerability',
      names: 'Login.php',
      alsoBroken: true,
    },
  ],
  'public/NewAccount.php': [
    {
      title: 'makes every new account a secretary',
      find: "store_login(add_user($input, $input['role']));",
      replace: "store_login(add_user($input, 'Admin'));",
      severity: 'broken',
      names: 'New Account',
    },
  ],
  'public/ChangePassword.php': [
    {
      title: 'changes a password without the current one',
      find: "if (!$user || $user['id'] !== $id || !password_verify($input['currentPassword'], $user['password'])) {",
      replace: "if (!$user || $user['id'] !== $id) {",
      severity: 'critical vulnerability',
      names: 'ChangePassword.php',
    },
    {
      title: 'changes the password of everybody',
      find: "'UPDATE users SET password = ? WHERE id = ?'",
      replace: "'UPDATE users SET password = ? WHERE ? > 0'",
      severity: 'broken',
      names: 'Change Password',
    },
  ],
  'public/ForgotPassword.php': [
    {
      title: 'stores a reset password as it is typed',
      find: "$password = password_hash($input['newPassword'], PASSWORD_DEFAULT);",
      replace: "$password = $input['newPassword'];",
      severity: 'broken',
      names: 'Forgot Password',
    },
    {
      title: 'reports success for an unknown address',
      find: "[$password, $input['email']])->rowCount() !== 1) {",
      replace: "[$password, $input['email']])->rowCount() > 1) {",
      severity: 'warning',
      names: 'Forgot Password',
    },
  ],
  'public/FacultyDepartment.php': [
    {
      title: 'offers the departments of all faculties',
      find: 'FROM departments WHERE fid = ? ORDER BY department',
      replace: 'FROM departments WHERE ? > 0 ORDER BY department',
      severity: 'warning',
      names: 'Apply New Grant: Profile',
    },
  ],
  'public/ApplicationDates.php': [
    {
      title: 'leaves the times out of the dates',
      find: "\"{$dates['Close_Date']} {$dates['Time_2']}\",",
      replace: '"{$dates[\'Close_Date\']}",',
      severity: 'broken',
      names: 'Application Dates',
    },
    {
      title: 'stores no dates',
      find: "insert('dates', array_intersect_key($_POST, array_flip(FIELDS)));",
      replace: '',
      severity: 'broken',
      names: 'Application Dates',
    },
  ],
  'public/Criteria.php': [
    {
      title: 'reports new criteria without storing them',
      find: "move_uploaded_file($file['tmp_name'], upload_path('CriteriaFiles/' . CRITERIA_NAME));",
      replace: '',
      severity: 'broken',
      names: 'Review Criteria',
    },
  ],
  'public/Email.php': [
    {
      title: 'drops every e-mail',
      find: 'send_mail_from(json_input());',
      replace: '',
      severity: 'unseen',
      reason: 'no call reads a mailbox; every report says that nobody can see whether e-mails arrive',
    },
  ],
  'public/Grant.php': [
    {
      title: 'accepts an application without its required fields',
      find: 'if ($missing) {',
      replace: 'if (false) {',
      severity: 'warning',
      names: 'Apply New Grant: Reviewers',
    },
    {
      title: 'accepts applications after the closing date',
      find: 'if (!is_period_open()) {',
      replace: 'if (false) {',
      severity: 'vulnerability',
      names: 'Grant.php',
    },
    {
      title: 'forgets which application the files belong to',
      find: "$_SESSION['app_ID'] = $id;",
      replace: '',
      severity: 'broken',
      names: 'Apply New Grant: Reviewers',
    },
  ],
  'public/FileUploads.php': [
    {
      title: 'stores the budget as the proposal',
      find: "'projectProposal' => 'proposal',",
      replace: "'projectProposal' => 'projectBudget',",
      severity: 'broken',
      names: 'Apply New Grant: Reviewers',
    },
    {
      title: 'loses the CVs of the co-investigators',
      find: "'coInvestigatorsCVs' => 'cvCoInvestigators',",
      replace: '',
      severity: 'broken',
      names: 'Apply New Grant: Reviewers',
    },
  ],
  'public/MultipleRows.php': [
    {
      title: 'stores only the first row of each list',
      find: 'add_rows($id, $list, $input[$list]);',
      replace: 'add_rows($id, $list, array_slice($input[$list], 0, 1));',
      severity: 'broken',
      names: 'Edit application: Projects',
    },
  ],
  'lib/applications.php': [
    {
      title: 'lets an applicant read and delete the applications of others',
      find: "$application['uid'] === ($_SESSION['user_id'] ?? null) ? $application : false",
      replace: '$application ? $application : false',
      severity: 'critical vulnerability',
      names: 'GetFormData.php',
    },
    {
      title: 'cuts texts after 255 characters',
      find: ': $value;\n',
      replace: ': mb_substr($value, 0, 255);\n',
      severity: 'broken',
      names: 'Edit application: Projects',
    },
    {
      title: 'stores the phone number as a number',
      find: "$value = $form[$field] ?? '';",
      replace: "$value = $field === 'phone' ? (int) $form[$field] : $form[$field] ?? '';",
      severity: 'broken',
      names: 'Edit application: Profile',
    },
    {
      title: 'swaps yes and no',
      find: "(int) ($value === 'yes')",
      replace: "(int) ($value === 'no')",
      severity: 'broken',
      names: 'Edit application: Profile',
    },
    {
      title: 'requires the date of a leave that is not taken',
      find: "array_diff($required, ['Leave_Date', 'Leave_Duration']);",
      replace: "array_diff($required, ['Leave_Duration']);",
      severity: 'broken',
      names: 'Apply New Grant: Reviewers',
    },
    {
      title: 'shows approvers the title as the name',
      find: 'SELECT projectTitle, name, Id AS app_ID FROM',
      replace: 'SELECT projectTitle, projectTitle AS name, Id AS app_ID FROM',
      severity: 'broken',
      names: 'HOD’s decision',
    },
  ],
  'public/SubmittedGrants.php': [
    {
      title: 'lists the applications of everybody to each applicant',
      find: 'WHERE uid = ? ORDER BY',
      replace: 'WHERE ? > 0 ORDER BY',
      severity: 'vulnerability',
      names: 'SubmittedGrants.php',
    },
    {
      title: 'serves a signed agreement to any applicant',
      find: "$own = find_own_application($_GET['grantId']);",
      replace: "$own = find_application($_GET['grantId']);",
      severity: 'critical vulnerability',
      names: 'SubmittedGrants.php',
    },
    {
      title: 'writes the date of submission day first',
      find: 'projectTitle, submittedDate, Status, g.app_ID',
      replace: "projectTitle, strftime(\\'%d/%m/%Y\\', submittedDate) AS submittedDate, Status, g.app_ID",
      severity: 'warning',
      names: 'Submitted Grants',
    },
    {
      title: 'never lists an agreement',
      find: "(bool) $row['hasAgreement']",
      replace: 'false',
      severity: 'broken',
      names: 'Submitted Grants',
    },
  ],
  'public/GetApplicationID.php': [
    {
      title: 'offers the applications of others for a budget',
      find: 'WHERE uid = ? ORDER BY',
      replace: 'WHERE ? > 0 ORDER BY',
      severity: 'vulnerability',
      names: 'GetApplicationID.php',
    },
  ],
  'public/GetFormData.php': [
    {
      title: 'leaves the rows out of an application',
      find: "'grants' => find_rows($id, 'grantRows')",
      replace: "'grants' => []",
      severity: 'warning',
      names: 'Edit application: Projects',
    },
  ],
  'public/DeleteApplication.php': [
    {
      title: 'deletes the application of anybody for anybody',
      find: 'if (!(is_council() ? find_application($id) : find_own_application($id))) {',
      replace: 'if (!find_application($id)) {',
      severity: 'critical vulnerability',
      names: 'DeleteApplication.php',
    },
    {
      title: 'keeps the files of a deleted application',
      find: 'delete_files_of($id);',
      replace: '',
      severity: 'warning',
      names: 'Submitted Grants',
    },
    {
      title: 'deletes later applications, too',
      find: 'DELETE FROM applications WHERE Id = ?',
      replace: 'DELETE FROM applications WHERE Id >= ?',
      severity: 'broken',
      names: 'Submitted Grants',
    },
  ],
  'public/ViewSubmittedApplicationPDF.php': [
    {
      title: 'prints the first application for every number',
      find: "find_application($_GET['app_ID'] ?? 0);",
      replace: 'find_application(1);',
      severity: 'broken',
      names: 'Submitted Grants',
    },
    {
      title: 'leaves the values out of the PDF',
      find: '$lines[] = "$field: {$application[$field]}";',
      replace: '$lines[] = "$field:";',
      severity: 'unseen',
      reason: 'the text of a PDF is not read, because each host prints its own',
    },
  ],
  'public/CheckFileExistence.php': [
    {
      title: 'says that every file exists',
      find: '!== null]',
      replace: '!== 0]',
      severity: 'broken',
      names: 'Submitted Grants',
    },
  ],
  'lib/files.php': [
    {
      title: 'keeps only the first 64 kB of each file',
      find: "move_uploaded_file($file['tmp_name'], $path);",
      replace: "file_put_contents($path, file_get_contents($file['tmp_name'], length: 65536));",
      severity: 'broken',
      names: 'Request Agreement',
    },
    {
      title: 'refuses files above 200 kB',
      find: "if ($file['error'] !== UPLOAD_ERR_OK) {",
      replace: "if ($file['size'] > 200_000) {",
      severity: 'broken',
      names: 'Apply New Grant: Reviewers',
    },
    {
      title: 'accepts files of any kind',
      find: "if (!in_array(extension_of($file['name']), $extensions, true)) {",
      replace: 'if (false) {',
      severity: 'warning',
      names: 'Apply New Grant: Reviewers',
    },
    {
      title: 'keeps an older file beside one of another kind',
      find: "array_map('unlink', glob(stem_of($kind, $id) . '.*'));\n    $path",
      replace: '$path',
      severity: 'broken',
      names: 'Request Agreement',
    },
    {
      title: 'stores the signed agreement over that of the council',
      find: "'agreement' => 'Agreements/%d_Agreement',",
      replace: "'agreement' => 'CouncilAgreements/%d_Agreement',",
      severity: 'broken',
      names: 'Submitted Grants',
    },
    {
      title: 'adds a line to each download',
      find: 'readfile($path);',
      replace: 'echo "\\n"; readfile($path);',
      severity: 'broken',
      names: 'Submitted Grants',
    },
  ],
  'lib/statuses.php': [
    {
      title: 'leaves shortlisted applications out of Request Approval',
      find: "'RequestApproval' => [SHORTLISTED, APPROVED, NOT_APPROVED],",
      replace: "'RequestApproval' => [APPROVED, NOT_APPROVED],",
      severity: 'broken',
      names: 'Request Approval',
    },
    {
      title: 'leaves denied applications out of View Applications',
      find: "'ViewApplication' => [SUBMITTED, APPROVED, NOT_APPROVED, GRANTED, DENIED],",
      replace: "'ViewApplication' => [SUBMITTED, APPROVED, NOT_APPROVED, GRANTED],",
      severity: 'broken',
      names: 'View Applications',
    },
    {
      title: 'offers denied applications for reviews',
      find: "'SendReviewers' => [APPROVED, GRANTED],",
      replace: "'SendReviewers' => [APPROVED, GRANTED, DENIED],",
      severity: 'warning',
      names: 'Send Reviewers',
    },
    {
      title: 'calls a granted application rejected',
      find: "GRANTED => 'Granted',",
      replace: "GRANTED => 'Rejected',",
      severity: 'broken',
      names: 'View Applications',
    },
  ],
  'public/ViewApplication_DS.php': [
    {
      title: 'lists only the latest applications',
      find: "' ORDER BY Id DESC'",
      replace: "' ORDER BY Id DESC LIMIT 4'",
      severity: 'broken',
      names: 'Order Applications',
    },
  ],
  'public/UpdateOrderApplicationStatus.php': [
    {
      title: 'decides on all submitted applications with one',
      find: "respond(['status' => 'success',",
      replace: "run('UPDATE applications SET Status = ? WHERE Status = 1', [$status]); respond(['status' => 'success',",
      severity: 'broken',
      names: 'Order Applications',
    },
    {
      title: 'rejects a shortlisted application',
      find: 'NOT_SHORTLISTED => [SUBMITTED],',
      replace: 'NOT_SHORTLISTED => [SUBMITTED, SHORTLISTED],',
      severity: 'vulnerability',
      names: 'UpdateOrderApplicationStatus.php',
    },
  ],
  'lib/approvals.php': [
    {
      title: 'stores no e-mail address of HOD and Dean',
      find: "run($sql, [$_POST['email'], $_POST['name'],",
      replace: "run($sql, ['', $_POST['name'],",
      severity: 'warning',
      names: 'Request Approval',
    },
    {
      title: 'loses the remarks of HOD and Dean',
      find: "[$decision, $input['remarks'], now(),",
      replace: "[$decision, '', now(),",
      severity: 'broken',
      names: 'HOD’s decision',
    },
    {
      title: 'takes a second decision of HOD and Dean',
      find: 'approver = ? AND decision IS NULL',
      replace: 'approver = ?',
      severity: 'vulnerability',
      names: 'HODEvaluvation.php',
    },
    {
      title: 'leaves the status as it was after the Dean has decided',
      find: "update_status($input['app_ID'], $decision, SHORTLISTED);",
      replace: '',
      severity: 'broken',
      names: 'Dean’s decision',
    },
    {
      title: 'stores a rejection as an approval',
      find: "run($sql, [$decision, $input['remarks']",
      replace: "run($sql, [APPROVED, $input['remarks']",
      severity: 'broken',
      names: 'Dean’s decision',
    },
  ],
  'public/RequestApproval.php': [
    {
      title: 'shows the decision of the HOD as that of the Dean',
      find: 'dean.decision AS dean_decision',
      replace: 'hod.decision AS dean_decision',
      severity: 'broken',
      names: 'Request Approval',
    },
  ],
  'lib/reviewers.php': [
    {
      title: 'swaps address and affiliation of a reviewer',
      find: '$number, $name, $email, $affiliation]',
      replace: '$number, $name, $affiliation, $email]',
      severity: 'warning',
      names: 'Send Reviewers',
    },
    {
      title: 'stores the marks of all reviewers of an application',
      find: "WHERE app_ID = ? AND number = ?';",
      replace: "WHERE app_ID = ? AND number <= ?';",
      severity: 'broken',
      names: 'Review',
    },
    {
      title: 'stores each report as that of the first reviewer',
      find: 'store_upload($report, REVIEWER_KINDS[$number]',
      replace: 'store_upload($report, REVIEWER_KINDS[1]',
      severity: 'broken',
      names: 'Review',
    },
  ],
  'public/SendReviewers.php': [
    {
      title: 'forgets that a reviewer was invited',
      find: 'COALESCE(r$number.emailSent, 0)',
      replace: '0',
      severity: 'warning',
      names: 'Send Reviewers',
    },
  ],
  'public/ReviewerDocuments.php': [
    {
      title: 'stores every review from paper for the second reviewer',
      find: 'store_review($number);',
      replace: 'store_review(2);',
      severity: 'broken',
      names: 'Reviewer Documents',
    },
  ],
  'public/DownloadEvaluationReport.php': [
    {
      title: 'serves the report of the first reviewer for all',
      find: "$_GET['reviewerType'] ?? ''",
      replace: "'reviewer_one'",
      severity: 'broken',
      names: 'Send Reviewers',
    },
  ],
  'public/MoreDetails.php': [
    {
      title: 'swaps period and amount of a grant',
      find: 'startDate, period, amount,',
      replace: 'startDate, amount AS period, period AS amount,',
      severity: 'broken',
      names: 'More Details',
    },
    {
      title: 'does not say when a budget was revised',
      find: 'b.uploaded_at AS budget_uploaded_at,',
      replace: 'NULL AS budget_uploaded_at,',
      severity: 'warning',
      names: 'More Details',
    },
  ],
  'public/ApprovedApplications.php': [
    {
      title: 'shows the decision of the HOD as that of the Dean where it grants',
      find: 'dean.decision AS dean_decision',
      replace: 'hod.decision AS dean_decision',
      severity: 'broken',
      names: 'Approved Applications',
    },
    {
      title: 'shows the name as the e-mail address of an applicant',
      find: 'a.name, a.email,',
      replace: 'a.name, a.name AS email,',
      severity: 'broken',
      names: 'Approved Applications',
    },
  ],
  'public/ApplicationStatus_Granted.php': [
    {
      title: 'stores the terms of a grant nowhere',
      find: 'if ($status === GRANTED) {',
      replace: 'if ($status === 5.1) {',
      severity: 'broken',
      names: 'Decide',
    },
    {
      title: 'grants what it has to deny',
      find: "update_status($input['appId'], (string) $status,",
      replace: "update_status($input['appId'], GRANTED,",
      severity: 'broken',
      names: 'Decide',
    },
    {
      title: 'grants applications that are not on the shortlist',
      find: 'SHORTLISTED, APPROVED)) {',
      replace: 'SUBMITTED, SHORTLISTED, APPROVED)) {',
      severity: 'vulnerability',
      names: 'ApplicationStatus_Granted.php',
    },
  ],
  'public/AwardLetter.php': [
    {
      title: 'stores the award letter as the agreement',
      find: "'awardLetter', $_POST['app_ID']",
      replace: "'agreementurc', $_POST['app_ID']",
      severity: 'broken',
      names: 'Approved Applications',
    },
  ],
  'public/EmailRequest.php': [
    {
      title: 'marks every agreement as requested',
      find: 'SET requested = 1 WHERE Id = ?',
      replace: 'SET requested = 1 WHERE ? > 0',
      severity: 'broken',
      names: 'Request Agreement',
    },
  ],
  'public/RequestAgreement.php': [
    {
      title: 'shows the name of the applicant as the title',
      find: 'SELECT a.Id, u.email, projectTitle,',
      replace: 'SELECT a.Id, u.email, a.name AS projectTitle,',
      severity: 'broken',
      names: 'Request Agreement',
    },
  ],
  'public/Budget.php': [
    {
      title: 'keeps the decision on the last budget for a new one',
      find: 'INSERT OR REPLACE INTO budgets',
      replace: 'INSERT OR IGNORE INTO budgets',
      severity: 'broken',
      names: 'Budget Revision',
    },
    {
      title: 'stores the revised budget over the first one',
      find: "'budgetRevision',",
      replace: "'projectBudget',",
      severity: 'broken',
      names: 'Budget Revision',
    },
  ],
  'public/ApproveBudget.php': [
    {
      title: 'refuses to reject a budget',
      find: "['Pending', 'Approved', 'Rejected']",
      replace: "['Pending', 'Approved']",
      severity: 'broken',
      names: 'Approve Budget',
    },
    {
      title: 'serves the first budget as the revised one',
      find: "'current' => 'budgetRevision'",
      replace: "'current' => 'projectBudget'",
      severity: 'broken',
      names: 'Approve Budget',
    },
  ],
  'public/ProgressReports.php': [
    {
      title: 'stores the report of the end as that of the middle',
      find: "'end-year' => 'progress_endyear'",
      replace: "'end-year' => 'progress_midyear'",
      severity: 'broken',
      names: 'Progress Report',
    },
  ],
  'public/RequestProgressReport.php': [
    {
      title: 'shows the day of submission as the start of a grant',
      find: 'submittedDate, startDate',
      replace: 'submittedDate, submittedDate AS startDate',
      severity: 'broken',
      names: 'Progress Reports',
    },
    {
      title: 'cannot find the final reports',
      find: "'final' => 'progress_final'",
      replace: "'final' => 'final'",
      severity: 'broken',
      names: 'Progress Reports',
    },
  ],
  'lib/db.php': [
    {
      title: 'lists an application twice',
      find: '$rows = db()->query($sql)->fetchAll();',
      replace: '$rows = db()->query("SELECT * FROM ($sql) UNION ALL SELECT * FROM ($sql)")->fetchAll();',
      severity: 'warning',
      names: 'View Applications',
    },
  ],
  'lib/response.php': [
    {
      title: 'prints a line before each response',
      find: 'echo json_encode($body);',
      replace: "echo 'debug', json_encode($body);",
      severity: 'warning',
      names: 'Login',
      // A `null` behind it is no JSON.
      alsoBroken: true,
    },
    {
      title: 'writes texts of digits as numbers',
      find: 'echo json_encode($body);',
      replace: 'echo json_encode($body, JSON_NUMERIC_CHECK);',
      severity: 'broken',
      names: 'Edit application: Profile',
    },
    {
      title: 'loses what is not ASCII',
      find: 'echo json_encode($body);',
      replace: "echo preg_replace('/\\\\\\\\u[0-9a-f]{4}/', '?', json_encode($body));",
      severity: 'broken',
      names: 'Edit application: Projects',
    },
  ],
  'lib/host.php': [
    {
      title: 'writes times in another zone',
      find: "date_default_timezone_set('Asia/Colombo');",
      replace: "date_default_timezone_set('UTC');",
      severity: 'warning',
      names: 'Submitted Grants',
    },
  ],
}

export const MUTATIONS: readonly Mutation[] = Object.entries(MUTATIONS_BY_FILE).flatMap(([file, mutations]) =>
  mutations.map((mutation): Mutation => ({ ...mutation, file })),
)
