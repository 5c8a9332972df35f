import { describe, expect, it } from 'vitest'
import type { CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS, type StatusCode } from '@/domain/status/status'
import type { Store } from '@mocks/model/store'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { suite } from '@conformance/suite'
import {
  anotherApplicant,
  answering,
  callOf,
  doingInSecret,
  html,
  insteadOfRefusing,
  json,
  lettingIn,
  lying,
  newcomer,
  preparing,
  signedIn,
} from './faults'
import { faultyHost, type Fault } from './faulty-host'

/** The steps of `calls`, and those that other steps depend on. Omits the PDF, which is slow to print. */
const stepsWith = (calls: readonly CallName[]) =>
  suite.filter(
    ({ call, reaches }) =>
      call !== 'downloadApplicationPdf' &&
      (reaches !== undefined || ['listFaculties', 'listDepartments', ...calls].includes(call)),
  )

const told = ({ grade, call, title }: StepResult): string => `${grade}: ${call}: ${title}`

/**
 * Returns every line that is not `works`. Skips closed windows, because only the mock's clock can be set, and what the
 * contract opens to visitors.
 */
async function remarks(fault: Fault, calls: readonly CallName[]): Promise<string[]> {
  const { host } = await faultyHost(fault)
  const { results } = await runSuite(host, { steps: stepsWith(calls) })
  return results
    .filter(({ grade, title }) => grade !== 'passed' && !/window has closed|a visitor is refused/.test(title))
    .map(told)
}

const replaced = (call: CallName, from: RegExp, to: string): Fault => lying(call, (body) => body.replaceAll(from, to))

/** Moves an application to a status in which the host no longer refuses the call. */
const moving = (from: StatusCode, to: StatusCode) => (store: Store, applicationId: number) => {
  if (store.applications.get(applicationId)?.status === from) store.applications.update(applicationId, { status: to })
}

const forget = (role: 'HOD' | 'Dean') => (store: Store, applicationId: number) =>
  store.approvals
    .findByApplication(applicationId)
    .filter((approval) => approval.role === role)
    .forEach(({ id }) => store.approvals.update(id, { decision: null }))

const ADMIN = 'admin@demo.urc'

type Case = readonly [way: string, fault: Fault, calls: readonly CallName[], remarks: readonly string[]]

const WORKS: readonly Case[] = [
  ['writes its yes as a text', replaced('logIn', /"status":true/g, '"status":"1"'), ['logIn'], []],
  ['begins with a byte order mark', lying('listApprovals', (body) => `\uFEFF\n${body}`), ['listApprovals'], []],
  ['writes ids as texts', replaced('listBudgets', /"app_ID":(\d+)/g, '"app_ID":"$1"'), ['listBudgets'], []],
  [
    'has fields that the contract does not have',
    replaced('listAgreements', /"app_ID"/g, '"row":1,"app_ID"'),
    ['listAgreements'],
    [],
  ],
  [
    'refuses in words of its own',
    insteadOfRefusing('deleteApplication', json({ success: false, message: 'Not logged in here' })),
    ['deleteApplication'],
    [],
  ],
  [
    'does not have the calls for drafts',
    answering('saveForm', () => new Response('Not Found', { status: 404 })),
    ['saveForm'],
    [
      'skipped: saveForm: keeps a draft',
      'skipped: saveForm: nobody signed in is told so',
      'skipped: saveForm: Admin is refused',
      'skipped: saveForm: urc is refused',
    ],
  ],
]

