import { existsSync, statSync } from 'node:fs'
import { run } from './run.mjs'

// npm writes this file at the end of every install.
const WITNESS = 'node_modules/.package-lock.json'

const isCurrent = () => existsSync(WITNESS) && statSync(WITNESS).mtimeMs >= statSync('package-lock.json').mtimeMs

/** Runs `npm ci` if `node_modules` is missing or older than the lock file. Exits if that fails. */
export const ensureInstalled = async () => {
  if (isCurrent()) return
  console.log('Installing the locked packages (npm ci)...')
  // Hides the warning that pdf.js requires Node 22, which its use in a browser does not need.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return
  console.error('The packages could not be installed. Check the connection to your npm registry, then run this again.')
  process.exit(code)
}
