import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { REVIEWERS } from '@/domain/reviewers'
import { z } from '@/domain/zod'
import { callersOf } from '@/domain/roles'
import type { Connection } from '@mocks/create-mock'
import { faultyHost, lying, type Fault } from './faulty-host'
import { absentFields } from './fields'
import { onlyReads, type HostSettings } from './host'
import { lineText, summaryText } from './report'
import { runSuite, type Run } from './run-suite'
import { personOf } from './sample'
import { step, type Step } from './step'
import { accessSteps, ownershipSteps } from './steps/access'
import { suite } from './suite'

const rows = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

const stepsOf = (...calls: CallName[]) => suite.filter(({ call }) => calls.includes(call))

/** Printing an application is slow, and tested elsewhere. */
const withoutPrinting = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

const tryOn = async (fault: Fault, steps: readonly Step[], settings?: Partial<HostSettings>): Promise<Run> =>
  runSuite((await faultyHost(fault, settings)).host, { steps })

const differing = ({ lines }: Run) => lines.filter((line) => line.verdict === 'differs')

const reportOf = (run: Run): string => [...run.lines.map(lineText), summaryText(run)].join('\n')

const fieldsOf = async (steps: readonly Step[], file: string, change: (written: string) => string) =>
  differing(await tryOn(lying(file, change), steps)).map(({ field }) => field)