const TO_MEND: readonly Case[] = [
  [
    'prints a notice before its JSON',
    lying('getApplicationDates', (body) => `<b>Notice</b>: x\n${body}`),
    ['getApplicationDates'],
    ['warning: getApplicationDates: opens before it closes'],
  ],
  [
    'refuses without a word',
    insteadOfRefusing('signUp', json({ status: false })),
    ['signUp'],
    [
      'warning: signUp: passwords that differ are refused',
      'warning: signUp: a missing name is refused',
      'warning: signUp: an address that has an account is refused',
    ],
  ],
  [
    'refuses with HTTP 500',
    insteadOfRefusing('resetPassword', json({}, 500)),
    ['resetPassword'],
    ['warning: resetPassword: an address without an account is refused'],
  ],
  [
    'refuses with a page of HTML',
    insteadOfRefusing('decideAsHod', html),
    ['decideAsHod'],
    [
      'warning: decideAsHod: is refused before the council has shortlisted',
      'warning: decideAsHod: missing remarks are refused',
      'warning: decideAsHod: a second decision is refused',
    ],
  ],
  [
    'does not say that nobody is signed in',
    insteadOfRefusing('setApplicationDates', json({ status: 'error', message: 'No' })),
    ['setApplicationDates'],
    ['warning: setApplicationDates: nobody signed in is told so'],
  ],
  [
    'shows an empty list to people who may not read it',
    insteadOfRefusing('listAgreements', json([])),
    ['listAgreements'],
    ['warning: listAgreements: nobody signed in is told so', 'warning: listAgreements: an applicant is refused'],
  ],
  [
    'says yes to everybody and does it for those who may',
    insteadOfRefusing('grantOrDeny', json({ message: 'Updated successfully' })),
    ['grantOrDeny'],
    [
      'warning: grantOrDeny: is refused before the council has shortlisted',
      'warning: grantOrDeny: is refused a second time',
      'warning: grantOrDeny: nobody signed in is told so',
      'warning: grantOrDeny: an applicant is refused',
    ],
  ],
  [
    'takes an account without a name',
    answering('signUp', json({ status: true }), /"firstName":""/),
    ['signUp'],
    ['warning: signUp: a missing name is refused'],
  ],
  [
    'takes passwords that differ',
    answering('createAccount', json({ status: true }), /not-the-password/),
    ['createAccount'],
    ['warning: createAccount: passwords that differ are refused'],
  ],
  [
    'takes an application without a title',
    answering('submitApplication', json({ status: 'success' }), /projectTitle=&/),
    ['submitApplication'],
    ['warning: submitApplication: a missing title is refused'],
  ],
  [
    'takes any file for a PDF',
    insteadOfRefusing('uploadFiles', json({ status: 'success' })),
    ['uploadFiles'],
    [
      'warning: uploadFiles: a file that is no PDF is refused',
      'warning: uploadFiles: nobody signed in is told so',
      'warning: uploadFiles: Admin is refused',
      'warning: uploadFiles: urc is refused',
      'warning: uploadFiles: another applicant is refused',
    ],
  ],
  [
    'takes any file for the criteria',
    insteadOfRefusing('uploadCriteria', json({ criteria: 'x.docx' }), /DOCX/),
    ['uploadCriteria'],
    ['warning: uploadCriteria: a file that is no Word document is refused'],
  ],
  [
    'takes a decision without remarks',
    answering('decideAsHod', json({ success: true }), /"remarks":""/),
    ['decideAsHod'],
    ['warning: decideAsHod: missing remarks are refused'],
  ],
  [
    'takes a review without marks',
    answering('submitReview1', json({ status: 'success' }), /name="overallMarks"\r\n\r\n\r\n/),
    ['submitReview1'],
    ['warning: submitReview1: missing marks are refused'],
  ],
  [
    'takes a mark of 0 for a missing one',
    answering('submitReview2', json({ status: 'error', message: 'Missing' }), /name="overallMarks"\r\n\r\n0\r\n/),
    ['submitReview2'],
    ['warning: submitReview2: a mark of 0 is a mark'],
  ],
  [
    'does not tell where the PDF is',
    replaced('submitRows', /"pdfUrl"/g, '"where"'),
    ['submitRows'],
    ['warning: submitRows: takes the rows and tells where the PDF is'],
  ],
  [
    'does not tell who was asked',
    replaced('listApprovals', /"(hod|dean)(_sent|Email)"/g, '"other"'),
    ['saveHod', 'saveDean', 'listApprovals'],
    ['warning: saveHod: the invitation is remembered', 'warning: saveDean: the invitation is remembered'],
  ],
  [
    'does not tell which agreement was requested',
    replaced('listAgreements', /"requested"/g, '"asked"'),
    ['requestAgreementByEmail', 'listAgreements'],
    ['warning: requestAgreementByEmail: marks it as requested'],
  ],
  [
    'tells no date of submission',
    replaced('listSubmittedApplications', /"submittedDate"/g, '"date"'),
    ['listSubmittedApplications'],
    [
      'warning: listSubmittedApplications: shows it as submitted',
      'warning: listSubmittedApplications: tells every field',
    ],
  ],
  [
    'leaves the rows out of the form',
    replaced('getFormData', /"(grants|funding)"/g, '"$1_rows"'),
    ['getFormData'],
    ['warning: getFormData: gives back fields and rows'],
  ],
  [
    'has another name for a text',
    replaced('listAgreements', /"projectTitle"/g, '"title"'),
    ['listAgreements'],
    ['warning: listAgreements: tells every field'],
  ],
  [
    'has an application under every number',
    answering('getApplicationToReview', json({ app_ID: 1, projectTitle: 'x', name: 'x' }), /=999999999/),
    ['getApplicationToReview'],
    ['warning: getApplicationToReview: an unknown id is no application'],
  ],
  [
    'fails to store drafts',
    answering('saveForm', json({}, 500)),
    ['saveForm'],
    [
      'warning: saveForm: keeps a draft',
      'warning: saveForm: nobody signed in is told so',
      'warning: saveForm: Admin is refused',
      'warning: saveForm: urc is refused',
    ],
  ],
  [
    'deletes what is gone',
    insteadOfRefusing('deleteApplication', json({ success: true })),
    ['deleteApplication'],
    [
      'warning: deleteApplication: nobody signed in is told so',
      'warning: deleteApplication: another applicant is refused',
      'warning: deleteApplication: one that is gone already is refused',
    ],
  ],
  [
    'says that it has changed a password, whatever was sent',
    insteadOfRefusing('changePassword', json({ status: true })),
    ['changePassword'],
    [
      'warning: changePassword: a wrong current password is refused',
      'warning: changePassword: nobody signed in is told so',
    ],
  ],
]

