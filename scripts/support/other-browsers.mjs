import { countPlaywright, sumCounts } from './count.mjs'
import { takeBeginning } from './failed-tests.mjs'
import { FIREFOX_MISSING, firefoxPath } from './firefox.mjs'
import { startWebKitDriver, WEBKIT_MISSING, webKitPath } from './webkit.mjs'

/** @typedef {import('./count.mjs').Count} Count */

const walkInFirefox = () => countPlaywright(['--config', 'playwright.browsers.config.ts'], 'list')

/** @type {(part: { name: string, error: string | null }) => void} */
const printPart = ({ name, error }) =>
  console.log(error === null ? `ok   WebKit: ${name}` : `FAIL WebKit: ${name}\n${error}`)

/** @type {() => Promise<Count>} */
const walkInWebKitBrowser = async () => {
  // Imports Vite, so it loads only after the packages are installed.
  const { withModule } = await import('./load.mjs')
  /** @type {Awaited<ReturnType<typeof startWebKitDriver>> | undefined} */
  let driver
  try {
    driver = await startWebKitDriver()
    const { address: driverAddress } = driver
    /** @param {typeof import('../../tests/browsers/webkit-walk.ts')} module */
    const walk = ({ walkInWebKit }) =>
      walkInWebKit({ driverAddress, browser: webKitPath() ?? '', dist: 'dist', onPart: printPart })
    const parts = await withModule('/tests/browsers/webkit-walk.ts', walk)
    const failures = parts.flatMap(({ name, error }) =>
      error === null ? [] : [{ test: `WebKit: ${name}`, error: takeBeginning(error) }],
    )
    return { passed: parts.length - failures.length, failed: failures.length, skipped: 0, failures }
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [{ test: 'WebKit', error: takeBeginning(String(error)) }] }
  } finally {
    driver?.stop()
  }
}

const BROWSERS = {
  firefox: { name: 'Firefox', isInstalled: firefoxPath() !== undefined, missing: FIREFOX_MISSING, walk: walkInFirefox },
  webkit: {
    name: 'WebKit',
    isInstalled: webKitPath() !== undefined,
    missing: WEBKIT_MISSING,
    walk: walkInWebKitBrowser,
  },
}

export const OTHER_BROWSERS = Object.keys(BROWSERS)

/** Runs in parallel, because neither browser keeps two cores busy. @type {(names: readonly string[]) => Promise<Count>} */
export const walkInOtherBrowsers = async (names) => {
  const selected = Object.entries(BROWSERS).flatMap(([name, browser]) => (names.includes(name) ? [browser] : []))
  const missing = selected.filter(({ isInstalled }) => !isInstalled)
  for (const browser of missing) console.log(`skip ${browser.name}: ${browser.missing}`)
  const counts = await Promise.all(selected.filter(({ isInstalled }) => isInstalled).map(({ walk }) => walk()))
  const sum = sumCounts(counts)
  const reason = missing.map((browser) => `${browser.name} is ${browser.missing}`).join('. ')
  return { ...sum, skipped: sum.skipped + missing.length, ...(counts.length === 0 && { reason }) }
}
