// Starts the mock host on a local port, as a reference for a new host and to try the built portal (docs/new-host.md).
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEMO_PEOPLE } from './support/demo-people.mjs'
import { ensureInstalled } from './support/installed.mjs'

const USAGE = `npm run mock-host -- [--port 8090] [--scenario council-year] [--clean] [--recording FILE]

--clean answers as a modern host: status codes, application/json, numbers as numbers.
--recording plays the responses of a real host, recorded by npm run conformance -- --record FILE.`

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
        recording: { type: 'string' },
      },
    }).values
  } catch (error) {
    return exitWithUsage(String(error))
  }
}

const { port, scenario, clean, recording: file } = readArguments()
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) exitWithUsage('--port takes a number up to 65535.')
if (file !== undefined && !existsSync(file)) exitWithUsage(`There is no file ${file}.`)

await ensureInstalled()
const { withModule } = await import('./support/load.mjs')
const dist = process.env.PORTAL_DIST ?? 'dist'

const stopSignal = new Promise((resolve) => {
  process.once('SIGINT', resolve)
  process.once('SIGTERM', resolve)
})

/** @param {typeof import('../mocks/server/mock-host.ts')} module */
const runHost = async ({ startMockHost, isScenario, readHostRecording, scenarioNames }) => {
  if (!isScenario(scenario)) return exitWithUsage(`--scenario takes one of: ${scenarioNames.join(', ')}`)
  const recording = file === undefined ? undefined : readHostRecording(readFileSync(file, 'utf8'))
  if (recording === null) return exitWithUsage(`${file} is no recording of a host.`)
  const host = await startMockHost({
    port: Number(port),
    scenario,
    dialect: clean ? 'clean' : 'legacy',
    dist,
    ...(recording && { recording }),
  }).catch((error) => {
    console.error(`${error.message}\nIf port ${port} is taken, choose another: npm run mock-host -- --port 8091`)
    process.exit(1)
  })
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
