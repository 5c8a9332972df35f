import { describe, expect, it } from 'vitest'
import type { CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS, type StatusCode } from '@/domain/status/status'
import type { Store } from '@mocks/model/store'
import { runSuite, type Line } from '@conformance/run-suite'
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

const told = ({ grade, call, tries }: Line): string => `${grade}: ${call}: ${tries}`

/**
 * Returns every line that is not `works`. Skips closed windows, because only the mock's clock can be set, and what the
 * contract opens to visitors.
 */
async function remarks(fault: Fault, calls: readonly CallName[]): Promise<string[]> {
  const { host } = await faultyHost(fault)
  const { lines } = await runSuite(host, { steps: stepsWith(calls) })
  return lines
    .filter(({ grade, tries }) => grade !== 'works' && !/window has closed|a visitor is refused/.test(tries))
    .map(told)
}

const replaced = (call: CallName, from: RegExp, to: string): Fault => lying(call, (body) => body.replaceAll(from, to))

/** Moves an application to a status in which the host no longer refuses the call. */
const moving = (from: StatusCode, to: StatusCode) => (store: Store, applicationId: number) => {
  if (store.applications.get(applicationId)?.status === from) store.applications.update(applicationId, { status: to })
}

const forget = (role: 'HOD' | 'Dean') => (store: Store, applicationId: number) =>
  store.approvals
    .of(applicationId)
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
      'not tried: saveForm: keeps a draft',
      'not tried: saveForm: nobody signed in is told so',
      'not tried: saveForm: Admin is refused',
      'not tried: saveForm: urc is refused',
    ],
  ],
]

