interface Look {
  /** Absent once every row was looked at. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** Rows beyond those that are looked at. */
  readonly left: number
}

/** How far looking through rows one by one has come, in sentences; none where there is nothing to say. */
export function scanText({ counting, left }: Look): string[] {
  return [
    ...(counting ? [`Still counting: ${counting.checked} of ${counting.total} looked at.`] : []),
    ...(left > 0 ? [`${left.toLocaleString('en')} older ones are not looked at.`] : []),
  ]
}
