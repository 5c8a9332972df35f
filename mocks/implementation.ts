import type { CallName, Contract, Input, Output } from '@/contract'
import type { HostFile } from '@/contract/php'
import type { Caller } from '@/domain/people/roles'
import type { Habits } from './habits'
import type { Store } from './model/store'
import type { PersonRow, SessionRow } from './model/tables'

/** What the implementation of a call works with: the model, the caller, and the host's clock. */
export interface MockContext {
  readonly store: Store
  /** The PHP session of the calling browser; change it with `store.sessions.update`. */
  readonly session: SessionRow
  /** Who is signed in; null for visitors and for people who come by a link. */
  readonly person: PersonRow | null
  readonly caller: Caller
  /** Where the mock behaves as the legacy host. */
  readonly habits: Readonly<Habits>
  readonly now: Date
  /** The same moment as MySQL writes it in the host's zone: `YYYY-MM-DD HH:MM:SS`. */
  readonly nowText: string
}

/** For calls that reply with a file, null means that the host has none. */
type Reply<Name extends CallName> = Output<Name> extends HostFile ? HostFile | null : Output<Name>

export type MockCall<Name extends CallName> = (
  input: Input<Name>,
  context: MockContext,
) => Reply<Name> | Promise<Reply<Name>>

/** An implementation of every call: a missing one does not compile. */
export type MockImplementation = { readonly [Name in keyof Contract]: MockCall<Name> }
