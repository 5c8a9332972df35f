import { ROW_LISTS, wholeForm, type ApplicationForm, type SavedForm } from './application-form'
import { FORM_PARTS, type FormPart } from './form-parts'
import { normaliseForm } from './normalise-form'

export interface MergedForm {
  readonly form: ApplicationForm
  /** Changed by the council's version only, and taken over. */
  readonly taken: readonly FormPart[]
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
  const [before, here, there] = [base && asSent(base), asSent(ours), asSent(council)]
  const changed = FORM_PARTS.filter((part) => {
    const theirs = part.read(there)
    return theirs !== undefined && theirs !== part.read(here) && theirs !== (before && part.read(before))
  })
  const taken = changed.filter((part) => before && part.read(before) === part.read(here))
  taken.forEach((part) => part.copy(wholeForm(council), form))
  return { form, taken, conflicts: changed.filter((part) => !taken.includes(part)) }
}

/** Leaves out the lists that the host has left out. */
const asSent = (saved: SavedForm): SavedForm => ({
  ...normaliseForm(wholeForm(saved)),
  ...Object.fromEntries(ROW_LISTS.filter((list) => !saved[list]).map((list) => [list, undefined])),
})
