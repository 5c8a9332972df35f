import { chromium, expect, type BrowserContext } from '@playwright/test'
import { shellPath, chromiumArguments } from '../../../scripts/support/chromium.mjs'

/** Launches a browser with a persistent profile. */
export const launchBrowser = (profile: string, baseURL: string | undefined): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...(baseURL !== undefined && { baseURL }),
    executablePath: shellPath(),
    args: chromiumArguments,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
  })

/** Kills all browser processes, as a power cut does, and waits until they are gone. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {}
  if (!processInfo.some(({ type }) => type === 'browser')) throw new Error('The browser has no main process.')
  const closed = context.waitForEvent('close')
  for (const { id } of processInfo) process.kill(id, 'SIGKILL')
  await closed
  // An exiting process still locks the databases of the profile.
  await expect.poll(() => processInfo.filter(({ id }) => isRunning(id))).toEqual([])
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
