import type { Endpoint, InputOf, OutputOf } from './endpoint'

/** All calls of a host, by name. */
export type Calls = Readonly<Record<string, Endpoint>>

export type NameOf<C extends Calls> = keyof C & string

/** The client of a contract: one function for each call. */
export type ClientOf<C extends Calls, Options> = {
  readonly [Name in NameOf<C>]: (input: InputOf<C[Name]>, options?: Options) => Promise<OutputOf<C[Name]>>
}

/** A contract, and what holds for all of its calls. */
export interface Protocol<C extends Calls = Calls> {
  readonly calls: C
  /** Matches a text that says that nobody is signed in. */
  readonly signedOutText: RegExp
  /** Actions of public pages: the host refuses them to nobody. */
  readonly publicActions: readonly string[]
  /** Actions without an account: their calls are in nobody's name, even with a session. */
  readonly anonymousActions: readonly string[]
  /** Part of each of the app's own pages, which a server may send for the host's addresses too. */
  readonly ownPageMark: string
  /** Text of the failure if a downloaded file is empty. */
  readonly noFileText: string
}

/** Returns the rows with their names. */
export const getRows = <C extends Calls>(calls: C): [NameOf<C>, Endpoint][] =>
  Object.entries(calls) as [NameOf<C>, Endpoint][]
