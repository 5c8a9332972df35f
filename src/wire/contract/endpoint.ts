import type { Action } from '@/domain/people/roles'
import { phpFile, phpText, type SuccessMarker } from './php'
import { z } from '@/lib/zod'

/** The encoding of the request. A PHP file reads one encoding and ignores the others. */
export type Sends = 'nothing' | 'query' | 'form' | 'json' | 'multipart'

/** The type of the response: JSON, a text that may be JSON, or a file. */
export type Replies = 'json' | 'text' | 'blob'

/** What a call reads or changes on the host. A change makes all calls stale that read the same tag. */
export type Tag =
  | 'session'
  | 'accounts'
  | 'emails'
  | 'faculties'
  | 'dates'
  | 'applications'
  | 'files'
  | 'agreements'
  | 'budgets'
  | 'reports'
  | 'criteria'
  | 'reviews'
  | 'approvals'

export interface Example<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly input: z.output<Request>
  /** Absent if the response is a file. */
  readonly output?: z.output<Response>
}

/** One call of the contract. Input and output are codecs between the portal's values and PHP's (decision 1). */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly method: Method
  readonly path: `/${string}.php`
  readonly sends: Sends
  readonly replies: Replies
  readonly request: Request
  readonly response: Response
  readonly marker: SuccessMarker
  /** A plain query writes every column as text, a prepared statement native numbers; the mock does the same. */
  readonly columns: 'text' | 'native'
  /** Key of the permissions in `domain/people/roles.ts`. */
  readonly action: Action
  readonly reads: readonly Tag[]
  readonly changes: readonly Tag[]
  readonly examples: readonly Example<Request, Response>[]
  /** True for a call that not every host has; the portal works without it. */
  readonly optional: boolean
  /** The response to a missing file is an empty body instead of a small JSON. */
  readonly emptyWhenMissing: boolean
}

type Defaulted = 'columns' | 'reads' | 'changes' | 'optional' | 'emptyWhenMissing'

export const endpoint = <Request extends z.ZodMiniType, Response extends z.ZodMiniType, Method extends 'GET' | 'POST'>(
  declared: Omit<Endpoint<Request, Response, Method>, Defaulted> & Partial<Pick<Endpoint, Defaulted>>,
): Endpoint<Request, Response, Method> => ({
  columns: 'native',
  reads: [],
  changes: [],
  optional: false,
  emptyWhenMissing: false,
  ...declared,
})

/** A response that has only words about the result. */
export const message = z.object({ message: phpText })

// Kinds of calls, to spread into an endpoint.
export const GET_JSON = { method: 'GET', sends: 'nothing', replies: 'json', request: z.object({}) } as const
export const GET_FILE = { method: 'GET', sends: 'query', replies: 'blob', response: phpFile } as const
export const POST_JSON = { method: 'POST', sends: 'json', replies: 'json', response: message } as const
export const POST_MULTIPART = { method: 'POST', sends: 'multipart', replies: 'json', response: message } as const

export type InputOf<E> = E extends Endpoint<infer Request> ? z.output<Request> : never
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer Response> ? z.output<Response> : never
