import { getFieldSpec } from './application-fields'
import { isEmptyRow, ROW_LISTS, type ApplicationForm, type RowListName, type SavedForm } from './application-form'
import { ENTRIES, getLabel, type FormEntry } from './form-entries'
import { REVIEWERS } from '../people/reviewers'

/** A text, a reviewer, a list, or faculty with department. Each is compared as a whole. */
export interface FormPart {
  readonly key: string
  readonly label: string
  /** Its values in a few words. */
  readonly summarise: (form: ApplicationForm) => string
  /** Comparable text of the values. Undefined for a list that a host omits. */
  readonly read: (form: SavedForm) => string | undefined
  readonly copy: (from: SavedForm, to: SavedForm) => void
}

/** Groups fields that are merged together, so that a merge cannot mix two reviewers or two faculties. */
function getPart({ field, path }: FormEntry): { key: string; label: string } {
  if (field === 'faculty' || field === 'department') return { key: 'faculty', label: 'Faculty and Department' }
  if (field !== 'reviewers') return { key: path, label: getLabel(path) }
  const index = Number(path.split('.')[1])
  return { key: `reviewers.${index}`, label: REVIEWERS[index]?.label ?? getLabel(field) }
}

function makeEntryPart(key: string): FormPart {
  const entries = ENTRIES.filter((entry) => getPart(entry).key === key)
  return {
    key,
    label: entries.map((entry) => getPart(entry).label)[0] ?? key,
    summarise: (form) =>
      entries
        .map(({ read }) => read(form))
        .filter(Boolean)
        .join(', '),
    read: (form) => JSON.stringify(entries.map(({ read }) => read(form))),
    copy: (from, to) => entries.forEach(({ read, write }) => write(to, read(from))),
  }
}

const getFilledRows = (rows: readonly Readonly<Record<string, string>>[], list: RowListName) =>
  rows.filter((row) => !isEmptyRow(list, row))

function makeListPart(list: RowListName): FormPart {
  return {
    key: list,
    label: getLabel(list),
    summarise: (form) =>
      getFilledRows(form[list], list)
        .map((row) => Object.values(row).filter(Boolean).join(', '))
        .join('; '),
    read: ({ [list]: rows }) => rows && JSON.stringify(getFilledRows(rows, list)),
    copy: (from, to) => Object.assign(to, { [list]: structuredClone(from[list]) }),
  }
}

/** Every part that a step shows. */
export const FORM_PARTS: readonly FormPart[] = [
  ...new Set(ENTRIES.filter(({ field }) => getFieldSpec(field).step !== null).map((entry) => getPart(entry).key)),
]
  .map(makeEntryPart)
  .concat(ROW_LISTS.map(makeListPart))
