// Walks through the production build in browsers other than Chromium, as far as they are installed (docs/testing.md).
import { ensureInstalled } from './support/installed.mjs'
import { FIREFOX_MISSING, firefoxPath } from './support/firefox.mjs'
import { run } from './support/run.mjs'
import { startWebKitDriver, WEBKIT_MISSING, webKitPath } from './support/webkit.mjs'

await ensureInstalled()

const inFirefox = () => run('playwright', ['test', '--config', 'playwright.browsers.config.ts', '--reporter=list'])

const inWebKit = async () => {
  const { withModule } = await import('./support/load.mjs')
  /** @type {string[]} */
  const errors = []
  const driver = await startWebKitDriver()
  const tell = (/** @type {string} */ part) => console.log(`ok   WebKit: ${part}`)
  /** @param {typeof import('../tests/browsers/webkit-walk.ts')} module */
  const walk = ({ walkInWebKit }) =>
    walkInWebKit({ driverAddress: driver.address, browser: webKitPath() ?? '', dist: 'dist', tell })
  try {
    errors.push(...(await withModule('/tests/browsers/webkit-walk.ts', walk)))
  } catch (error) {
    errors.push(String(error))
  } finally {
    driver.stop()
  }
  for (const error of errors) console.log(`FAIL WebKit: ${error}`)
  return errors.length > 0 ? 1 : 0
}

const BROWSERS = {
  firefox: { name: 'Firefox', isThere: firefoxPath() !== undefined, missing: FIREFOX_MISSING, walk: inFirefox },
  webkit: { name: 'WebKit', isThere: webKitPath() !== undefined, missing: WEBKIT_MISSING, walk: inWebKit },
}

const asked = process.argv.slice(2)
const names = Object.keys(BROWSERS)
if (asked.some((name) => !names.includes(name))) {
  console.error('npm run browsers -- [firefox] [webkit]')
  process.exit(2)
}
const chosen = Object.entries(BROWSERS).filter(([name]) => asked.length === 0 || asked.includes(name))

const built = chosen.some(([, { isThere }]) => isThere) ? await run('vite', ['build', '--logLevel', 'warn']) : 0
if (built !== 0) process.exit(built)

for (const [, { name, isThere, missing }] of chosen) if (!isThere) console.log(`skip ${name}: ${missing}`)
// Side by side: neither keeps two cores busy throughout.
const codes = await Promise.all(chosen.filter(([, { isThere }]) => isThere).map(([, { walk }]) => walk()))
process.exit(codes.some((code) => code !== 0) ? 1 : 0)
