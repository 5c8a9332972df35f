import { FILE_FIELDS, fillMissingLists, type FileField, type SavedForm } from '@/domain/application/application-form'
import { getLabel } from '@/domain/application/form-entries'
import { mergeForms } from '@/domain/application/merge-forms'
import { NO_NEWS, type CouncilNews, type DraftState, type FoundFile } from './draft-state'
import type { CouncilVersion } from './stamp'

/** Labels of what was changed here and with the council. */
export const conflictLabels = ({ conflicts: { form, files } }: CouncilNews): string[] => [
  ...(form?.parts.map(({ label }) => label) ?? []),
  ...FILE_FIELDS.filter((field) => files[field]).map(getLabel),
]

export const isInConflict = ({ news }: Pick<DraftState, 'news'>): boolean => conflictLabels(news).length > 0

type JoinResult = Pick<DraftState, 'news'> & Partial<Pick<DraftState, 'form' | 'council' | 'edition'>>

/** Joins the council's form. In a conflict, nothing changes until the person has chosen. */
export function joinForm(state: DraftState, council: SavedForm): JoinResult {
  const { form: ours, news, edition } = state
  const version: CouncilVersion = { files: {}, ...state.council, form: council }
  if (state.saved.state === 'nothing') return { form: fillMissingLists(council), council: version, news: NO_NEWS }
  const { form, adopted, conflicts } = mergeForms(state.council?.form, ours, council)
  const { files } = news.conflicts
  if (conflicts.length > 0) return { news: { taken: [], conflicts: { form: { parts: conflicts, council }, files } } }
  return {
    news: { taken: adopted.map(({ label }) => label), conflicts: { form: null, files } },
    council: version,
    // The fields show the form that they began with.
    ...(adopted.length > 0 && { form, edition: edition + 1 }),
  }
}

/** Joins the form after the person has chosen. Takes the parts whose labels are in `chosen` from the council. */
export function settleForm(state: DraftState, chosen: ReadonlySet<string>): JoinResult {
  const { form: conflict, files } = state.news.conflicts
  const news = { taken: [], conflicts: { form: null, files } }
  if (!conflict) return { news }
  const { form } = mergeForms(state.council?.form, state.form, conflict.council)
  const theirs = fillMissingLists(conflict.council)
  conflict.parts.filter(({ label }) => chosen.has(label)).forEach((part) => part.copy(theirs, form))
  return { form, council: { files: {}, ...state.council, form: conflict.council }, news, edition: state.edition + 1 }
}

/**
 * Returns what becomes of a file that the council has.
 * @param sum of the file on this device; undefined without one
 */
export function fateOf(
  { council, files }: Pick<DraftState, 'council' | 'files'>,
  field: FileField,
  found: FoundFile,
  sum: string | undefined,
): 'known' | 'taken' | 'same' | 'conflict' {
  const known = council?.files[field]
  const mine = files[field]
  // Without a file here, only `isHere: false` means that the person removed it.
  const isUnchangedHere = mine ? known?.isHere === true : known?.isHere !== false
  if (found.sum === known?.sum && (mine || !isUnchangedHere)) return 'known'
  if (isUnchangedHere) return 'taken'
  return found.sum === sum ? 'same' : 'conflict'
}

export const withKnownFile = (
  council: CouncilVersion | undefined,
  field: FileField,
  known: CouncilVersion['files'][FileField],
): CouncilVersion => ({ ...council, files: { ...council?.files, [field]: known } })

/** After the person has chosen or removed a file, the council's file is no longer the one here. */
export function withoutFileHere(council: CouncilVersion | undefined, field: FileField): CouncilVersion | undefined {
  const known = council?.files[field]
  return known ? withKnownFile(council, field, { ...known, isHere: false }) : council
}

/** The fields whose files differ from what the council is known to have, or might. */
export const changedFiles = ({ files, council }: Pick<DraftState, 'files' | 'council'>): FileField[] =>
  FILE_FIELDS.filter((field) => files[field] && council?.files[field]?.isHere !== true)
