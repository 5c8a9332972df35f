import { chromium, expect, type BrowserContext } from '@playwright/test'
import { shellPath, chromiumArguments } from '../../../scripts/support/chromium.mjs'

/** A browser with a profile that outlives it. */
export const launch = (profile: string, baseURL: string | undefined): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...(baseURL !== undefined && { baseURL }),
    executablePath: shellPath(),
    args: chromiumArguments,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
  })

/** Ends all processes of the browser, as a power cut does, and waits until they are gone. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {}
  if (!processInfo.some(({ type }) => type === 'browser')) throw new Error('The browser has no main process.')
  const closed = context.waitForEvent('close')
  for (const { id } of processInfo) process.kill(id, 'SIGKILL')
  await closed
  // A process that is ending still locks the profile's databases.
  await expect.poll(() => processInfo.filter(({ id }) => isRunning(id))).toEqual([])
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
