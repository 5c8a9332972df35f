import { describe, expect, it } from 'vitest'
import type { Role } from '@/domain/people/roles'
import type { CallName } from '@/contract'
import { writeRecording, type RecordedCall } from '@/wire/mock/recording'
import { createMock } from '@mocks/create-mock'
import { takeSnapshot } from '@mocks/model/snapshot'
import { createHost } from '@conformance/host'
import { Recorder } from '@conformance/recording/recorder'
import { runSuite } from '@conformance/run-suite'
import { readOnlySuite } from '@conformance/suite'

async function recordMock() {
  const mock = createMock()
  const recorder = new Recorder()
  const store = await mock.store()
  const findLogIn = (role: Role) => store.people.all().find((person) => person.role === role)
  const host = createHost({
    name: 'mock',
    base: 'http://mock.test/',
    openBrowser: () => recorder.watch(mock.connect().fetch),
    mayWrite: false,
    logIns: { Applicant: findLogIn('Applicant'), Admin: findLogIn('Admin'), urc: findLogIn('urc') },
  })
  await runSuite(host, { steps: readOnlySuite })
  return { store, recording: recorder.createRecording() }
}

const readText = (recorded: RecordedCall<CallName> | undefined): string =>
  typeof recorded?.body === 'string' ? recorded.body : ''

const listTexts = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(Object(tree)).flatMap(listTexts)

/** Columns of the mock's tables with codes, dates and numbers. */
const CODE_COLUMNS =
  /^(title|status|role|kind|period|reportType|decision|hod|dean|submittedDate|startDate|openDate|closeDate|sid|number|year)$/i

/** Returns every text of people in the tables of the mock. */
function listPersonalTexts(store: Awaited<ReturnType<typeof recordMock>>['store']): string[] {
  const { people, applications } = takeSnapshot(store).rows
  const rows: object[] = [...people.rows, ...applications.rows].map(Object)
  const values = rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => (CODE_COLUMNS.test(name) ? [] : [value])),
  )
  return [...new Set(listTexts(values))].filter((text) => /\p{L}{4}/u.test(text))
}

