import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeRecording } from '@/wire/mock/recording'
import { isHostAddress } from '../scripts/support/host-address.mjs'
import { testHost, getExitCode, isHostReport, formatJsonReport, type HostReport, type WrongHost } from './test-host'
import { createRealHost, type Host, type LogIn } from './host'
import { Recorder } from './recording/recorder'
import { formatHtmlReport } from './report/html'
import { formatJunitReport } from './report/junit'
import { formatTextReport } from './report/text'

const USAGE = `Checks whether the portal can go live on a host. Changes nothing on the host without --write.

  --host URL                    the folder with the .php files
  --as-applicant EMAIL:PASSWORD accounts of the host; without an account,
  --as-admin EMAIL:PASSWORD     the steps of its role are skipped
  --as-urc EMAIL:PASSWORD
  --settings FILE               settings.json of the release, for its time zone
  --zone NAME                   the time zone, such as Asia/Colombo; without
                                either, the zone of times is not checked
  --read-only                   only calls that change nothing (default)
  --write                       a whole life cycle; use a copy of the host
  --strict                      fail on vulnerabilities and warnings, too
  --json                        print the report as JSON
  --junit FILE                  write a report for a build server
  --html FILE                   write a report for people
  --record FILE                 write what the host responded, without personal
                                texts, for the demo and the mock host

The exit code is 0 unless something is broken, 2 for a wrong command line.`

/** An invalid command line. The message is shown to the user. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        settings: { type: 'string' },
        zone: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
        html: { type: 'string' },
        record: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        'as-applicant': { type: 'string' },
        'as-admin': { type: 'string' },
        'as-urc': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** @param argument `email:password`; the password may contain colons */
function parseLogIn(argument: string | undefined): LogIn | undefined {
  if (argument === undefined) return undefined
  const [email = '', ...password] = argument.split(':')
  if (password.length === 0) throw new UsageError('A log-in is given as email:password.')
  return { email, password: password.join(':') }
}

/** Returns the zone of `--zone`, or of the settings file. */
function parseTimeZone({ zone, settings }: Pick<Arguments, 'zone' | 'settings'>): string | undefined {
  const name = zone ?? (settings === undefined ? undefined : readTimeZone(settings))
  if (name === undefined) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new UsageError(`There is no time zone "${name}".`)
  }
}

function readTimeZone(file: string): string {
  try {
    const { branding } = JSON.parse(readFileSync(file, 'utf8')) as { branding: { timeZone: { name: unknown } } } // Any shape throws.
    return String(branding.timeZone.name)
  } catch {
    throw new UsageError(`${file} has no branding.timeZone.name.`)
  }
}

type Arguments = ReturnType<typeof parseArguments>

function checkArguments(args: Arguments): Arguments {
  const { host, write, junit, html, record } = args
  const logIns = [args['as-applicant'], args['as-admin'], args['as-urc']].filter((logIn) => logIn !== undefined)
  if (host !== undefined && !isHostAddress(host))
    throw new UsageError('--host takes an address that starts with http:// or https://')
  if (host === undefined && (write || record !== undefined || logIns.length > 0))
    throw new UsageError('--write, --record and --as-... need --host.')
  if (write && args['read-only']) throw new UsageError('--write and --read-only exclude each other.')
  // Checked before the run, because a run may take minutes.
  for (const file of [junit, html, record])
    if (file !== undefined && !existsSync(dirname(resolve(file))))
      throw new UsageError(`There is no folder for ${file}.`)
  return args
}

/** The hosts of a run without `--host`. The package for administrators has none. */
type HostFactory = () => Promise<readonly Host[]>

async function createHosts(
  args: Arguments,
  recorder: Recorder,
  createDefaultHosts?: HostFactory,
): Promise<readonly Host[]> {
  if (args.host === undefined) {
    if (createDefaultHosts === undefined)
      throw new UsageError('Name the host, for example: --host https://grants.example.org/RGMS')
    return createDefaultHosts()
  }
  const logIns = {
    Applicant: parseLogIn(args['as-applicant']),
    Admin: parseLogIn(args['as-admin']),
    urc: parseLogIn(args['as-urc']),
  }
  const watch = args.record === undefined ? undefined : recorder.watch
  return [createRealHost({ address: args.host, mayWrite: args.write, logIns, timeZone: parseTimeZone(args), watch })]
}

const CLEAR_LINE = '\r\u001B[2K'

async function testHosts(hosts: readonly Host[], signal: AbortSignal): Promise<(HostReport | WrongHost)[]> {
  const results: (HostReport | WrongHost)[] = []
  const showProgress = (text: string) => process.stderr.isTTY && process.stderr.write(CLEAR_LINE + text)
  for (const host of hosts) {
    let finishedSteps = 0
    const onResult = (_: unknown, steps: number) => showProgress(`${host.name}: ${++finishedSteps} of ${steps}`)
    results.push(await testHost(host, { signal, onResult, onEstimate: console.error }))
  }
  showProgress('')
  return results
}

function writeReports(results: readonly (HostReport | WrongHost)[], { json, junit, html, strict }: Arguments): void {
  const hostReports = results.filter(isHostReport)
  const texts = results.map((result) => (isHostReport(result) ? formatTextReport(result.summary) : result.problem))
  console.log(json ? formatJsonReport(results) : texts.join('\n\n'))
  if (junit !== undefined) writeFileSync(junit, formatJunitReport(hostReports, strict))
  if (html !== undefined)
    writeFileSync(
      html,
      formatHtmlReport(
        hostReports.map(({ summary }) => summary),
        new Date(),
      ),
    )
}

/** Milliseconds. A second signal within them is a duplicate. */
const MIN_SIGNAL_INTERVAL = 1000

/** Runs a command line. Resolves to the exit code. */
export async function main(args: readonly string[], createDefaultHosts?: HostFactory): Promise<0 | 1 | 2> {
  const abort = new AbortController()
  const abortRun = () => abort.abort()
  // The first signal lets the run clean up, a later one ends it. npm sends each Ctrl C twice.
  let firstSignalAt = Infinity
  const onSignal = () => {
    if (performance.now() - firstSignalAt > MIN_SIGNAL_INTERVAL) process.exit(1)
    if (firstSignalAt === Infinity)
      console.error('Stopping: the run deletes its applications and reports what is left.')
    firstSignalAt = Math.min(firstSignalAt, performance.now())
    abortRun()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // The reader has closed the pipe, as in `| head`.
  process.stdout.on('error', abortRun)
  try {
    const parsedArgs = checkArguments(parseArguments(args))
    if (parsedArgs.help) {
      console.log(USAGE)
      return 0
    }
    const recorder = new Recorder()
    const results = await testHosts(await createHosts(parsedArgs, recorder, createDefaultHosts), abort.signal)
    writeReports(results, parsedArgs)
    if (parsedArgs.record !== undefined) writeFileSync(parsedArgs.record, writeRecording(recorder.createRecording()))
    return getExitCode(results, parsedArgs.strict)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
}
