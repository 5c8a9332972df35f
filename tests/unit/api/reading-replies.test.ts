import { approvalBy } from '@/domain/people/approvers'
import { describe, expect, it } from 'vitest'
import { getRefusalText } from '@/api/explain'
import { answering, exampleOf, failureOf, scriptedClient } from './scripted-client'

const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined index: fid in <b>D:\\x\\FacultyDepartment.php</b> on line <b>9</b><br />\n'

const approval = { app_ID: 12, projectTitle: 'Seed banks', submittedDate: '2026-11-10', Status: 2.1 }
const listed = {
  Id: 12,
  pID: 12,
  projectTitle: 'Seed banks',
  submittedDate: '2026-11-10 09:30:00',
  hasAgreement: false,
}

describe('the reading of replies', () => {
  it.each([
    ['plain', '{"faculties":[{"fid":"1","faculty":"Science"}]}', false],
    ['after a PHP notice', `${NOTICE}{"faculties":[{"fid":"1","faculty":"Science"}]}`, true],
    ['after a byte order mark and blank lines', '\uFEFF\n\n{"faculties":[{"fid":"1","faculty":"Science"}]}\n', false],
  ])('reads JSON %s', async (_, body, noise) => {
    const { client, noisy } = scriptedClient([body])
    expect(await client.listFaculties({})).toEqual({ faculties: [{ facultyId: '1', faculty: 'Science' }] })
    expect(noisy).toEqual(noise ? ['listFaculties'] : [])
  })

  it.each(['12', 12])('keeps the id %j as text', async (app_ID) => {
    const rows = await answering([{ app_ID, projectTitle: 'Seed banks' }]).listApplicationIds({})
    expect(rows).toEqual([{ applicationId: '12', projectTitle: 'Seed banks' }])
  })

  it.each([
    ['0', false],
    [0, false],
    [false, false],
    [null, false],
    [undefined, false],
    ['', false],
    ['1', true],
    [1, true],
    [true, true],
  ])('reads the flag %j as %s', async (hod_sent, expected) => {
    const [row] = await answering([{ ...approval, hod_sent }]).listApprovals({})
    expect(row && approvalBy(row, 'HOD').sent).toBe(expected)
  })

  it.each([
    ['Save', '0'],
    [0, '0'],
    ['0', '0'],
    ['Submitted', '1'],
    ['1', '1'],
    ['Shortlisted', '2.1'],
    [2.1, '2.1'],
    ['2.10', '2.1'],
    ['2.2', '2.2'],
    ['Approved', '3.1'],
    [3.2, '3.2'],
    ['Granted', '5.1'],
    ['Deny', '5.2'],
    ['On hold', 'unknown'],
    [null, 'unknown'],
    ['', 'unknown'],
  ])('reads the status %j as %s', async (Status, expected) => {
    const [row] = await answering([{ ...listed, Status }]).listSubmittedApplications({})
    expect(row?.status).toBe(expected)
  })

  it.each([
    ['3.1', '3.1'],
    [3.1, '3.1'],
    ['3.10', '3.1'],
    ['approved', '3.1'],
    ['3.2', '3.2'],
    ['Rejected', '3.2'],
    ['2.1', null],
    [null, null],
    ['', null],
  ])('reads the decision %j as %s', async (hod_decision, expected) => {
    const [row] = await answering([{ ...approval, hod_decision }]).listApprovals({})
    expect(row && approvalBy(row, 'HOD').decision).toBe(expected)
  })

  it.each([
    ['0000-00-00 00:00:00', null],
    ['', null],
    [null, null],
    ['2026-11-01', '2026-11-01'],
    ['2026-11-01T08:00', '2026-11-01 08:00'],
  ])('reads the date %j as %j', async (Open_Date, expected) => {
    const dates = await answering({ status: true, Open_Date, Close_Date: null }).getApplicationDates({})
    expect(dates.openDate).toBe(expected)
  })

  it.each([[[]], [null], [false]])('reads %j as no application', async (body) => {
    const client = answering(JSON.stringify(body))
    expect(await client.getApplicationToReview({ applicationId: '12' })).toBeNull()
    expect(await client.getApplicationToApprove({ applicationId: '12' })).toBeNull()
    expect(await client.getDetails({ applicationId: '12' })).toBeNull()
  })

  it('reads a list that is null as empty', async () => {
    expect(await answering('null').listBudgets({})).toEqual([])
  })

  it('reads two reviews from a host that has no third reviewer', async () => {
    const [row] = await answering([{ ...approval, Status: '3.1', reviewer1_mark: '0' }]).listReviewers({})
    const [first, , third] = row?.reviews ?? []
    expect(first).toMatchObject({ number: 1, marks: '0' })
    // Null would mean that the mark is not there yet.
    expect(third).toEqual({ number: 3, name: '', email: '', affiliation: '', sent: false, marks: undefined })
  })

  it('distinguishes an unanswered third review from a missing one', async () => {
    const details = await answering({ name: 'Nimal Perera', Status: 3.1 }).getDetails({ applicationId: '12' })
    expect(details?.reviews.slice(0, 3).map(({ marks }) => marks)).toEqual([null, null, undefined])
    const later = await answering({ Status: 3.1, reviewer3_marks: null }).getDetails({ applicationId: '12' })
    expect(later?.reviews.slice(0, 3).map(({ marks }) => marks)).toEqual([null, null, null])
  })

  it('reads 1 and 0 as yes and no in a submitted application', async () => {
    const { data } = await answering({
      status: 'success',
      data: { Leave_Get: 1, projectInvolved: '0', outsidegrants: 'yes' },
    }).getFormData({ applicationId: '12' })
    expect(data).toMatchObject({ leaveRequested: 'yes', projectInvolved: 'no', outsideGrants: 'yes', title: '' })
  })

  it.each([
    ['2027-01-01', '2027-01-01'],
    ['2027-01-01 00:00:00', '2027-01-01'],
    ['2027-01-01T00:00', '2027-01-01'],
    ['0000-00-00 00:00:00', ''],
    [null, ''],
  ])('reads the day %j of a saved application as %j', async (Leave_Date, day) => {
    const { data } = await answering({ status: 'success', data: { Leave_Date } }).getFormData({ applicationId: '12' })
    expect(data.leaveDate).toBe(day)
  })

  it('reads rows whose amounts are numbers', async () => {
    const grant = { fundingSource: 'Council', durationperiod: '2012', currency: 'LKR' }
    const { data } = await answering({
      status: 'success',
      data: { grants: [{ ...grant, amount: 250000 }], funding: [{ fundingOrganization: null, fundingAmount: 40000 }] },
    }).getFormData({ applicationId: '12' })
    expect(data.grantRows).toEqual([{ fundingSource: 'Council', period: '2012', currency: 'LKR', amount: '250000' }])
    expect(data.fundingRows).toEqual([{ fundingOrganization: '', fundingAmount: '40000' }])
  })

  it('never returns the password of the profile', async () => {
    const profile = { firstName: 'Nimal', lastName: 'Perera', email: 'nimal@example.org', role: 'Applicant' }
    const decoded = await answering({ ...profile, userName: 'nimal', password: 'secret-1' }).getProfile({})
    expect(decoded).toEqual(profile)
  })
})