describe('a recording', () => {
  it('contains no text of the people on the host', async () => {
    const { store, recording } = await recordMock()
    const written = writeRecording(recording)
    const personalTexts = listPersonalTexts(store)
    expect(personalTexts.length).toBeGreaterThan(100)
    expect(personalTexts.filter((text) => written.includes(text))).toEqual([])
    expect(written).not.toMatch(/demo1234|PHPSESSID|@demo\.urc/)
  })

  it('has the columns, ids and statuses of the host, and joins its lists by the same placeholder', async () => {
    const { recording } = await recordMock()
    const readRows = (call: string) => {
      const recorded = recording.calls.find((candidate) => candidate.call === call && candidate.sender === 'Admin')
      return JSON.parse(readText(recorded)) as Record<string, unknown>[] // A list.
    }
    const rows = readRows('listApplications')
    const budget = readRows('listBudgets').find((row) => rows.some(({ app_ID }) => app_ID === row.app_ID))
    const application = rows.find(({ app_ID }) => app_ID === budget?.app_ID)
    expect(application).toMatchObject({ projectTitle: budget?.projectTitle, Status: '5.1' })
    expect(application?.submittedDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })
})

async function recordBody(call: { path: string; init?: RequestInit }, body: string, headers: HeadersInit = {}) {
  const recorder = new Recorder()
  const fetch = recorder.watch(() => Promise.resolve(new Response(body, { headers })))
  await fetch(`http://host.test/${call.path}`, call.init)
  return recorder.createRecording().calls[0]
}

describe('a recorded body', () => {
  it('keeps a warning, spaces, escapes and spelling, and replaces unknown columns', async () => {
    const warning =
      '<br />\n<b>Warning</b>:  Undefined index: name of Nirmala in <b>C:\\xampp\\htdocs\\ViewApplication.php</b> on line <b>12</b><br />\n'
    const row =
      '[ {"app_ID":"12", "projectTitle":"Seeds of \\u0dc1\\u0dca Nirmala\\/Kavindu", "submittedDate":"20 November 2026","nic":"852341234V","age":61,"Status":2.10} ]'
    const recorded = await recordBody({ path: 'ViewApplication.php' }, `\uFEFF${warning}${row}`)
    const name = /name of (\w{7}) in/.exec(readText(recorded))?.[1] ?? 'none'
    expect(recorded?.body).toMatch(
      new RegExp(
        String.raw`^\uFEFF<br />\n<b>Warning</b>:  Undefined index: name of \w{7} in <b>\w:\\xampp\\htdocs\\ViewApplication.php</b> on line <b>12</b><br />\n` +
          String.raw`\[ \{"app_ID":"12", "projectTitle":"\w{5} \w\w \w\w ${name}\\/\w{7}", "submittedDate":"20 November 2026","nic":"\d{9}[A-Z]","age":\d\d,"Status":2.10\} \]$`,
      ),
    )
    expect(recorded?.body).not.toMatch(/Nirmala|Kavindu|Seeds|852341234|0dc1|"age":61/)
  })

  it.each([
    ['MoreDetails.php?app_ID=12', '{"error":"Nirmala, nirmala@samanala.lk, is not logged in, token=4711"}'],
    ['MoreDetails.php?app_ID=12', '<html><title>Login of Nirmala</title><a href="x.php?token=4711">Login</a></html>'],
    ['ViewApplication.php', '[{"app_ID":"12","name":"Nirmala"},{"app_ID":"13","name":"Nirmala", "email":"nirmala@sam'],
    ['ViewApplication.php', 'array(1) {\n  ["name"]=>\n  string(7) "Nirmala"\n}\n[{"app_ID":"12","name":"Nirmala"}]'],
    ['GetProfileData.php', '{"firstName":"Nirmala","phone":"077 123 4567","passwordHash":"$2y$10$abcdef"}'],
  ])('names nobody: %s %s', async (path, body) => {
    const recorded = readText(await recordBody({ path }, body))
    expect(recorded).not.toMatch(/nirmala|sam\b|samanala|4711|077 123|abcdef/i)
    expect(recorded.replace(/[\w.•$]/g, '').length).toBeGreaterThan(0)
  })

  it('has no password, in the fields of a request and in what the host prints of it', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ email: 'nirmala@samanala.lk', password: '774411' }),
      headers: { 'Content-Type': 'application/json' },
    }
    const recorded = await recordBody(
      { path: 'Login.php', init },
      'array(1) { ["password"]=> "774411" }{"status":true}',
      {
        'Set-Cookie': 'PHPSESSID=abc',
        'Content-Type': 'text/html',
      },
    )
    expect(recorded).toMatchObject({
      call: 'logIn',
      sender: 'visitor',
      status: 200,
      headers: { 'Content-Type': 'text/html' },
    })
    expect(recorded?.sent[0]?.[1]).toMatch(/^\{"email":"\w+@\w+\.example","password":"•••"\}$/)
    expect(JSON.stringify(recorded)).not.toMatch(/774411|PHPSESSID/)
  })

  it('of a file is its format and size', async () => {
    const recorded = await recordBody(
      { path: 'MoreDetailsFileDownload.php?app_ID=12&fileType=proposal' },
      '%PDF-1.7 Nirmala',
      {
        'Content-Disposition': 'attachment; filename="CV of Nirmala.pdf"',
      },
    )
    expect(recorded?.body).toEqual({ file: 'pdf', bytes: 16 })
    expect(recorded?.headers['Content-Disposition']).toMatch(/^attachment; filename="\w\w \w\w \w{7}\.pdf"$/)
    expect(recorded?.sent).toEqual([
      ['app_ID', '12'],
      ['fileType', 'proposal'],
    ])
  })
})
