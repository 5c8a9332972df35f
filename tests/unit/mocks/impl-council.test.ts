import { describe, expect, it } from 'vitest'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { ListedStatus } from '@/domain/status/listed-status'
import { STATUS_CODES, type Status } from '@/domain/status/status'
import { grantedAllReportsIn } from '@mocks/seed/applications-2024'
import { grantedAgreementNotReturned, grantedBudgetPending, grantedNoAgreementYet } from '@mocks/seed/applications-2025'
import {
  approvedMarkOfZero,
  approvedNobodyInvited,
  approvedOneReviewIn,
  draftWithoutFiles,
  shortlistedDeanPending,
  shortlistedNothingRequested,
  submittedThisMorning,
} from '@mocks/seed/applications-2026'
import { COUNCIL_LISTS } from '@tests/support/council-lists'
import { readDocumentedStatuses } from '@tests/support/document-table'
import { createBrowser, createFakePdf, seedStore } from './create-browser'

const getId = ({ applicationId }: { applicationId: number }) => String(applicationId)

/** Returns the status in a row; some lists have none. */
const getListedStatus = (row: { readonly applicationId: string; readonly status?: Status | ListedStatus }) =>
  typeof row.status === 'object' ? row.status.status : row.status

describe('the council’s lists', () => {
  it.each(COUNCIL_LISTS)('have the statuses that the legacy host selects: %s', async (list) => {
    const store = seedStore()
    const rows = await createBrowser(store, 'admin@demo.urc').call(list, {})
    const getStoredStatus = (applicationId: string) => store.applications.get(Number(applicationId))?.status
    const statuses = new Set(rows.map(({ applicationId }) => getStoredStatus(applicationId)))
    expect(statuses).toEqual(new Set(readDocumentedStatuses(list)))
    for (const row of rows)
      expect(getListedStatus(row) ?? getStoredStatus(row.applicationId)).toBe(getStoredStatus(row.applicationId))
  })
})

it('every status except draft is in a list of the council', () => {
  const listed = COUNCIL_LISTS.flatMap(readDocumentedStatuses)
  expect(STATUS_CODES.filter((status) => !listed.includes(status))).toEqual(['0'])
})

it.each(['abc', '.0', '_2026', ' ', 'e0', '\u200B'])('an id followed by %j finds no application', async (suffix) => {
  const council = createBrowser(seedStore(), 'admin@demo.urc')
  const applicationId = getId(approvedOneReviewIn)
  expect(await council.call('getApplicationToApprove', { applicationId })).not.toBeNull()
  const suffixedId = { applicationId: applicationId + suffix }
  expect(await council.call('getApplicationToApprove', suffixedId)).toBeNull()
  expect(await council.call('getApplicationToReview', suffixedId)).toBeNull()
  expect(await council.call('getDetails', suffixedId)).toBeNull()
  await expect(council.call('downloadApplicationPdf', suffixedId)).rejects.toThrow('No data found')
  await expect(council.call('deleteApplication', suffixedId)).rejects.toThrow('No data found')
})

