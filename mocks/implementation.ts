import type { CallName, Contract, Input, Output } from '@/contract'
import type { HostFile } from '@/wire/contract/php'
import type { Caller } from '@/domain/people/roles'
import type { Habits } from './habits'
import type { Store } from './model/store'
import type { PersonRow, SessionRow } from './model/tables'

export interface MockContext {
  readonly store: Store
  /** PHP session of the calling browser. Change it with `store.sessions.update`. */
  readonly session: SessionRow
  /** Null for visitors and for people who follow a link in an e-mail. */
  readonly person: PersonRow | null
  readonly caller: Caller
  readonly habits: Readonly<Habits>
  readonly now: Date
  /** `now` as MySQL writes it in the host's zone: `YYYY-MM-DD HH:MM:SS`. */
  readonly nowText: string
}

/** A call that replies with a file returns null if the file does not exist. */
type Reply<Name extends CallName> = Output<Name> extends HostFile ? HostFile | null : Output<Name>

export type MockCall<Name extends CallName> = (
  input: Input<Name>,
  context: MockContext,
) => Reply<Name> | Promise<Reply<Name>>

/** Implements every call. A missing one does not compile. */
export type MockImplementation = { readonly [Name in keyof Contract]: MockCall<Name> }
