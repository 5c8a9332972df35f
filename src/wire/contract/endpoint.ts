import { z } from '@/lib/zod'
import type { SuccessMarker } from './markers'
import { phpFile, phpText } from './php'

/** The encoding of the request. A PHP file reads one encoding and ignores the others. */
export type Sends = 'nothing' | 'query' | 'form' | 'json' | 'multipart'

/** The type of the response: JSON, a text that may be JSON, or a file. */
type ResponseType = 'json' | 'text' | 'blob'

interface Example<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly input: z.output<Request>
  /** Absent if the response is a file. */
  readonly output?: z.output<Response>
}

/** One call of a contract. Input and output are codecs between the app's values and PHP's (decision 1). */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Action extends string = string,
  Tag extends string = string,
> {
  readonly method: Method
  readonly path: `/${string}`
  readonly sends: Sends
  readonly responseType: ResponseType
  readonly request: Request
  readonly response: Response
  readonly marker: SuccessMarker
  /** A plain query writes every column as text, a prepared statement native numbers; the mock does the same. */
  readonly columnTypes: 'text' | 'native'
  /** What the caller needs permission for. */
  readonly action: Action
  /** What a call reads or changes on the host. A change makes all calls stale that read the same tag. */
  readonly reads: readonly (Tag | 'session')[]
  readonly changes: readonly (Tag | 'session')[]
  readonly examples: readonly Example<Request, Response>[]
  /** True for a call that not every host has; the app works without it. */
  readonly optional: boolean
  /** The response to a missing file is an empty body instead of a small JSON. */
  readonly emptyWhenMissing: boolean
  /** Fields of the response that some hosts omit: paths such as `data.duration`. */
  readonly mayBeAbsent: RegExp | null
  /** A modern host responds with 201. */
  readonly respondsCreated: boolean
  /** Debug lines that a legacy host prints before the JSON. */
  readonly debugOutput: string
  /** Its 401 may concern the password instead of the session. */
  readonly sendsPassword: boolean
  /** Signs a person in: an empty response is no success. */
  readonly logsIn: boolean
  /** False for calls about the session itself: opening the log-in dialog when one of them fails would never end. */
  readonly retriesAfterLogIn: boolean
}

const DEFAULTS = {
  columnTypes: 'native',
  reads: [],
  changes: [],
  optional: false,
  emptyWhenMissing: false,
  mayBeAbsent: null,
  respondsCreated: false,
  debugOutput: '',
  sendsPassword: false,
  logsIn: false,
  retriesAfterLogIn: true,
} as const satisfies Partial<Endpoint>

type Defaulted = keyof typeof DEFAULTS

/** Returns the function that declares the rows of a contract with these actions and tags. */
export const endpointsOf =
  <Action extends string, Tag extends string>() =>
  <Request extends z.ZodMiniType, Response extends z.ZodMiniType, Method extends 'GET' | 'POST'>(
    row: Omit<Endpoint<Request, Response, Method, Action, Tag>, Defaulted> &
      Partial<Pick<Endpoint<Request, Response, Method, Action, Tag>, Defaulted>>,
  ): Endpoint<Request, Response, Method, Action, Tag> => ({ ...DEFAULTS, ...row })

/** Returns whether a call changes at most the session. */
export const onlyReads = ({ changes }: Pick<Endpoint, 'changes'>): boolean => changes.every((tag) => tag === 'session')

/** A response with only a text about the result. */
export const message = z.object({ message: phpText })

// Kinds of calls, to spread into an endpoint.
export const GET_JSON = { method: 'GET', sends: 'nothing', responseType: 'json', request: z.object({}) } as const
export const GET_FILE = { method: 'GET', sends: 'query', responseType: 'blob', response: phpFile } as const
export const POST_JSON = { method: 'POST', sends: 'json', responseType: 'json', response: message } as const
export const POST_MULTIPART = { method: 'POST', sends: 'multipart', responseType: 'json', response: message } as const

export type InputOf<E> = E extends Endpoint<infer Request> ? z.output<Request> : never
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer Response> ? z.output<Response> : never
