import { formatNumber } from '@/lib/format'

interface ScanState {
  /** Absent once every row was checked. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** The number of rows that are not checked, because there are too many. */
  readonly left: number
}

/** The progress of a scan in sentences; none when every row was checked. */
export function scanText({ counting, left }: ScanState): string[] {
  return [
    ...(counting ? [`Still counting: ${counting.checked} of ${counting.total} looked at.`] : []),
    ...(left > 0 ? [`${formatNumber(left)} older ones are not looked at.`] : []),
  ]
}
