import type { DraftState, OtherVersion } from '@/features/drafts/draft-state'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { labelOf } from '@/domain/application/form-entries'
import { FORM_PARTS } from '@/domain/application/form-parts'

export interface Difference {
  readonly label: string
  readonly here: string
  readonly there: string
}

const fileWords = (facts: DraftState['facts'], field: (typeof FILE_FIELDS)[number]): string => facts[field]?.name ?? ''

/** Compares this page's version with the one saved by another tab. */
export function differencesBetween(
  mine: Pick<DraftState, 'form' | 'facts'>,
  theirs: Extract<OtherVersion, { removed: false }>,
): Difference[] {
  const parts = FORM_PARTS.map(({ label, words }) => ({ label, here: words(mine.form), there: words(theirs.form) }))
  const files = FILE_FIELDS.map((field) => ({
    label: labelOf(field),
    here: fileWords(mine.facts, field),
    there: fileWords(theirs.facts, field),
  }))
  return [...parts, ...files].filter(({ here, there }) => here !== there)
}
