// Tries the whole contract on a host: on both dialects of the mock, or on the host named by --host.
import { parseArgs } from 'node:util'
import { isHostAddress } from './support/host-address.mjs'
import { withModule } from './support/load.mjs'

const USAGE = `npm run conformance -- [--host URL [--write]] [--json]
    [--as-applicant email:password] [--as-admin email:password] [--as-urc email:password]

Without --host the mock is tried, in both its dialects. Without --write only calls that read are sent.
Steps that need somebody signed in are skipped where no log-in is given for them.`

/**
 * @param {string} problem
 * @returns {never}
 */
const misused = (problem) => {
  console.error(`${problem}\n\n${USAGE}`)
  process.exit(2)
}

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        host: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        'as-applicant': { type: 'string' },
        'as-admin': { type: 'string' },
        'as-urc': { type: 'string' },
      },
    }).values
  } catch (error) {
    return misused(String(error))
  }
}

/** @param {string | undefined} given `email:password`; the password may hold colons itself */
const logIn = (given) => {
  if (given === undefined) return undefined
  const [email = '', ...password] = given.split(':')
  return password.length > 0 ? { email, password: password.join(':') } : misused('A log-in is given as email:password.')
}

const { host: address, write, json, ...as } = readArguments()
if (address !== undefined && !isHostAddress(address))
  misused('--host takes an address that starts with http:// or https://')
if (address === undefined && (write || Object.keys(as).length > 0))
  misused('--write and --as-... are for a host that --host names.')

const people = { Applicant: logIn(as['as-applicant']), Admin: logIn(as['as-admin']), urc: logIn(as['as-urc']) }

const stopped = new AbortController()
const stop = () => stopped.abort()
// The first signal lets the run remove what it has created; a second one ends it at once.
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
// The output is no longer read, as after `| head`.
process.stdout.on('error', stop)

/** @param {typeof import('../tests/contract/conformance.ts')} module */
const tryContract = ({ conformance }) =>
  conformance({
    real: address === undefined ? undefined : { address, write, people },
    json,
    print: console.log,
    signal: stopped.signal,
  })

process.exitCode = await withModule('/tests/contract/conformance.ts', tryContract)
