import { branding } from '@/branding'

/** Sends a report to the address in the settings. Without a referrer, because the URL of a page may name an application. */
export function sendReport(report: object): void {
  const { errorReports } = branding
  if (!errorReports) return
  const body = JSON.stringify({ ...report, version: __VERSION__ })
  const request = { method: 'POST', body, credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  fetch(errorReports, request).catch(() => {})
}