const OPEN_DOORS: readonly Case[] = [
  [
    'lets anybody read a list',
    lettingIn('listApplications', ADMIN),
    ['listApplications'],
    [
      'vulnerability: listApplications: nobody signed in is told so',
      'vulnerability: listApplications: an applicant is refused',
    ],
  ],
  [
    'lets every member read a list',
    lettingIn('listBudgets', ADMIN, signedIn),
    ['listBudgets'],
    ['vulnerability: listBudgets: an applicant is refused'],
  ],
  [
    'hands a file to anybody',
    lettingIn('downloadBudget', ADMIN),
    ['downloadBudget'],
    [
      'vulnerability: downloadBudget: nobody signed in is told so',
      'vulnerability: downloadBudget: an applicant is refused',
    ],
  ],
  [
    'lets anybody grant',
    lettingIn('grantOrDeny', ADMIN),
    ['grantOrDeny'],
    ['vulnerability: grantOrDeny: nobody signed in is told so', 'vulnerability: grantOrDeny: an applicant is refused'],
  ],
  [
    'refuses in words, and does it',
    doingInSecret('shortlistOrReject', ADMIN),
    ['shortlistOrReject'],
    [
      'vulnerability: shortlistOrReject: nobody signed in is told so',
      'vulnerability: shortlistOrReject: an applicant is refused',
    ],
  ],
  [
    'lets another applicant read a whole application',
    lettingIn('getFormData', newcomer, anotherApplicant),
    ['getFormData'],
    ['vulnerability: getFormData: another applicant is refused'],
  ],
  [
    'lets another applicant delete an application',
    lettingIn('deleteApplication', newcomer, anotherApplicant),
    ['deleteApplication'],
    ['vulnerability: deleteApplication: another applicant is refused'],
  ],
  [
    'lets every member make accounts',
    lettingIn('createAccount', ADMIN, signedIn),
    ['createAccount'],
    ['vulnerability: createAccount: an applicant is refused'],
  ],
  [
    'shows an applicant the applications of others',
    lettingIn('listSubmittedApplications', newcomer, anotherApplicant),
    ['listSubmittedApplications'],
    ['vulnerability: listSubmittedApplications: does not show it to another applicant'],
  ],
  [
    'changes a second decision of the HOD',
    preparing('decideAsHod', forget('HOD')),
    ['decideAsHod'],
    ['vulnerability: decideAsHod: a second decision is refused'],
  ],
  [
    'changes a second decision of the Dean',
    preparing('decideAsDean', forget('Dean')),
    ['decideAsDean'],
    ['vulnerability: decideAsDean: a second decision is refused'],
  ],
  [
    'takes a decision before the shortlist',
    preparing('decideAsHod', moving(STATUS.submitted, STATUS.shortlisted)),
    ['decideAsHod'],
    ['vulnerability: decideAsHod: is refused before the council has shortlisted'],
  ],
  [
    'rejects what is on the shortlist',
    preparing('shortlistOrReject', moving(STATUS.shortlisted, STATUS.submitted)),
    ['shortlistOrReject'],
    ['vulnerability: shortlistOrReject: is refused a second time'],
  ],
  [
    'grants what was submitted',
    preparing('grantOrDeny', moving(STATUS.submitted, STATUS.approved)),
    ['grantOrDeny'],
    ['vulnerability: grantOrDeny: is refused before the council has shortlisted'],
  ],
  [
    'grants what was denied',
    preparing('grantOrDeny', moving(STATUS.denied, STATUS.approved)),
    ['grantOrDeny'],
    ['vulnerability: grantOrDeny: is refused a second time'],
  ],
  [
    'lets anybody in with any password',
    insteadOfRefusing('logIn', json({ status: true, message: '', user_id: 1, user_name: 'x', user_role: 'Applicant' })),
    ['logIn'],
    ['vulnerability: logIn: a wrong password is refused', 'vulnerability: logIn: a missing password is refused'],
  ],
  [
    'changes a password without the present one',
    async (request, respond, { store }) => {
      if (callOf(request) !== 'changePassword') return respond()
      const { email, newPassword } = (await request.json()) as { email: string; newPassword: string } // As it is sent.
      const person = store.people.all().find((person) => person.email === email)
      if (person) store.people.update(person.id, { password: newPassword })
      return Response.json({ status: true })
    },
    ['changePassword'],
    [
      'vulnerability: changePassword: a wrong current password is refused',
      'vulnerability: changePassword: nobody signed in is told so',
    ],
  ],
  [
    'makes a second account for an address',
    insteadOfRefusing('signUp', json({ status: true }), /already/),
    ['signUp'],
    ['vulnerability: signUp: an address that has an account is refused'],
  ],
  [
    'goes on after the log-out',
    answering('logOut', json({ message: 'Logged out successfully' })),
    ['logOut'],
    ['vulnerability: logOut: ends the session'],
  ],
  [
    'hands out its own files',
    answering('downloadCriteria', () => new Response('<?php $password = 1;'), /\.\.|%2E/),
    ['downloadCriteria'],
    ['vulnerability: downloadCriteria: a name that leads out of its folder has none'],
  ],
]

