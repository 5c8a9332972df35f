import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRealHost } from '@conformance/host'
import { isHostReport, testHost } from '@conformance/test-host'
import type { Summary } from '@conformance/report/summary'
import { startPhpHost } from '../../scripts/support/php-host.mjs'
import type { Mutation, Severity } from './mutations'

export { MUTATIONS } from './mutations'

const HOST_FOLDER = 'tests/php-host'

/** A finding of a report, with the screens and files that it names. */
interface Finding {
  readonly severity: Severity
  readonly names: readonly string[]
  readonly text: string
}

export interface MutationResult {
  readonly mutation: Mutation
  readonly isAsExpected: boolean
  /** The findings that the unchanged host does not have. */
  readonly findings: readonly Finding[]
}

/** Returns the text of a file with the mutation. Throws unless it applies at one place. */
export function mutate({ file, find, replace }: Mutation): string {
  const text = readFileSync(join(HOST_FOLDER, file), 'utf8')
  const [before, after, ...others] = text.split(find)
  if (after === undefined || others.length > 0) throw new Error(`${file} must have this once: ${find}`)
  return `${before}${replace}${after}`
}

const formatParts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')

function listFindings({ failures, missingChecks, warnings }: Summary): Finding[] {
  return [
    ...failures.map(({ file, screens, field, expected, actual }): Finding => ({
      severity: 'broken',
      names: [file, ...screens],
      text: `${file}: ${formatParts(field, expected, actual)}`,
    })),
    ...missingChecks.flatMap(({ actor, vulnerabilities }) =>
      vulnerabilities.map(({ file, ability, isCritical }): Finding => ({
        severity: isCritical ? 'critical vulnerability' : 'vulnerability',
        names: [file],
        text: `${file}: ${actor.join(', ')} can ${ability}`,
      })),
    ),
    ...warnings.flatMap(({ steps, screens, field, expected, actual }) =>
      steps.map(({ file }): Finding => ({
        severity: 'warning',
        names: [file, ...screens],
        text: `${file}: ${formatParts(field, expected, actual)}`,
      })),
    ),
  ]
}

const getLogIn = (name: string) => ({ email: `${name}@demo.urc`, password: 'demo1234' })

/** Runs the whole suite on the PHP host, with a mutation if there is one. Resolves to the findings. */
export async function findFaults(mutation?: Mutation): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mutated-host-'))
  cpSync(HOST_FOLDER, folder, { recursive: true })
  if (mutation) writeFileSync(join(folder, mutation.file), mutate(mutation))
  const { address, stop } = await startPhpHost({ folder })
  try {
    const host = createRealHost({
      address,
      mayWrite: true,
      timeZone: 'Asia/Colombo',
      logIns: { Applicant: getLogIn('applicant'), Admin: getLogIn('admin'), urc: getLogIn('urc') },
    })
    const result = await testHost(host, {})
    if (!isHostReport(result)) throw new Error(result.problem)
    return listFindings(result.summary)
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}

const isNamed = ({ severity, names }: Mutation, findings: readonly Finding[]): boolean =>
  findings.some((found) => found.severity === severity && found.names.some((name) => names && name.includes(names)))

/** Whether a finding misleads: nothing is worse than the fault, and doors and broken screens are not mixed. */
const misleads = ({ severity, alsoBroken = false }: Mutation, found: Finding): boolean =>
  found.severity !== 'warning' &&
  found.severity !== severity &&
  !(severity === 'critical vulnerability' && found.severity === 'vulnerability') &&
  !(alsoBroken && found.severity === 'broken')

/** Tests a mutation. `known` are the findings on the unchanged host. */
export async function testMutation(mutation: Mutation, known: readonly Finding[]): Promise<MutationResult> {
  const isKnown = ({ severity, text }: Finding) => known.some((one) => one.severity === severity && one.text === text)
  const findings = (await findFaults(mutation)).filter((found) => !isKnown(found))
  const isAsExpected =
    mutation.severity === 'unseen'
      ? findings.length === 0
      : isNamed(mutation, findings) && !findings.some((found) => misleads(mutation, found))
  return { mutation, isAsExpected, findings }
}
