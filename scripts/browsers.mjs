// Tests the production build in the installed browsers other than Chromium (docs/automated-tests.md).
import { ensureInstalled } from './support/installed.mjs'
import { OTHER_BROWSERS, walkInOtherBrowsers } from './support/other-browsers.mjs'
import { run } from './support/run.mjs'

const requestedBrowsers = process.argv.slice(2)
if (requestedBrowsers.some((name) => !OTHER_BROWSERS.includes(name))) {
  console.error('npm run browsers -- [firefox] [webkit]')
  process.exit(2)
}

await ensureInstalled()
const buildCode = await run('vite', ['build', '--logLevel', 'warn'])
if (buildCode !== 0) process.exit(buildCode)
const { passed, failed } = await walkInOtherBrowsers(
  requestedBrowsers.length === 0 ? OTHER_BROWSERS : requestedBrowsers,
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
