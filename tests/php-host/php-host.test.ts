import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '@/api/client'
import { getFieldSpec } from '@/domain/application/application-fields'
import { makeEmptyForm, splitRows } from '@/domain/application/application-form'
import { ENTRIES } from '@/domain/application/form-entries'
import { isFieldShown } from '@/domain/application/validation'
import { findPhp, startPhpHost } from '../../scripts/support/php-host.mjs'
import { securityHeaders } from '../../scripts/support/security-headers'
import { withCookies } from '@/wire/conformance/cookie-jar'
import { createApplication, createDocx, noLeave, createPdf, sampleRows } from '@conformance/sample'
import { COUNCIL_LISTS } from '../support/council-lists'
import { readDocumentedStatuses } from '../support/document-table'

type PhpHost = Awaited<ReturnType<typeof startPhpHost>>

const ADMIN = { email: 'admin@demo.urc', password: 'demo1234' }
const APPLICANT = { email: 'applicant@demo.urc', password: 'demo1234' }

/** Connects a browser: `client` is typed, `fetchText` returns the raw response. */
function connectBrowser({ address }: PhpHost) {
  const fetch = withCookies(globalThis.fetch)
  return {
    client: createClient({ base: address, fetch }),
    fetchText: async (path: string, init?: RequestInit) => (await fetch(new URL(path, address), init)).text(),
  }
}

async function sendTestRequest({ address }: PhpHost, name: string, body?: object): Promise<unknown> {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(new URL(`__test/${name}`, address), init)).json()
}

async function signIn(host: PhpHost, account: typeof ADMIN) {
  const browser = connectBrowser(host)
  await browser.client.logIn(account)
  return browser
}

