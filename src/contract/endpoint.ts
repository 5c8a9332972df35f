import type { Action } from '@/domain/roles'
import type { SuccessMarker } from './php'
import type { z } from './zod'

/** How a request carries its input (wire 1.2). */
export type Sends = 'nothing' | 'query' | 'form' | 'json' | 'multipart'

/** What comes back: JSON, a text that may be JSON, or a file. */
export type Replies = 'json' | 'text' | 'blob'

/** What a call reads or changes on the host; a change makes what was read stale. */
export type Tag =
  | 'session'
  | 'accounts'
  | 'mail'
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

export interface Example<Request extends z.ZodType, Response extends z.ZodType> {
  readonly input: z.output<Request>
  /** Absent where the reply is a file. */
  readonly output?: z.output<Response>
}

/** One call of the contract. Input and output are codecs: clean domain values inside, PHP's habits on the wire. */
export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly method: Method
  readonly path: `/${string}.php`
  readonly sends: Sends
  readonly replies: Replies
  readonly request: Request
  readonly response: Response
  /** How the reply tells success from refusal. */
  readonly marker: SuccessMarker
  /** A plain query writes every column as text, a prepared statement native numbers (wire 1.3). */
  readonly columns: 'text' | 'native'
  /** Who may call it is looked up in `domain/roles.ts` under this action. */
  readonly action: Action
  readonly reads: readonly Tag[]
  readonly changes: readonly Tag[]
  readonly examples: readonly Example<Request, Response>[]
  /** Not every host has it: the portal does without it. */
  readonly optional: boolean
  /** A missing file is answered with no bytes at all in place of a small JSON (spec 7). */
  readonly emptyWhenMissing: boolean
}

type Usual = 'columns' | 'reads' | 'changes' | 'optional' | 'emptyWhenMissing'

/** Declares a call; what is left out has its usual meaning. */
export const endpoint = <Request extends z.ZodType, Response extends z.ZodType, Method extends 'GET' | 'POST'>(
  declared: Omit<Endpoint<Request, Response, Method>, Usual> & Partial<Pick<Endpoint, Usual>>,
): Endpoint<Request, Response, Method> => ({
  columns: 'native',
  reads: [],
  changes: [],
  optional: false,
  emptyWhenMissing: false,
  ...declared,
})

export type InputOf<E> = E extends Endpoint<infer Request> ? z.output<Request> : never
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer Response> ? z.output<Response> : never
