import type { CallName, Contract } from '@/contract'
import type { CallLog as CallLogOf, LoggedCall as LoggedCallOf } from '@/wire/mock/call-log'
import type { Conditions as ConditionsOf, MockConditions as MockConditionsOf } from '@/wire/mock/conditions'
import type { Fault as FaultOf, Faults as FaultsOf } from '@/wire/mock/faults'
import type { MockCallOf } from '@/wire/mock/implementation'
import type { Recording as RecordingOf } from '@/wire/mock/recording'
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

export type CallLog = CallLogOf<CallName>
export type Conditions = ConditionsOf<CallName>
export type Fault = FaultOf<CallName>
export type Faults = FaultsOf<CallName>
export type LoggedCall = LoggedCallOf<CallName>
export type Recording = RecordingOf<CallName>
export type MockConditions = MockConditionsOf<CallName>

export type MockCall<Name extends CallName> = MockCallOf<Contract[Name], MockContext>
