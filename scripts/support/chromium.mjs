import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Disables network requests of the browser itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Makes text rendering independent of system settings, for picture tests. */
export const drawingArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
]

/** @param {readonly (string | undefined)[]} candidates */
const findFirstExisting = (candidates) => candidates.find((path) => path && existsSync(path))

export const chromiumPath = () =>
  findFirstExisting([process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()])

/** Prefers Debian's headless shell, which halves the CPU time per page. Its tabs for PDFs stay empty. */
export const shellPath = () =>
  findFirstExisting([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']) ?? chromiumPath()
