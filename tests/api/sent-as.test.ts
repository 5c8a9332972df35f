import { expect, it } from 'vitest'
import { isSentAsPerson } from '@/api/sent-as'
import { contract, type CallName } from '@/contract'
import { REVIEWERS } from '@/domain/reviewers'

const calls = Object.keys(contract) as CallName[] // The keys of the contract are its call names.

it('the session is checked before every call that changes something for a person, and before no other', () => {
  expect(calls.filter((call) => isSentAsPerson(contract[call])).toSorted()).toEqual([
    'changePassword',
    'createAccount',
    'decideBudget',
    'deleteApplication',
    'grantOrDeny',
    'requestAgreementByEmail',
    'saveDean',
    'saveFileUploads',
    'saveForm',
    'saveHod',
    ...REVIEWERS.map(({ number }) => `saveReviewer${number}`),
    'sendEmail',
    'setApplicationDates',
    'shortlistOrReject',
    'submitBudget',
    'submitGrant',
    'submitProgressReport',
    'submitRows',
    'uploadAgreement',
    'uploadAwardLetter',
    'uploadCriteria',
    'uploadFiles',
    'uploadReviewerDocument',
    'uploadSignedAgreement',
  ])
})
