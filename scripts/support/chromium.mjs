import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Disables the browser's own use of the network while tests run. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that tests use: CHROMIUM_PATH, Debian's, or Playwright's own; undefined where there is none. */
export const chromiumPath = () => {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}
