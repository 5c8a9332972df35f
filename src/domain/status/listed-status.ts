import { STATUS, STATUS_CODES, STATUS_ROWS, type Status } from './status'

/**
 * The status of a word or a code. The word Rejected stands for two codes; it is read as the later one, because the lists
 * that answer in words hold only applications that were shortlisted before.
 */
const BY_TEXT: ReadonlyMap<string, Status> = new Map<string, Status>([
  ...STATUS_CODES.toReversed().map((code) => [STATUS_ROWS[code].label.toLowerCase(), code] as const),
  ...STATUS_CODES.map((code) => [code, code] as const),
  ['rejected', STATUS.notApproved],
])

const textOf = (written: string | number | null | undefined): string => String(written ?? '').trim()

/** Reads a status as a host may write it: a code as text or number, or a label as a word. */
export function readStatus(written: string | number | null | undefined): Status {
  const text = textOf(written)
  const known = BY_TEXT.get(text) ?? BY_TEXT.get(text.toLowerCase())
  return known ?? STATUS_CODES.find((code) => Number(code) === Number(text || NaN)) ?? 'unknown'
}

/** A status as a list has it. A word can stand for several codes, so where another list has a code, that is used. */
export interface ListedStatus {
  readonly status: Status
  readonly inWords: boolean
}

/** As `readStatus`, and whether the status was a word. */
export function readListedStatus(written: string | number | null | undefined): ListedStatus {
  const status = readStatus(written)
  // No word is a number.
  return { status, inWords: status !== 'unknown' && Number.isNaN(Number(textOf(written))) }
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
