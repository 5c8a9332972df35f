import { describe, expect, it } from 'vitest'
import type { CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS, type StatusCode } from '@/domain/status/status'
import type { Store } from '@mocks/model/store'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { suite } from '@conformance/suite'
import {
  changeHeaders,
  isAnotherApplicant,
  respondWith,
  findCall,
  runDespiteRefusal,
  sendHtml,
  replaceRefusal,
  sendJson,
  permitCall,
  rewriteBody,
  findApplicationId,
  findNewcomer,
  changeBeforeCall,
  isSignedIn,
} from './faults'
import { createFaultyHost, type Fault } from './faulty-host'

/** The steps of `calls`, and those that other steps depend on. Omits the PDF, which is slow to print. */
const getSteps = (calls: readonly CallName[]) =>
  suite.filter(
    ({ call, reaches }) =>
      call !== 'downloadApplicationPdf' &&
      (reaches !== undefined || ['listFaculties', 'listDepartments', ...calls].includes(call)),
  )

const formatResult = ({ grade, call, title }: StepResult): string => `${grade}: ${call}: ${title}`

/**
 * Returns every result but `passed`. Omits the step after the closing date, because only the mock's clock can be set, and
 * calls that the contract opens to visitors.
 */
async function getFindings(fault: Fault, calls: readonly CallName[]): Promise<string[]> {
  const { host } = await createFaultyHost(fault)
  const { results } = await runSuite(host, { steps: getSteps(calls) })
  return results
    .filter(({ grade, title }) => grade !== 'passed' && !/after the closing date|a visitor is refused/.test(title))
    .map(formatResult)
}

const replaceText = (call: CallName, from: RegExp, to: string): Fault =>
  rewriteBody(call, (body) => body.replaceAll(from, to))

/** Moves an application to a status in which the host no longer refuses the call. */
const moveStatus = (from: StatusCode, to: StatusCode) => (store: Store, applicationId: number) => {
  if (store.applications.get(applicationId)?.status === from) store.applications.update(applicationId, { status: to })
}

const clearDecision = (role: 'HOD' | 'Dean') => (store: Store, applicationId: number) =>
  store.approvals
    .findByApplication(applicationId)
    .filter((approval) => approval.role === role)
    .forEach(({ id }) => store.approvals.update(id, { decision: null }))

const ADMIN = 'admin@demo.urc'

/** Stores what another applicant sends with the number of an application. */
const overwriteByNumber =
  (call: CallName): Fault =>
  async (request, respond, { browser, store }) => {
    if (findCall(request) !== call || !(await isAnotherApplicant(browser))) return respond()
    const id = await findApplicationId(request)
    if (id === null || !store.applications.get(id)) return respond()
    store.applications.update(id, { projectTitle: 'overwritten' })
    return sendJson({ status: 'success', app_ID: id })()
  }

/** Lists applications of the run with status `from` as if they had status `to`. */
const listAs =
  (call: CallName, from: StatusCode, to: StatusCode): Fault =>
  async (request, respond, { store }) => {
    if (findCall(request) !== call) return respond()
    const moved = store.applications
      .all()
      .filter(({ status, projectTitle }) => status === from && projectTitle.startsWith('Conformance'))
    moved.forEach(({ applicationId }) => store.applications.update(applicationId, { status: to }))
    const response = await respond()
    moved.forEach(({ applicationId }) => store.applications.update(applicationId, { status: from }))
    return response
  }

const LISTS = [
  ['listApplications', STATUS.shortlisted, STATUS.submitted],
  ['listApplicationsToShortlist', STATUS.approved, STATUS.shortlisted],
  ['listApprovals', STATUS.submitted, STATUS.shortlisted],
  ['listApprovedApplications', STATUS.notApproved, STATUS.approved],
  ['listReviewers', STATUS.denied, STATUS.approved],
  ['listAgreements', STATUS.approved, STATUS.granted],
  ['listProgressReports', STATUS.denied, STATUS.granted],
] as const

