import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isHostAddress } from '../scripts/support/host-address.mjs'
import { conformance, exitCodeOf, isTried, reportJson, type Result, type WrongHost } from './conformance'
import { realHost, type Host, type LogIn } from './host'
import { reportHtml } from './report/html'
import { reportJunit } from './report/junit'
import { reportText } from './report/text'

const USAGE = `Checks whether the portal can go live on a host. Without --write, nothing is changed there.

  --host URL                    the folder with the .php files
  --as-applicant EMAIL:PASSWORD people who can log in: steps that need
  --as-admin EMAIL:PASSWORD     somebody else are not tried
  --as-urc EMAIL:PASSWORD
  --read-only                   only calls that change nothing (default)
  --write                       a whole life cycle: for a copy of the host
  --strict                      fail on open doors and things to mend, too
  --json                        print the report as data
  --junit FILE, --html FILE     write it for a build server, or for people

The exit code is 0 unless something breaks, 2 for a wrong command line.`

/** An invalid command line. The message is shown to the user. */
class Misuse extends Error {
  override readonly name = 'Misuse'
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
        html: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        'as-applicant': { type: 'string' },
        'as-admin': { type: 'string' },
        'as-urc': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

/** @param given `email:password`; the password may contain colons */
function logIn(given: string | undefined): LogIn | undefined {
  if (given === undefined) return undefined
  const [email = '', ...password] = given.split(':')
  if (password.length === 0) throw new Misuse('A log-in is given as email:password.')
  return { email, password: password.join(':') }
}

type Arguments = ReturnType<typeof readArguments>

function checked(args: Arguments): Arguments {
  const { host, write, junit, html } = args
  const people = [args['as-applicant'], args['as-admin'], args['as-urc']].filter((given) => given !== undefined)
  if (host !== undefined && !isHostAddress(host))
    throw new Misuse('--host takes an address that starts with http:// or https://')
  if (host === undefined && (write || people.length > 0))
    throw new Misuse('--write and --as-... are for a host that --host names.')
  if (write && args['read-only']) throw new Misuse('--write and --read-only exclude each other.')
  // Check before the run, which may take minutes.
  for (const file of [junit, html])
    if (file !== undefined && !existsSync(dirname(resolve(file)))) throw new Misuse(`There is no folder for ${file}.`)
  return args
}

/** @param atHand default hosts; none in the package for administrators */
async function hostsOf(args: Arguments, atHand?: () => Promise<readonly Host[]>): Promise<readonly Host[]> {
  if (args.host === undefined) {
    if (atHand === undefined) throw new Misuse('Name the host, for example: --host https://grants.example.org/RGMS')
    return atHand()
  }
  const people = { Applicant: logIn(args['as-applicant']), Admin: logIn(args['as-admin']), urc: logIn(args['as-urc']) }
  return [realHost({ address: args.host, write: args.write, people })]
}

const CLEAR_LINE = '\r\u001B[2K'

async function tryAll(hosts: readonly Host[], signal: AbortSignal): Promise<(Result | WrongHost)[]> {
  const results: (Result | WrongHost)[] = []
  // Show progress on a terminal.
  const tell = (text: string) => process.stderr.isTTY && process.stderr.write(CLEAR_LINE + text)
  for (const host of hosts) {
    let tried = 0
    const onLine = (_: unknown, steps: number) => tell(`${host.name}: ${++tried} of ${steps}`)
    results.push(await conformance(host, { signal, onLine, onEstimate: console.error }))
  }
  tell('')
  return results
}

function write(results: readonly (Result | WrongHost)[], { json, junit, html, strict }: Arguments): void {
  const tried = results.filter(isTried)
  const texts = results.map((result) => (isTried(result) ? reportText(result.summary) : result.wrong))
  console.log(json ? reportJson(results) : texts.join('\n\n'))
  if (junit !== undefined)
    writeFileSync(
      junit,
      reportJunit(
        tried.map(({ run }) => run),
        strict,
      ),
    )
  if (html !== undefined)
    writeFileSync(
      html,
      reportHtml(
        tried.map(({ summary }) => summary),
        new Date(),
      ),
    )
}

/** Milliseconds after which a signal counts as another one. */
const AGAIN = 1000

/** Runs a command line. Resolves to the exit code. */
export async function main(args: readonly string[], atHand?: () => Promise<readonly Host[]>): Promise<0 | 1 | 2> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  // The first signal lets the run clean up, a later one ends it. npm sends each Ctrl C twice.
  let since = Infinity
  const onSignal = () => {
    if (performance.now() - since > AGAIN) process.exit(1)
    if (since === Infinity) console.error('Stopping: the run deletes its applications and reports what is left.')
    since = Math.min(since, performance.now())
    stop()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // The reader has closed the pipe, as in `| head`.
  process.stdout.on('error', stop)
  try {
    const read = checked(readArguments(args))
    if (read.help) {
      console.log(USAGE)
      return 0
    }
    const results = await tryAll(await hostsOf(read, atHand), stopped.signal)
    write(results, read)
    return exitCodeOf(results, read.strict)
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
}
