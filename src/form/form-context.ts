import { createContext } from 'react'

interface FormContextValue {
  formId: string
  /** Maps a field name to its label outside its row, "Amount, grant row 2"; null for a field outside rows. */
  rowLabels: Map<string, string | null>
  /** Pending checks of fields; a submit waits for them. Each resolves to whether the value is accepted. */
  pendingChecks: Set<Promise<boolean>>
}

/** Lets fields register with their form, so that the error summary can name and find them. */
export const FormContext = createContext<FormContextValue>({
  formId: 'form',
  rowLabels: new Map(),
  pendingChecks: new Set(),
})

/** Name of the surrounding row, "grant row 2"; null outside rows. */
export const RowContext = createContext<string | null>(null)

/** Derives a field's id from its name, so that the error summary can link to it. */
export function getFieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