/** A list with the calls whose values its steps expect. */
const getWritersOf = (call: CallName): readonly CallName[] =>
  call === 'listReviewers' ? [call, 'saveReviewer1', 'submitReview1', 'saveReviewer2', 'submitReview2'] : [call]

const repeatRow = (body: string): string => {
  const rows = JSON.parse(body) as unknown // Refusals are no lists.
  return JSON.stringify(Array.isArray(rows) ? [...(rows as unknown[]), ...(rows as unknown[]).slice(0, 1)] : rows)
}

type Case = readonly [title: string, fault: Fault, calls: readonly CallName[], findings: readonly string[]]

const TOLERATED: readonly Case[] = [
  ['writes its success flag as a text', replaceText('logIn', /"status":true/g, '"status":"1"'), ['logIn'], []],
  ['begins with a byte order mark', rewriteBody('listApprovals', (body) => `\uFEFF\n${body}`), ['listApprovals'], []],
  ['writes ids as texts', replaceText('listBudgets', /"app_ID":(\d+)/g, '"app_ID":"$1"'), ['listBudgets'], []],
  [
    'has fields that the contract does not have',
    replaceText('listAgreements', /"app_ID"/g, '"row":1,"app_ID"'),
    ['listAgreements'],
    [],
  ],
  [
    'refuses with its own text',
    replaceRefusal('deleteApplication', sendJson({ success: false, message: 'Not logged in here' })),
    ['deleteApplication'],
    [],
  ],
  [
    'does not have the calls for drafts',
    respondWith('saveForm', () => new Response('Not Found', { status: 404 })),
    ['saveForm'],
    [
      'skipped: saveForm: stores a draft',
      'skipped: saveFileUploads: stores the files of a draft',
      'skipped: saveForm: another applicant cannot overwrite a draft',
      'skipped: saveForm: another applicant cannot overwrite an application',
      'skipped: saveForm: a missing log-in is reported',
      'skipped: saveForm: Admin is refused',
      'skipped: saveForm: urc is refused',
    ],
  ],
]

