// Tests the production build in the installed browsers other than Chromium (docs/testing.md).
import { ensureInstalled } from './support/installed.mjs'
import { OTHER_BROWSERS, walkInOtherBrowsers } from './support/other-browsers.mjs'
import { run } from './support/run.mjs'

const asked = process.argv.slice(2)
if (asked.some((name) => !OTHER_BROWSERS.includes(name))) {
  console.error('npm run browsers -- [firefox] [webkit]')
  process.exit(2)
}

await ensureInstalled()
const built = await run('vite', ['build', '--logLevel', 'warn'])
if (built !== 0) process.exit(built)
const { passed, failed } = await walkInOtherBrowsers(asked.length === 0 ? OTHER_BROWSERS : asked)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