const TO_MEND: readonly Case[] = [
  [
    'prints a notice before its JSON',
    lying('getApplicationDates', (body) => `<b>Notice</b>: x\n${body}`),
    ['getApplicationDates'],
    ['mend: getApplicationDates: opens before it closes'],
  ],
  [
    'refuses without a word',
    insteadOfRefusing('signUp', json({ status: false })),
    ['signUp'],
    [
      'mend: signUp: passwords that differ are refused',
      'mend: signUp: a missing name is refused',
      'mend: signUp: an address that has an account is refused',
    ],
  ],
  [
    'refuses with HTTP 500',
    insteadOfRefusing('resetPassword', json({}, 500)),
    ['resetPassword'],
    ['mend: resetPassword: an address without an account is refused'],
  ],
  [
    'refuses with a page of HTML',
    insteadOfRefusing('decideAsHod', html),
    ['decideAsHod'],
    [
      'mend: decideAsHod: is refused before the council has shortlisted',
      'mend: decideAsHod: missing remarks are refused',
      'mend: decideAsHod: a second decision is refused',
    ],
  ],
  [
    'does not say that nobody is signed in',
    insteadOfRefusing('setApplicationDates', json({ status: 'error', message: 'No' })),
    ['setApplicationDates'],
    ['mend: setApplicationDates: nobody signed in is told so'],
  ],
  [
    'shows an empty list to people who may not read it',
    insteadOfRefusing('listAgreements', json([])),
    ['listAgreements'],
    ['mend: listAgreements: nobody signed in is told so', 'mend: listAgreements: an applicant is refused'],
  ],
  [
    'says yes to everybody and does it for those who may',
    insteadOfRefusing('grantOrDeny', json({ message: 'Updated successfully' })),
    ['grantOrDeny'],
    [
      'mend: grantOrDeny: is refused before the council has shortlisted',
      'mend: grantOrDeny: is refused a second time',
      'mend: grantOrDeny: nobody signed in is told so',
      'mend: grantOrDeny: an applicant is refused',
    ],
  ],
  [
    'takes an account without a name',
    answering('signUp', json({ status: true }), /"firstName":""/),
    ['signUp'],
    ['mend: signUp: a missing name is refused'],
  ],
  [
    'takes passwords that differ',
    answering('createAccount', json({ status: true }), /not-the-password/),
    ['createAccount'],
    ['mend: createAccount: passwords that differ are refused'],
  ],
  [
    'takes an application without a title',
    answering('submitApplication', json({ status: 'success' }), /projectTitle=&/),
    ['submitApplication'],
    ['mend: submitApplication: a missing title is refused'],
  ],
  [
    'takes any file for a PDF',
    insteadOfRefusing('uploadFiles', json({ status: 'success' })),
    ['uploadFiles'],
    [
      'mend: uploadFiles: a file that is no PDF is refused',
      'mend: uploadFiles: nobody signed in is told so',
      'mend: uploadFiles: Admin is refused',
      'mend: uploadFiles: urc is refused',
      'mend: uploadFiles: another applicant is refused',
    ],
  ],
  [
    'takes any file for the criteria',
    insteadOfRefusing('uploadCriteria', json({ criteria: 'x.docx' }), /DOCX/),
    ['uploadCriteria'],
    ['mend: uploadCriteria: a file that is no Word document is refused'],
  ],
  [
    'takes a decision without remarks',
    answering('decideAsHod', json({ success: true }), /"remarks":""/),
    ['decideAsHod'],
    ['mend: decideAsHod: missing remarks are refused'],
  ],
  [
    'takes a review without marks',
    answering('submitReview1', json({ status: 'success' }), /name="overallMarks"\r\n\r\n\r\n/),
    ['submitReview1'],
    ['mend: submitReview1: missing marks are refused'],
  ],
  [
    'takes a mark of 0 for a missing one',
    answering('submitReview2', json({ status: 'error', message: 'Missing' }), /name="overallMarks"\r\n\r\n0\r\n/),
    ['submitReview2'],
    ['mend: submitReview2: a mark of 0 is a mark'],
  ],
  [
    'does not tell where the PDF is',
    replaced('submitRows', /"pdfUrl"/g, '"where"'),
    ['submitRows'],
    ['mend: submitRows: takes the rows and tells where the PDF is'],
  ],
  [
    'does not tell who was asked',
    replaced('listApprovals', /"(hod|dean)(_sent|Email)"/g, '"other"'),
    ['saveHod', 'saveDean', 'listApprovals'],
    ['mend: saveHod: the invitation is remembered', 'mend: saveDean: the invitation is remembered'],
  ],
  [
    'does not tell which agreement was requested',
    replaced('listAgreements', /"requested"/g, '"asked"'),
    ['requestAgreementByEmail', 'listAgreements'],
    ['mend: requestAgreementByEmail: marks it as requested'],
  ],
  [
    'tells no date of submission',
    replaced('listSubmittedApplications', /"submittedDate"/g, '"date"'),
    ['listSubmittedApplications'],
    ['mend: listSubmittedApplications: shows it as submitted', 'mend: listSubmittedApplications: tells every field'],
  ],
  [
    'leaves the rows out of the form',
    replaced('getFormData', /"(grants|funding)"/g, '"$1_rows"'),
    ['getFormData'],
    ['mend: getFormData: gives back fields and rows'],
  ],
  [
    'has another name for a text',
    replaced('listAgreements', /"projectTitle"/g, '"title"'),
    ['listAgreements'],
    ['mend: listAgreements: tells every field'],
  ],
  [
    'has an application under every number',
    answering('getApplicationToReview', json({ app_ID: 1, projectTitle: 'x', name: 'x' }), /=999999999/),
    ['getApplicationToReview'],
    ['mend: getApplicationToReview: an unknown id is no application'],
  ],
  [
    'fails to store drafts',
    answering('saveForm', json({}, 500)),
    ['saveForm'],
    [
      'mend: saveForm: keeps a draft',
      'mend: saveForm: nobody signed in is told so',
      'mend: saveForm: Admin is refused',
      'mend: saveForm: urc is refused',
    ],
  ],
  [
    'deletes what is gone',
    insteadOfRefusing('deleteApplication', json({ success: true })),
    ['deleteApplication'],
    [
      'mend: deleteApplication: nobody signed in is told so',
      'mend: deleteApplication: another applicant is refused',
      'mend: deleteApplication: one that is gone already is refused',
    ],
  ],
  [
    'says that it has changed a password, whatever was sent',
    insteadOfRefusing('changePassword', json({ status: true })),
    ['changePassword'],
    ['mend: changePassword: a wrong current password is refused', 'mend: changePassword: nobody signed in is told so'],
  ],
]