const WARNINGS: readonly Case[] = [
  [
    'prints a notice before its JSON',
    rewriteBody('getApplicationDates', (body) => `<b>Notice</b>: x\n${body}`),
    ['getApplicationDates'],
    ['warning: getApplicationDates: the opening date is before the closing date'],
  ],
  [
    'refuses without a text',
    replaceRefusal('signUp', sendJson({ status: false })),
    ['signUp'],
    [
      'warning: signUp: passwords that differ are refused',
      'warning: signUp: a missing name is refused',
      'warning: signUp: an address with an account is refused',
    ],
  ],
  [
    'refuses with HTTP 500',
    replaceRefusal('resetPassword', sendJson({}, 500)),
    ['resetPassword'],
    ['warning: resetPassword: an address without an account is refused'],
  ],
  [
    'refuses with a page of HTML',
    replaceRefusal('decideAsHod', sendHtml),
    ['decideAsHod'],
    [
      'warning: decideAsHod: is refused before shortlisting',
      'warning: decideAsHod: missing remarks are refused',
      'warning: decideAsHod: a second decision is refused',
    ],
  ],
  [
    'does not report a missing log-in',
    replaceRefusal('setApplicationDates', sendJson({ status: 'error', message: 'No' })),
    ['setApplicationDates'],
    ['warning: setApplicationDates: a missing log-in is reported'],
  ],
  [
    'shows an empty list to people who may not read it',
    replaceRefusal('listAgreements', sendJson([])),
    ['listAgreements'],
    ['warning: listAgreements: a missing log-in is reported', 'warning: listAgreements: an applicant is refused'],
  ],
  [
    'reports success to everybody, also after a refusal',
    replaceRefusal('grantOrDeny', sendJson({ message: 'Updated successfully' })),
    ['grantOrDeny'],
    [
      'warning: grantOrDeny: is refused before shortlisting',
      'warning: grantOrDeny: a second decision is refused',
      'warning: grantOrDeny: a missing log-in is reported',
      'warning: grantOrDeny: an applicant is refused',
    ],
  ],
  [
    'accepts an account without a name',
    respondWith('signUp', sendJson({ status: true }), /"firstName":""/),
    ['signUp'],
    ['warning: signUp: a missing name is refused'],
  ],
  [
    'accepts passwords that differ',
    respondWith('createAccount', sendJson({ status: true }), /not-the-password/),
    ['createAccount'],
    ['warning: createAccount: passwords that differ are refused'],
  ],
  [
    'accepts an application without a title',
    respondWith('submitApplication', sendJson({ status: 'success' }), /projectTitle=&/),
    ['submitApplication'],
    ['warning: submitApplication: a missing title is refused'],
  ],
  [
    'accepts any file as a PDF',
    replaceRefusal('uploadFiles', sendJson({ status: 'success' })),
    ['uploadFiles'],
    [
      'warning: uploadFiles: a file that is not a PDF is refused',
      'warning: uploadFiles: a missing log-in is reported',
      'warning: uploadFiles: Admin is refused',
      'warning: uploadFiles: urc is refused',
      'warning: uploadFiles: another applicant is refused',
    ],
  ],
  [
    'accepts any file as criteria',
    replaceRefusal('uploadCriteria', sendJson({ criteria: 'x.docx' }), /DOCX/),
    ['uploadCriteria'],
    ['warning: uploadCriteria: a file that is not a Word document is refused'],
  ],
  [
    'accepts a decision without remarks',
    respondWith('decideAsHod', sendJson({ success: true }), /"remarks":""/),
    ['decideAsHod'],
    ['warning: decideAsHod: missing remarks are refused'],
  ],
  [
    'accepts a review without marks',
    respondWith('submitReview1', sendJson({ status: 'success' }), /name="overallMarks"\r\n\r\n\r\n/),
    ['submitReview1'],
    ['warning: submitReview1: missing marks are refused'],
  ],
  [
    'treats a mark of 0 as missing',
    respondWith('submitReview2', sendJson({ status: 'error', message: 'Missing' }), /name="overallMarks"\r\n\r\n0\r\n/),
    ['submitReview2'],
    ['warning: submitReview2: accepts a mark of 0'],
  ],
  [
    'omits the URL of the PDF',
    replaceText('submitRows', /"pdfUrl"/g, '"where"'),
    ['submitRows'],
    ['warning: submitRows: accepts the rows and returns the URL of the PDF'],
  ],
  [
    'omits whether HOD and Dean were requested',
    replaceText('listApprovals', /"(hod|dean)(_sent|Email)"/g, '"other"'),
    ['saveHod', 'saveDean', 'listApprovals'],
    [
      'warning: listApprovals: POST SaveHOD.php stores the request',
      'warning: listApprovals: POST SaveDean.php stores the request',
    ],
  ],
  [
    'does not store that the HOD was requested',
    replaceText('listApprovals', /"hod_sent":[^,}]*/g, '"hod_sent":0'),
    ['saveHod', 'listApprovals'],
    ['warning: saveHod: stores the request'],
  ],
  [
    'omits whether a reviewer was invited',
    replaceText('listReviewers', /"reviewer1EmailSent"/g, '"other"'),
    ['saveReviewer1', 'submitReview1', 'submitReview2', 'listReviewers'],
    ['warning: listReviewers: POST SaveReviewer1.php stores the invitation'],
  ],
  [
    'omits whether an agreement was requested',
    replaceText('listAgreements', /"requested"/g, '"asked"'),
    ['requestAgreementByEmail', 'listAgreements'],
    ['warning: listAgreements: POST EmailRequest.php marks it as requested'],
  ],
  [
    'omits the date of submission',
    replaceText('listSubmittedApplications', /"submittedDate"/g, '"date"'),
    ['listSubmittedApplications'],
    [
      'warning: listSubmittedApplications: lists the application as submitted',
      'warning: listSubmittedApplications: returns every field',
    ],
  ],
  [
    'omits the rows of the form',
    replaceText('getFormData', /"(grants|funding)"/g, '"$1_rows"'),
    ['getFormData'],
    ['warning: getFormData: returns fields and rows'],
  ],
  [
    'has another name for a text',
    replaceText('listAgreements', /"projectTitle"/g, '"title"'),
    ['listAgreements'],
    ['warning: listAgreements: returns every field'],
  ],
  [
    'returns an application for an unknown number',
    respondWith('getApplicationToReview', sendJson({ app_ID: 1, projectTitle: 'x', name: 'x' }), /=999999999/),
    ['getApplicationToReview'],
    ['warning: getApplicationToReview: an unknown id returns no application'],
  ],
  [
    'fails to store drafts',
    respondWith('saveForm', sendJson({}, 500)),
    ['saveForm'],
    [
      'warning: saveForm: stores a draft',
      'skipped: saveFileUploads: stores the files of a draft',
      'skipped: saveForm: another applicant cannot overwrite a draft',
      'warning: saveForm: a missing log-in is reported',
      'warning: saveForm: Admin is refused',
      'warning: saveForm: urc is refused',
    ],
  ],
  [
    'reports success for every deletion',
    replaceRefusal('deleteApplication', sendJson({ success: true })),
    ['deleteApplication'],
    [
      'warning: deleteApplication: a missing log-in is reported',
      'warning: deleteApplication: another applicant is refused',
      'warning: deleteApplication: a deleted application is refused',
    ],
  ],
  [
    'reports a changed password for any input',
    replaceRefusal('changePassword', sendJson({ status: true })),
    ['changePassword'],
    [
      'warning: changePassword: a wrong current password is refused',
      'warning: changePassword: a missing log-in is reported',
    ],
  ],
]

