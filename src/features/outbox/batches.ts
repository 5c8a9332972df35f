import type { Batch, OutboxEntry } from '@/api/outbox/entry'

export interface OutboxBatch extends Batch {
  readonly entries: readonly OutboxEntry[]
}

/** The entries as the list shows them: a batch stands where its newest entry would. */
export function linesOf(entries: readonly OutboxEntry[]): readonly (OutboxEntry | OutboxBatch)[] {
  const shown = new Set<string>()
  return entries.flatMap((entry): readonly (OutboxEntry | OutboxBatch)[] => {
    const { batch } = entry
    if (batch === undefined) return [entry]
    if (shown.has(batch.id)) return []
    shown.add(batch.id)
    return [{ ...batch, entries: batchEntries(entries, batch) }]
  })
}

const batchEntries = (entries: readonly OutboxEntry[], { id }: Batch) => entries.filter(({ batch }) => batch?.id === id)

/** The entries of one line of the list. */
export const entriesOf = (line: OutboxEntry | OutboxBatch): readonly OutboxEntry[] =>
  'entries' in line ? line.entries : [line]

/** What is undone together with an entry: its whole batch. */
export const togetherWith = (entries: readonly OutboxEntry[], entry: OutboxEntry): readonly OutboxEntry[] =>
  entry.batch === undefined ? [entry] : batchEntries(entries, entry.batch)
