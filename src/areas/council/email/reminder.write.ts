import type { ListCall } from '@/api/lists'
import { REQUEST } from '@/writes/email-texts'
import { defineWrite, type WriteKind } from '@/writes/write'

/** Sends the e-mail of another write again, without its save. */
export const reminderWrite = <Name extends ListCall, In>(asked: WriteKind<Name, In>) =>
  defineWrite<Name, In>({
    ...REQUEST,
    name: `${asked.name}-reminder`,
    list: asked.list,
    seen: (row, input) => asked.seen?.(row, input) ?? [],
  })
