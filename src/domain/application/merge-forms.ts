import { ROW_LISTS, fillMissingLists, type ApplicationForm, type SavedForm } from './application-form'
import { FORM_PARTS, type FormPart } from './form-parts'
import { normaliseForm } from './normalise-form'

export interface MergedForm {
  readonly form: ApplicationForm
  /** Changed by the council's version only, and taken over. */
  readonly adopted: readonly FormPart[]
  /** Changed in both versions. `form` has our values. */
  readonly conflicts: readonly FormPart[]
}

/**
 * Merges two versions of a form.
 * @param base the council's version that ours started from; undefined if it is not known, which makes each difference a
 *   conflict
 */
export function mergeForms(base: SavedForm | undefined, ours: ApplicationForm, council: SavedForm): MergedForm {
  const form = structuredClone(ours)
  const [baseForm, ownForm, councilForm] = [base && normaliseSaved(base), normaliseSaved(ours), normaliseSaved(council)]
  const changedParts = FORM_PARTS.filter((part) => {
    const councilText = part.read(councilForm)
    return (
      councilText !== undefined &&
      councilText !== part.read(ownForm) &&
      councilText !== (baseForm && part.read(baseForm))
    )
  })
  const adopted = changedParts.filter((part) => baseForm && part.read(baseForm) === part.read(ownForm))
  adopted.forEach((part) => part.copy(fillMissingLists(council), form))
  return { form, adopted, conflicts: changedParts.filter((part) => !adopted.includes(part)) }
}

/** Omits the lists that the host has omitted. */
const normaliseSaved = (saved: SavedForm): SavedForm => ({
  ...normaliseForm(fillMissingLists(saved)),
  ...Object.fromEntries(ROW_LISTS.filter((list) => !saved[list]).map((list) => [list, undefined])),
})
