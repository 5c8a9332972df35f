import { ApiError, explain } from '@/api/errors'
import { contract, type CallName } from '@/contract'
import { z } from '@/contract/zod'
import { Difference, Skip } from './checks'
import { NotWriting, type Host } from './host'
import { Life } from './life'
import type { Step } from './step'
import { suite } from './suite'

export type Verdict =
  | { readonly verdict: 'pass' }
  /** The host answered another thing than the contract says; `copes` tells what the portal does about it. */
  | {
      readonly verdict: 'differs'
      readonly field: string
      readonly expected: string
      readonly came: string
      readonly copes: string
    }
  /** The host does not have the call. */
  | { readonly verdict: 'missing'; readonly came: string; readonly copes: string }
  | { readonly verdict: 'skipped'; readonly why: string }

export type Line = Verdict & Pick<Step, 'call' | 'tries'>

/** Prints debug lines before its JSON, always: known of the host, and read all the same (wire 2.6). */
const ALWAYS_NOISY: readonly CallName[] = ['uploadCriteria']

const READS_ON = 'reads the JSON behind it; display_errors belongs off on a host that people use'

const LONGEST = 100

/** A report is passed on: no addresses, nothing long. */
const shortened = (text: string): string => {
  const anonymous = text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(e-mail)')
    .replace(/\s+/g, ' ')
    .trim()
  return anonymous.length > LONGEST ? `${anonymous.slice(0, LONGEST)}...` : anonymous
}

const differs = (field: string, expected: string, came: string, copes: string): Verdict => ({
  verdict: 'differs',
  field,
  expected: shortened(expected),
  came: shortened(came),
  copes,
})

/** The portal's own words for a call that has failed. */
const tells = (error: ApiError): string => {
  const { happened, kept } = explain(error)
  return `tells the person: ${happened} ${kept}`
}

const isPage = (opening: string) => /^\s*(<!doctype|<html|<\?xml|<head|<body)/i.test(opening)

/** What a reply without JSON looks like; its own words may name people, and stay where they are. */
const textCame = (opening: string): string => {
  if (opening.trim() === '') return 'an empty reply'
  const level = /\b(Notice|Warning|Deprecated|Parse error|Fatal error)\b/.exec(opening)?.[1]
  return level ? `a PHP ${level.toLowerCase()} and no JSON` : 'a text that holds no JSON'
}

const whatCame = (error: ApiError, opening: string): string => {
  const { kind, serverText, status = 0 } = error
  switch (kind) {
    case 'refused':
    case 'signed-out':
      return `a refusal, "${serverText}"`
    case 'http':
      return `HTTP ${status}`
    case 'not-json':
      return textCame(opening)
    case 'too-large':
      return 'signs that the files were dropped for their size'
    case 'no-file':
      return 'no file'
    case 'network':
      return `no connection, ${error.cause instanceof Error ? error.cause.message : ''}`
    case 'timeout':
      return 'no answer in time'
    case 'aborted':
    case 'shape':
      return 'something else'
  }
}

const verdictOnError = (step: Step, error: ApiError, opening: string): Verdict => {
  if (error.cause instanceof NotWriting) return { verdict: 'skipped', why: 'it changes the host (--write)' }
  // A step may need other calls before its own: the report names the one that failed.
  const where = error.call === step.call ? '' : `${error.call}, `
  const page = error.kind === 'not-json' && isPage(opening)
  if (page || (error.kind === 'http' && error.status === 404)) {
    const came = page ? 'a page of HTML' : 'HTTP 404'
    if (contract[error.call].optional)
      return { verdict: 'skipped', why: `optional, and this host does not have it (${came})` }
    return { verdict: 'missing', came: `${where}${came}`, copes: tells(error) }
  }
  if (error.kind === 'shape' && error.cause instanceof z.core.$ZodError)
    return differs(
      `${where}${error.field ?? ''}`,
      'the type that the contract says',
      error.cause.issues[0]?.message ?? '',
      tells(error),
    )
  if (error.kind === 'shape')
    return differs(`${where}${error.field ?? ''}`, 'a mark of success or refusal', 'neither', tells(error))
  const answered = ['refused', 'signed-out', 'no-file'].includes(error.kind)
  return differs(`${where}outcome`, answered ? 'a success' : 'an answer', whatCame(error, opening), tells(error))
}

const verdictOf = async (step: Step, life: Life): Promise<Verdict> => {
  life.noise()
  try {
    await step.run(life)
  } catch (error) {
    if (error instanceof Skip) return { verdict: 'skipped', why: error.message }
    if (error instanceof Difference) return differs(error.field, error.expected, error.came, error.copes)
    if (error instanceof ApiError) return verdictOnError(step, error, life.opening)
    throw error
  }
  const noisy = life.noise().find((call) => !ALWAYS_NOISY.includes(call))
  return noisy ? differs('body', 'JSON alone', `${noisy} printed something around it`, READS_ON) : { verdict: 'pass' }
}

/** Takes away every application this run has made. Resolves to how many could not be deleted. */
const cleanUp = async (life: Life): Promise<number> => {
  const newcomer = await life.asNewcomer()
  // The council may delete any; where nobody of it is signed in, the applicant deletes what the host allows.
  const client = await life.as('Admin').catch(() => newcomer)
  const left = await newcomer.listSubmittedGrants({})
  const deletions = left.map(({ Id }) => client.deleteApplication({ app_ID: Id }))
  return (await Promise.allSettled(deletions)).filter(({ status }) => status === 'rejected').length
}

export interface Run {
  readonly host: string
  readonly lines: readonly Line[]
  /** What stays on the host because no call of the contract takes it away. */
  readonly left: readonly string[]
}

export interface RunSettings {
  /** The steps to try; the whole suite where left out. */
  readonly steps?: readonly Step[]
  /** Told of each line as it comes. */
  readonly onLine?: (line: Line) => unknown
  /** Tries nothing more once it is aborted; what the run has made is taken away all the same. */
  readonly signal?: AbortSignal
}

/** Tries every step on a host, in order. Rejects only where the suite itself is wrong. */
export const runSuite = async (host: Host, { steps = suite, onLine, signal }: RunSettings = {}): Promise<Run> => {
  const life = new Life(host)
  const lines: Line[] = []
  for (const step of steps) {
    if (signal?.aborted) break
    const line: Line = { call: step.call, tries: step.tries, ...(await verdictOf(step, life)) }
    lines.push(line)
    onLine?.(line)
  }
  if (!life.newcomerLogIn) return { host: host.name, lines, left: [] }
  const applications = await cleanUp(life).catch(() => 'unknown' as const)
  const left = [`accounts whose address starts with conformance-${life.mark}`, ...life.left]
  if (applications !== 0) left.push(`applications called "${life.applicationTitle}" (${applications})`)
  return { host: host.name, lines, left }
}
