import type { CallName } from '@/contract'
import { ApiError } from './errors'

const SIGNED_OUT = /not (logged in|authenticated)/i

/** Whether a text says that nobody is signed in (docs/host.md#ended-sessions). */
export const mentionsNoSession = (text: string): boolean => SIGNED_OUT.test(text)

export const refusal = (call: CallName, text: string, status: number): ApiError =>
  new ApiError(call, { kind: mentionsNoSession(text) ? 'signed-out' : 'refused', serverText: text, status })
