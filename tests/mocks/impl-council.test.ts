import { describe, expect, it } from 'vitest'
import { grantedAllReportsIn } from '@mocks/seed/cases-2024'
import { grantedAgreementNotReturned, grantedBudgetPending, grantedNoAgreementYet } from '@mocks/seed/cases-2025'
import {
  approvedMarkOfZero,
  approvedNobodyInvited,
  approvedOneReviewIn,
  draftWithoutFiles,
  shortlistedDeanPending,
  shortlistedHodPending,
  shortlistedNobodyAsked,
  submittedThisMorning,
} from '@mocks/seed/cases-2026'
import { browserOf, pdf, seeded } from './impl-browser'

const idOf = ({ app_ID }: { app_ID: number }) => String(app_ID)
const statusesIn = (rows: readonly { Status: string }[]) => [...new Set(rows.map(({ Status }) => Status))].sort()

describe('the council’s lists', () => {
  it('hold the statuses that the legacy host puts in them', async () => {
    const { call } = browserOf(seeded(), 'admin@demo.urc')
    const told = (await call('listApplications', {})).map(({ Status: { status } }) => ({ Status: status }))
    expect(statusesIn(told)).toEqual(['1', '3.1', '3.2', '5.1', '5.2'])
    expect(statusesIn(await call('listApplicationsToShortlist', {}))).toEqual(['1', '2.1', '2.2'])
    expect(statusesIn(await call('listApprovals', {}))).toEqual(['2.1', '3.1', '3.2'])
    expect(statusesIn(await call('listApprovedApplications', {}))).toEqual(['2.1', '3.1', '5.1', '5.2'])
    expect(statusesIn(await call('listReviewers', {}))).toEqual(['3.1', '5.1'])
    expect(statusesIn(await call('listAgreements', {}))).toEqual(['5.1'])
  })
})

describe('the way of an application', () => {
  it('goes through ordering, both approvals and a grant', async () => {
    const store = seeded()
    const council = browserOf(store, 'admin@demo.urc')
    const visitor = browserOf(store, null)
    const app_ID = idOf(submittedThisMorning)
    const status = () => store.applications.get(submittedThisMorning.app_ID)?.status
    await council.call('shortlistOrReject', { app_ID, status: '2.1' })
    await expect(council.call('shortlistOrReject', { app_ID, status: '2.2' })).rejects.toThrow('Only a submitted')
    await council.call('saveHod', { app_ID, name: 'Head', email: 'head@example.org' })
    expect((await council.call('listApprovals', {})).find((row) => row.app_ID === app_ID)).toMatchObject({
      hod_sent: true,
      hodEmail: 'head@example.org',
      dean_sent: false,
      deanEmail: null,
    })
    await visitor.call('decideAsHod', { app_ID, decision: '3.1', remarks: 'Good' })
    expect(status()).toBe('2.1')
    await expect(visitor.call('decideAsHod', { app_ID, decision: '3.2', remarks: 'No' })).rejects.toThrow(
      'A decision was already recorded',
    )
    await visitor.call('decideAsDean', { app_ID, decision: '3.1', remarks: 'Good' })
    expect(status()).toBe('3.1')
    const grant = {
      appId: app_ID,
      status: '5.1' as const,
      startDate: '2027-01-01',
      period: '2 Years',
      amount: '100000',
    }
    await expect(council.call('grantOrDeny', { ...grant, amount: '' })).rejects.toThrow(
      'Missing required fields: amount',
    )
    await council.call('grantOrDeny', grant)
    expect(await council.call('getDetails', { app_ID })).toMatchObject({
      Status: '5.1',
      period: '2 Years',
      hod_remarks: 'Good',
    })
    await expect(council.call('grantOrDeny', { ...grant, status: '5.2' })).rejects.toThrow(
      'Only a shortlisted or approved',
    )
  })

  it('ends with one rejection', async () => {
    const store = seeded()
    const visitor = browserOf(store, null)
    await visitor.call('decideAsDean', { app_ID: idOf(shortlistedDeanPending), decision: '3.2', remarks: 'No' })
    expect(store.applications.get(shortlistedDeanPending.app_ID)?.status).toBe('3.2')
  })

  it('is not moved by an answer to an unknown or unshortlisted application', async () => {
    const visitor = browserOf(seeded(), null)
    expect(await visitor.call('getApplicationToApprove', { app_ID: '999' })).toBeNull()
    expect(await visitor.call('getApplicationToReview', { app_ID: '999' })).toBeNull()
    expect(await visitor.call('getDetails', { app_ID: idOf(draftWithoutFiles) })).toBeNull()
    const answer = { decision: '3.1' as const, remarks: 'Good' }
    await expect(visitor.call('decideAsHod', { app_ID: '999', ...answer })).rejects.toThrow('No data found')
    await expect(visitor.call('decideAsHod', { app_ID: idOf(submittedThisMorning), ...answer })).rejects.toThrow(
      'Only a shortlisted application',
    )
    expect(
      await visitor.call('getApplicationToApprove', { app_ID: `${idOf(shortlistedHodPending)}_2026` }),
    ).toMatchObject({
      app_ID: idOf(shortlistedHodPending),
    })
  })
})

