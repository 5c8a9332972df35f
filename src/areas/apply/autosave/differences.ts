import type { DraftState, OtherVersion } from '@/features/drafts/draft-state'
import {
  FILE_FIELDS,
  isEmptyRow,
  ROW_LISTS,
  type ApplicationForm,
  type RowListName,
} from '@/domain/application/application-form'
import { ENTRIES, labelOf } from '@/domain/application/form-entries'

export interface Difference {
  readonly label: string
  readonly here: string
  readonly there: string
}

const rowWords = (form: ApplicationForm, list: RowListName): string =>
  form[list]
    .filter((row) => !isEmptyRow(list, row))
    .map((row) => Object.values(row).filter(Boolean).join(', '))
    .join('; ')

const fileWords = (facts: DraftState['facts'], field: (typeof FILE_FIELDS)[number]): string => facts[field]?.name ?? ''

/** Compares this page's version with the one saved by another tab. */
export function differencesBetween(
  mine: Pick<DraftState, 'form' | 'facts'>,
  theirs: Extract<OtherVersion, { removed: false }>,
): Difference[] {
  const texts = ENTRIES.map(({ spec, read }) => ({
    label: spec.label,
    here: read(mine.form),
    there: read(theirs.form),
  }))
  const lists = ROW_LISTS.map((list) => ({
    label: labelOf(list),
    here: rowWords(mine.form, list),
    there: rowWords(theirs.form, list),
  }))
  const files = FILE_FIELDS.map((field) => ({
    label: labelOf(field),
    here: fileWords(mine.facts, field),
    there: fileWords(theirs.facts, field),
  }))
  return [...texts, ...lists, ...files].filter(({ here, there }) => here !== there)
}
