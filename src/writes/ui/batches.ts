import type { Batch, QueuedWrite } from '@/writes/entry'

export interface WriteBatch extends Batch {
  readonly entries: readonly QueuedWrite[]
}

/** Groups the entries into lines. A batch takes the place of its newest entry. */
export function linesOf(entries: readonly QueuedWrite[]): readonly (QueuedWrite | WriteBatch)[] {
  const shown = new Set<string>()
  return entries.flatMap((entry): readonly (QueuedWrite | WriteBatch)[] => {
    const { batch } = entry
    if (batch === undefined) return [entry]
    if (shown.has(batch.id)) return []
    shown.add(batch.id)
    return [{ ...batch, entries: batchEntries(entries, batch) }]
  })
}

const batchEntries = (entries: readonly QueuedWrite[], { id }: Batch) => entries.filter(({ batch }) => batch?.id === id)

export const entriesOf = (line: QueuedWrite | WriteBatch): readonly QueuedWrite[] =>
  'entries' in line ? line.entries : [line]

/** Returns what is undone together with an entry: its whole batch. */
export const togetherWith = (entries: readonly QueuedWrite[], entry: QueuedWrite): readonly QueuedWrite[] =>
  entry.batch === undefined ? [entry] : batchEntries(entries, entry.batch)
