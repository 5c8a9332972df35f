import { FILE_FIELDS, fillMissingLists, type FileField, type SavedForm } from '@/domain/application/application-form'
import { getLabel } from '@/domain/application/form-entries'
import { mergeForms } from '@/domain/application/merge-forms'
import { NO_NEWS, type CouncilNews, type DraftState, type FoundFile } from './draft-state'
import type { CouncilVersion } from './stamp'

/** Returns the labels of parts and files that were changed both here and by the council. */
export const getConflictLabels = ({ conflicts: { form, files } }: CouncilNews): string[] => [
  ...(form?.parts.map(({ label }) => label) ?? []),
  ...FILE_FIELDS.filter((field) => files[field]).map(getLabel),
]

export const isInConflict = ({ news }: Pick<DraftState, 'news'>): boolean => getConflictLabels(news).length > 0

type JoinResult = Pick<DraftState, 'news'> & Partial<Pick<DraftState, 'form' | 'council' | 'edition'>>

/** Joins the council's form. In a conflict, nothing changes until the person has chosen. */
export function joinForm(state: DraftState, council: SavedForm): JoinResult {
  const { form: ownForm, news, edition } = state
  const version: CouncilVersion = { files: {}, ...state.council, form: council }
  if (state.saved.state === 'nothing') return { form: fillMissingLists(council), council: version, news: NO_NEWS }
  const { form, adopted, conflicts } = mergeForms(state.council?.form, ownForm, council)
  const { files } = news.conflicts
  if (conflicts.length > 0) return { news: { adopted: [], conflicts: { form: { parts: conflicts, council }, files } } }
  return {
    news: { adopted: adopted.map(({ label }) => label), conflicts: { form: null, files } },
    council: version,
    // A new edition resets the fields, which keep their initial values otherwise.
    ...(adopted.length > 0 && { form, edition: edition + 1 }),
  }
}

/** Joins the form after the person has chosen. Takes the parts whose labels are in `chosen` from the council. */
export function resolveFormConflict(state: DraftState, chosen: ReadonlySet<string>): JoinResult {
  const { form: conflict, files } = state.news.conflicts
  const news = { adopted: [], conflicts: { form: null, files } }
  if (!conflict) return { news }
  const { form } = mergeForms(state.council?.form, state.form, conflict.council)
  const councilForm = fillMissingLists(conflict.council)
  conflict.parts.filter(({ label }) => chosen.has(label)).forEach((part) => part.copy(councilForm, form))
  return { form, council: { files: {}, ...state.council, form: conflict.council }, news, edition: state.edition + 1 }
}

/**
 * Compares a file of the council with the one on this device.
 * @param sum checksum of the file on this device; undefined without one
 */
export function compareFile(
  { council, files }: Pick<DraftState, 'council' | 'files'>,
  field: FileField,
  found: FoundFile,
  sum: string | undefined,
): 'known' | 'adopted' | 'same' | 'conflict' {
  const knownFile = council?.files[field]
  const ownFile = files[field]
  // Without a file here, only `isHere: false` means that the person removed it.
  const isUnchangedHere = ownFile ? knownFile?.isHere === true : knownFile?.isHere !== false
  if (found.sum === knownFile?.sum && (ownFile || !isUnchangedHere)) return 'known'
  if (isUnchangedHere) return 'adopted'
  return found.sum === sum ? 'same' : 'conflict'
}

export const setKnownFile = (
  council: CouncilVersion | undefined,
  field: FileField,
  knownFile: CouncilVersion['files'][FileField],
): CouncilVersion => ({ ...council, files: { ...council?.files, [field]: knownFile } })

/** Notes that the file here is no longer the council's, after the person has chosen or removed one. */
export function markFileChanged(council: CouncilVersion | undefined, field: FileField): CouncilVersion | undefined {
  const knownFile = council?.files[field]
  return knownFile ? setKnownFile(council, field, { ...knownFile, isHere: false }) : council
}

/** Returns the fields whose file differs, or may differ, from the council's. */
export const getChangedFiles = ({ files, council }: Pick<DraftState, 'files' | 'council'>): FileField[] =>
  FILE_FIELDS.filter((field) => files[field] && council?.files[field]?.isHere !== true)