const sendInline = (headers: Headers) => headers.set('Content-Disposition', 'inline; filename="attachment.pdf"')
const allowSniffing = (headers: Headers) => headers.delete('X-Content-Type-Options')
const sendAsPage = (headers: Headers) => headers.set('Content-Type', 'text/html; charset=UTF-8')

const NOTICE_TEXT = '<br />\n<b>Warning</b>: Undefined array key "x"<br />\n'

const printTwice = (body: string): string => body + body

const REPETITIONS: readonly Case[] = [
  [
    'prints a list twice',
    rewriteBody('listAgreements', printTwice),
    ['listAgreements'],
    [
      'failed: listAgreements: is read by Admin',
      'failed: listAgreements: is read by urc',
      'skipped: listAgreements: lists only its statuses',
      'skipped: listAgreements: lists each application once',
      'skipped: listAgreements: a missing log-in is reported',
      'skipped: listAgreements: an applicant is refused',
      'skipped: listAgreements: returns every field',
      'skipped: listAgreements: writes dates that the portal can read',
    ],
  ],
  [
    'prints a notice twice before a record',
    rewriteBody('getDetails', (body) => (body.startsWith('{') ? NOTICE_TEXT + NOTICE_TEXT + body : body)),
    ['getDetails'],
    [
      'warning: getDetails: is read with the link alone',
      'warning: getDetails: returns applicant and status',
      'warning: getDetails: POST UpdateOrderApplicationStatus.php shortlists',
      'warning: getDetails: POST UpdateOrderApplicationStatus.php rejects',
      'warning: getDetails: POST HODEvaluvation.php is stored, but does not change the status alone',
      'warning: getDetails: POST DeanEvaluvation.php the second approval approves the application',
      'warning: getDetails: returns the remarks of HOD and Dean',
      'warning: getDetails: POST ApplicationStatus_Granted.php grants',
      'warning: getDetails: returns start date, period and amount of the grant',
    ],
  ],
  [
    'sends a file twice',
    rewriteBody('downloadBudget', (body) => (body.startsWith('%PDF') ? body + body : body)),
    ['downloadBudget'],
    [
      'failed: submitBudget: stores the revision',
      'failed: downloadBudget: still has the previous budget',
      'warning: downloadBudget: a missing log-in is reported',
      'warning: downloadBudget: an applicant is refused',
    ],
  ],
]

