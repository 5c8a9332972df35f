export const PREFACE = `The calls between the portal and its PHP host, made of the portal's own declarations
(\`src/contract/\`) by \`npm run contract:openapi\`. [host.md](host.md) says the same in sentences, with the habits and
traps that no schema holds.

**Requests are exact, replies are tolerant.** What the portal sends is what the request says, to the letter. A reply is
described with every shape that a known host writes, because the portal reads all of them. A new host writes one: the
first of the \`examples\` of a schema, the first shape of an \`anyOf\`, and what the examples of the call show. It is
\`anyOf\` and never \`oneOf\`, because the shapes overlap.

**200, or a status code.** On the legacy host a refusal, an ended session and a missing file are 200 as well; what happened
stands in the body. Whether a reply refuses is read first: \`status\`, else \`success\`, else an \`error\` text. \`marker\`
in \`x-calls\` names how a call says both, and so do the schemas whose names end in \`Accepted\` and \`Refused\`. A new
host may say it by a status code, with the same body or a problem detail: the portal
[reads both](host.md#status-codes-of-a-modern-host).

**JSON that is called HTML.** The legacy host declares \`text/html\` whatever it writes, and may print a byte order mark,
blank lines, PHP notices or debug lines before the JSON. The portal reads the text and takes the JSON behind what was
printed. A new host declares \`application/json\` and prints nothing else.

**Session.** Who is signed in is known by PHP's session cookie alone. The session also holds the id of the application
that \`Grant.php\` or \`SaveForm.php\` stored last: \`FileUploads.php\`, \`MultipleRows.php\` and \`SaveFileUploads.php\`
belong to it, so they follow with the same cookie. Where there is no 401, a refusal, or a text, that says "not logged in" or
"not authenticated" means that the session has ended. Page and host have one origin.

**Who may call.** OpenAPI knows who is signed in, and no roles: \`x-callers\` says who may, \`visitor\` being anybody. The
legacy host asks who is signed in and never for a role, so a new host has to refuse by itself.

**Encodings.** A PHP file reads one encoding and ignores the others. A form carries texts alone; the words \`undefined\`,
\`null\` and \`[object Object]\` are never sent. In a multipart body rows become \`grantRows[0][amount]\`, and several files
repeat one name, \`file[]\`. In the examples a file is its name. PHP drops a body over its limit and runs the script on
nothing: a host should say so.

**One address, several calls.** OpenAPI has one operation for each method of a path. Four paths list without a query and
hand out a file with one. Such an operation is named after both calls, with \`Or\` between them; its query is optional,
and all of it is there or none.

**Extensions.** \`x-calls\`: the rows of the contract; \`columns\` is \`text\` where the legacy host writes every column as
text. \`x-reads\` and \`x-changes\`: what a call reads, and what it makes stale. \`x-optional\`: not every host has it.`

export const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'PHPSESSID',
  description: 'The cookie of PHP’s session, under the name that PHP is set to. Login.php makes it stand for a person.',
}

/** One tag for each file of the contract, with its heading of docs/host.md. */
export const TAGS = [
  { name: 'accounts', says: 'Sessions, accounts and passwords', part: 'accounts' },
  { name: 'emails', says: 'E-mails that the portal writes and the host sends', part: 'mail' },
  { name: 'reference', says: 'Faculties, dates and evaluation criteria', part: 'reference-data' },
  { name: 'application', says: 'A submission in three calls, and drafts', part: 'submitting-an-application' },
  { name: 'grants', says: 'What applicants have and send after their submission', part: 'grants' },
  { name: 'council', says: 'Lists and decisions of the council', part: 'council-lists' },
  { name: 'approval', says: 'HOD and Dean', part: 'approval' },
  { name: 'review', says: 'Reviewers', part: 'review' },
  { name: 'details', says: 'One application with its documents', part: 'details' },
].map(({ name, says, part }) => ({ name, description: `${says}.`, externalDocs: { url: `host.md#${part}` } }))