describe('the success of a call', () => {
  it.each([
    [{ status: true }, true],
    [{ status: 1 }, true],
    [{ status: '1' }, true],
    [{ status: 'success' }, true],
    [{ success: true }, true],
    [{ success: '1' }, true],
    [{ status: false, message: 'No.' }, false],
    [{ status: 'error', message: 'No.' }, false],
    [{ status: 'Success.', message: 'No.' }, false],
    [{ status: '0', message: 'No.' }, false],
    [{ success: false, message: 'No.' }, false],
    [{ success: false, error: 'No.' }, false],
    [{ error: 'No.' }, false],
  ])('for the reply %j is %s', async (body, ok) => {
    const answer = answering(body).createAccount(exampleOf('createAccount'))
    if (ok) await expect(answer).resolves.toBeDefined()
    else expect(await failureOf(answer)).toMatchObject({ kind: 'refused', serverText: 'No.' })
  })

  it('is not assumed if the reply says neither yes nor no', async () => {
    const failure = await failureOf(answering({ message: 'Well.' }).changePassword(exampleOf('changePassword')))
    expect(failure).toMatchObject({ kind: 'shape', field: 'status' })
  })

  it.each(['Form submitted successfully!', 'success', 'Files uploaded successfully'])(
    'is read from the text %j',
    async (text) => {
      await expect(answering(text).submitApplication(exampleOf('submitApplication'))).resolves.toMatchObject({
        message: text,
      })
    },
  )

  it.each(['Form submission unsuccessful', 'The form was not submitted successfully', 'Error: no success', 'Done'])(
    'is not read from the text %j',
    async (text) => {
      expect((await failureOf(answering(text).submitApplication(exampleOf('submitApplication')))).kind).toBe('not-json')
    },
  )

  it('is not read from the start of JSON that may refuse later', async () => {
    const cut = '{"status":"success","projectProposal":"12_projectProposal.pdf","projectCV":"Err'
    expect((await failureOf(answering(cut).uploadFiles(exampleOf('uploadFiles')))).kind).toBe('not-json')
  })

  it.each(['success', ['success'], { yes: true }])(
    'is not read from an invalid flag, nor is a refusal: %j',
    async (flag) => {
      const answer = answering({ status: { flag }, message: 'Saved.' }).saveDean(exampleOf('saveDean'))
      expect(await failureOf(answer)).toMatchObject({ kind: 'shape', field: 'status' })
    },
  )

  it('is not read from a text if the call responds only in JSON', async () => {
    const failure = await failureOf(answering('Signed up successfully').signUp(exampleOf('signUp')))
    expect(failure.kind).toBe('not-json')
  })

  it('is read from a message alone at log-out', async () => {
    await expect(answering({ message: 'Logged out successfully' }).logOut({})).resolves.toBeDefined()
    expect((await failureOf(answering({ message: 'Logged out' }).logOut({}))).kind).toBe('refused')
    expect((await failureOf(answering('<html>').logOut({}))).kind).toBe('not-json')
  })

  it('is read from a message without a flag when granting', async () => {
    const grant = exampleOf('grantOrDeny')
    await expect(answering({ message: 'Status updated successfully' }).grantOrDeny(grant)).resolves.toBeDefined()
    expect((await failureOf(answering({ app_ID: 12 }).grantOrDeny(grant))).kind).toBe('shape')
    for (const message of ['Failed to update status: no row', 'The council cannot do this now.'])
      expect(await failureOf(answering({ message }).grantOrDeny(grant))).toMatchObject({
        kind: 'refused',
        serverText: message,
      })
  })
})

