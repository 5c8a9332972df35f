import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.mjs'
import { run } from './run.mjs'

const isRoot = () => process.getuid?.() === 0

/** Finds or installs a Chromium for the tests. If neither is possible, prints instructions and exits. */
export const ensureChromium = async () => {
  if (chromiumPath()) return
  if (existsSync('/usr/bin/apt-get') && isRoot()) {
    console.log('No Chromium found: installing it with apt-get...')
    await run('apt-get', ['update', '-qq'])
    const install = (/** @type {string} */ name) =>
      run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    await install('chromium')
    // Optional: not every distribution has this package.
    await install('chromium-headless-shell')
  } else {
    console.log("No Chromium found: installing Playwright's own...")
    await run('playwright', ['install', 'chromium'])
  }
  if (chromiumPath()) return
  console.error('The tests need a Chromium. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test')
  process.exit(1)
}
