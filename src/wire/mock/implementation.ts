import type { InputOf, OutputOf } from '../contract/endpoint'
import type { HostFile } from '../contract/php'
import type { Calls } from '../contract/protocol'

/** A call that responds with a file returns null if the file does not exist. */
type MockOutput<E> = OutputOf<E> extends HostFile ? HostFile | null : OutputOf<E>

/** Runs one call on the state in `Context`. Roles and input are checked before it. */
export type MockCallOf<E, Context> = (input: InputOf<E>, context: Context) => MockOutput<E> | Promise<MockOutput<E>>

/** Implements every call. A missing one does not compile. */
export type MockImplementation<C extends Calls, Context> = { readonly [Name in keyof C]: MockCallOf<C[Name], Context> }
