import { fold } from '@/domain/texts/fold'
import { searchedWord } from '@/domain/status/displayed-id'

export interface Entry {
  readonly key: string
  readonly label: string
  /** Shown below the label. */
  readonly note?: string
  /** The text that is searched; the label by default. */
  readonly text?: string
  readonly run: () => void
}

export interface EntryGroup {
  readonly title: string
  readonly items: readonly Entry[]
}

const AT_MOST = 8

/** Returns the entries that contain every word, the first `AT_MOST` of each group. */
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

/** Ranks an id that was typed in full above a number in a title. */
const rank = ({ text = '' }: Entry, words: readonly string[]): number =>
  words.some((word) => text.startsWith(`#${word.replace(/^#/, '').trim()} `)) ? 1 : 0
