import type { CallName } from '@/contract'
import { STATUS, STATUS_CODES, statusLabel, type Status } from '@/domain/status/status'
import type { Rewrite } from '@/wire/mock/dialect'

/** Lists in which the legacy host writes the status as a word. */
const LISTS_WITH_WORDS: readonly string[] = ['listApplications', 'listSubmittedApplications'] satisfies CallName[]

/** Statuses for which the legacy host uses the label of another one (docs/host.md#status). */
const SHARED_LABELS: Readonly<Partial<Record<Status, Status>>> = {
  [STATUS.shortlisted]: STATUS.draft,
  [STATUS.notShortlisted]: STATUS.draft,
  [STATUS.denied]: STATUS.granted,
}

function getStatusWord(value: unknown): string {
  const status = STATUS_CODES.find((code) => code === String(value)) ?? STATUS.draft
  return statusLabel(SHARED_LABELS[status] ?? status)
}

/** Replaces each status code with a word in the lists of `LISTS_WITH_WORDS`. */
export const rewriteStatuses: Rewrite = (call, body) =>
  LISTS_WITH_WORDS.includes(call) && Array.isArray(body)
    ? body.map((row: { Status: unknown }) => ({ ...row, Status: getStatusWord(row.Status) }))
    : body
