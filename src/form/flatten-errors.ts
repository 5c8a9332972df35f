import type { FieldErrors } from 'react-hook-form'

interface FlatError {
  /** The field's path in the form: `grantRows.1.amount`. */
  name: string
  message: string
}

/** Flattens the errors of a form, including those of rows, into one list. */
export function flattenErrors(errors: FieldErrors): FlatError[] {
  return walk(errors, '')
}

function walk(node: unknown, path: string): FlatError[] {
  if (typeof node !== 'object' || node === null) return []
  if ('message' in node && typeof node.message === 'string') {
    // react-hook-form stores the error of a whole list beside its rows, under `root`.
    return [{ name: path.replace(/\.root$/, ''), message: node.message }]
  }
  return Object.entries(node).flatMap(([key, child]) =>
    // `ref` is the control element, not an error.
    key === 'ref' ? [] : walk(child, path === '' ? key : `${path}.${key}`),
  )
}