describe('the course of an application', () => {
  it('goes through shortlisting, both approvals and a grant', async () => {
    const store = seedStore()
    const council = createBrowser(store, 'admin@demo.urc')
    const visitor = createBrowser(store, null)
    const applicationId = getId(submittedThisMorning)
    const getStatus = () => store.applications.get(submittedThisMorning.applicationId)?.status
    await council.call('shortlistOrReject', { applicationId, status: '2.1' })
    await expect(council.call('shortlistOrReject', { applicationId, status: '2.2' })).rejects.toThrow(
      'Only a submitted',
    )
    await council.call('saveHod', { applicationId, name: 'Head', email: 'head@example.org' })
    expect((await council.call('listApprovals', {})).find((row) => row.applicationId === applicationId)).toMatchObject({
      approvals: [
        { approver: 'HOD', sent: true, email: 'head@example.org' },
        { approver: 'Dean', sent: false, email: null },
      ],
    })
    await visitor.call('decideAsHod', { applicationId, decision: '3.1', remarks: 'Good' })
    expect(getStatus()).toBe('2.1')
    await expect(visitor.call('decideAsHod', { applicationId, decision: '3.2', remarks: 'No' })).rejects.toThrow(
      'A decision was already recorded',
    )
    await visitor.call('decideAsDean', { applicationId, decision: '3.1', remarks: 'Good' })
    expect(getStatus()).toBe('3.1')
    const grant = {
      applicationId,
      status: '5.1' as const,
      startDate: '2027-01-01',
      period: '2 Years',
      amount: '100000',
    }
    await expect(council.call('grantOrDeny', { ...grant, amount: '' })).rejects.toThrow(
      'Missing required fields: amount',
    )
    await council.call('grantOrDeny', grant)
    expect(await council.call('getDetails', { applicationId })).toMatchObject({
      status: '5.1',
      period: '2 Years',
      approvals: [{ approver: 'HOD', remarks: 'Good' }, { approver: 'Dean' }],
    })
    await expect(council.call('grantOrDeny', { ...grant, status: '5.2' })).rejects.toThrow(
      'Only a shortlisted or approved',
    )
  })

  it('ends with the first rejection', async () => {
    const store = seedStore()
    const visitor = createBrowser(store, null)
    await visitor.call('decideAsDean', { applicationId: getId(shortlistedDeanPending), decision: '3.2', remarks: 'No' })
    expect(store.applications.get(shortlistedDeanPending.applicationId)?.status).toBe('3.2')
  })

  it('refuses an answer about an unknown application or before the shortlist', async () => {
    const visitor = createBrowser(seedStore(), null)
    expect(await visitor.call('getApplicationToApprove', { applicationId: '999' })).toBeNull()
    expect(await visitor.call('getApplicationToReview', { applicationId: '999' })).toBeNull()
    expect(await visitor.call('getDetails', { applicationId: getId(draftWithoutFiles) })).toBeNull()
    const answer = { decision: '3.1' as const, remarks: 'Good' }
    await expect(visitor.call('decideAsHod', { applicationId: '999', ...answer })).rejects.toThrow('No data found')
    await expect(
      visitor.call('decideAsHod', { applicationId: getId(submittedThisMorning), ...answer }),
    ).rejects.toThrow('Only a shortlisted application')
  })
})

describe('reviews', () => {
  it('can be requested once HOD and Dean have approved', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, 'urc@demo.urc')
    const reviewer = { name: 'R', email: 'r@example.org', affiliation: 'U' }
    await call('saveReviewer2', { applicationId: getId(approvedNobodyInvited), ...reviewer })
    await call('saveReviewer2', { applicationId: getId(approvedNobodyInvited), ...reviewer, name: 'S' })
    const reviewers = store.reviewers.findByApplication(approvedNobodyInvited.applicationId)
    expect(reviewers).toHaveLength(REVIEWERS.length)
    expect(reviewers[1]).toMatchObject({ name: 'S', sent: true })
    await expect(
      call('saveReviewer1', { applicationId: getId(shortlistedNothingRequested), ...reviewer }),
    ).rejects.toThrow('Reviewers are invited once')
    await expect(call('saveReviewer1', { applicationId: getId(approvedOneReviewIn), ...reviewer })).rejects.toThrow(
      'already recorded',
    )
  })

  it('are accepted once, byte for byte, with a mark of 0', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, null, { zeroIsNoMark: false, uninvitedReviewsDropped: false })
    const applicationId = getId(approvedOneReviewIn)
    const review = { applicationId, marks: '0', report: createFakePdf('report.pdf', '%PDF \u0000\u00ff bytes') }
    await expect(call('submitReview3', { ...review, marks: ' ' })).rejects.toThrow('Missing required fields.')
    await expect(call('submitReview3', { ...review, report: new File(['x'], 'report.txt') })).rejects.toThrow(
      'Invalid file type. Only PDF, DOC, and DOCX allowed.',
    )
    await call('submitReview3', review)
    await expect(call('submitReview3', review)).rejects.toThrow('already recorded')
    const council = createBrowser(store, 'admin@demo.urc')
    const report = await council.call('downloadEvaluationReport', { applicationId, reviewer: 'reviewer_three' })
    expect(report?.name).toBe(`${applicationId}_EvaluationReport.pdf`)
    expect(await report?.blob.arrayBuffer()).toEqual(await review.report.arrayBuffer())
    expect(await council.call('downloadEvaluationReport', { applicationId, reviewer: 'reviewer_two' })).toBeNull()
  })

  it('received on paper are entered by the council', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, 'admin@demo.urc')
    const document = { applicationId: getId(approvedOneReviewIn), marks: '66', report: createFakePdf() }
    await call('uploadReviewerDocument', { ...document, reviewer: 'reviewer_two' })
    expect(store.reviewers.findByApplication(approvedOneReviewIn.applicationId)[1]?.marks).toBe('66')
  })

  it('use the newest criteria', async () => {
    const store = seedStore()
    const council = createBrowser(store, 'admin@demo.urc')
    await expect(council.call('uploadCriteria', { criteria: createFakePdf() })).rejects.toThrow('Only DOCX')
    const { criteria } = await council.call('uploadCriteria', { criteria: new File(['word'], 'mine.docx') })
    expect((await council.call('listCriteria', {})).criteria).toEqual([
      'Evaluation Criteria_URC Grants_1.docx',
      criteria,
    ])
    const file = await createBrowser(store, null).call('downloadCriteriaAsReviewer1', { applicationId: '17' })
    expect(await file?.blob.text()).toBe('word')
    expect(await council.call('downloadCriteria', { fileName: '../secret' })).toBeNull()
    await expect(
      createBrowser(seedStore('empty'), null).call('downloadCriteriaAsReviewer2', { applicationId: '1' }),
    ).rejects.toThrow('No files available for download.')
  })
})