const HEADER_WARNINGS: readonly Case[] = [
  ['lets a browser show a file', sendInline],
  ['lets a browser guess the type of a file', allowSniffing],
  ['sends a file as a page', sendAsPage],
].map(([title, change]) => [
  title as string,
  changeHeaders('downloadBudget', change as (headers: Headers) => void),
  ['downloadBudget'],
  ['warning: downloadBudget: is sent as a file to save'],
])

const LIST_WARNINGS: readonly Case[] = [
  ...LISTS.flatMap(([call, from, to]): Case[] => [
    [
      `lists another status in ${call}`,
      listAs(call, from, to),
      getWritersOf(call),
      [`warning: ${call}: lists only its statuses`],
    ],
    [
      `lists drafts in ${call}`,
      listAs(call, STATUS.draft, to),
      getWritersOf(call),
      [`warning: ${call}: lists only its statuses`],
    ],
  ]),
  ...[...LISTS.map(([call]) => call), 'listBudgets', 'listSubmittedApplications', 'listApplicationIds'].flatMap(
    (call): Case[] =>
      call === 'listReviewers'
        ? []
        : [
            [
              `lists a row twice in ${call}`,
              rewriteBody(call as CallName, repeatRow),
              [call as CallName],
              [`warning: ${call}: lists each application once`],
            ],
          ],
  ),
]