describe.skipIf(findPhp() === null)('the PHP host', () => {
  let host: PhpHost
  beforeAll(async () => {
    host = await startPhpHost()
  })
  beforeEach(() => sendTestRequest(host, 'reset', {}))
  afterAll(() => host.stop())

  it('writes texts after a plain query, and numbers after a prepared statement', async () => {
    const admin = await signIn(host, ADMIN)
    const applicant = await signIn(host, APPLICANT)
    expect(JSON.parse(await admin.fetchText('ViewApplication_DS.php'))).toContainEqual(
      expect.objectContaining({ app_ID: expect.any(String), Status: '2.1' }),
    )
    expect(JSON.parse(await applicant.fetchText('SubmittedGrants.php'))).toContainEqual(
      expect.objectContaining({ Id: expect.any(Number), Status: 2.1, hasAgreement: false }),
    )
  })

  it('requires leave dates without a leave if a test enables that habit', async () => {
    const { client } = await signIn(host, APPLICANT)
    const application = {
      ...createApplication('Seed banks', '3', '5'),
      ...noLeave,
    }
    await expect(client.submitApplication(application)).resolves.toMatchObject({
      message: 'Form submitted successfully',
    })
    await sendTestRequest(host, 'habits', { habits: ['leave-always-required'] })
    await expect(client.submitApplication(application)).rejects.toMatchObject({
      kind: 'refused',
      serverText: 'Missing required fields: Leave_Date, Leave_Duration',
    })
    const withLeaveDates = { ...application, leaveDate: '2027-01-01', leaveDuration: '1' }
    await expect(client.submitApplication(withLeaveDates)).resolves.toMatchObject({
      message: 'Form submitted successfully',
    })
  })

  it('has a column for every field and requires the same fields', async () => {
    const { client, fetchText } = await signIn(host, APPLICANT)
    const entries = ENTRIES.filter(({ field }) => getFieldSpec(field).step !== null)
    const { applicationId = '' } = await client.submitApplication(createApplication('Columns', '3', '5'))
    const body = JSON.stringify({ app_ID: applicationId })
    const { data } = JSON.parse(await fetchText('GetFormData.php', { method: 'POST', body }))
    expect(entries.filter(({ wire }) => !(wire in data)).map(({ wire }) => wire)).toEqual([])
    const { values } = splitRows(makeEmptyForm())
    const required = entries.filter(
      ({ field, spec }) => spec.required !== undefined && isFieldShown(field, values, 'new'),
    )
    await expect(client.submitApplication(values)).rejects.toMatchObject({
      serverText: `Missing required fields: ${required.map(({ wire }) => wire).join(', ')}`,
    })
  })

  it('accepts an application whose e-mail fails, and reports that', async () => {
    await sendTestRequest(host, 'habits', { habits: ['mail-fails'] })
    const { client } = await signIn(host, APPLICANT)
    const { message, applicationId } = await client.submitApplication(createApplication('Seed banks', '3', '5'))
    expect(message).toBe('Form submitted successfully, but the confirmation email could not be sent.')
    expect(applicationId).toBeDefined()
    expect(await sendTestRequest(host, 'mail')).toEqual([])
  })

  it('stores amounts as numbers, which the client reads as text', async () => {
    const { client, fetchText } = await signIn(host, APPLICANT)
    const form = createApplication('Amounts', '3', '5')
    const { applicationId = '' } = await client.submitApplication(form)
    await client.submitRows({ ...form, ...sampleRows })
    const responseText = await fetchText('GetFormData.php', {
      method: 'POST',
      body: JSON.stringify({ app_ID: applicationId }),
    })
    expect(JSON.parse(responseText)).toMatchObject({
      data: { grants: [{ amount: 250000 }, { amount: 900 }], funding: [{ fundingAmount: 40000 }] },
    })
    const { data } = await client.getFormData({ applicationId })
    expect({ grantRows: data.grantRows, fundingRows: data.fundingRows }).toEqual({
      grantRows: sampleRows.grantRows,
      fundingRows: sampleRows.fundingRows,
    })
  })

  it('returns a password in the profile, which the client drops', async () => {
    const { client, fetchText } = await signIn(host, ADMIN)
    const profile: unknown = JSON.parse(await fetchText('GetProfileData.php'))
    expect(profile).toMatchObject({ userName: 'Ruwani', password: expect.stringMatching(/./) })
    expect(Object.keys(await client.getProfile({}))).toEqual(['firstName', 'lastName', 'email', 'role'])
  })

  it('prints two lines before the response to new criteria', async () => {
    const { fetchText } = await signIn(host, ADMIN)
    const body = new FormData()
    body.append('criteria', createDocx('criteria', 'x'))
    const lines = (await fetchText('Criteria.php', { method: 'POST', body })).split('\n')
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[2] ?? '')).toEqual({ criteria: 'Evaluation Criteria_URC Grants_1.docx' })
  })

  it('reports expired sessions as signed out', async () => {
    const { client } = await signIn(host, ADMIN)
    await client.listApplications({})
    await sendTestRequest(host, 'expire-sessions', {})
    await expect(client.listApplications({})).rejects.toMatchObject({ kind: 'signed-out' })
  })

  it('accepts no application after the period', async () => {
    const { client } = await signIn(host, APPLICANT)
    const { closeDate } = await client.getApplicationDates({})
    const form = createApplication('Too late', '3', '5')
    await sendTestRequest(host, 'clock', { now: `${closeDate?.replace(' ', 'T')}:00+05:30` })
    await client.submitApplication(form)
    await sendTestRequest(host, 'clock', { now: `${closeDate?.slice(0, 10)}T23:00:00+05:30` })
    await expect(client.submitApplication(form)).rejects.toMatchObject({ serverText: 'Applications are closed.' })
  })

  it('reverses a shortlisting when the new status is 1', async () => {
    const { client, fetchText } = await signIn(host, ADMIN)
    const shortlisted = (await client.listApplicationsToShortlist({})).find(({ status }) => status === '2.1')
    const applicationId = shortlisted?.applicationId ?? ''
    const setStatus = (status: string) =>
      fetchText('UpdateOrderApplicationStatus.php', {
        method: 'POST',
        body: JSON.stringify({ app_ID: applicationId, status }),
      })
    expect(await setStatus('1')).toContain('"success"')
    expect((await client.getDetails({ applicationId }))?.status).toBe('1')
    expect(await setStatus('5.1')).toContain('Invalid status value')
  })

  it('changes the status on the Dean’s decision, not on the HOD’s', async () => {
    const { client } = connectBrowser(host)
    const { client: admin } = await signIn(host, ADMIN)
    const findStatus = async (applicationId: string) => (await client.getDetails({ applicationId }))?.status
    const [first, second] = (await admin.listApplicationsToShortlist({})).filter(({ status }) => status === '1')
    const rejection = { decision: '3.2', remarks: 'No.' } as const
    for (const applicationId of [first?.applicationId ?? '', second?.applicationId ?? ''])
      await admin.shortlistOrReject({ applicationId, status: '2.1' })
    await client.decideAsHod({ applicationId: first?.applicationId ?? '', ...rejection })
    await client.decideAsDean({ applicationId: second?.applicationId ?? '', ...rejection })
    expect(await findStatus(first?.applicationId ?? '')).toBe('2.1')
    expect(await findStatus(second?.applicationId ?? '')).toBe('3.2')
  })

  it('refuses a mark of 0 as a missing one', async () => {
    const { client } = connectBrowser(host)
    const review = { applicationId: '6', marks: '0', report: createPdf('report', 'x') }
    await expect(client.submitReview1(review)).rejects.toMatchObject({ serverText: 'Missing required fields.' })
  })

  it('confirms a review without an invitation but does not store it', async () => {
    const { client } = await signIn(host, ADMIN)
    for (const applicationId of ['8', '999']) {
      await client.submitReview1({ applicationId, marks: '70', report: createPdf('report', 'x') })
      const download = client.downloadDetailsFile({ applicationId, fileType: 'reviewer_one' })
      await expect(download).rejects.toMatchObject({ kind: 'no-file' })
    }
  })

  it.each(COUNCIL_LISTS)('has the statuses of the documents in %s', async (list) => {
    const { client } = await signIn(host, ADMIN)
    const rows = await client[list]({})
    const details = await Promise.all(rows.map(({ applicationId }) => client.getDetails({ applicationId })))
    expect(new Set(details.map((application) => application?.status))).toEqual(new Set(readDocumentedStatuses(list)))
  })

  it('returns statuses of ViewApplication.php as words, with one word for granted and denied', async () => {
    const { client } = await signIn(host, ADMIN)
    for (const { applicationId, status } of await client.listApplications({})) {
      const code = (await client.getDetails({ applicationId }))?.status
      expect(status).toEqual({ status: code === '5.2' ? '5.1' : code, inWords: true })
    }
  })

  it('accepts budgets and reports of any application, but lists only those of grants', async () => {
    const { client } = await signIn(host, APPLICANT)
    const { client: admin } = await signIn(host, ADMIN)
    const pending = (await client.listSubmittedApplications({})).find(({ status }) => status === '2.1')
    const applicationId = pending?.applicationId ?? ''
    await client.submitBudget({ applicationId, projectTitle: '', file: createPdf('budget', 'x') })
    await client.submitProgressReport({ applicationId, reportType: 'final', files: [createPdf('report', 'x')] })
    expect((await admin.listBudgets({})).map((row) => row.applicationId)).not.toContain(applicationId)
    expect((await admin.listProgressReports({})).map(({ applicationId }) => applicationId)).not.toContain(applicationId)
  })

  it('opens no application for a text that is not exactly its id', async () => {
    const { client, fetchText } = await signIn(host, ADMIN)
    const id = (await client.listApplications({}))[0]?.applicationId ?? ''
    const emptyResponse = JSON.stringify([])
    expect(await fetchText(`DeanHOD.php?app_ID=${id}`)).not.toBe(emptyResponse)
    for (const inexactId of [
      `${id}abc`,
      `${id}.0`,
      `0${id}`,
      `%20${id}`,
      `${id}%0A`,
      `${id}_2026`,
      `%2B${id}`,
      `${id}e0`,
    ]) {
      const responses = [
        await fetchText(`DeanHOD.php?app_ID=${inexactId}`),
        await fetchText(`Reviewer.php?app_ID=${inexactId}`),
        await fetchText(`MoreDetails.php?app_ID=${inexactId}`),
        await fetchText(`CheckFileExistence.php?app_ID=${inexactId}&fileType=proposal`),
        await fetchText(`MoreDetailsFileDownload.php?app_ID=${inexactId}&fileType=proposal`),
      ]
      expect(responses).toEqual([
        emptyResponse,
        emptyResponse,
        JSON.stringify({ error: 'Invalid application ID' }),
        JSON.stringify({ exists: false }),
        JSON.stringify({ error: 'File not found.' }),
      ])
      const applicationId = decodeURIComponent(inexactId)
      await expect(client.saveHod({ applicationId, name: 'N', email: 'n@a.example' })).rejects.toMatchObject({
        kind: 'refused',
      })
      await expect(client.deleteApplication({ applicationId })).rejects.toMatchObject({ kind: 'refused' })
      await expect(
        client.grantOrDeny({ applicationId, status: '5.2', startDate: '', period: '', amount: '' }),
      ).rejects.toMatchObject({ kind: 'refused' })
    }
  })

  it('reads a list in place of a single value as missing', async () => {
    const { fetchText } = await signIn(host, ADMIN)
    const form = new FormData()
    form.append('app_ID[]', '1')
    const json = JSON.stringify({ app_ID: ['1'], appId: ['1'], email: ['a@example.org'], status: '5.1' })
    const responses = [
      await fetchText('MoreDetails.php?app_ID[]=1'),
      await fetchText('CheckFileExistence.php?app_ID[]=1&fileType=proposal'),
      await fetchText('AwardLetter.php', { method: 'POST', body: form }),
      await fetchText('ApplicationStatus_Granted.php', { method: 'POST', body: json }),
      await fetchText('Login.php', { method: 'POST', body: json }),
    ]
    expect(responses.map((text): unknown => JSON.parse(text))).toEqual([
      { error: 'Invalid application ID' },
      { exists: false },
      { success: false, message: 'Missing or invalid app_ID' },
      { message: expect.stringMatching(/^Failed/) },
      { status: false, message: 'Missing required fields' },
    ])
  })

  it.each([
    ['CheckSession.php', '*'],
    ['Email.php', null],
    ['DeanEvaluvation.php', null],
  ])('%s allows the origin %j', async (file, allowedOrigin) => {
    const { headers } = await fetch(new URL(file, host.address))
    expect(headers.get('Access-Control-Allow-Origin')).toBe(allowedOrigin)
  })

  it.each([
    ['Grant.php', ''],
    ['GetFormData.php', ''],
    ['CheckSession.php', '{"status":false,"message":"User not logged in"}'],
  ])('%s responds to OPTIONS with %j', async (path, body) => {
    expect(await connectBrowser(host).fetchText(path, { method: 'OPTIONS' })).toBe(body)
  })

  it('replaces the session of a council member who creates an account', async () => {
    const { client } = await signIn(host, ADMIN)
    const person = { firstName: 'New', lastName: 'Person', email: 'new@example.org', role: 'urc' } as const
    await client.createAccount({ ...person, password: 'long-enough-1', confirmPassword: 'long-enough-1' })
    expect(await client.checkSession({})).toMatchObject({ name: 'New', role: 'urc' })
  })

  it('stores its e-mails without sending them', async () => {
    const { client } = connectBrowser(host)
    const email = { email: 'reader@example.org', subject: 'A test', message: '<p>Dear reader</p>' }
    await client.sendEmail(email)
    expect(await sendTestRequest(host, 'mail')).toEqual([{ ...email, sent_at: expect.any(String) }])
  })
})

