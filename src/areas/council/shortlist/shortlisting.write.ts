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
    title: () => title,
    choice: () => status,
    seen: (row) => [row.status],
    save: (applicationId) => ({ call: 'shortlistOrReject', input: { applicationId, status } }),
    landed: (row) => row.status === status,
    sent: (_, applicationId) => ({ text: `Application ${applicationId}: ${statusLabel(status)}.` }),
    notSaved: (failure) => ({
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