describe('agreements', () => {
  it('are signed after the council has sent its own', async () => {
    const store = seedStore()
    const applicant = createBrowser(store, 'applicant2@demo.urc')
    const council = createBrowser(store, 'admin@demo.urc')
    const applicationId = getId(grantedNoAgreementYet)
    const findApplicationRow = async () =>
      (await applicant.call('listSubmittedApplications', {})).find((row) => row.applicationId === applicationId)
    await expect(applicant.call('uploadSignedAgreement', { applicationId, file: createFakePdf() })).rejects.toThrow(
      'Invalid app_ID, no record found in the agreement table.',
    )
    expect(await applicant.call('downloadAgreement', { applicationId })).toBeNull()
    expect(await findApplicationRow()).toMatchObject({ hasAgreement: false })
    await council.call('uploadAgreement', { applicationId, file: createFakePdf('a.pdf', 'council') })
    expect(await findApplicationRow()).toMatchObject({ hasAgreement: true })
    expect(await applicant.call('downloadAgreement', { applicationId })).toBeNull()
    await applicant.call('uploadSignedAgreement', { applicationId, file: createFakePdf('s.pdf', 'signed') })
    const signed = await applicant.call('downloadAgreement', { applicationId })
    expect([signed?.name, await signed?.blob.text()]).toEqual([`${applicationId}_Agreement.pdf`, 'signed'])
  })

  it('are requested by an e-mail that also sets the flag', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, 'admin@demo.urc')
    const email = { email: 'applicant2@demo.urc', subject: 'Regarding the Agreement', message: '<p>Dear</p>' }
    await call('requestAgreementByEmail', { ...email, applicationId: getId(grantedNoAgreementYet) })
    expect(store.outgoingEmails.all().at(-1)).toMatchObject({ to: email.email, html: email.message })
    expect(
      (await call('listAgreements', {})).find((row) => row.applicationId === getId(grantedNoAgreementYet))?.requested,
    ).toBe(true)
    await expect(call('sendEmail', { ...email, email: 'nobody' })).rejects.toThrow('Invalid address')
  })
})

