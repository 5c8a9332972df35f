import { playwright, sumOf } from './count.mjs'
import { beginning } from './failed-tests.mjs'
import { FIREFOX_MISSING, firefoxPath } from './firefox.mjs'
import { startWebKitDriver, WEBKIT_MISSING, webKitPath } from './webkit.mjs'

/** @typedef {import('./count.mjs').Count} Count */

const inFirefox = () => playwright(['--config', 'playwright.browsers.config.ts'], 'list')

/** @type {(part: { name: string, error: string | null }) => void} */
const tell = ({ name, error }) =>
  console.log(error === null ? `ok   WebKit: ${name}` : `FAIL WebKit: ${name}\n${error}`)

/** @type {() => Promise<Count>} */
const inWebKit = async () => {
  // Imports Vite, so it loads only after the packages are installed.
  const { withModule } = await import('./load.mjs')
  /** @type {Awaited<ReturnType<typeof startWebKitDriver>> | undefined} */
  let driver
  try {
    driver = await startWebKitDriver()
    const { address: driverAddress } = driver
    /** @param {typeof import('../../tests/browsers/webkit-walk.ts')} module */
    const walk = ({ walkInWebKit }) => walkInWebKit({ driverAddress, browser: webKitPath() ?? '', dist: 'dist', tell })
    const parts = await withModule('/tests/browsers/webkit-walk.ts', walk)
    const failures = parts.flatMap(({ name, error }) =>
      error === null ? [] : [{ test: `WebKit: ${name}`, error: beginning(error) }],
    )
    return { passed: parts.length - failures.length, failed: failures.length, skipped: 0, failures }
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [{ test: 'WebKit', error: beginning(String(error)) }] }
  } finally {
    driver?.stop()
  }
}

const BROWSERS = {
  firefox: { name: 'Firefox', isThere: firefoxPath() !== undefined, missing: FIREFOX_MISSING, walk: inFirefox },
  webkit: { name: 'WebKit', isThere: webKitPath() !== undefined, missing: WEBKIT_MISSING, walk: inWebKit },
}

export const OTHER_BROWSERS = Object.keys(BROWSERS)

/** In parallel, as neither keeps two cores busy. @type {(names: readonly string[]) => Promise<Count>} */
export const walkInOtherBrowsers = async (names) => {
  const chosen = Object.entries(BROWSERS).flatMap(([name, browser]) => (names.includes(name) ? [browser] : []))
  const missing = chosen.filter(({ isThere }) => !isThere)
  for (const browser of missing) console.log(`skip ${browser.name}: ${browser.missing}`)
  const counts = await Promise.all(chosen.filter(({ isThere }) => isThere).map(({ walk }) => walk()))
  const sum = sumOf(counts)
  const why = missing.map((browser) => `${browser.name} is ${browser.missing}`).join('. ')
  return { ...sum, skipped: sum.skipped + missing.length, ...(counts.length === 0 && { why }) }
}
