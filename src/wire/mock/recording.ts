import { z } from '@/lib/zod'
import { readJson } from '@/lib/read-json'
import { onlyReads, type Endpoint } from '../contract/endpoint'
import { phpId, sentId, toText } from '../contract/php'
import { parseBody } from '../contract/read-body'
import { listFields, type SentFields, type SentValue } from './exchange'

const FORMAT = 'host-recording'

/** One call to a real host, with a placeholder for each personal text. */
export interface RecordedCall<Call extends string> {
  readonly call: Call
  /** The role of the sender, or `visitor`. */
  readonly sender: string
  readonly sent: SentFields
  /** 0 if the connection was lost. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: SentValue
}

export interface Recording<Call extends string> {
  /** When it was recorded, in milliseconds since 1970. */
  readonly moment: number
  readonly calls: readonly RecordedCall<Call>[]
}

/** Writes each call on its own line, so that a call can be found and deleted in an editor. */
export const writeRecording = <Call extends string>({ moment, calls }: Recording<Call>): string =>
  `{"format":"${FORMAT}","moment":${moment},"calls":[\n${calls.map((recorded) => JSON.stringify(recorded)).join(',\n')}\n]}\n`

const valueSchema = z.union([z.string(), z.object({ file: z.string(), bytes: z.number() })])

export const recordingSchemaOf = <Call extends string>() =>
  z.object({
    moment: z.number(),
    calls: z.array(
      z.object({
        call: z.custom<Call>((call) => typeof call === 'string'),
        sender: z.string(),
        sent: z.array(z.tuple([z.string(), valueSchema])),
        status: z.number(),
        headers: z.record(z.string(), z.string()),
        body: valueSchema,
      }),
    ),
  }) satisfies z.ZodMiniType<Recording<Call>>

/** Returns null for any other file. */
export function readRecording<Call extends string>(text: string): Recording<Call> | null {
  const file = readJson(text)
  if (Object(file).format !== FORMAT) return null
  return recordingSchemaOf<Call>().safeParse(file).data ?? null
}

/** A call that may have been recorded. */
interface PlayedCall<Call extends string> {
  readonly call: Call
  readonly endpoint: Endpoint
  /** The role of the sender, or `visitor`. */
  readonly sender: string
  readonly sent: SentFields
}

const VISITOR = 'visitor'

/** A log-in, a log-out, or a call about the person who is signed in. */
const isAboutSession = (endpoint: Endpoint): boolean =>
  onlyReads(endpoint) && [...endpoint.reads, ...endpoint.changes].includes('session')

/**
 * Returns the first recorded call with the same name, sender and parameters, from before a run has changed the host.
 * Otherwise the first that a visitor sent and the host did not refuse: it responds to everybody. Calls about the session
 * are never found, so that people log in as they always do.
 */
export function findRecorded<Call extends string>(
  { calls }: Recording<Call>,
  { call, endpoint, sender, sent }: PlayedCall<Call>,
): RecordedCall<Call> | undefined {
  if (isAboutSession(endpoint)) return undefined
  const candidates = calls.filter((recorded) => recorded.call === call && isSameRequest(endpoint, recorded.sent, sent))
  return (
    candidates.find((recorded) => recorded.sender === sender) ??
    candidates.find((recorded) => recorded.sender === VISITOR && !isRefused(endpoint, recorded))
  )
}

/** Compares all parameters of a call that reads; ids and enumerations of one that writes, whose texts differ each time. */
function isSameRequest(endpoint: Endpoint, recorded: SentFields, sent: SentFields): boolean {
  const [recordedFields, sentFields] = [listTexts(recorded), listTexts(sent)]
  const names = new Set([...recordedFields.keys(), ...sentFields.keys()])
  const isCompared = onlyReads(endpoint) ? () => true : createIdentityCheck(endpoint)
  return [...names].every((name) => !isCompared(name) || recordedFields.get(name) === sentFields.get(name))
}

/** Returns the texts of a request by name. */
const listTexts = (sent: SentFields): ReadonlyMap<string, string> =>
  new Map(listFields(sent).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, toText(value)]])))

function createIdentityCheck({ request }: Endpoint): (name: string) => boolean {
  const schema = request instanceof z.ZodMiniCodec ? request.def.in : request
  const shape = schema instanceof z.ZodMiniObject ? schema.shape : {}
  return (name) => isIdentity(shape[name])
}

const isIdentity = (schema: z.core.$ZodType | undefined): boolean =>
  schema instanceof z.ZodMiniOptional
    ? isIdentity(schema.def.innerType)
    : schema === sentId || schema === phpId || schema instanceof z.ZodMiniEnum

function isRefused({ marker }: Endpoint, { status, body }: RecordedCall<string>): boolean {
  if (status === 401 || status === 403) return true
  const parsed = typeof body === 'string' ? parseBody(body) : null
  const outcome = parsed && 'json' in parsed ? marker.read(parsed.json) : 'unstated'
  return outcome !== 'unstated' && !outcome.ok
}
