import type { ListCall } from '@/api/lists'
import { REQUEST } from '@/writes/letter-texts'
import { defineWrite, type WriteKind } from '@/writes/write'

/** The e-mail of another write once more, to somebody who has not answered. Nothing is saved again for it. */
export const reminderWrite = <Name extends ListCall, In>(asked: WriteKind<Name, In>) =>
  defineWrite<Name, In>({
    ...REQUEST,
    name: `${asked.name}-reminder`,
    list: asked.list,
    seen: (row, input) => asked.seen?.(row, input) ?? [],
  })