describe('a refusal for one of several files', () => {
  it('is found beside a success', async () => {
    const body = {
      status: 'success',
      projectProposal: '12_projectProposal.pdf',
      projectCV: 'Error: Only PDF files are allowed.',
    }
    const failure = await failureOf(answering(body).uploadFiles(exampleOf('uploadFiles')))
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'projectCV: Only PDF files are allowed.' })
  })

  it('is found among the results for a report', async () => {
    const body = { 'one.pdf': 'File uploaded and database updated successfully.', 'two.pdf': 'Error: too large.' }
    const failure = await failureOf(answering(body).submitProgressReport(exampleOf('submitProgressReport')))
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'two.pdf: too large.' })
  })

  it.each([{ Error: 'No files were uploaded.' }, { status: 'error', message: 'No files were uploaded.' }])(
    'is found in %j',
    async (body) => {
      const failure = await failureOf(answering(body).submitProgressReport(exampleOf('submitProgressReport')))
      expect(failure).toMatchObject({ kind: 'refused', serverText: 'No files were uploaded.' })
    },
  )
})

describe('criteria, with debug lines before the JSON', () => {
  const DEBUG =
    'Array\n(\n    [criteria] => Array\n        (\n            [error] => 0\n        )\n)\nGrantData/CriteriaFiles\n'

  it('are read', async () => {
    const kept = await answering(`${DEBUG}{"criteria":"Criteria_1.docx"}`).uploadCriteria(exampleOf('uploadCriteria'))
    expect(kept).toEqual({ criteria: 'Criteria_1.docx' })
  })

  it.each([`${DEBUG}{"criteria":"Error: Only DOCX files are allowed."}`, 'Error: Only DOCX files are allowed.'])(
    'are refused if the text says Error: %j',
    async (body) => {
      const failure = await failureOf(answering(body).uploadCriteria(exampleOf('uploadCriteria')))
      expect(failure).toMatchObject({ kind: 'refused', serverText: 'Only DOCX files are allowed.' })
    },
  )

  it('are refused by the flag of other calls too', async () => {
    const failure = await failureOf(
      answering({ status: 'error', message: 'No.' }).uploadCriteria(exampleOf('uploadCriteria')),
    )
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'No.' })
  })

  it('are not refused by a page that has the word in it', async () => {
    const page = '<html><title>Error</title><h1>It works!</h1></html>'
    const failure = await failureOf(answering(page).uploadCriteria(exampleOf('uploadCriteria')))
    expect(failure).toMatchObject({ kind: 'not-json', serverText: '' })
  })
})

describe('a failed call', () => {
  it('reports field and call without the reply’s content', async () => {
    const failure = await failureOf(
      answering([{ app_ID: { secret: 'nimal' }, projectTitle: 'x' }]).listApplicationIds({}),
    )
    expect(failure).toMatchObject({ kind: 'shape', field: '0.app_ID' })
    expect(failure.detail).toBe('listApplicationIds: shape, HTTP 200, field 0.app_ID')
  })

  it.each([
    [{ status: 'error', message: 'User not logged in.' }, 'signed-out'],
    [{ success: false, message: 'User not logged in' }, 'signed-out'],
    [{ error: 'User not authenticated' }, 'signed-out'],
    [{ error: 'Database is gone' }, 'refused'],
  ])('reports %j in place of a list as %s', async (body, kind) => {
    expect((await failureOf(answering(body).listSubmittedApplications({}))).kind).toBe(kind)
  })

  it('shows the host’s text, or a default', async () => {
    const said = await failureOf(
      answering({ status: false, message: 'Incorrect email or password' }).logIn(exampleOf('logIn')),
    )
    expect(getRefusalText(said, 'ours')).toBe('Incorrect email or password')
    const silent = await failureOf(answering({ status: false }).logIn(exampleOf('logIn')))
    expect(getRefusalText(silent, 'ours')).toBe('ours')
  })
})