const OPEN_DOORS: readonly Case[] = [
  [
    'lets anybody read a list',
    lettingIn('listApplications', ADMIN),
    ['listApplications'],
    ['door: listApplications: nobody signed in is told so', 'door: listApplications: an applicant is refused'],
  ],
  [
    'lets every member read a list',
    lettingIn('listBudgets', ADMIN, signedIn),
    ['listBudgets'],
    ['door: listBudgets: an applicant is refused'],
  ],
  [
    'hands a file to anybody',
    lettingIn('downloadBudget', ADMIN),
    ['downloadBudget'],
    ['door: downloadBudget: nobody signed in is told so', 'door: downloadBudget: an applicant is refused'],
  ],
  [
    'lets anybody grant',
    lettingIn('grantOrDeny', ADMIN),
    ['grantOrDeny'],
    ['door: grantOrDeny: nobody signed in is told so', 'door: grantOrDeny: an applicant is refused'],
  ],
  [
    'refuses in words, and does it',
    doingInSecret('shortlistOrReject', ADMIN),
    ['shortlistOrReject'],
    ['door: shortlistOrReject: nobody signed in is told so', 'door: shortlistOrReject: an applicant is refused'],
  ],
  [
    'lets another applicant read a whole application',
    lettingIn('getFormData', newcomer, anotherApplicant),
    ['getFormData'],
    ['door: getFormData: another applicant is refused'],
  ],
  [
    'lets another applicant delete an application',
    lettingIn('deleteApplication', newcomer, anotherApplicant),
    ['deleteApplication'],
    ['door: deleteApplication: another applicant is refused'],
  ],
  [
    'lets every member make accounts',
    lettingIn('createAccount', ADMIN, signedIn),
    ['createAccount'],
    ['door: createAccount: an applicant is refused'],
  ],
  [
    'shows an applicant the applications of others',
    lettingIn('listSubmittedApplications', newcomer, anotherApplicant),
    ['listSubmittedApplications'],
    ['door: listSubmittedApplications: does not show it to another applicant'],
  ],
  [
    'changes a second decision of the HOD',
    preparing('decideAsHod', forget('HOD')),
    ['decideAsHod'],
    ['door: decideAsHod: a second decision is refused'],
  ],
  [
    'changes a second decision of the Dean',
    preparing('decideAsDean', forget('Dean')),
    ['decideAsDean'],
    ['door: decideAsDean: a second decision is refused'],
  ],
  [
    'takes a decision before the shortlist',
    preparing('decideAsHod', moving(STATUS.submitted, STATUS.shortlisted)),
    ['decideAsHod'],
    ['door: decideAsHod: is refused before the council has shortlisted'],
  ],
  [
    'rejects what is on the shortlist',
    preparing('shortlistOrReject', moving(STATUS.shortlisted, STATUS.submitted)),
    ['shortlistOrReject'],
    ['door: shortlistOrReject: is refused a second time'],
  ],
  [
    'grants what was submitted',
    preparing('grantOrDeny', moving(STATUS.submitted, STATUS.approved)),
    ['grantOrDeny'],
    ['door: grantOrDeny: is refused before the council has shortlisted'],
  ],
  [
    'grants what was denied',
    preparing('grantOrDeny', moving(STATUS.denied, STATUS.approved)),
    ['grantOrDeny'],
    ['door: grantOrDeny: is refused a second time'],
  ],
  [
    'lets anybody in with any password',
    insteadOfRefusing('logIn', json({ status: true, message: '', user_id: 1, user_name: 'x', user_role: 'Applicant' })),
    ['logIn'],
    ['door: logIn: a wrong password is refused', 'door: logIn: a missing password is refused'],
  ],
  [
    'changes a password without the present one',
    async (request, answer, { store }) => {
      if (callOf(request) !== 'changePassword') return answer()
      const { email, newPassword } = (await request.json()) as { email: string; newPassword: string } // As it is sent.
      const person = store.people.all().find((person) => person.email === email)
      if (person) store.people.update(person.id, { password: newPassword })
      return Response.json({ status: true })
    },
    ['changePassword'],
    ['door: changePassword: a wrong current password is refused', 'door: changePassword: nobody signed in is told so'],
  ],
  [
    'makes a second account for an address',
    insteadOfRefusing('signUp', json({ status: true }), /already/),
    ['signUp'],
    ['door: signUp: an address that has an account is refused'],
  ],
  [
    'goes on after the log-out',
    answering('logOut', json({ message: 'Logged out successfully' })),
    ['logOut'],
    ['door: logOut: ends the session'],
  ],
  [
    'hands out its own files',
    answering('downloadCriteria', () => new Response('<?php $password = 1;'), /\.\.|%2E/),
    ['downloadCriteria'],
    ['door: downloadCriteria: a name that leads out of its folder has none'],
  ],
]

