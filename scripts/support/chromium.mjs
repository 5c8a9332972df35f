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

/** Letters are drawn from their shapes alone, whatever the system's settings are. For pictures that are compared. */
export const drawingArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
]

/** The Chromium that tests use: CHROMIUM_PATH, Debian's, or Playwright's own; undefined where there is none. */
export const chromiumPath = () => {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}
