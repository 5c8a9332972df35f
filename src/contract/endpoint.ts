import type { Action } from '@/domain/people/roles'
import type { SuccessMarker } from './php'
import type { z } from '@/domain/zod'

/** How a request carries its input: a PHP file reads one encoding and ignores the others. */
export type Sends = 'nothing' | 'query' | 'form' | 'json' | 'multipart'

/** What comes back: JSON, a text that may be JSON, or a file. */
export type Replies = 'json' | 'text' | 'blob'

/** What a call reads or changes on the host; a change makes what was read stale. */
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

export interface Example<Request extends z.ZodType, Response extends z.ZodType> {
  readonly input: z.output<Request>
  /** Absent where the reply is a file. */
  readonly output?: z.output<Response>
}

/** One call of the contract. Input and output are codecs between the portal's values and PHP's (decision 1). */
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
  /** A plain query writes every column as text, a prepared statement native numbers; the mock does the same. */
  readonly columns: 'text' | 'native'
  /** Who may call it is looked up in `domain/people/roles.ts` under this action. */
  readonly action: Action
  readonly reads: readonly Tag[]
  readonly changes: readonly Tag[]
  readonly examples: readonly Example<Request, Response>[]
  /** True for a call that not every host has; the portal works without it. */
  readonly optional: boolean
  /** A missing file is answered with an empty body, where other calls answer with a small JSON. */
  readonly emptyWhenMissing: boolean
}

type Defaulted = 'columns' | 'reads' | 'changes' | 'optional' | 'emptyWhenMissing'

/** Declares a call; fields that are left out get the defaults below. */
export const endpoint = <Request extends z.ZodType, Response extends z.ZodType, Method extends 'GET' | 'POST'>(
  declared: Omit<Endpoint<Request, Response, Method>, Defaulted> & Partial<Pick<Endpoint, Defaulted>>,
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
