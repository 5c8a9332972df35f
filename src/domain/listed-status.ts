import { STATUS, STATUS_CODES, STATUS_ROWS, type Status } from './status'

/**
 * Reads a status as a host may write it: a code as text or number, or a label as a word. The word Rejected stands for
 * two codes; it is read as the later one, because the lists that answer in words hold only applications that were
 * shortlisted before.
 */
export function readStatus(written: string | number | null | undefined): Status {
  const text = String(written ?? '').trim()
  const code = STATUS_CODES.find((known) => known === text || Number(known) === Number(text || NaN))
  if (code) return code
  const word = text.toLowerCase()
  if (word === 'rejected') return STATUS.notApproved
  return STATUS_CODES.find((known) => STATUS_ROWS[known].label.toLowerCase() === word) ?? 'unknown'
}

/** A status as a list has it. A word can stand for several codes, so where another list has a code, that is used. */
export interface ListedStatus {
  readonly status: Status
  readonly inWords: boolean
}

/** As `readStatus`, and whether the status was a word. */
export function readListedStatus(written: string | number | null | undefined): ListedStatus {
  const status = readStatus(written)
  const isCode = STATUS_CODES.some((code) => Number(code) === Number(String(written ?? '').trim() || NaN))
  return { status, inWords: status !== 'unknown' && !isCode }
}

/** Whether a word may mean two codes: the legacy host writes Granted for 5.1 and 5.2. */
export const isUnclear = ({ status, inWords }: ListedStatus): boolean => inWords && status === STATUS.granted

/** The status of an application that is in several lists: a code before a word, then the later one. */
export function clearestStatus(listed: readonly ListedStatus[]): Status {
  const [clearest] = listed.toSorted((one, other) => clarity(other) - clarity(one))
  return clearest?.status ?? 'unknown'
}

function clarity({ status, inWords }: ListedStatus): number {
  if (status === 'unknown') return 0
  return (inWords ? 0 : STATUS_CODES.length) + STATUS_CODES.indexOf(status) + 1
}
