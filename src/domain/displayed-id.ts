/**
 * The application number as people see it: `app_ID_currentYear` (spec 3). It changes every January, so it is
 * for reading only: searching, links, mails and file names use `app_ID` itself.
 */
export function displayedId(appId: string | number, currentYear: number): string {
  return `${appId}_${currentYear}`
}

/** The id itself, where somebody has copied it as it is displayed: `12_2026` is `12`. */
export function idFromDisplayed(shown: string): string {
  return shown.trim().replace(/^(\d+)_\d{4}$/, '$1')
}
