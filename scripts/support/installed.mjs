import { existsSync, statSync } from 'node:fs'
import { run } from './run.mjs'

// npm writes this file at the end of every install.
const WITNESS = 'node_modules/.package-lock.json'

const isCurrent = () => existsSync(WITNESS) && statSync(WITNESS).mtimeMs >= statSync('package-lock.json').mtimeMs

/**
 * Installs what the lock file says, where `node_modules` is missing or older than it. Ends the process where that fails.
 * `npm ci` would refuse a lock file that leaves out optional packages of other platforms, as a registry without them makes it.
 */
export const ensureInstalled = async () => {
  if (isCurrent()) return
  console.log('Installing the locked packages (npm install --no-save)...')
  const code = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  if (code === 0) return
  console.error('The packages could not be installed. Check the connection to your npm registry, then run this again.')
  process.exit(code)
}
