import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './applicant'

type Sent = Record<string, string>

/** One call to the mock host from inside the page, where its service worker answers. */
const call = (page: Page, path: string, init: { json?: Sent; form?: Sent; file?: string } = {}): Promise<string> =>
  page.evaluate(
    async ([path, { json, form, file }]) => {
      const body = new FormData()
      Object.entries(form ?? {}).forEach(([key, value]) => body.append(key, value))
      if (file) body.append(file, new File(['%PDF-1.7\n%%EOF'], 'agreement.pdf', { type: 'application/pdf' }))
      const init = json
        ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
        : form
          ? { method: 'POST', body }
          : {}
      return (await fetch(path, init)).text()
    },
    [path, init] as const,
  )

/** Ends the session on the host; the page is not told. */
export const loseSession = (page: Page) => call(page, '/Logout.php')

/**
 * What the council, HOD and Dean do with an application until its agreement waits for a signature, spoken straight
 * to the host. Leaves nobody signed in.
 */
export const grantApplication = async (page: Page, appId: string) => {
  const said = async (path: string, init: Parameters<typeof call>[2], expected: RegExp) =>
    expect(await call(page, path, init)).toMatch(expected)

  await said('/Login.php', { json: { email: 'admin@demo.urc', password: DEMO_PASSWORD } }, /true/)
  await said('/UpdateOrderApplicationStatus.php', { json: { app_ID: appId, status: '2.1' } }, /"success"/)
  for (const path of ['/HODEvaluvation.php', '/DeanEvaluvation.php'])
    await said(path, { json: { app_ID: appId, decision: '3.1', remarks: 'A sound plan.' } }, /true/)
  const grant = { appId, status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1250000' }
  await said('/ApplicationStatus_Granted.php', { json: grant }, /successfully/)
  await said('/RequestAgreement.php', { form: { app_ID: appId }, file: 'uploadedFile' }, /"success"/)
  await loseSession(page)
}