describe('a file that the applicant sends after the grant', () => {
  it('resets the decision on the budget', async () => {
    const store = seedStore()
    const council = createBrowser(store, 'admin@demo.urc')
    const applicant = createBrowser(store, 'applicant@demo.urc')
    const applicationId = getId(grantedBudgetPending)
    const findDecision = async () =>
      (await council.call('listBudgets', {})).find((row) => row.applicationId === applicationId)?.decision
    await council.call('decideBudget', { applicationId, decision: 'Approved' })
    expect(await findDecision()).toBe('Approved')
    await applicant.call('submitBudget', {
      applicationId,
      projectTitle: '',
      file: createFakePdf('b.pdf', 'new budget'),
    })
    expect(await findDecision()).toBe('Pending')
    const currentBudget = await council.call('downloadBudget', { applicationId, reportType: 'current' })
    expect(await currentBudget?.blob.text()).toBe('new budget')
  })

  it('is confirmed file by file, and the last report can be downloaded', async () => {
    const store = seedStore()
    const applicant = createBrowser(store, 'applicant@demo.urc')
    const applicationId = getId(grantedAgreementNotReturned)
    const sendReports = (...files: File[]) =>
      applicant.call('submitProgressReport', { applicationId, reportType: 'mid-year', files })
    expect(await sendReports(createFakePdf('a.pdf', 'first'), new File(['x'], 'a.exe'))).toEqual({
      'a.pdf': 'File uploaded and database updated successfully.',
      'a.exe': 'Error: Only PDF, DOC, DOCX, XLS, and XLSX files are allowed.',
    })
    await sendReports(createFakePdf('b.pdf', 'second'))
    await expect(sendReports()).rejects.toThrow('No files were uploaded.')
    const council = createBrowser(store, 'admin@demo.urc')
    const report = await council.call('downloadProgressReport', { applicationId, reportType: 'mid' })
    expect([report?.name, await report?.blob.text()]).toEqual([
      `${applicationId}_ProgressReport(Mid-year)_1.pdf`,
      'second',
    ])
    expect(await council.call('checkFileExistence', { applicationId, fileType: 'progress_final' })).toEqual({
      exists: false,
    })
  })

  it('is refused for the application of another applicant', async () => {
    const applicant = createBrowser(seedStore(), 'applicant@demo.urc')
    const budget = { projectTitle: '', file: createFakePdf() }
    await expect(
      applicant.call('submitBudget', { applicationId: getId(grantedNoAgreementYet), ...budget }),
    ).rejects.toThrow('No data found')
    expect(await applicant.call('getDetails', { applicationId: getId(grantedNoAgreementYet) })).toBeNull()
  })
})

describe('deleting', () => {
  it('removes an application with its rows and files, but not for another applicant', async () => {
    const store = seedStore()
    const applicationId = getId(approvedMarkOfZero)
    await expect(
      createBrowser(store, 'applicant@demo.urc').call('deleteApplication', { applicationId }),
    ).rejects.toThrow('No data found')
    await createBrowser(store, 'urc@demo.urc').call('deleteApplication', { applicationId })
    for (const table of [store.reviewers, store.approvals, store.storedFiles, store.coInvestigators] as const) {
      expect(table.findByApplication(approvedMarkOfZero.applicationId)).toEqual([])
    }
    expect(await createBrowser(store, 'urc@demo.urc').call('getDetails', { applicationId })).toBeNull()
  })
})

describe('the documents of the seed', () => {
  it('are created when they are downloaded', async () => {
    const { call } = createBrowser(seedStore(), 'admin@demo.urc')
    const applicationId = getId(grantedAllReportsIn)
    const readSignature = async (
      fileType: 'proposal' | 'agreement' | 'awardLetter' | 'progress_final' | 'reviewer_one',
    ) => await (await call('downloadDetailsFile', { applicationId, fileType }))?.blob.slice(0, 2).text()
    expect(await readSignature('proposal')).toBe('%P')
    expect(await readSignature('agreement')).toBe('%P')
    expect(await readSignature('awardLetter')).toBe('%P')
    expect(await readSignature('progress_final')).toBe('%P')
    expect(await readSignature('reviewer_one')).toBe('PK')
  })
})

describe('reference data', () => {
  it('lists departments of a faculty and sets the dates', async () => {
    const { call } = createBrowser(seedStore(), 'admin@demo.urc')
    const { faculties } = await call('listFaculties', {})
    expect(faculties).toHaveLength(8)
    expect((await call('listDepartments', { facultyId: faculties[6]?.facultyId ?? '' })).departments[0]).toEqual({
      departmentId: '24',
      department: 'Botany',
    })
    const dates = {
      openDate: '2027-01-01',
      openTime: '08:00',
      closeDate: '2027-01-31',
      closeTime: '16:00',
      year: '2027',
    }
    await call('setApplicationDates', dates)
    expect(await call('getApplicationDates', {})).toEqual({
      openDate: '2027-01-01 08:00:00',
      closeDate: '2027-01-31 16:00:00',
    })
    await expect(call('setApplicationDates', { ...dates, closeDate: '' })).rejects.toThrow('Missing required fields.')
  })
})
