import type { FieldErrors } from 'react-hook-form'

interface FlatError {
  /** The field's path in the form: `grantRows.1.amount`. */
  name: string
  message: string
}

/** The errors of a form, rows and all, as one list. */
export function flattenErrors(errors: FieldErrors): FlatError[] {
  return walk(errors, '')
}

function walk(node: unknown, path: string): FlatError[] {
  if (typeof node !== 'object' || node === null) return []
  if ('message' in node && typeof node.message === 'string') {
    // An error of a list as a whole is kept by react-hook-form beside its rows, under the name `root`.
    return [{ name: path.replace(/\.root$/, ''), message: node.message }]
  }
  return Object.entries(node).flatMap(([key, child]) =>
    // `ref` holds the control itself, which is not an error and must not be walked into.
    key === 'ref' ? [] : walk(child, path === '' ? key : `${path}.${key}`),
  )
}
