export const PREFACE = `The calls between the portal and its PHP host. \`npm run contract:openapi\` generates this document from the portal's own
declarations in \`src/contract/\`. [host.md](host.md) describes the same calls in sentences, with habits that no schema
can express.

**Requests are exact, responses are tolerant.** The portal sends exactly what the request describes. A response lists every shape
that a known host writes, because the portal reads all of them. A new host writes one: the first of the \`examples\` of a
schema, the first shape of an \`anyOf\`, and the examples of the call. The shapes overlap, so they are \`anyOf\`, never
\`oneOf\`.

**200, or a status code.** The legacy host sends 200 for a refusal, an ended session and a missing file as well; the body
shows the difference. The portal reads it first: \`status\`, else \`success\`, else an \`error\` text. \`marker\` in
\`x-calls\` names the success and the refusal of a call, like the schemas whose names end in \`Accepted\` and
\`Refused\`. A new host may send a status code instead, with the same body or a problem detail: the portal
[reads both](host.md#status-codes-of-a-modern-host).

**JSON declared as HTML.** The legacy host declares \`text/html\` for everything. It may print a byte order mark, blank lines,
PHP notices or debug lines before the JSON. The portal reads the JSON after them. A new host declares \`application/json\`
and prints nothing else.

**Session.** Only PHP's session cookie identifies the person. The session also holds the id of the application that
\`Grant.php\` or \`SaveForm.php\` stored last. \`FileUploads.php\`, \`MultipleRows.php\` and \`SaveFileUploads.php\` belong
to that application, so they follow with the same cookie. Without a 401, a refusal or a text with "not logged in" or "not
authenticated" means that the session has ended. Page and host have one origin.

**Who may call.** OpenAPI has no roles, so \`x-callers\` lists them; \`visitor\` is anybody. The legacy host checks the
session, but never a role. A new host must refuse other roles itself.

**Encodings.** A PHP file reads one encoding and ignores the others. A form contains only texts; the words \`undefined\`,
\`null\` and \`[object Object]\` are never sent. In a multipart body rows become \`grantRows[0][amount]\`, and several files
repeat one name, \`file[]\`. In the examples a file is its name. PHP drops a body over its limit and runs the script on an
empty request: a host should report that.

**One address, several calls.** OpenAPI has one operation for each method of a path. Four paths return a list without a query
and a file with one. Such an operation has the names of both calls, with \`Or\` between them. Its query is optional, and sent
complete or not at all.

**Extensions.** \`x-calls\`: the rows of the contract; \`columnTypes\` is \`text\` if the legacy host writes every column as text.
\`x-reads\` and \`x-changes\`: what a call reads, and what it makes stale. \`x-optional\`: some hosts lack it.`

export const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'PHPSESSID',
  description: 'The cookie of PHP’s session, under the name that PHP is set to. Login.php assigns a person to it.',
}

/** One tag for each file of the contract, with its heading of docs/host.md. */
export const TAGS = [
  { name: 'accounts', summary: 'Sessions, accounts and passwords', part: 'accounts' },
  { name: 'emails', summary: 'E-mails that the portal writes and the host sends', part: 'mail' },
  { name: 'reference', summary: 'Faculties, dates and evaluation criteria', part: 'reference-data' },
  { name: 'application', summary: 'A submission in three calls, and drafts', part: 'submitting-an-application' },
  { name: 'grants', summary: 'What applicants have and send after their submission', part: 'grants' },
  { name: 'council', summary: 'Lists and decisions of the council', part: 'council-lists' },
  { name: 'approval', summary: 'HOD and Dean', part: 'approval' },
  { name: 'review', summary: 'Reviewers', part: 'review' },
  { name: 'details', summary: 'One application with its documents', part: 'details' },
].map(({ name, summary, part }) => ({ name, description: `${summary}.`, externalDocs: { url: `host.md#${part}` } }))
