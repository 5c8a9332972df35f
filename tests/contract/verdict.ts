import { ApiError, explain } from '@/api/errors'
import { contract, type CallName } from '@/contract'
import { readBody } from '@/contract/php'
import { z } from '@/domain/zod'
import { reasonOf } from '../../scripts/support/unreachable'
import { Difference, Habit, Skip } from './checks'
import { NotWriting } from './host'
import type { SuiteContext } from './suite-context'
import type { Step } from './step'
import { shortened, typeWord } from './words'

export type Verdict =
  | { readonly verdict: 'pass' }
  /** The host answered something else than the contract says; `copes` is what the portal does about it. */
  | {
      readonly verdict: 'differs'
      readonly field: string
      readonly expected: string
      readonly came: string
      readonly copes: string
    }
  /** The host behaves as the legacy host is known to. */
  | { readonly verdict: 'known'; readonly came: string; readonly copes: string }
  /** The host does not have the call. */
  | { readonly verdict: 'missing'; readonly came: string; readonly copes: string }
  /** The host did not answer in time: its answer may be right, but cannot be checked. */
  | { readonly verdict: 'slow'; readonly came: string; readonly copes: string }
  | { readonly verdict: 'skipped'; readonly why: string }

/** Calls that always print debug lines before their JSON: known of the legacy host, and read all the same. */
const ALWAYS_NOISY: readonly CallName[] = ['uploadCriteria']

const READS_ON = 'reads the JSON behind it; display_errors belongs off on a host that people use'

const differs = (field: string, expected: string, came: string, copes: string): Verdict => ({
  verdict: 'differs',
  field,
  expected: shortened(expected),
  came: shortened(came),
  copes,
})

/** The portal's own text for a call that failed. */
function tells(error: ApiError): string {
  const { happened, kept } = explain(error)
  return `tells the person: ${happened} ${kept}`
}

const isPage = (written: string) => /^\s*(<!doctype|<html|<\?xml|<head|<body)/i.test(written)

/** Describes a reply without JSON. Its text is not repeated, because it may name people. */
function textCame(written: string): string {
  if (written.trim() === '') return 'an empty reply'
  const level = /\b(Notice|Warning|Deprecated|Parse error|Fatal error)\b/.exec(written)?.[1]
  return level ? `a PHP ${level.toLowerCase()} and no JSON` : 'a text that holds no JSON'
}

function whatCame(error: ApiError, written: string): string {
  const { kind, serverText, status = 0 } = error
  switch (kind) {
    case 'refused':
    case 'signed-out':
      return `a refusal, "${serverText}"`
    case 'http':
      return `HTTP ${status}`
    case 'not-json':
      return textCame(written)
    case 'too-large':
      return 'signs that the files were dropped for their size'
    case 'no-file':
      return 'no file'
    case 'network':
      return `no connection, ${reasonOf(error).words}`
    case 'timeout':
    case 'aborted':
    case 'shape':
    case 'somebody-else':
      return 'something else'
  }
}

/** The types that would have fitted. Of a union the first option is examined, as the client does for the field. */
function wantedTypes(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code !== 'invalid_union') return []
  const [inner] = issue.errors[0] ?? []
  if (inner && (inner.path.length > 0 || inner.code === 'invalid_union')) return wantedTypes(inner)
  return issue.errors.flatMap(([option]) => (option ? wantedTypes(option) : []))
}

/** The type of the value in a reply at a field such as `3.Status`. */
function typeAt(written: string, field: string): string {
  const body = readBody(written)
  let found = 'json' in body ? body.json : body.text
  for (const key of field === '' ? [] : field.split('.')) found = Object(found)[key] as unknown
  return found === null ? 'null' : Array.isArray(found) ? 'array' : typeof found
}

function shapeDiffers(error: ApiError, where: string, written: string): Verdict {
  const { cause, field = '' } = error
  if (!(cause instanceof z.core.$ZodError))
    return differs(`${where}${field}`, 'a mark of success or refusal', 'neither', tells(error))
  const wanted = cause.issues.slice(0, 1).flatMap(wantedTypes).map(typeWord).join(' or ')
  const came = typeWord(typeAt(written, field))
  return differs(`${where}${field || 'body'}`, wanted || 'another value', came, tells(error))
}

function verdictOnError(step: Step, error: ApiError, written: string): Verdict {
  if (error.cause instanceof NotWriting) return { verdict: 'skipped', why: 'it changes the host (--write)' }
  // A step may need other calls before its own: the report names the call that failed.
  const where = error.call === step.call ? '' : `${error.call}, `
  const page = error.kind === 'not-json' && isPage(written)
  if (page || (error.kind === 'http' && error.status === 404)) {
    const came = page ? 'a page of HTML' : 'HTTP 404'
    if (contract[error.call].optional)
      return { verdict: 'skipped', why: `optional, and this host does not have it (${came})` }
    return { verdict: 'missing', came: `${where}${came}`, copes: tells(error) }
  }
  if (error.kind === 'timeout') return { verdict: 'slow', came: `${where}no answer in time`, copes: tells(error) }
  if (error.kind === 'shape') return shapeDiffers(error, where, written)
  const answered = ['refused', 'signed-out', 'no-file'].includes(error.kind)
  return differs(`${where}outcome`, answered ? 'a success' : 'an answer', whatCame(error, written), tells(error))
}

/** Tries one step. Rejects only if the suite itself is wrong. */
export async function verdictOf(step: Step, context: SuiteContext): Promise<Verdict> {
  context.noise()
  try {
    await step.run(context)
  } catch (error) {
    if (error instanceof Skip) return { verdict: 'skipped', why: error.message }
    if (error instanceof Habit) return { verdict: 'known', came: error.message, copes: error.copes }
    if (error instanceof Difference) return differs(error.field, error.expected, error.came, error.copes)
    if (error instanceof ApiError) return verdictOnError(step, error, context.reply)
    throw error
  }
  const noisy = context.noise().find((call) => !ALWAYS_NOISY.includes(call))
  return noisy ? differs('body', 'JSON alone', `${noisy} printed something around it`, READS_ON) : { verdict: 'pass' }
}
