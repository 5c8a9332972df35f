import { formatNumber } from '@/lib/format'

interface ScanState {
  /** Absent once every row was checked. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** Rows beyond the limit of the scan. */
  readonly left: number
}

export function scanText({ counting, left }: ScanState): string[] {
  return [
    ...(counting ? [`Still counting: ${counting.checked} of ${counting.total} checked.`] : []),
    ...(left > 0 ? [`${formatNumber(left)} older ones are not checked.`] : []),
  ]
}
