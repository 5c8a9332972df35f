// Starts the PHP test host on a local port and serves the built portal with it (tests/php-host/README.md).
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEMO_PEOPLE } from './support/demo-people.mjs'
import { ensureInstalled } from './support/installed.mjs'
import { findPhp, PHP_MISSING, startPhpHost } from './support/php-host.mjs'

const { port } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '8080' } } }).values

if (findPhp() === null) {
  console.error(`The PHP host ${PHP_MISSING}.`)
  process.exit(2)
}

await ensureInstalled()
const host = await startPhpHost({ port: Number(port) }).catch((error) => {
  console.error(`${error.message}\nIf port ${port} is taken, choose another: npm run php-host -- --port 8081`)
  process.exit(1)
})

const stopHost = () => void host.stop().then(() => process.exit(0))
process.once('SIGINT', stopHost)
process.once('SIGTERM', stopHost)

console.log(`
  A PHP host for trying the portal on, with data of its own until it is stopped: ${host.address}

${DEMO_PEOPLE}
`)
if (!existsSync(process.env.PORTAL_DIST ?? 'dist'))
  console.log('  The portal is not built, so only the calls are here. To have its pages too: npm run build\n')