describe.skipIf(findPhp() === null)('the PHP host beside a built portal', () => {
  let dist: string
  let host: PhpHost
  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'portal-'))
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Portal</title>')
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'assets', 'a.js'), 'export {}')
    copyFileSync('public/.htaccess', join(dist, '.htaccess'))
    const env = { PORTAL_DIST: dist, PORTAL_BASE: '/RGMS/', PHP_HOST_NOW: '2026-11-20T09:00:00+05:30' }
    host = await startPhpHost({ postMaxSize: '1M', env })
  })
  afterAll(async () => {
    await host.stop()
    rmSync(dist, { recursive: true })
  })

  it.each([
    ['', 200, 'text/html'],
    ['moredetails/5', 200, 'text/html'],
    ['assets/a.js', 200, 'text/javascript'],
    ['assets/b.js', 404, 'text/html'],
    ['.htaccess', 404, 'text/html'],
    ['SaveForm.php', 404, 'text/html'],
    ['moredetails/Login.php', 404, 'text/html'],
    ['..%2f..%2fpackage.json', 404, 'text/html'],
    ['/dashboard', 404, 'text/html'],
  ])('responds to %j with %i, %s', async (path, status, type) => {
    const response = await fetch(new URL(path, host.address))
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')?.split(';')[0]).toBe(type)
  })

  it('sends the portal’s headers with pages and calls', async () => {
    for (const path of ['', 'CheckSession.php']) {
      const { headers } = await fetch(new URL(path, host.address))
      for (const [name, value] of Object.entries(securityHeaders())) expect(headers.get(name)).toBe(value)
    }
  })

  it.each([
    ['', 'no-cache'],
    ['moredetails/5', 'no-cache'],
    ['assets/a.js', 'public, max-age=31536000, immutable'],
    ['assets/b.js', null],
    ['CheckSession.php', 'no-store, no-cache, must-revalidate'],
  ])('sends Cache-Control for %j: %s', async (path, cacheControl) => {
    const { headers } = await fetch(new URL(path, host.address))
    expect(headers.get('Cache-Control')).toBe(cacheControl)
  })

  it('starts its clock at the given moment', async () => {
    const { client } = connectBrowser(host)
    expect((await client.getApplicationDates({})).openDate).toBe('2026-10-31 08:00')
  })

  it('drops bodies larger than post_max_size, which the client reports', async () => {
    const { client } = await signIn(host, ADMIN)
    const file = new File([new Uint8Array(1_200_000)], 'large.pdf')
    await expect(client.uploadAwardLetter({ file, applicationId: '1' })).rejects.toMatchObject({ kind: 'too-large' })
  })
})
