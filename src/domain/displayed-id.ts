/**
 * The application number as people see it: `app_ID_currentYear` (spec 3). It changes every January, so it is
 * for reading only: searching, links, mails and file names use `app_ID` itself.
 */
export function displayedId(appId: string | number, now: Date): string {
  return `${appId}_${now.getFullYear()}`
}