const VULNERABILITIES: readonly Case[] = [
  ...(['submitApplication', 'saveForm'] as const).map((call): Case => [
    `lets another applicant overwrite an application with ${call}`,
    overwriteByNumber(call),
    [call],
    [
      `vulnerability: ${call}: another applicant cannot overwrite a draft`,
      `vulnerability: ${call}: another applicant cannot overwrite an application`,
    ],
  ]),
  [
    'lets anybody read a list',
    permitCall('listApplications', ADMIN),
    ['listApplications'],
    [
      'vulnerability: listApplications: a missing log-in is reported',
      'vulnerability: listApplications: an applicant is refused',
    ],
  ],
  [
    'lets every member read a list',
    permitCall('listBudgets', ADMIN, isSignedIn),
    ['listBudgets'],
    ['vulnerability: listBudgets: an applicant is refused'],
  ],
  [
    'serves a file to anybody',
    permitCall('downloadBudget', ADMIN),
    ['downloadBudget'],
    [
      'vulnerability: downloadBudget: a missing log-in is reported',
      'vulnerability: downloadBudget: an applicant is refused',
    ],
  ],
  [
    'lets anybody grant',
    permitCall('grantOrDeny', ADMIN),
    ['grantOrDeny'],
    ['vulnerability: grantOrDeny: a missing log-in is reported', 'vulnerability: grantOrDeny: an applicant is refused'],
  ],
  [
    'refuses a call, but runs it',
    runDespiteRefusal('shortlistOrReject', ADMIN),
    ['shortlistOrReject'],
    [
      'vulnerability: shortlistOrReject: a missing log-in is reported',
      'vulnerability: shortlistOrReject: an applicant is refused',
    ],
  ],
  [
    'lets another applicant read a whole application',
    permitCall('getFormData', findNewcomer, isAnotherApplicant),
    ['getFormData'],
    ['vulnerability: getFormData: another applicant is refused'],
  ],
  [
    'lets another applicant delete an application',
    permitCall('deleteApplication', findNewcomer, isAnotherApplicant),
    ['deleteApplication'],
    ['vulnerability: deleteApplication: another applicant is refused'],
  ],
  [
    'lets every member create accounts',
    permitCall('createAccount', ADMIN, isSignedIn),
    ['createAccount'],
    ['vulnerability: createAccount: an applicant is refused'],
  ],
  [
    'shows an applicant the applications of others',
    permitCall('listSubmittedApplications', findNewcomer, isAnotherApplicant),
    ['listSubmittedApplications'],
    ['vulnerability: listSubmittedApplications: hides the application from other applicants'],
  ],
  [
    'changes a second decision of the HOD',
    changeBeforeCall('decideAsHod', clearDecision('HOD')),
    ['decideAsHod'],
    ['vulnerability: decideAsHod: a second decision is refused'],
  ],
  [
    'changes a second decision of the Dean',
    changeBeforeCall('decideAsDean', clearDecision('Dean')),
    ['decideAsDean'],
    ['vulnerability: decideAsDean: a second decision is refused'],
  ],
  [
    'accepts a decision before shortlisting',
    changeBeforeCall('decideAsHod', moveStatus(STATUS.submitted, STATUS.shortlisted)),
    ['decideAsHod'],
    ['vulnerability: decideAsHod: is refused before shortlisting'],
  ],
  [
    'rejects a shortlisted application',
    changeBeforeCall('shortlistOrReject', moveStatus(STATUS.shortlisted, STATUS.submitted)),
    ['shortlistOrReject'],
    ['vulnerability: shortlistOrReject: a second decision is refused'],
  ],
  [
    'grants a submitted application',
    changeBeforeCall('grantOrDeny', moveStatus(STATUS.submitted, STATUS.approved)),
    ['grantOrDeny'],
    ['vulnerability: grantOrDeny: is refused before shortlisting'],
  ],
  [
    'grants a denied application',
    changeBeforeCall('grantOrDeny', moveStatus(STATUS.denied, STATUS.approved)),
    ['grantOrDeny'],
    ['vulnerability: grantOrDeny: a second decision is refused'],
  ],
  [
    'accepts any password',
    replaceRefusal(
      'logIn',
      sendJson({ status: true, message: '', user_id: 1, user_name: 'x', user_role: 'Applicant' }),
    ),
    ['logIn'],
    ['vulnerability: logIn: a wrong password is refused', 'vulnerability: logIn: a missing password is refused'],
  ],
  [
    'changes a password without the current one',
    async (request, respond, { store }) => {
      if (findCall(request) !== 'changePassword') return respond()
      const { email, newPassword } = (await request.json()) as { email: string; newPassword: string } // As it is sent.
      const person = store.people.all().find((person) => person.email === email)
      if (person) store.people.update(person.id, { password: newPassword })
      return Response.json({ status: true })
    },
    ['changePassword'],
    [
      'vulnerability: changePassword: a wrong current password is refused',
      'vulnerability: changePassword: a missing log-in is reported',
    ],
  ],
  [
    'creates a second account for an address',
    replaceRefusal('signUp', sendJson({ status: true }), /already/),
    ['signUp'],
    ['vulnerability: signUp: an address with an account is refused'],
  ],
  [
    'keeps the session after the log-out',
    respondWith('logOut', sendJson({ message: 'Logged out successfully' })),
    ['logOut'],
    ['vulnerability: logOut: ends the session'],
  ],
  [
    'serves its own source files',
    respondWith('downloadCriteria', () => new Response('<?php $password = 1;'), /\.\.|%2E/),
    ['downloadCriteria'],
    [
      'vulnerability: downloadCriteria: a path outside the folder returns no file',
      'warning: downloadCriteria: is sent as a file to save',
    ],
  ],
]

