import { existsSync, statSync } from 'node:fs'
import { run } from './run.mjs'

// npm writes this file at the end of every install.
const INSTALL_MARKER = 'node_modules/.package-lock.json'

const isCurrent = () =>
  existsSync(INSTALL_MARKER) && statSync(INSTALL_MARKER).mtimeMs >= statSync('package-lock.json').mtimeMs

/** Runs `npm ci` if `node_modules` is missing or older than the lock file. Exits if that fails. */
export const ensureInstalled = async () => {
  if (isCurrent()) return
  console.log('Installing the locked packages (npm ci)...')
  // Hides the warning of pdf.js, which requires Node 22 only outside a browser.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return
  console.error('The packages could not be installed. Check the connection to your npm registry, then run this again.')
  process.exit(code)
}
