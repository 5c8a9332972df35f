import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contract, contractRows, type CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'
import { callersOf } from '@/domain/people/permissions'
import { estimateDuration } from '@conformance/test-host'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { summarizeRun } from '@conformance/report/summary'
import { formatTextReport } from '@conformance/report/text'
import { suite } from '@conformance/suite'
import { formatCallFile } from '@conformance/call-file'
import { findScreens } from '@conformance/screens'
import {
  respondWith,
  combineFaults,
  findCall,
  sendHtml,
  replaceRefusal,
  sendJson,
  permitCall,
  rewriteBody,
  getRole,
} from './faults'
import { createFaultyHost, type Fault } from './faulty-host'

/** Omits the slow PDF step, which other tests cover. */
const steps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

/** Returns the report on a host, and a function that finds one result. */
async function createReport(fault: Fault, settings?: Parameters<typeof createFaultyHost>[1]) {
  const run = await runSuite((await createFaultyHost(fault, settings)).host, { steps })
  const summary = summarizeRun(run)
  const findResult = (call: StepResult['call'], title: string) =>
    run.results.find((result) => result.call === call && result.title.startsWith(title))
  return { run, summary, findResult, text: formatTextReport(summary) }
}

describe('an effect that cannot be read', () => {
  const HTML = 'GET MoreDetailsFileDownload.php responded with a page of HTML'

  it('is reported as not checked', async () => {
    const unreadable = respondWith('downloadDetailsFile', sendHtml)
    const accepted = replaceRefusal('uploadFiles', sendJson({ status: 'success' }))
    const { findResult, run } = await createReport(combineFaults(unreadable, accepted))
    expect(findResult('uploadFiles', 'Admin is refused')).toEqual({
      call: 'uploadFiles',
      title: 'Admin is refused',
      grade: 'skipped',
      reason: `it could not be checked: it responded with a success, but ${HTML}`,
      isGap: true,
    })
    expect(
      run.results.filter(({ grade, call }) => grade === 'vulnerability' || call === 'submitBudget'),
    ).not.toContainEqual(expect.objectContaining({ actual: expect.stringContaining('nothing was done') }))
    // A refusal proves nothing either.
    expect(findResult('uploadAwardLetter', 'an applicant is refused')).toMatchObject({
      grade: 'skipped',
      reason: expect.stringMatching(
        /^it could not be checked: it responded with a refusal, .*, but GET MoreDetailsFile/,
      ),
    })
  })

  it('includes an effect that only a faulty call shows', async () => {
    const changed = rewriteBody('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body))
    const accepted = replaceRefusal('uploadFiles', sendJson({ status: 'success' }))
    const { findResult } = await createReport(combineFaults(changed, accepted))
    expect(findResult('uploadFiles', 'Admin is refused')).toMatchObject({
      grade: 'skipped',
      reason:
        'it could not be checked: it responded with a success, but GET MoreDetailsFileDownload.php has a fault of its own',
    })
  })

  it('does not make a step pass', async () => {
    const { findResult } = await createReport(respondWith('getDetails', sendHtml))
    expect(findResult('shortlistOrReject', 'shortlists')).toMatchObject({
      grade: 'skipped',
      reason: 'it could not be checked: GET MoreDetails.php responded with a page of HTML',
    })
    expect(findResult('shortlistOrReject', 'an applicant is refused')).toMatchObject({ grade: 'skipped' })
    // What follows is still tried.
    expect(findResult('submitBudget', 'stores the revision')).toMatchObject({ grade: 'passed' })
  })

  it('is not a vulnerability if its list fails', async () => {
    const failingList: Fault = async (request, respond) =>
      findCall(request) === 'listApprovals' ? sendJson({}, 500)() : respond()
    const { findResult } = await createReport(failingList)
    expect(findResult('saveHod', 'an applicant is refused')).toMatchObject({
      grade: 'skipped',
      reason: expect.stringMatching(/but GET RequestApproval.php responded with HTTP 500$/),
    })
  })
})

describe('a vulnerability', () => {
  it('of the contract is reported apart, worst first', async () => {
    const { summary, text, run } = await createReport((_, respond) => respond())
    expect(summary.verdict).toBe(
      'Works. No vulnerabilities. No warnings. Before it is on the internet, protect 4 calls left open by the contract, 3 of them critical.',
    )
    expect(text).toContain(`
Open by the contract, on every host: protect them in the web server
  CRITICAL, account takeover: anybody can set the password of any account and log in with it: POST ForgotPassword.php
      docs/security.md#what-the-portal-cannot-secure
  CRITICAL, mail relay: anybody can send any e-mail to anybody in the name of the council: POST Email.php
      docs/security.md#what-the-portal-cannot-secure
  CRITICAL, confidential files: anybody can read the files of any application by its number: GET MoreDetailsFileDownload.php
      docs/security.md#what-anybody-gets-with-a-number
  reading: anybody can read status, decisions, remarks and marks of any application by its number: GET MoreDetails.php
      docs/security.md#what-anybody-gets-with-a-number
`)
    expect(summary.screens.filter(({ outcome }) => outcome === 'vulnerability')).toEqual([])
    expect(run.results.filter(({ title }) => title === 'a second review is refused').map(({ grade }) => grade)).toEqual(
      REVIEWERS.map(() => 'passed'),
    )
  })

  it('that accepts a second review is reported, and the first review is restored', async () => {
    const forgetMarks: Fault = async (request, respond, { store }) => {
      const call = findCall(request)
      if (call === 'submitReview1')
        store.reviewers.all().forEach(({ id }) => store.reviewers.update(id, { marks: null }))
      return respond()
    }
    const { findResult } = await createReport(forgetMarks)
    expect(findResult('submitReview1', 'a second review is refused')).toMatchObject({
      grade: 'vulnerability',
      ability: 'replace the review of reviewer 1',
    })
    expect(findResult('listReviewers', 'returns the marks')).toMatchObject({ grade: 'passed' })
  })

  it('of one role is one missing check with all its calls', async () => {
    const { summary } = await createReport(ignoreRoles)
    const [missingCheck, ...others] = summary.missingChecks.filter(({ actor }) => actor.includes('an applicant'))
    expect(others).toEqual([])
    expect(missingCheck?.actor).toEqual(['an applicant'])
    expect(missingCheck?.vulnerabilities.length).toBeGreaterThan(20)
    expect(missingCheck?.vulnerabilities[0]).toMatchObject({ file: 'POST NewAccount.php', harm: 'account takeover' })
  })

  it('does not include reading by the council', async () => {
    const { run } = await createReport((_, respond) => respond())
    const council = run.results.filter(({ title }) => /^(Admin|urc) is refused$/.test(title))
    expect(council.filter(({ call }) => /^(list|get|download)/.test(call))).toEqual([])
    expect(council.length).toBeGreaterThan(5)
  })
})

describe('one cause', () => {
  const formatFailures = ({ summary }: Awaited<ReturnType<typeof createReport>>) =>
    summary.failures.map(({ file, actual, screens }) => `${file}: ${actual}: ${screens.join(', ')}`)

  it('of e-mails that fail is blamed on Email.php', async () => {
    const report = await createReport(respondWith('sendEmail', sendJson({ status: 'error', message: 'SMTP failed' })))
    expect(formatFailures(report)).toEqual([
      'POST Email.php: a refusal, "SMTP failed": Forgot Password, Request Approval, Send Reviewers, Approved Applications, Decide, Progress Reports',
    ])
    expect(report.findResult('saveHod', 'stores the request')).toMatchObject({
      grade: 'skipped',
      reason: 'it could not be checked: POST Email.php responded with a refusal, "SMTP failed"',
    })
  })

  it('of downloads that fail is not blamed on uploads', async () => {
    const report = await createReport(respondWith('downloadDetailsFile', sendHtml))
    expect(formatFailures(report)).toEqual([
      'GET MoreDetailsFileDownload.php: a page of HTML: Edit application: Uploads, Submitted Grants, Budget Revision, Progress Report, More Details, Reviewer Documents, Approved Applications, Request Agreement',
    ])
    expect(report.summary.failures[0]?.titles.length).toBeGreaterThan(3)
  })

  it('in the command line is not blamed on a screen', async () => {
    const Admin = { email: 'admin@demo.urc', password: 'wrong' }
    const report = await createReport((_, respond) => respond(), { logIns: { Admin } })
    expect(formatFailures(report)).toEqual([])
    const reason = 'the log-in was refused, "Incorrect email or password": check --as-admin'
    expect(report.findResult('logOut', 'ends the session')).toMatchObject({ grade: 'skipped', reason })
    expect(report.findResult('listApprovals', 'is read by Admin')).toMatchObject({ grade: 'skipped', reason })
  })
})

describe('a fault of a call that writes', () => {
  it('names its file if it swaps files', async () => {
    const swapFiles: Fault = async (request, respond, { browser }) => {
      if (findCall(request) !== 'uploadFiles') return respond()
      const form = await request.formData()
      const ownCv = form.get('projectCV')
      const otherCvs = form.get('coInvestigatorsCVs')
      if (ownCv === null || otherCvs === null) throw new Error('The form has other names.')
      form.set('projectCV', otherCvs)
      form.set('coInvestigatorsCVs', ownCv)
      return browser.fetch(new Request(request.url, { method: 'POST', body: form }))
    }
    const { summary } = await createReport(swapFiles)
    expect(summary.failures.map(({ file }) => file)).toContain(
      'POST FileUploads.php, or GET MoreDetailsFileDownload.php',
    )
  })

  it('names its file if it loses an amount', async () => {
    const loseAmount: Fault = async (request, respond, { store }) => {
      const response = await respond()
      if (findCall(request) === 'grantOrDeny')
        store.applications
          .all()
          .forEach(({ applicationId }) => store.applications.update(applicationId, { amount: '' }))
      return response
    }
    const { text } = await createReport(loseAmount)
    expect(text).toMatch(
      /POST ApplicationStatus_Granted\.php, or GET MoreDetails\.php: returns start date, .*: amount: expected 1250000, got/,
    )
  })

  it.each([
    ['hod_decision', 'listApprovals'],
    ['reviewer1_marks', 'getDetails'],
  ] as const)('is not suspected if the column %s is left out of %s', async (column, call) => {
    const report = await createReport(rewriteBody(call, (body) => body.replaceAll(`"${column}"`, '"other"')))
    const files = report.summary.failures.filter(({ field }) => field?.includes(column)).map(({ file }) => file)
    expect(new Set(files)).toEqual(new Set([formatCallFile(call)]))
  })

  it('is not suspected first if the reading call is faulty', async () => {
    const changed = rewriteBody('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body))
    const { summary } = await createReport(changed)
    expect(summary.failures[0]?.file).toBe('GET MoreDetailsFileDownload.php, or POST SaveFileUploads.php')
  })
})

describe('a host that accepts any password', () => {
  const acceptAnyPassword: Fault = async (request, respond, { browser, store }) => {
    if (findCall(request) !== 'logIn') return respond()
    const input = (await request.clone().json()) as { email: string } // As the client sends it.
    const person = store.people.all().find(({ email }) => email === input.email)
    if (!person) return respond()
    const { url, method, headers } = request
    const body = JSON.stringify({ ...input, password: person.password })
    return browser.fetch(new Request(url, { method, headers, body }))
  }

  it('has that door only, and no false failure', async () => {
    const { summary, findResult, run } = await createReport(acceptAnyPassword)
    expect(summary.failures).toEqual([])
    expect(summary.warnings).toEqual([])
    const doors = run.results.filter(
      ({ grade, title }) => grade === 'vulnerability' && title !== 'a visitor is refused',
    )
    expect(doors.map(({ call, title }) => `${call}: ${title}`)).toEqual([
      'logIn: a wrong password is refused',
      'logIn: a missing password is refused',
    ])
    for (const [call, title] of [
      ['changePassword', 'the new password opens the account'],
      ['resetPassword', 'the reset password opens the account'],
      ['resetPassword', 'a visitor is refused'],
    ] as const)
      expect(findResult(call, title)).toMatchObject({
        grade: 'skipped',
        reason: expect.stringMatching(/^it could not be checked: .*POST Login\.php accepts any password$/),
      })
  })
})

describe('a host with dates in another format', () => {
  it.each([
    ['with slashes', '$3/$2/$1'],
    ['in words', 'the $3rd of month $2, $1'],
  ])('%s has warnings with the screens, and no failure', async (_, format) => {
    const rewriteDates: Fault = async (request, respond) => {
      const response = await respond()
      const text = await response.clone().text()
      if (!/^\s*[[{]/.test(text) || findCall(request) === 'getFormData') return response
      const { status, headers } = response
      return new Response(text.replaceAll(/"(\d{4})-(\d\d)-(\d\d)[^"]*"/g, `"${format}"`), { status, headers })
    }
    const { summary, run } = await createReport(rewriteDates)
    expect(summary.failures).toEqual([])
    const warnings = run.results.filter(({ title, grade }) => title.startsWith('writes dates') && grade === 'warning')
    expect(warnings.length).toBeGreaterThan(8)
    expect(summary.warnings.flatMap(({ screens }) => screens)).toEqual(
      expect.arrayContaining(['Submitted Grants', 'Application Dates', 'View Applications', 'Progress Reports']),
    )
  })
})

describe('an e-mail that does not arrive', () => {
  it.each([true, false])('cannot be seen, which one line says, with writing %s', async (mayWrite) => {
    const { summary } = await createReport((_, respond) => respond(), { mayWrite })
    expect(summary.outside.filter(({ reason }) => reason.includes('whether e-mails arrive'))).toHaveLength(1)
  })
})

describe('a host that cuts uploads at 64 kB', () => {
  const UPLOADS = contractRows
    .filter(([call, { sends }]) => sends === 'multipart' && call !== 'submitRows' && call !== 'setApplicationDates')
    .map(([call]) => call)

  /** Sends the first 64 kB of each file to the host. */
  const cutUploads =
    (isCut: (call: CallName) => boolean): Fault =>
    async (request, respond, { browser }) => {
      const call = findCall(request)
      if (call === undefined || !UPLOADS.includes(call) || !isCut(call)) return respond()
      const form = new FormData()
      for (const [key, value] of await request.formData())
        if (value instanceof File)
          form.append(key, new File([value.slice(0, 65_536)], value.name, { type: value.type }))
        else form.append(key, value)
      return browser.fetch(new Request(request.url, { method: 'POST', body: form }))
    }

  const findBrokenScreens = ({ summary }: Awaited<ReturnType<typeof createReport>>) =>
    new Set(summary.failures.filter(({ field }) => field === 'bytes').flatMap(({ screens }) => screens))

  it.each(UPLOADS)('in %s breaks its screens', async (call) => {
    const report = await createReport(cutUploads((sent) => sent === call))
    expect(report.summary.canGoLive).toBe(false)
    expect([...findBrokenScreens(report)]).toEqual(expect.arrayContaining(findScreens(call)))
    expect(report.summary.failures.map(({ file }) => file).join()).toContain(formatCallFile(call))
  })

  it('in all calls breaks every screen that sends files', async () => {
    const report = await createReport(cutUploads(() => true))
    expect([...findBrokenScreens(report)]).toEqual(expect.arrayContaining(findScreens(...UPLOADS)))
  })
})

describe('a warning', () => {
  it('names a time zone other than the council’s', async () => {
    const utc = new Date().toISOString().slice(0, 19).replace('T', ' ')
    const { findResult } = await createReport(
      rewriteBody('listSubmittedApplications', (body) =>
        body.replaceAll(/"submittedDate":"[^"]*"/g, `"submittedDate":"${utc}"`),
      ),
    )
    expect(findResult('listSubmittedApplications', 'lists the application as submitted')).toMatchObject({
      grade: 'warning',
      expected: 'a time in Asia/Colombo',
      actual: 'a time 5.5 hours earlier',
    })
  })

  it('names a refused mark of 0', async () => {
    const refusal = sendJson({ status: 'error', message: 'Missing required fields.' })
    const fault = respondWith('submitReview2', refusal, /name="overallMarks"\r\n\r\n0\r\n/)
    expect((await createReport(fault)).findResult('submitReview2', 'accepts a mark of 0')).toMatchObject({
      grade: 'warning',
      actual: 'a refusal, as of a missing mark',
    })
  })
})

describe('an estimate', () => {
  it('of a slow host names the time per call and in total', async () => {
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    let now = 0
    clock.mockImplementation(() => now)
    const { host } = await createFaultyHost((_, respond) => {
      now += 4000
      return respond()
    })
    expect(await estimateDuration(host)).toMatch(
      /^faulty: a call takes about 4\.0 s; this will take about \d\d minutes\.$/,
    )
  })

  it('is omitted for a fast host', async () => {
    expect(await estimateDuration((await createFaultyHost((_, respond) => respond())).host)).toBe(null)
  })
})

describe('a host after the run', () => {
  const storedDates = { openDate: '2026-11-01 08:00:00', closeDate: '2027-01-31 16:00:30', year: '2026' }

  it('has its previous application dates', async () => {
    const { host, store } = await createFaultyHost((_, respond) => respond())
    store.applicationDates.clear()
    store.applicationDates.insert(storedDates)
    await runSuite(host, { steps })
    expect(store.applicationDates.all()).toMatchObject([storedDates])
  })

  it('has no criteria document that is not reported', async () => {
    const { host, store } = await createFaultyHost(permitCall('uploadCriteria', 'admin@demo.urc'))
    const getNames = () => store.storedFiles.findByApplication(null).map(({ name }) => name)
    const namesBefore = getNames()
    const { leftovers } = await runSuite(host, { steps })
    const added = getNames().filter((name) => !namesBefore.includes(name))
    expect(added.length).toBeGreaterThan(1)
    expect(leftovers).toEqual(expect.arrayContaining(added.map((name) => `the criteria document "${name}"`)))
  })

  it('has received one deletion at a time', async () => {
    let inFlight = 0
    let maxInFlight = 0
    const countDeletions: Fault = async (request, respond) => {
      if (findCall(request) !== 'deleteApplication') return respond()
      maxInFlight = Math.max(maxInFlight, ++inFlight)
      return respond().finally(() => inFlight--)
    }
    await createReport(countDeletions)
    expect(maxInFlight).toBe(1)
  })
})

/** Checks the log-in, but no role. */
const ignoreRoles: Fault = async (request, respond, { browser, connect }) => {
  const call = findCall(request)
  const role = await getRole(browser)
  if (call === undefined || role !== 'Applicant' || callersOf(contract[call].action).includes(role)) return respond()
  const connection = connect()
  await connection.signInAs('admin@demo.urc')
  return connection.fetch(request.clone())
}
