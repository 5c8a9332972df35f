import { fold } from '@/domain/texts/fold'
import { searchedWord } from '@/domain/status/displayed-id'

/** One thing that the search of the portal can find. */
export interface Entry {
  /** Unique among all. */
  readonly key: string
  readonly label: string
  /** What else is known of it, behind its label. */
  readonly note?: string
  /** The text that is searched; the label by default. */
  readonly text?: string
  readonly run: () => void
}

export interface EntryGroup {
  readonly title: string
  readonly items: readonly Entry[]
}

/** Entries of one group that are shown; a further letter finds the others. */
const AT_MOST = 8

/** The entries that contain every word, as many of each group as can be read at a glance. */
export function findEntries(groups: readonly EntryGroup[], search: string): EntryGroup[] {
  const words = fold(search).split(/\s+/).filter(Boolean).map(searchedWord)
  return groups
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ label, text = label }) => words.every((word) => fold(text).includes(word)))
        .toSorted((one, other) => rank(other, words) - rank(one, words))
        .slice(0, AT_MOST),
    }))
    .filter(({ items }) => items.length > 0)
}

/** An id that was typed in full is meant before a number in a title. */
const rank = ({ text = '' }: Entry, words: readonly string[]): number =>
  words.some((word) => text.startsWith(`#${word.replace(/^#/, '').trim()} `)) ? 1 : 0