describe('reviews', () => {
  it('are invited once HOD and Dean have approved', async () => {
    const store = seeded()
    const { call } = browserOf(store, 'urc@demo.urc')
    const reviewer = { reviewerName: 'R', reviewerEmail: 'r@example.org', reviewerAffiliation: 'U' }
    await call('saveReviewer2', { app_ID: idOf(approvedNobodyInvited), ...reviewer })
    expect(store.reviewers.of(approvedNobodyInvited.app_ID)[1]).toMatchObject({ name: 'R', sent: true })
    await expect(call('saveReviewer1', { app_ID: idOf(shortlistedNobodyAsked), ...reviewer })).rejects.toThrow(
      'Reviewers are invited once',
    )
    await expect(call('saveReviewer1', { app_ID: idOf(approvedOneReviewIn), ...reviewer })).rejects.toThrow(
      'already recorded',
    )
  })

  it('are taken once, byte for byte, with a mark of 0', async () => {
    const store = seeded()
    const { call } = browserOf(store, null, { zeroIsNoMark: false, uninvitedReviewsDropped: false })
    const app_ID = idOf(approvedOneReviewIn)
    const review = { app_ID, overallMarks: '0', evaluationReport: pdf('report.pdf', '%PDF \u0000\u00ff bytes') }
    await expect(call('submitReview3', { ...review, overallMarks: ' ' })).rejects.toThrow('Missing required fields.')
    await expect(call('submitReview3', { ...review, evaluationReport: new File(['x'], 'report.txt') })).rejects.toThrow(
      'Invalid file type. Only PDF, DOC, and DOCX allowed.',
    )
    await call('submitReview3', review)
    await expect(call('submitReview3', review)).rejects.toThrow('already recorded')
    const council = browserOf(store, 'admin@demo.urc')
    const report = await council.call('downloadEvaluationReport', { app_ID, reviewerType: 'reviewer_three' })
    expect(report?.name).toBe(`${app_ID}_EvaluationReport.pdf`)
    expect(await report?.blob.arrayBuffer()).toEqual(await review.evaluationReport.arrayBuffer())
    expect(await council.call('downloadEvaluationReport', { app_ID, reviewerType: 'reviewer_two' })).toBeNull()
  })

  it('of paper are entered by the council', async () => {
    const store = seeded()
    const { call } = browserOf(store, 'admin@demo.urc')
    const document = { app_ID: idOf(approvedOneReviewIn), overallMarks: '66', evaluationReport: pdf() }
    await call('uploadReviewerDocument', { ...document, reviewer: 'reviewer_two' })
    expect(store.reviewers.of(approvedOneReviewIn.app_ID)[1]?.marks).toBe('66')
  })

  it('come with the newest criteria', async () => {
    const store = seeded()
    const council = browserOf(store, 'admin@demo.urc')
    await expect(council.call('uploadCriteria', { criteria: pdf() })).rejects.toThrow('Only DOCX')
    const { criteria } = await council.call('uploadCriteria', { criteria: new File(['word'], 'mine.docx') })
    expect((await council.call('listCriteria', {})).criteria).toEqual([
      'Evaluation Criteria_URC Grants_1.docx',
      criteria,
    ])
    const file = await browserOf(store, null).call('downloadCriteriaAsReviewer1', { app_ID: '17' })
    expect(await file?.blob.text()).toBe('word')
    expect(await council.call('downloadCriteria', { download: '../secret' })).toBeNull()
    await expect(browserOf(seeded('empty'), null).call('downloadCriteriaAsReviewer2', { app_ID: '1' })).rejects.toThrow(
      'No files available for download.',
    )
  })
})

