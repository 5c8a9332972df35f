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

/** Makes text rendering independent of system settings, for pictures that are compared. */
export const drawingArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
]

/** @param {readonly (string | undefined)[]} candidates */
const firstOf = (candidates) => candidates.find((path) => path && existsSync(path))

export const chromiumPath = () => firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()])

/** Prefers Debian's headless shell: half the CPU time per page. It has no PDF viewer: a tab for a PDF stays empty. */
export const shellPath = () =>
  firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']) ?? chromiumPath()
