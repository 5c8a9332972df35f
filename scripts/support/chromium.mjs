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

/** @param {readonly (string | undefined)[]} candidates */
const firstOf = (candidates) => candidates.find((path) => path && existsSync(path))

/** The Chromium that tests use: CHROMIUM_PATH, Debian's, or Playwright's own; undefined where there is none. */
export const chromiumPath = () => firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()])

/**
 * For tests that load many pages or draw them often: Debian's headless shell where there is one, which loads a page with half of
 * the processor's time, and draws with less. It has no viewer: a PDF that is opened in a tab of its own is downloaded, and the
 * tab stays empty.
 */
export const shellPath = () =>
  firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']) ?? chromiumPath()