describe('agreements', () => {
  it('are signed after the council has sent its own', async () => {
    const store = seeded()
    const applicant = browserOf(store, 'applicant2@demo.urc')
    const council = browserOf(store, 'admin@demo.urc')
    const app_ID = idOf(grantedNoAgreementYet)
    const agreementRow = async () => (await applicant.call('listSubmittedGrants', {})).find(({ Id }) => Id === app_ID)
    await expect(applicant.call('uploadSignedAgreement', { grantId: app_ID, file: pdf() })).rejects.toThrow(
      'Invalid app_ID, no record found in the agreement table.',
    )
    expect(await applicant.call('downloadAgreement', { grantId: app_ID })).toBeNull()
    expect(await agreementRow()).toMatchObject({ hasAgreement: false })
    await council.call('uploadAgreement', { app_ID, uploadedFile: pdf('a.pdf', 'council') })
    expect(await agreementRow()).toMatchObject({ hasAgreement: true })
    expect(await applicant.call('downloadAgreement', { grantId: app_ID })).toBeNull()
    await applicant.call('uploadSignedAgreement', { grantId: app_ID, file: pdf('s.pdf', 'signed') })
    const signed = await applicant.call('downloadAgreement', { grantId: app_ID })
    expect([signed?.name, await signed?.blob.text()]).toEqual([`${app_ID}_Agreement.pdf`, 'signed'])
  })

  it('are requested by a mail that turns the flag on', async () => {
    const store = seeded()
    const { call } = browserOf(store, 'admin@demo.urc')
    const letter = { email: 'applicant2@demo.urc', subject: 'Regarding the Agreement', message: '<p>Dear</p>' }
    await call('requestAgreementByEmail', { ...letter, appId: idOf(grantedNoAgreementYet) })
    expect(store.outgoingMails.all().at(-1)).toMatchObject({ to: letter.email, html: letter.message })
    expect(
      (await call('listAgreements', {})).find((row) => row.app_ID === idOf(grantedNoAgreementYet))?.requested,
    ).toBe(true)
    await expect(call('sendEmail', { ...letter, email: 'nobody' })).rejects.toThrow('Invalid address')
  })
})

