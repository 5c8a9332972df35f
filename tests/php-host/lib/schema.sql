-- Status is NUMERIC, like the legacy DECIMAL: 1 reads as 1 or "1", never "1.0". Amounts of rows are INTEGER: a prepared
-- statement returns numbers although texts were sent. `create_tables` adds the columns and tables of form.json.

CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    firstName TEXT NOT NULL,
    lastName TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password TEXT NOT NULL,
    role TEXT NOT NULL
);

CREATE TABLE faculties (fid INTEGER PRIMARY KEY, faculty TEXT NOT NULL);

CREATE TABLE departments (
    did INTEGER PRIMARY KEY,
    fid INTEGER NOT NULL REFERENCES faculties,
    department TEXT NOT NULL
);

CREATE TABLE dates (Open_Date TEXT, Time_1 TEXT, Close_Date TEXT, Time_2 TEXT, Year TEXT);

CREATE TABLE criteria (C_Id INTEGER PRIMARY KEY, criteria TEXT NOT NULL);

CREATE TABLE mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    sent_at TEXT NOT NULL
);

CREATE TABLE applications (
    Id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid INTEGER NOT NULL REFERENCES users,
    Status NUMERIC NOT NULL DEFAULT 1,
    submittedDate TEXT NOT NULL,
    startDate TEXT,
    period TEXT,
    amount TEXT,
    requested INTEGER NOT NULL DEFAULT 0,
    uploads_uploaded_at TEXT,
    /* form */
);

-- HOD and Dean: both rows are inserted at submission, with sent = 0.
CREATE TABLE approvals (
    app_ID INTEGER NOT NULL REFERENCES applications ON DELETE CASCADE,
    approver TEXT NOT NULL,
    name TEXT,
    email TEXT,
    sent INTEGER NOT NULL DEFAULT 0,
    decision NUMERIC,
    remarks TEXT,
    date TEXT,
    PRIMARY KEY (app_ID, approver)
);

CREATE TABLE reviewers (
    app_ID INTEGER NOT NULL REFERENCES applications ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT,
    email TEXT,
    affiliation TEXT,
    emailSent INTEGER NOT NULL DEFAULT 1,
    mark TEXT,
    date TEXT,
    PRIMARY KEY (app_ID, number)
);

CREATE TABLE agreements (
    app_ID INTEGER PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
    uploaded_at TEXT NOT NULL,
    signed_at TEXT
);

CREATE TABLE budgets (
    app_ID INTEGER PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
    uploaded_at TEXT NOT NULL,
    decision TEXT
);
