// Fails if the registry lists a vulnerability of a shipped package that nobody has accepted.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Reasons why an advisory does not concern the portal, by id: GHSA-xxxx-xxxx-xxxx. @type {Record<string, string>} */
const acceptedAdvisories = JSON.parse(readFileSync('scripts/support/accepted-advisories.json', 'utf8'))

/** @typedef {{ name: string, title: string, url: string, severity: string }} Advisory */

/** @returns {{ vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }} */
const runAudit = () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}

const { vulnerabilities } = runAudit()
if (!vulnerabilities) {
  console.error(
    'The registry sent no list of vulnerabilities. Check the connection, and whether the registry supports npm audit.',
  )
  process.exit(2)
}
// `via` is only a name for a package that depends on a vulnerable one.
const advisories = Object.values(vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((via) => typeof via === 'object')
const openAdvisories = advisories.filter(({ url }) => !((url.split('/').at(-1) ?? '') in acceptedAdvisories))
for (const { name, title, url, severity } of openAdvisories) console.error(`${name}: ${title} (${severity}) ${url}`)
if (openAdvisories.length === 0) process.stdout.write(`No open advisory, ${advisories.length} accepted.\n`)
process.exitCode = openAdvisories.length === 0 ? 0 : 1