const FAILURES: readonly Case[] = [
  [
    'does not have a call',
    respondWith('listBudgets', sendJson({}, 404)),
    ['listBudgets'],
    [
      'failed: listBudgets: is read by Admin',
      'failed: listBudgets: is read by urc',
      'failed: listBudgets: returns the revision as pending',
      'skipped: listBudgets: lists only its statuses',
      'skipped: listBudgets: lists each application once',
      'skipped: listBudgets: a missing log-in is reported',
      'skipped: listBudgets: an applicant is refused',
      'skipped: listBudgets: returns every field',
      'skipped: listBudgets: writes dates that the portal can read',
    ],
  ],
  [
    'responds with a page',
    respondWith('getDetails', sendHtml),
    ['getDetails'],
    [
      'failed: getDetails: is read with the link alone',
      'skipped: getDetails: an unknown id returns no application',
      'failed: getDetails: returns applicant and status',
      'skipped: shortlistOrReject: shortlists',
      'skipped: shortlistOrReject: rejects',
      'skipped: decideAsHod: is stored, but does not change the status alone',
      'skipped: decideAsDean: the second approval approves the application',
      'failed: getDetails: returns the remarks of HOD and Dean',
      'skipped: grantOrDeny: grants',
      'failed: getDetails: returns start date, period and amount of the grant',
      'skipped: getDetails: returns every field',
      'skipped: getDetails: writes dates that the portal can read',
    ],
  ],
  [
    'responds with HTTP 500',
    respondWith('decideBudget', sendJson({}, 500)),
    ['decideBudget'],
    [
      'failed: decideBudget: stores the decision',
      'skipped: decideBudget: a missing log-in is reported',
      'skipped: decideBudget: an applicant is refused',
    ],
  ],
  [
    'responds with an empty body',
    respondWith('saveReviewer1', () => new Response('')),
    ['saveReviewer1'],
    [
      'failed: saveReviewer1: stores the invitation',
      'skipped: uploadReviewerDocument: stores a review from paper',
      'skipped: saveReviewer1: a missing log-in is reported',
      'skipped: saveReviewer1: an applicant is refused',
    ],
  ],
  [
    'refuses people with the right',
    respondWith('uploadAwardLetter', sendJson({ success: false, message: 'No' })),
    ['uploadAwardLetter'],
    ['failed: uploadAwardLetter: stores the letter', 'warning: uploadAwardLetter: a missing log-in is reported'],
  ],
  [
    'writes an id as an object',
    replaceText('listApprovals', /"app_ID":"?\d+"?/g, '"app_ID":{}'),
    ['listApprovals'],
    [
      'failed: listApprovals: is read by Admin',
      'failed: listApprovals: is read by urc',
      'failed: listApprovals: returns the decision of the HOD',
      'skipped: listApprovals: lists only its statuses',
      'skipped: listApprovals: lists each application once',
      'skipped: listApprovals: a missing log-in is reported',
      'skipped: listApprovals: an applicant is refused',
      'skipped: listApprovals: returns every field',
      'skipped: listApprovals: writes dates that the portal can read',
    ],
  ],
  [
    'wraps a list in an object',
    rewriteBody('listApplicationsToShortlist', (body) => `{"rows":${body}}`),
    ['listApplicationsToShortlist'],
    [
      'failed: listApplicationsToShortlist: is read by Admin',
      'failed: listApplicationsToShortlist: is read by urc',
      'failed: listApplicationsToShortlist: lists the submitted application',
      'skipped: listApplicationsToShortlist: lists only its statuses',
      'skipped: listApplicationsToShortlist: lists each application once',
      'skipped: listApplicationsToShortlist: a missing log-in is reported',
      'skipped: listApplicationsToShortlist: an applicant is refused',
      'skipped: listApplicationsToShortlist: returns every field',
      'skipped: listApplicationsToShortlist: writes dates that the portal can read',
    ],
  ],
  [
    'omits the status',
    replaceText('listApprovedApplications', /"Status"/g, '"state"'),
    ['listApprovedApplications'],
    [
      'failed: listApprovedApplications: returns decisions and marks',
      'failed: listApprovedApplications: returns every field',
    ],
  ],
  [
    'reports success without shortlisting',
    respondWith('shortlistOrReject', sendJson({ status: 'success', message: 'Status updated successfully' })),
    ['shortlistOrReject', 'decideAsHod'],
    [
      'failed: shortlistOrReject: shortlists',
      'failed: shortlistOrReject: rejects',
      'skipped: decideAsHod: is stored, but does not change the status alone',
      'skipped: decideAsDean: the second approval approves the application',
      'skipped: shortlistOrReject: a second decision is refused',
      'skipped: decideAsHod: a second decision is refused',
      'skipped: decideAsDean: approves a second application',
      'skipped: uploadReviewerDocument: stores a review from paper',
      'skipped: grantOrDeny: grants',
      'skipped: uploadAgreement: stores the agreement of the council',
      'skipped: uploadSignedAgreement: stores the signed agreement',
      'skipped: submitBudget: stores the revision',
      'skipped: shortlistOrReject: a missing log-in is reported',
      'skipped: shortlistOrReject: an applicant is refused',
    ],
  ],
  [
    'loses the remarks',
    replaceText('getDetails', /Within the plan\./g, ''),
    ['getDetails'],
    ['failed: getDetails: returns the remarks of HOD and Dean'],
  ],
  [
    'loses a value of the form',
    replaceText('getFormData', /"field":"[^"]*"/g, '"field":""'),
    ['getFormData'],
    ['failed: getFormData: returns a draft as saved', 'failed: getFormData: returns fields and rows'],
  ],
  [
    'adds a byte to a file',
    rewriteBody('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body)),
    ['downloadDetailsFile'],
    [
      'failed: downloadDetailsFile: returns the file of a draft',
      'failed: downloadDetailsFile: proposal equals the uploaded projectProposal',
      'failed: downloadDetailsFile: projectBudget equals the uploaded projectBudget',
      'failed: downloadDetailsFile: cvPrincipalInvestigator equals the uploaded projectCV',
      'failed: downloadDetailsFile: cvCoInvestigators equals the uploaded coInvestigatorsCVs',
      ...REVIEWERS.map(({ number }) => `failed: downloadDetailsFile: returns the report of reviewer ${number}`),
      'skipped: uploadAgreement: stores the agreement of the council',
      'skipped: uploadSignedAgreement: stores the signed agreement',
    ],
  ],
  [
    'returns another role',
    replaceText('logIn', /"user_role":"\w+"/g, '"user_role":"urc"'),
    ['logIn'],
    ['failed: logIn: logs Applicant in', 'failed: logIn: logs Admin in', 'failed: logIn: returns name, role and id'],
  ],
  [
    'has a session for everybody',
    replaceRefusal('checkSession', sendJson({ status: true, user_id: 1, user_name: 'x', user_role: 'Applicant' })),
    ['checkSession'],
    ['failed: checkSession: a visitor has no session'],
  ],
  [
    'reports success without deleting',
    respondWith('deleteApplication', sendJson({ success: true })),
    ['deleteApplication'],
    [
      'warning: deleteApplication: a missing log-in is reported',
      'warning: deleteApplication: another applicant is refused',
      'failed: deleteApplication: an applicant deletes their own application',
      'failed: deleteApplication: the council deletes any application',
      'warning: deleteApplication: a deleted application is refused',
    ],
  ],
  [
    'does not store a new password',
    respondWith('changePassword', sendJson({ status: true })),
    ['changePassword'],
    [
      'warning: changePassword: a wrong current password is refused',
      'failed: changePassword: the new password opens the account',
      'warning: changePassword: a missing log-in is reported',
    ],
  ],
]

describe.each([
  ['no finding', TOLERATED],
  ['a warning', [...WARNINGS, ...HEADER_WARNINGS, ...LIST_WARNINGS]],
  ['a vulnerability', VULNERABILITIES],
  ['a failure', [...FAILURES, ...REPETITIONS]],
])('the report has %s if the host', (_, cases) => {
  it.each(cases)('%s', async (_, fault, calls, expected) => {
    expect(await getFindings(fault, calls)).toEqual(expected)
  })
})
