import type { DraftState, OtherVersion } from '@/features/drafts/draft-state'
import { FILE_FIELDS, type ApplicationForm, type RowListName, type TextFieldName } from '@/domain/application-form'
import { FIELD_LABELS, ROW_LABELS } from '@/domain/application-steps'

/** One answer that two versions of a draft give differently. */
export interface Difference {
  readonly label: string
  readonly here: string
  readonly there: string
}

const LISTS: readonly RowListName[] = ['grantRows', 'fundingRows', 'co_investigators']

const rowWords = (form: ApplicationForm, list: RowListName): string =>
  form[list].map((row) => Object.values(row).filter(Boolean).join(', ')).join('; ')

const isTextField = (form: ApplicationForm, key: keyof ApplicationForm): key is TextFieldName =>
  typeof form[key] === 'string'

const fileWords = (facts: DraftState['facts'], field: (typeof FILE_FIELDS)[number]): string => facts[field]?.name ?? ''

/** What is different between the version on this page and the one another tab has saved. */
export function differencesBetween(
  mine: Pick<DraftState, 'form' | 'facts'>,
  theirs: Extract<OtherVersion, { removed: false }>,
): Difference[] {
  const keys = Object.keys(mine.form) as (keyof ApplicationForm)[] // The keys of the form are its fields.
  const texts = keys
    .filter((key) => isTextField(mine.form, key))
    .map((key) => ({ label: FIELD_LABELS[key], here: mine.form[key], there: theirs.form[key] }))
  const lists = LISTS.map((list) => ({
    label: ROW_LABELS[list].list,
    here: rowWords(mine.form, list),
    there: rowWords(theirs.form, list),
  }))
  const files = FILE_FIELDS.map((field) => ({
    label: FIELD_LABELS[field],
    here: fileWords(mine.facts, field),
    there: fileWords(theirs.facts, field),
  }))
  return [...texts, ...lists, ...files].filter(({ here, there }) => here !== there)
}
