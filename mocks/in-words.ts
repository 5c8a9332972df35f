import type { CallName } from '@/contract'
import { STATUS, STATUS_CODES, statusLabel, type Status } from '@/domain/status/status'
import type { Rewrite } from '@/wire/mock/dialect'

/** Lists with the status as a word on the legacy host. */
const LISTS_IN_WORDS: readonly string[] = ['listApplications', 'listSubmittedApplications'] satisfies CallName[]

/** Statuses for which the legacy host uses the label of another one (docs/host.md#status). */
const CALLED_AS: Readonly<Partial<Record<Status, Status>>> = {
  [STATUS.shortlisted]: STATUS.draft,
  [STATUS.notShortlisted]: STATUS.draft,
  [STATUS.denied]: STATUS.granted,
}

function wordFor(written: unknown): string {
  const status = STATUS_CODES.find((code) => code === String(written)) ?? STATUS.draft
  return statusLabel(CALLED_AS[status] ?? status)
}

/** Replaces each status code with a word in the lists of `LISTS_IN_WORDS`. */
export const inWords: Rewrite = (call, body) =>
  LISTS_IN_WORDS.includes(call) && Array.isArray(body)
    ? body.map((row: { Status: unknown }) => ({ ...row, Status: wordFor(row.Status) }))
    : body