describe('what an applicant sends after the grant', () => {
  it('opens the budget decision anew', async () => {
    const store = seeded()
    const council = browserOf(store, 'admin@demo.urc')
    const applicant = browserOf(store, 'applicant@demo.urc')
    const app_ID = idOf(grantedBudgetPending)
    const decision = async () => (await council.call('listBudgets', {})).find((row) => row.app_ID === app_ID)?.decision
    await council.call('decideBudget', { app_ID, decision: 'Approved' })
    expect(await decision()).toBe('Approved')
    await applicant.call('submitBudget', { app_ID, project_title: '', CurrentBudget: pdf('b.pdf', 'new budget') })
    expect(await decision()).toBe('Pending')
    const current = await council.call('downloadBudget', { app_ID, reportType: 'current' })
    expect(await current?.blob.text()).toBe('new budget')
  })

  it('is answered file by file, and a report sent again is the one handed out', async () => {
    const store = seeded()
    const applicant = browserOf(store, 'applicant@demo.urc')
    const app_ID = idOf(grantedAgreementNotReturned)
    const send = (...files: File[]) =>
      applicant.call('submitProgressReport', { app_ID, reportType: 'mid-year', 'file[]': files })
    expect(await send(pdf('a.pdf', 'first'), new File(['x'], 'a.exe'))).toEqual({
      'a.pdf': 'File uploaded and database updated successfully.',
      'a.exe': 'Error: Only PDF, DOC, DOCX, XLS, and XLSX files are allowed.',
    })
    await send(pdf('b.pdf', 'second'))
    await expect(send()).rejects.toThrow('No files were uploaded.')
    const council = browserOf(store, 'admin@demo.urc')
    const report = await council.call('downloadProgressReport', { app_ID, reportType: 'mid' })
    expect([report?.name, await report?.blob.text()]).toEqual([`${app_ID}_ProgressReport(Mid-year)_1.pdf`, 'second'])
    expect(await council.call('checkFileExistence', { app_ID, fileType: 'progress_final' })).toEqual({ exists: false })
  })

  it('is refused for the application of another', async () => {
    const applicant = browserOf(seeded(), 'applicant@demo.urc')
    const budget = { project_title: '', CurrentBudget: pdf() }
    await expect(applicant.call('submitBudget', { app_ID: idOf(grantedNoAgreementYet), ...budget })).rejects.toThrow(
      'No data found',
    )
    expect(await applicant.call('getDetails', { app_ID: idOf(grantedNoAgreementYet) })).toBeNull()
  })
})

describe('deleting', () => {
  it('takes everything of an application along, and is the applicant’s own or the council’s', async () => {
    const store = seeded()
    const app_ID = idOf(approvedMarkOfZero)
    await expect(browserOf(store, 'applicant@demo.urc').call('deleteApplication', { app_ID })).rejects.toThrow(
      'No data found',
    )
    await browserOf(store, 'urc@demo.urc').call('deleteApplication', { app_ID })
    for (const table of [store.reviewers, store.approvals, store.storedFiles, store.coInvestigators] as const) {
      expect(table.of(approvedMarkOfZero.app_ID)).toEqual([])
    }
    expect(await browserOf(store, 'urc@demo.urc').call('getDetails', { app_ID })).toBeNull()
  })
})

describe('the documents of the seed', () => {
  it('are made when they are asked for', async () => {
    const { call } = browserOf(seeded(), 'admin@demo.urc')
    const app_ID = idOf(grantedAllReportsIn)
    const magic = async (fileType: 'proposal' | 'agreement' | 'awardLetter' | 'progress_final' | 'reviewer_one') =>
      await (await call('downloadDetailsFile', { app_ID, fileType }))?.blob.slice(0, 2).text()
    expect(await magic('proposal')).toBe('%P')
    expect(await magic('agreement')).toBe('%P')
    expect(await magic('awardLetter')).toBe('%P')
    expect(await magic('progress_final')).toBe('%P')
    expect(await magic('reviewer_one')).toBe('PK')
  })
})

describe('reference data', () => {
  it('lists departments of a faculty and sets the dates', async () => {
    const { call } = browserOf(seeded(), 'admin@demo.urc')
    const { faculties } = await call('listFaculties', {})
    expect(faculties).toHaveLength(8)
    expect((await call('listDepartments', { fid: faculties[6]?.fid ?? '' })).departments[0]).toEqual({
      did: '24',
      department: 'Botany',
    })
    const dates = { Open_Date: '2027-01-01', Time_1: '08:00', Close_Date: '2027-01-31', Time_2: '16:00', Year: '2027' }
    await call('setApplicationDates', dates)
    expect(await call('getApplicationDates', {})).toEqual({
      Open_Date: '2027-01-01 08:00:00',
      Close_Date: '2027-01-31 16:00:00',
    })
    await expect(call('setApplicationDates', { ...dates, Close_Date: '' })).rejects.toThrow('Missing required fields.')
  })
})
