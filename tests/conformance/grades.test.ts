import { describe, expect, it } from 'vitest'
import type { CallName } from '@/contract'
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

/** Returns every result but `passed`. Omits calls that the contract opens to visitors. */
async function getFindings(fault: Fault, calls: readonly CallName[]): Promise<string[]> {
  const { host } = await createFaultyHost(fault)
  const { results } = await runSuite(host, { steps: getSteps(calls) })
  return results.filter(({ grade, title }) => grade !== 'passed' && title !== 'a visitor is refused').map(formatResult)
}

const replaceText = (call: CallName, from: RegExp, to: string): Fault =>
  rewriteBody(call, (body) => body.replaceAll(from, to))

/** Moves an application to a status in which the host no longer refuses the call. */
const moveStatus = (from: StatusCode, to: StatusCode) => (store: Store, applicationId: number) => {
  if (store.applications.get(applicationId)?.status === from) store.applications.update(applicationId, { status: to })
}

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
  ['listApplications', STATUS.submitted],
  ['listApplicationsToShortlist', STATUS.shortlisted],
  ['listApprovals', STATUS.shortlisted],
  ['listApprovedApplications', STATUS.approved],
  ['listReviewers', STATUS.approved],
  ['listAgreements', STATUS.granted],
  ['listProgressReports', STATUS.granted],
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
    'has another name for a text',
    replaceText('listAgreements', /"projectTitle"/g, '"title"'),
    ['listAgreements'],
    [
      'skipped: listAgreements: agrees with the details of its applications',
      'warning: listAgreements: returns every field',
    ],
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
      'skipped: listAgreements: lists each of its statuses',
      'skipped: listAgreements: agrees with the details of its applications',
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
      'warning: getDetails: returns the date of the revision',
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
  ...LISTS.map(([call, to]): Case => [
    `lists drafts in ${call}`,
    listAs(call, STATUS.draft, to),
    getWritersOf(call),
    [`warning: ${call}: lists only its statuses`],
  ]),
  ...(['listSubmittedApplications', 'listApplicationIds'] as const).map((call): Case => [
    `lists a row twice in ${call}`,
    rewriteBody(call, repeatRow),
    [call],
    [`warning: ${call}: lists each application once`],
  ]),
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
    'serves a file to anybody',
    permitCall('downloadBudget', ADMIN),
    ['downloadBudget'],
    [
      'vulnerability: downloadBudget: a missing log-in is reported',
      'vulnerability: downloadBudget: an applicant is refused',
    ],
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
    'lets every member create accounts',
    permitCall('createAccount', ADMIN, isSignedIn),
    ['createAccount'],
    ['vulnerability: createAccount: an applicant is refused'],
  ],
  [
    'accepts a decision before shortlisting',
    changeBeforeCall('decideAsHod', moveStatus(STATUS.submitted, STATUS.shortlisted)),
    ['decideAsHod'],
    ['vulnerability: decideAsHod: is refused before shortlisting'],
  ],
  [
    'creates a second account for an address',
    replaceRefusal('signUp', sendJson({ status: true }), /already/),
    ['signUp'],
    ['vulnerability: signUp: an address with an account is refused'],
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
      'skipped: listBudgets: lists each of its statuses',
      'skipped: listBudgets: agrees with the details of its applications',
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
      'failed: getDetails: returns the date of the revision',
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
      'skipped: decideBudget: stores the decision, and leaves other applications alone',
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
      'skipped: saveReviewer1: stores the invitation, and leaves other applications alone',
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
      'skipped: listApprovals: lists each of its statuses',
      'skipped: listApprovals: agrees with the details of its applications',
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
      'skipped: listApplicationsToShortlist: lists each of its statuses',
      'skipped: listApplicationsToShortlist: agrees with the details of its applications',
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
      'skipped: listApprovedApplications: agrees with the details of its applications',
      'failed: listApprovedApplications: returns every field',
    ],
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
      'skipped: deleteApplication: deletes the files of an application',
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
