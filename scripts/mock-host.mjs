// Starts the mock host on a local port, as a reference for a new host and to try the built portal (docs/new-host.md).
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEMO_PEOPLE } from './support/demo-people.mjs'
import { ensureInstalled } from './support/installed.mjs'

const USAGE = `npm run mock-host -- [--port 8090] [--scenario council-year] [--clean]

--clean answers as a modern host: status codes, application/json, numbers as numbers.`

/** @param {string} problem @returns {never} */
const exitWithUsage = (problem) => {
  console.error(`${problem}\n\n${USAGE}`)
  process.exit(2)
}

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '8090' },
        scenario: { type: 'string', default: 'council-year' },
        clean: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return exitWithUsage(String(error))
  }
}

const { port, scenario, clean } = readArguments()
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) exitWithUsage('--port takes a number up to 65535.')

await ensureInstalled()
const { withModule } = await import('./support/load.mjs')
const dist = process.env.PORTAL_DIST ?? 'dist'

const stopSignal = new Promise((resolve) => {
  process.once('SIGINT', resolve)
  process.once('SIGTERM', resolve)
})

/** @param {typeof import('../mocks/server/mock-host.ts')} module */
const runHost = async ({ startMockHost, isScenario, scenarioNames }) => {
  if (!isScenario(scenario)) return exitWithUsage(`--scenario takes one of: ${scenarioNames.join(', ')}`)
  const host = await startMockHost({ port: Number(port), scenario, dialect: clean ? 'clean' : 'legacy', dist }).catch(
    (error) => {
      console.error(`${error.message}\nIf port ${port} is taken, choose another: npm run mock-host -- --port 8091`)
      process.exit(1)
    },
  )
  console.log(`
  The mock behind a port, ${clean ? 'as a modern host' : 'with the habits of the legacy host'}, with data in memory until it is stopped: ${host.origin}/
  The e-mails that it was to send: ${host.origin}/__mail

${DEMO_PEOPLE}
`)
  console.log(
    existsSync(`${dist}/index.html`)
      ? `  The built portal is served beside the calls. While you change it: npm run dev:live -- ${host.origin}\n`
      : `  The portal is not built, so only the calls are here: npm run build, or npm run dev:live -- ${host.origin}\n`,
  )
  await stopSignal
  await host.close()
}

await withModule('/mocks/server/mock-host.ts', runHost)
