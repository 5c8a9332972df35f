import { isAmbiguous } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import type { ListedRow } from '@/api/lists'
import { guidance } from '@/domain/texts/guidance'
import { STATUS, statusLabel } from '@/domain/status/status'
import { defineWrite } from '@/writes/write'

export type ApplicationToShortlist = ListedRow<'listApplicationsToShortlist'>

export type Shortlisting = typeof STATUS.shortlisted | typeof STATUS.notShortlisted

const defineShortlistingWrite = (status: Shortlisting, title: string, nouns: readonly [string, string]) =>
  defineWrite({
    name: nouns[0],
    nouns,
    list: 'listApplicationsToShortlist',
    getTitle: () => title,
    getChoice: () => status,
    getComparedValues: (row) => [row.status],
    getSaveCall: (applicationId) => ({ call: 'shortlistOrReject', input: { applicationId, status } }),
    isListed: (row) => row.status === status,
    getSentText: (_, applicationId) => ({ text: `Application ${applicationId}: ${statusLabel(status)}.` }),
    getSaveFailureText: (failure) => ({
      text: isAmbiguous(failure) ? guidance.ambiguousWrite.happened : `Not saved. ${getFailureReason(failure)}`,
      reason: '',
    }),
  })

/** Shortlists or rejects a submitted application. No e-mail is sent. */
export const SHORTLISTING_WRITES = {
  [STATUS.shortlisted]: defineShortlistingWrite(STATUS.shortlisted, 'Shortlisting', ['shortlisting', 'shortlistings']),
  [STATUS.notShortlisted]: defineShortlistingWrite(STATUS.notShortlisted, 'Rejection', ['rejection', 'rejections']),
}

export const getShortlistingKey = ({ applicationId }: ApplicationToShortlist) => `order:${applicationId}`

export const CHOICE_IS_WAITING = 'Your choice is not saved yet.'