describe('the suite notices in a reply', () => {
  it.each([
    [
      'an id that is an object',
      'listApprovals',
      'RequestApproval.php',
      (body: string) => body.replaceAll(/"app_ID":("?)\d+\1/g, '"app_ID":{}'),
      '0.app_ID',
    ],
    [
      'a list under a key',
      'listApplicationsToShortlist',
      'ViewApplication_DS.php',
      (body: string) => `{"applications":${body}}`,
      'body',
    ],
    [
      'an id that has another name',
      'listApplicationIds',
      'GetApplicationID.php',
      (body: string) => body.replaceAll('"app_ID"', '"appId"'),
      '0.app_ID',
    ],
    [
      'a text that has another name',
      'listApprovedApplications',
      'ApprovedApplications.php',
      (body: string) => body.replaceAll('"reviewer2_mark"', '"reviewer2_marks"').replaceAll('"email"', '"mail"'),
      'email, reviewer2_mark',
    ],
    [
      'a status that is not said',
      'getApplicationDates',
      'ApplicationDates.php',
      (body: string) => body.replaceAll('"status"', '"state"'),
      'status',
    ],
  ] as const)('%s', async (_, call, file, tell, field) => {
    expect(await fieldsOf(stepsOf(call), file, tell)).toContain(field)
  })

  it('a type that the contract does not have, and reports which came', async () => {
    const tell = (body: string) => body.replaceAll(/"app_ID":("?)\d+\1/g, '"app_ID":{}')
    const [line] = differing(await tryOn(lying('RequestApproval.php', tell), stepsOf('listApprovals')))
    expect(line).toMatchObject({ expected: 'a text or a number', came: 'a record' })
  })

  it('a file with an additional byte', async () => {
    const isProposal = ({ call, tries }: Step) => call === 'downloadDetailsFile' && tries.startsWith('proposal')
    const submission = [...stepsOf('signUp', 'submitGrant', 'uploadFiles'), ...suite.filter(isProposal)]
    expect(await fieldsOf(submission, 'MoreDetailsFileDownload.php', (body) => body)).toEqual([])
    const longer = (body: string) => (body.startsWith('%PDF') ? `${body}\n` : body)
    expect(await fieldsOf(submission, 'MoreDetailsFileDownload.php', longer)).toContain('bytes')
  })
})

describe('each field of a reply', () => {
  const reading = rows.filter(([, endpoint]) => onlyReads(endpoint) && endpoint.replies !== 'blob')

  type Json = Record<string, unknown>

  /** The records in a reply as in the example, each with the path to it. */
  const recordsIn = (json: unknown, path = ''): [Json, string][] => {
    if (Array.isArray(json)) return json.flatMap((row: unknown) => recordsIn(row, path))
    if (typeof json !== 'object' || json === null) return []
    const record = json as Json
    return [[record, path], ...Object.entries(record).flatMap(([key, inner]) => recordsIn(inner, `${path}${key}.`))]
  }

  it('is reported by its name when it is missing, except those that only later hosts have', () => {
    const unnoticed = reading.flatMap(([call, { response, examples }]) => {
      const json: unknown = JSON.parse(JSON.stringify(z.encode(response, examples[0]?.output)))
      expect({ call, absent: absentFields(call, JSON.stringify(json)) }).toEqual({ call, absent: [] })
      return recordsIn(json).flatMap(([record, path]) =>
        Object.keys(record).flatMap((key) => {
          const { [key]: value } = record
          delete record[key]
          const noticed = absentFields(call, JSON.stringify(json))?.includes(`${path}${key}`)
          record[key] = value
          return noticed ? [] : [`${call} ${path}${key}`]
        }),
      )
    })
    // A host with two reviewers has nothing of any other.
    const later = REVIEWERS.slice(2).map(({ number }) => `reviewer${number}`)
    expect(unnoticed).toEqual([
      'getFormData data.co_investigator_departmentUniversity',
      'getFormData data.start_date',
      'getFormData data.duration',
      'getFormData data.grants',
      'getFormData data.funding',
      'getFormData data.co_investigators',
      'listSubmittedGrants pID',
      'listBudgets uploaded_at',
      ...later.map((one) => `listApprovedApplications ${one}_mark`),
      'listAgreements requested',
      'listAgreements uploaded_at',
      'listAgreements hasAgreement',
      'listApprovals hod_sent',
      'listApprovals hodEmail',
      'listApprovals dean_sent',
      'listApprovals deanEmail',
      'listReviewers reviewer1EmailSent',
      'listReviewers reviewer2EmailSent',
      ...later.flatMap((one) =>
        ['Name', 'Email', 'Affiliation', 'EmailSent', '_mark'].map((column) => `listReviewers ${one}${column}`),
      ),
      'getDetails uploads_uploaded_at',
      ...later.flatMap((one) => [`getDetails ${one}_marks`, `getDetails ${one}_date`]),
    ])
  })
})

describe('the suite notices a host that lets people in', () => {
  const isOf =
    (call: CallName) =>
    ({ url, method }: Request): boolean => {
      const { pathname, search } = new URL(url)
      const { method: declared, path, sends } = contract[call]
      return pathname === path && method === declared && (method === 'POST' || (search !== '') === (sends === 'query'))
    }

  const isSignedIn = ({ fetch }: Connection) =>
    createClient({ base: 'http://mock.test/', fetch })
      .checkSession({})
      .then(
        () => true,
        () => false,
      )

  /** One call, always answered as if it came from somebody who may make it. */
  const loosened = async (call: CallName, insider: string, letsIn: (browser: Connection) => Promise<boolean>) => {
    const { host, mock } = await faultyHost(async (request, answer, browser) => {
      if (!isOf(call)(request) || !(await letsIn(browser))) return answer()
      const connection = mock.connect()
      await connection.signInAs(insider)
      return connection.fetch(request)
    })
    return host
  }

  const refusable = [...new Set(accessSteps.map(({ call }) => call))]
  const insiderOf = (call: CallName) =>
    callersOf(contract[call].action).includes('Admin') ? 'admin@demo.urc' : 'newcomer@demo.urc'

  it.each(refusable)('without a log-in: %s', async (call) => {
    const host = await loosened(call, insiderOf(call), () => Promise.resolve(true))
    const run = await runSuite(host, { steps: accessSteps.filter((step) => step.call === call) })
    expect(differing(run)).toHaveLength(run.lines.length)
  })

  const ofSome = refusable.filter((call) => accessSteps.filter((step) => step.call === call).length > 1)

  it.each(ofSome)('with any log-in: %s', async (call) => {
    const host = await loosened(call, insiderOf(call), isSignedIn)
    const run = await runSuite(host, { steps: accessSteps.filter((step) => step.call === call) })
    expect(differing(run)).toHaveLength(run.lines.length - 1)
  })

  it.each(ownershipSteps.map(({ call }) => call))('to what is another applicant’s: %s', async (call) => {
    const { host, store } = await faultyHost((_, answer) => answer())
    const [owner, other] = ['applicant@demo.urc', 'applicant2@demo.urc'].map((email) =>
      store.people.all().find((person) => person.email === email),
    )
    const faulty = await loosened(call, owner?.email ?? '', isSignedIn)
    const given = step('getDetails', 'there are applications of every status', async (context) => {
      context.newcomerLogIn = owner ?? null
      const owned = await (await context.asNewcomer()).listSubmittedGrants({})
      context.granted = owned.find(({ status }) => status === '5.1')?.applicationId ?? null
    })
    const steps = [given, ...ownershipSteps.filter((step) => step.call === call)]
    expect(differing(await runSuite({ ...host, people: { Applicant: other } }, { steps }))).toEqual([])
    const run = await runSuite({ ...faulty, people: { Applicant: other } }, { steps })
    expect(differing(run)).toMatchObject([{ call, came: 'a success' }])
  })
})

describe('the suite reports a host', () => {
  const refusing = (file: string, message: string): Fault =>
    lying(file, () => JSON.stringify({ status: false, message }))

  it('that refuses every application without leave', async () => {
    const fault: Fault = async (request, answer) => {
      const form = new URLSearchParams(await request.clone().text())
      if (!form.get('projectTitle') || form.get('Leave_Date') !== '') return answer()
      return Response.json({ status: 'error', message: 'Missing required fields: Leave_Date, Leave_Duration' })
    }
    expect(differing(await tryOn(fault, stepsOf('signUp', 'submitGrant')))).toMatchObject([
      { tries: 'takes an application without leave', came: expect.stringContaining('Leave_Date') },
    ])
  })

  it('that takes a mark of 0 for a missing one, as known behaviour', async () => {
    const fault: Fault = async (request, answer) => {
      const isReview = request.url.includes('Reviewer2Evaluvation.php') && request.method === 'POST'
      if (!isReview || (await request.clone().formData()).get('overallMarks') !== '0') return answer()
      return Response.json({ status: 'error', message: 'Missing required fields.' })
    }
    const run = await tryOn(fault, withoutPrinting)
    expect(run.lines.filter(({ verdict }) => verdict !== 'pass')).toMatchObject([
      { tries: 'is refused once the window has closed', verdict: 'skipped' },
      { call: 'submitReview2', tries: 'a mark of 0 is a mark', verdict: 'known' },
    ])
    expect(summaryText(run)).toContain(' 0 failed, 1 skipped')
  })

  it('that confirms a deletion and does not delete', async () => {
    const fault: Fault = (request, answer) =>
      request.url.includes('DeleteApplication.php') ? Promise.resolve(Response.json({ success: true })) : answer()
    const { left } = await tryOn(fault, stepsOf('signUp', 'submitGrant'))
    expect(left.at(-1)).toMatch(/^applications called "Conformance run \w+" \(2\)$/)
  })

  it('that creates an account and fails to say so', async () => {
    const warning = '<br />\n<b>Warning</b>: mail() failed'
    const { lines, left } = await tryOn(
      lying('Signup.php', (body) => (body.includes('true') ? warning : body)),
      stepsOf('signUp', 'submitGrant', 'createAccount'),
    )
    expect(lines).toContainEqual(expect.objectContaining({ tries: 'makes an application', verdict: 'pass' }))
    expect(left).toEqual([
      expect.stringMatching(/^the account conformance-\w+-newcomer@example.org$/),
      expect.stringMatching(/^the account conformance-\w+-secretary@example.org, which has council rights: remove it$/),
    ])
  })

  it('that refuses every new account, and lists nothing as left there', async () => {
    const { left } = await tryOn(refusing('Signup.php', 'Error: no more accounts'), stepsOf('signUp'))
    expect(left).toEqual([])
  })

  it('in a text from which nobody can derive the passwords that it used', () => {
    const { password } = personOf('abcd1234', 'Secretary')
    expect(password).not.toContain('abcd1234')
    expect(personOf('abcd1234', 'Secretary').password).not.toBe(password)
  })

  it('that returns the wrong rows, without the texts in them', async () => {
    const { host } = await faultyHost(async (_, answer) => {
      const response = await answer()
      const written = await response.text()
      return new Response(written.replaceAll(/"projectTitle":"[^"]*"/g, '"projectTitle":"A stranger’s work"'), response)
    })
    const report = reportOf(await runSuite(host, { steps: withoutPrinting }))
    expect(report).toContain('projectTitle: expected Conformance run')
    expect(report).toContain('came another text (17 letters)')
    expect(report).not.toContain('stranger')
  })

  it('that does not answer one file, and goes on', async () => {
    // Time passes only by the test, so that nothing is given up because it is slow by itself.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const fault: Fault = (request, answer) => {
      if (!request.url.includes('/Criteria.php')) return answer()
      const given = hangs(request)
      vi.advanceTimersByTime(1000)
      return given
    }
    const steps = [...stepsOf('listCriteria').slice(0, 1), ...stepsOf('checkSession').slice(0, 1)]
    const { lines, stopped } = await tryOn(fault, steps, { timeout: 1000 })
    expect(lines.map(({ verdict }) => verdict)).toEqual(['slow', 'pass'])
    expect(stopped).toBe(null)
  })

  it('that answers nothing any more, and stops', async () => {
    const run = await tryOn(hangs, stepsOf('listFaculties', 'getApplicationDates', 'logIn', 'checkSession'), {
      timeout: 20,
    })
    expect(new Set(run.lines.map(({ verdict }) => verdict))).toEqual(new Set(['slow']))
    expect(run.stopped).toBe('no answer in time from Login.php, CheckSession.php, FacultyDepartment.php')
    expect(summaryText(run)).toContain(`Stopped after ${run.lines.length} of ${run.steps} steps: no answer in time`)
  })

  it('for which a wrong password was given, and names the option', async () => {
    const admin = { email: 'admin@demo.urc', password: 'wrong' }
    const run = await tryOn((_, answer) => answer(), stepsOf('logIn', 'listApprovals'), { people: { Admin: admin } })
    const report = reportOf(run)
    expect(report).toContain(
      'lets Admin in: outcome: expected a success, came a refusal, "Incorrect email or password": check --as-admin',
    )
    expect(report).toContain('is read by Admin: could not log in as Admin: check --as-admin')
    expect(report).toContain('lets urc in: needs a log-in (--as-urc email:password)')
  })

  it('that may not be written to, in one line for everything that was not tried', async () => {
    const run = await tryOn((_, answer) => answer(), withoutPrinting, { write: false })
    expect(run.lines.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
    expect(summaryText(run)).toBe(
      `Not tried, because they change the host (--write): ${run.writing} steps\n` +
        `faulty: ${run.steps} passed, 0 failed, 0 skipped`,
    )
  })
})

/** Answers nothing until the caller gives up. */
const hangs = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))
