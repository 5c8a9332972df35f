import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contract } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'
import { callersOf } from '@/domain/people/roles'
import { estimateDuration } from '@conformance/test-host'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { summarizeRun } from '@conformance/report/summary'
import { formatTextReport } from '@conformance/report/text'
import { suite } from '@conformance/suite'
import { answering, both, callOf, html, insteadOfRefusing, json, lettingIn, lying, roleOf } from './faults'
import { faultyHost, type Fault } from './faulty-host'

/** Omits the slow PDF step, which other tests cover. */
const steps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

/** Returns the report on a host, and a function that returns one of its lines. */
async function reportOn(fault: Fault, settings?: Parameters<typeof faultyHost>[1]) {
  const run = await runSuite((await faultyHost(fault, settings)).host, { steps })
  const summary = summarizeRun(run)
  const line = (call: StepResult['call'], title: string) =>
    run.results.find((line) => line.call === call && line.title.startsWith(title))
  return { run, summary, line, text: formatTextReport(summary) }
}

describe('an effect that cannot be read', () => {
  const HTML = 'GET MoreDetailsFileDownload.php responded with a page of HTML'

  it('is never graded as if nothing was done', async () => {
    const served = answering('downloadDetailsFile', html)
    const open = insteadOfRefusing('uploadFiles', json({ status: 'success' }))
    const { line, run } = await reportOn(both(served, open))
    expect(line('uploadFiles', 'Admin is refused')).toEqual({
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
    expect(line('uploadAwardLetter', 'an applicant is refused')).toMatchObject({
      grade: 'skipped',
      reason: expect.stringMatching(
        /^it could not be checked: it responded with a refusal, .*, but GET MoreDetailsFile/,
      ),
    })
  })

  it('includes one that is read through a call with other faults', async () => {
    const changed = lying('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body))
    const open = insteadOfRefusing('uploadFiles', json({ status: 'success' }))
    const { line } = await reportOn(both(changed, open))
    expect(line('uploadFiles', 'Admin is refused')).toMatchObject({
      grade: 'skipped',
      reason:
        'it could not be checked: it responded with a success, but GET MoreDetailsFileDownload.php has a fault of its own',
    })
  })

  it('does not pass for one that was read', async () => {
    const { line } = await reportOn(answering('getDetails', html))
    expect(line('shortlistOrReject', 'shortlists')).toMatchObject({
      grade: 'skipped',
      reason: 'it could not be checked: GET MoreDetails.php responded with a page of HTML',
    })
    expect(line('shortlistOrReject', 'an applicant is refused')).toMatchObject({ grade: 'skipped' })
    // What follows is still tried.
    expect(line('submitBudget', 'keeps the revision')).toMatchObject({ grade: 'passed' })
  })

  it('is no breach of the list that fails to show it', async () => {
    const fails: Fault = async (request, respond) => (callOf(request) === 'listApprovals' ? json({}, 500)() : respond())
    const { line } = await reportOn(fails)
    expect(line('saveHod', 'an applicant is refused')).toMatchObject({
      grade: 'skipped',
      reason: expect.stringMatching(/but GET RequestApproval.php responded with HTTP 500$/),
    })
  })
})

describe('an open door', () => {
  it('without a log-in is found, and the worst one leads', async () => {
    const { summary, text, run } = await reportOn((_, respond) => respond())
    expect(summary.verdict).toBe(
      'Works. Do not open it to the internet yet: 3 critical doors and 1 other. Nothing to mend.',
    )
    expect(text).toContain(`
Open doors, worst first: a reason to keep the host from the internet, not from the portal
  Anybody without a log-in can
    account takeover: set the password of any account and log in with it: POST ForgotPassword.php responded with a success
        docs/going-live.md#what-the-portal-cannot-secure
    mail relay: send any e-mail to anybody in the name of the council: POST Email.php responded with a success
        docs/going-live.md#what-the-portal-cannot-secure
    confidential files: read the files of any application by its number: GET MoreDetailsFileDownload.php responded with a success
        docs/going-live.md#what-anybody-gets-with-a-number
    reading: read status, decisions, remarks and marks of any application by its number: GET MoreDetails.php responded with a success
        docs/going-live.md#what-anybody-gets-with-a-number
`)
    expect(run.results.filter(({ title }) => title === 'a second review is refused').map(({ grade }) => grade)).toEqual(
      REVIEWERS.map(() => 'passed'),
    )
  })

  it('for a second review is found, and the first one is put back', async () => {
    const forgetful: Fault = async (request, respond, { store }) => {
      const call = callOf(request)
      if (call === 'submitReview1')
        store.reviewers.all().forEach(({ id }) => store.reviewers.update(id, { marks: null }))
      return respond()
    }
    const { line } = await reportOn(forgetful)
    expect(line('submitReview1', 'a second review is refused')).toMatchObject({
      grade: 'vulnerability',
      ability: 'replace the review of reviewer 1',
    })
    expect(line('listReviewers', 'shows the marks')).toMatchObject({ grade: 'passed' })
  })

  it('for one role is one finding that lists its calls', async () => {
    const { summary } = await reportOn(withoutRoles)
    const [roles, ...others] = summary.missingChecks.filter(({ actor }) => actor.includes('an applicant'))
    expect(others).toEqual([])
    expect(roles?.actor).toEqual(['an applicant'])
    expect(roles?.vulnerabilities.length).toBeGreaterThan(20)
    expect(roles?.vulnerabilities[0]).toMatchObject({ file: 'POST NewAccount.php', harm: 'account takeover' })
  })

  it('is not that the council reads what applicants read', async () => {
    const { run } = await reportOn((_, respond) => respond())
    const council = run.results.filter(({ title }) => /^(Admin|urc) is refused$/.test(title))
    expect(council.filter(({ call }) => /^(list|get|download)/.test(call))).toEqual([])
    expect(council.length).toBeGreaterThan(5)
  })
})

describe('one cause', () => {
  const facts = ({ summary }: Awaited<ReturnType<typeof reportOn>>) =>
    summary.failures.map(({ file, actual, screens }) => `${file}: ${actual}: ${screens.join(', ')}`)

  it('of e-mails that fail is blamed on Email.php', async () => {
    const report = await reportOn(answering('sendEmail', json({ status: 'error', message: 'SMTP failed' })))
    expect(facts(report)).toEqual([
      'POST Email.php: a refusal, "SMTP failed": Forgot Password, Request Approval, Send Reviewers, Approved Applications, Decide, Progress Reports',
    ])
    expect(report.line('saveHod', 'the invitation')).toMatchObject({
      grade: 'skipped',
      reason: 'it could not be checked: POST Email.php responded with a refusal, "SMTP failed"',
    })
  })

  it('of downloads that fail is not blamed on uploads', async () => {
    const report = await reportOn(answering('downloadDetailsFile', html))
    expect(facts(report)).toEqual([
      'GET MoreDetailsFileDownload.php: a page of HTML: Edit application: Uploads, Submitted Grants, Budget Revision, Progress Report, More Details, Reviewer Documents, Approved Applications, Request Agreement',
    ])
    expect(report.summary.failures[0]?.titles.length).toBeGreaterThan(3)
  })

  it('in the command line breaks no screen', async () => {
    const Admin = { email: 'admin@demo.urc', password: 'wrong' }
    const report = await reportOn((_, respond) => respond(), { logIns: { Admin } })
    expect(facts(report)).toEqual([])
    const reason = 'the log-in was refused, "Incorrect email or password": check --as-admin'
    expect(report.line('logOut', 'ends the session')).toMatchObject({ grade: 'skipped', reason })
    expect(report.line('listApprovals', 'is read by Admin')).toMatchObject({ grade: 'skipped', reason })
  })
})

describe('a fault of a call that writes', () => {
  it('names its file if it swaps files', async () => {
    const swapping: Fault = async (request, respond, { browser }) => {
      if (callOf(request) !== 'uploadFiles') return respond()
      const form = await request.formData()
      const own = form.get('projectCV')
      const others = form.get('coInvestigatorsCVs')
      if (own === null || others === null) throw new Error('The form has other names.')
      form.set('projectCV', others)
      form.set('coInvestigatorsCVs', own)
      return browser.fetch(new Request(request.url, { method: 'POST', body: form }))
    }
    const { summary } = await reportOn(swapping)
    expect(summary.failures.map(({ file }) => file)).toContain(
      'POST FileUploads.php, or GET MoreDetailsFileDownload.php',
    )
  })

  it('names its file if it loses an amount', async () => {
    const losing: Fault = async (request, respond, { store }) => {
      const response = await respond()
      if (callOf(request) === 'grantOrDeny')
        store.applications
          .all()
          .forEach(({ applicationId }) => store.applications.update(applicationId, { amount: '' }))
      return response
    }
    const { text } = await reportOn(losing)
    expect(text).toMatch(
      /POST ApplicationStatus_Granted\.php, or GET MoreDetails\.php: tells start date, .*: amount: expected 1250000, came/,
    )
  })

  it('is not suspected first if the call that reads returns nothing right', async () => {
    const changed = lying('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body))
    const { summary } = await reportOn(changed)
    expect(summary.failures[0]?.file).toBe('GET MoreDetailsFileDownload.php, or POST FileUploads.php')
  })
})

describe('a notice', () => {
  it('names a time zone other than the council’s', async () => {
    const utc = new Date().toISOString().slice(0, 19).replace('T', ' ')
    const { line } = await reportOn(
      lying('listSubmittedApplications', (body) =>
        body.replaceAll(/"submittedDate":"[^"]*"/g, `"submittedDate":"${utc}"`),
      ),
    )
    expect(line('listSubmittedApplications', 'shows it as submitted')).toMatchObject({
      grade: 'warning',
      expected: 'Sri Lanka time',
      actual: 'a time 5.5 hours earlier',
    })
  })

  it('names a refused mark of 0', async () => {
    const reply = json({ status: 'error', message: 'Missing required fields.' })
    const zero = answering('submitReview2', reply, /name="overallMarks"\r\n\r\n0\r\n/)
    expect((await reportOn(zero)).line('submitReview2', 'a mark of 0')).toMatchObject({
      grade: 'warning',
      actual: 'a refusal, as of a missing mark',
    })
  })
})

describe('an estimate', () => {
  it('of a slow host is given per call and in total', async () => {
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    let now = 0
    clock.mockImplementation(() => now)
    const { host } = await faultyHost((_, respond) => {
      now += 4000
      return respond()
    })
    expect(await estimateDuration(host)).toMatch(
      /^faulty: a call takes about 4\.0 s; this will take about \d\d minutes\.$/,
    )
  })

  it('of a fast host is not worth a line', async () => {
    expect(await estimateDuration((await faultyHost((_, respond) => respond())).host)).toBe(null)
  })
})

describe('a host after the run', () => {
  const dates = { openDate: '2026-11-01 08:00:00', closeDate: '2027-01-31 16:00:30', year: '2026' }

  it('has the application dates that it had', async () => {
    const { host, store } = await faultyHost((_, respond) => respond())
    store.applicationDates.clear()
    store.applicationDates.insert(dates)
    await runSuite(host, { steps })
    expect(store.applicationDates.all()).toMatchObject([dates])
  })

  it('has no criteria document that the report omits', async () => {
    const { host, store } = await faultyHost(lettingIn('uploadCriteria', 'admin@demo.urc'))
    const names = () => store.storedFiles.findByApplication(null).map(({ name }) => name)
    const before = names()
    const { leftovers } = await runSuite(host, { steps })
    const added = names().filter((name) => !before.includes(name))
    expect(added.length).toBeGreaterThan(1)
    expect(leftovers).toEqual(expect.arrayContaining(added.map((name) => `the criteria document "${name}"`)))
  })

  it('has had one deletion at a time', async () => {
    let atOnce = 0
    let most = 0
    const counting: Fault = async (request, respond) => {
      if (callOf(request) !== 'deleteApplication') return respond()
      most = Math.max(most, ++atOnce)
      return respond().finally(() => atOnce--)
    }
    await reportOn(counting)
    expect(most).toBe(1)
  })
})

/** Checks the log-in, but no role. */
const withoutRoles: Fault = async (request, respond, { browser, connect }) => {
  const call = callOf(request)
  const role = await roleOf(browser)
  if (call === undefined || role !== 'Applicant' || callersOf(contract[call].action).includes(role)) return respond()
  const connection = connect()
  await connection.signInAs('admin@demo.urc')
  return connection.fetch(request.clone())
}