const BREAKS: readonly Case[] = [
  [
    'does not have a call',
    answering('listBudgets', json({}, 404)),
    ['listBudgets'],
    [
      'failed: listBudgets: is read by Admin',
      'failed: listBudgets: is read by urc',
      'failed: listBudgets: shows the revision as pending',
      'skipped: listBudgets: nobody signed in is told so',
      'skipped: listBudgets: an applicant is refused',
      'skipped: listBudgets: tells every field',
    ],
  ],
  [
    'answers with a page',
    answering('getDetails', html),
    ['getDetails'],
    [
      'failed: getDetails: is read by whoever holds the link',
      'skipped: getDetails: an unknown id is no application',
      'failed: getDetails: tells applicant and status',
      'skipped: shortlistOrReject: shortlists',
      'skipped: shortlistOrReject: rejects',
      'skipped: decideAsHod: is taken, and does not move the status alone',
      'skipped: decideAsDean: with the approval of both it is approved',
      'failed: getDetails: tells what HOD and Dean have said',
      'skipped: grantOrDeny: grants',
      'failed: getDetails: tells start date, period and amount of the grant',
      'skipped: getDetails: tells every field',
    ],
  ],
  [
    'answers with HTTP 500',
    answering('decideBudget', json({}, 500)),
    ['decideBudget'],
    [
      'failed: decideBudget: keeps the decision',
      'skipped: decideBudget: nobody signed in is told so',
      'skipped: decideBudget: an applicant is refused',
    ],
  ],
  [
    'answers with nothing',
    answering('saveReviewer1', () => new Response('')),
    ['saveReviewer1'],
    [
      'failed: saveReviewer1: the invitation is remembered',
      'skipped: uploadReviewerDocument: keeps a review that came on paper',
      'skipped: saveReviewer1: nobody signed in is told so',
      'skipped: saveReviewer1: an applicant is refused',
    ],
  ],
  [
    'refuses whoever may',
    answering('uploadAwardLetter', json({ success: false, message: 'No' })),
    ['uploadAwardLetter'],
    ['failed: uploadAwardLetter: keeps the letter', 'warning: uploadAwardLetter: nobody signed in is told so'],
  ],
  [
    'writes an id as an object',
    replaced('listApprovals', /"app_ID":"?\d+"?/g, '"app_ID":{}'),
    ['listApprovals'],
    [
      'failed: listApprovals: is read by Admin',
      'failed: listApprovals: is read by urc',
      'failed: listApprovals: shows the decision of the HOD',
      'skipped: listApprovals: nobody signed in is told so',
      'skipped: listApprovals: an applicant is refused',
      'skipped: listApprovals: tells every field',
    ],
  ],
  [
    'has a list under a key',
    lying('listApplicationsToShortlist', (body) => `{"rows":${body}}`),
    ['listApplicationsToShortlist'],
    [
      'failed: listApplicationsToShortlist: is read by Admin',
      'failed: listApplicationsToShortlist: is read by urc',
      'failed: listApplicationsToShortlist: shows what was submitted',
      'skipped: listApplicationsToShortlist: nobody signed in is told so',
      'skipped: listApplicationsToShortlist: an applicant is refused',
      'skipped: listApplicationsToShortlist: tells every field',
    ],
  ],
  [
    'does not tell the status',
    replaced('listApprovedApplications', /"Status"/g, '"state"'),
    ['listApprovedApplications'],
    [
      'failed: listApprovedApplications: shows decisions and marks',
      'failed: listApprovedApplications: tells every field',
    ],
  ],
  [
    'says yes and shortlists nothing',
    answering('shortlistOrReject', json({ status: 'success', message: 'Status updated successfully' })),
    ['shortlistOrReject', 'decideAsHod'],
    [
      'failed: shortlistOrReject: shortlists',
      'failed: shortlistOrReject: rejects',
      'skipped: decideAsHod: is taken, and does not move the status alone',
      'skipped: decideAsDean: with the approval of both it is approved',
      'skipped: shortlistOrReject: is refused a second time',
      'skipped: decideAsHod: a second decision is refused',
      'skipped: decideAsDean: approves a second application',
      'skipped: uploadReviewerDocument: keeps a review that came on paper',
      'skipped: grantOrDeny: grants',
      'skipped: uploadAgreement: keeps the agreement of the council',
      'skipped: uploadSignedAgreement: keeps the signed agreement',
      'skipped: submitBudget: keeps the revision',
      'skipped: shortlistOrReject: nobody signed in is told so',
      'skipped: shortlistOrReject: an applicant is refused',
    ],
  ],
  [
    'loses the remarks',
    replaced('getDetails', /Within the plan\./g, ''),
    ['getDetails'],
    ['failed: getDetails: tells what HOD and Dean have said'],
  ],
  [
    'loses an answer of the form',
    replaced('getFormData', /"field":"[^"]*"/g, '"field":""'),
    ['getFormData'],
    ['failed: getFormData: gives a draft back as it was saved', 'failed: getFormData: gives back fields and rows'],
  ],
  [
    'adds a byte to a file',
    lying('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body)),
    ['downloadDetailsFile'],
    [
      'failed: downloadDetailsFile: proposal is what was sent as projectProposal',
      'failed: downloadDetailsFile: projectBudget is what was sent as projectBudget',
      'failed: downloadDetailsFile: cvPrincipalInvestigator is what was sent as projectCV',
      'failed: downloadDetailsFile: cvCoInvestigators is what was sent as coInvestigatorsCVs',
      ...REVIEWERS.map(({ number }) => `failed: downloadDetailsFile: gives the report of reviewer ${number}`),
      'skipped: uploadAgreement: keeps the agreement of the council',
      'skipped: uploadSignedAgreement: keeps the signed agreement',
    ],
  ],
  [
    'tells another role',
    replaced('logIn', /"user_role":"\w+"/g, '"user_role":"urc"'),
    ['logIn'],
    ['failed: logIn: lets Applicant in', 'failed: logIn: lets Admin in', 'failed: logIn: tells name, role and id'],
  ],
  [
    'has a session for everybody',
    insteadOfRefusing('checkSession', json({ status: true, user_id: 1, user_name: 'x', user_role: 'Applicant' })),
    ['checkSession'],
    ['failed: checkSession: a visitor has no session'],
  ],
  [
    'says yes and deletes nothing',
    answering('deleteApplication', json({ success: true })),
    ['deleteApplication'],
    [
      'warning: deleteApplication: nobody signed in is told so',
      'warning: deleteApplication: another applicant is refused',
      'failed: deleteApplication: an applicant deletes one of their own',
      'failed: deleteApplication: the council deletes any, with all that belongs to it',
      'warning: deleteApplication: one that is gone already is refused',
    ],
  ],
  [
    'does not keep a new password',
    answering('changePassword', json({ status: true })),
    ['changePassword'],
    [
      'warning: changePassword: a wrong current password is refused',
      'failed: changePassword: the new password opens the account',
      'warning: changePassword: nobody signed in is told so',
    ],
  ],
]

describe.each([
  ['passed', WORKS],
  ['works, and should be mended, where it', TO_MEND],
  ['has an open door where it', OPEN_DOORS],
  ['breaks where it', BREAKS],
])('a host %s', (_, cases) => {
  it.each(cases)('%s', async (_, fault, calls, expected) => {
    expect(await remarks(fault, calls)).toEqual(expected)
  })
})
