import { STATUS, STATUS_CODES, STATUS_ROWS, type Status } from './status'

/** The word Rejected means 2.2 or 3.2. It maps to 3.2, because lists with words hold only shortlisted applications. */
const BY_TEXT: ReadonlyMap<string, Status> = new Map<string, Status>([
  ...STATUS_CODES.toReversed().map((code) => [STATUS_ROWS[code].label.toLowerCase(), code] as const),
  ...STATUS_CODES.map((code) => [code, code] as const),
  ['rejected', STATUS.notApproved],
])

const textOf = (written: string | number | null | undefined): string => String(written ?? '').trim()

/** Reads a status from the host. It is a label, or a code as text or number. */
export function readStatus(written: string | number | null | undefined): Status {
  const text = textOf(written)
  const listedStatus = BY_TEXT.get(text) ?? BY_TEXT.get(text.toLowerCase())
  return listedStatus ?? STATUS_CODES.find((code) => Number(code) === Number(text || NaN)) ?? 'unknown'
}

/** A status from a list. A word can mean several codes, so a code from another list takes precedence. */
export interface ListedStatus {
  readonly status: Status
  readonly inWords: boolean
}

/** Same as `readStatus`, plus whether the status was a word. */
export function readListedStatus(written: string | number | null | undefined): ListedStatus {
  const status = readStatus(written)
  // No label is a number.
  return { status, inWords: status !== 'unknown' && Number.isNaN(Number(textOf(written))) }
}

/** Returns whether a label may mean two codes, because the legacy host writes Granted for 5.1 and 5.2. */
export const isAmbiguous = ({ status, inWords }: ListedStatus): boolean => inWords && status === STATUS.granted

/** Returns the status of an application in several lists. Prefers a code to a label, and then the later status. */
export function chooseClearestStatus(listed: readonly ListedStatus[]): Status {
  const [clearest] = listed.toSorted((one, other) => clarity(other) - clarity(one))
  return clearest?.status ?? 'unknown'
}

function clarity({ status, inWords }: ListedStatus): number {
  if (status === 'unknown') return 0
  return (inWords ? 0 : STATUS_CODES.length) + STATUS_CODES.indexOf(status) + 1
}