const BREAKS: readonly Case[] = [
  [
    'does not have a call',
    answering('listBudgets', json({}, 404)),
    ['listBudgets'],
    [
      'breaks: listBudgets: is read by Admin',
      'breaks: listBudgets: is read by urc',
      'breaks: listBudgets: shows the revision as pending',
      'not tried: listBudgets: nobody signed in is told so',
      'not tried: listBudgets: an applicant is refused',
      'not tried: listBudgets: tells every field',
    ],
  ],
  [
    'answers with a page',
    answering('getDetails', html),
    ['getDetails'],
    [
      'breaks: getDetails: is read by whoever holds the link',
      'not tried: getDetails: an unknown id is no application',
      'breaks: getDetails: tells applicant and status',
      'not tried: shortlistOrReject: shortlists',
      'not tried: shortlistOrReject: rejects',
      'not tried: decideAsHod: is taken, and does not move the status alone',
      'not tried: decideAsDean: with the approval of both it is approved',
      'breaks: getDetails: tells what HOD and Dean have said',
      'not tried: grantOrDeny: grants',
      'breaks: getDetails: tells start date, period and amount of the grant',
      'not tried: getDetails: tells every field',
    ],
  ],
  [
    'answers with HTTP 500',
    answering('decideBudget', json({}, 500)),
    ['decideBudget'],
    [
      'breaks: decideBudget: keeps the decision',
      'not tried: decideBudget: nobody signed in is told so',
      'not tried: decideBudget: an applicant is refused',
    ],
  ],
  [
    'answers with nothing',
    answering('saveReviewer1', () => new Response('')),
    ['saveReviewer1'],
    [
      'breaks: saveReviewer1: the invitation is remembered',
      'not tried: uploadReviewerDocument: keeps a review that came on paper',
      'not tried: saveReviewer1: nobody signed in is told so',
      'not tried: saveReviewer1: an applicant is refused',
    ],
  ],
  [
    'refuses whoever may',
    answering('uploadAwardLetter', json({ success: false, message: 'No' })),
    ['uploadAwardLetter'],
    ['breaks: uploadAwardLetter: keeps the letter', 'mend: uploadAwardLetter: nobody signed in is told so'],
  ],
  [
    'writes an id as an object',
    replaced('listApprovals', /"app_ID":"?\d+"?/g, '"app_ID":{}'),
    ['listApprovals'],
    [
      'breaks: listApprovals: is read by Admin',
      'breaks: listApprovals: is read by urc',
      'breaks: listApprovals: shows the decision of the HOD',
      'not tried: listApprovals: nobody signed in is told so',
      'not tried: listApprovals: an applicant is refused',
      'not tried: listApprovals: tells every field',
    ],
  ],
  [
    'has a list under a key',
    lying('listApplicationsToShortlist', (body) => `{"rows":${body}}`),
    ['listApplicationsToShortlist'],
    [
      'breaks: listApplicationsToShortlist: is read by Admin',
      'breaks: listApplicationsToShortlist: is read by urc',
      'breaks: listApplicationsToShortlist: shows what was submitted',
      'not tried: listApplicationsToShortlist: nobody signed in is told so',
      'not tried: listApplicationsToShortlist: an applicant is refused',
      'not tried: listApplicationsToShortlist: tells every field',
    ],
  ],
  [
    'does not tell the status',
    replaced('listApprovedApplications', /"Status"/g, '"state"'),
    ['listApprovedApplications'],
    [
      'breaks: listApprovedApplications: shows decisions and marks',
      'breaks: listApprovedApplications: tells every field',
    ],
  ],
  [
    'says yes and shortlists nothing',
    answering('shortlistOrReject', json({ status: 'success', message: 'Status updated successfully' })),
    ['shortlistOrReject', 'decideAsHod'],
    [
      'breaks: shortlistOrReject: shortlists',
      'breaks: shortlistOrReject: rejects',
      'not tried: decideAsHod: is taken, and does not move the status alone',
      'not tried: decideAsDean: with the approval of both it is approved',
      'not tried: shortlistOrReject: is refused a second time',
      'not tried: decideAsHod: a second decision is refused',
      'not tried: decideAsDean: approves a second application',
      'not tried: uploadReviewerDocument: keeps a review that came on paper',
      'not tried: grantOrDeny: grants',
      'not tried: uploadAgreement: keeps the agreement of the council',
      'not tried: uploadSignedAgreement: keeps the signed agreement',
      'not tried: submitBudget: keeps the revision',
      'not tried: shortlistOrReject: nobody signed in is told so',
      'not tried: shortlistOrReject: an applicant is refused',
    ],
  ],
  [
    'loses the remarks',
    replaced('getDetails', /Within the plan\./g, ''),
    ['getDetails'],
    ['breaks: getDetails: tells what HOD and Dean have said'],
  ],
  [
    'loses an answer of the form',
    replaced('getFormData', /"field":"[^"]*"/g, '"field":""'),
    ['getFormData'],
    ['breaks: getFormData: gives a draft back as it was saved', 'breaks: getFormData: gives back fields and rows'],
  ],
  [
    'adds a byte to a file',
    lying('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body)),
    ['downloadDetailsFile'],
    [
      'breaks: downloadDetailsFile: proposal is what was sent as projectProposal',
      'breaks: downloadDetailsFile: projectBudget is what was sent as projectBudget',
      'breaks: downloadDetailsFile: cvPrincipalInvestigator is what was sent as projectCV',
      'breaks: downloadDetailsFile: cvCoInvestigators is what was sent as coInvestigatorsCVs',
      ...REVIEWERS.map(({ number }) => `breaks: downloadDetailsFile: gives the report of reviewer ${number}`),
      'not tried: uploadAgreement: keeps the agreement of the council',
      'not tried: uploadSignedAgreement: keeps the signed agreement',
    ],
  ],
  [
    'tells another role',
    replaced('logIn', /"user_role":"\w+"/g, '"user_role":"urc"'),
    ['logIn'],
    ['breaks: logIn: lets Applicant in', 'breaks: logIn: lets Admin in', 'breaks: logIn: tells name, role and id'],
  ],
  [
    'has a session for everybody',
    insteadOfRefusing('checkSession', json({ status: true, user_id: 1, user_name: 'x', user_role: 'Applicant' })),
    ['checkSession'],
    ['breaks: checkSession: a visitor has no session'],
  ],
  [
    'says yes and deletes nothing',
    answering('deleteApplication', json({ success: true })),
    ['deleteApplication'],
    [
      'mend: deleteApplication: nobody signed in is told so',
      'mend: deleteApplication: another applicant is refused',
      'breaks: deleteApplication: an applicant deletes one of their own',
      'breaks: deleteApplication: the council deletes any, with all that belongs to it',
      'mend: deleteApplication: one that is gone already is refused',
    ],
  ],
  [
    'does not keep a new password',
    answering('changePassword', json({ status: true })),
    ['changePassword'],
    [
      'mend: changePassword: a wrong current password is refused',
      'breaks: changePassword: the new password opens the account',
      'mend: changePassword: nobody signed in is told so',
    ],
  ],
]

describe.each([
  ['works', WORKS],
  ['works, and should be mended, where it', TO_MEND],
  ['has an open door where it', OPEN_DOORS],
  ['breaks where it', BREAKS],
])('a host %s', (_, cases) => {
  it.each(cases)('%s', async (_, fault, calls, expected) => {
    expect(await remarks(fault, calls)).toEqual(expected)
  })
})
