// Asks the registry for known vulnerabilities of the packages in a production build, and fails for those that are not accepted.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Why an advisory does not concern the portal, by its id, such as GHSA-xxxx-xxxx-xxxx. @type {Record<string, string>} */
const accepted = JSON.parse(readFileSync('scripts/support/accepted-advisories.json', 'utf8'))

/** @typedef {{ name: string, title: string, url: string, severity: string }} Advisory */

/** @returns {{ vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }} */
const ask = () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}

const { vulnerabilities } = ask()
if (!vulnerabilities) {
  console.error('The registry gave no list of vulnerabilities. Check the connection, and whether it serves npm audit.')
  process.exit(2)
}
// A package that only depends on a vulnerable one has its name here.
const advisories = Object.values(vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((via) => typeof via === 'object')
const open = advisories.filter(({ url }) => !((url.split('/').at(-1) ?? '') in accepted))
for (const { name, title, url, severity } of open) console.error(`${name}: ${title} (${severity}) ${url}`)
if (open.length === 0) process.stdout.write(`No open advisory, ${advisories.length} accepted.\n`)
process.exitCode = open.length === 0 ? 0 : 1
