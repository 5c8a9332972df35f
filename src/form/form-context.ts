import { createContext } from 'react'

interface FormContextValue {
  formId: string
  /** Field name to the words that name it outside its row: "Amount, grant row 2"; null outside rows. */
  rowLabels: Map<string, string | null>
  /** What fields are still looking into, and whether it can be taken; a submit waits for it. */
  underWay: Set<Promise<boolean>>
}

/** What a form tells its fields, so that the summary of errors can name and find them. */
export const FormContext = createContext<FormContextValue>({
  formId: 'form',
  rowLabels: new Map(),
  underWay: new Set(),
})

/** The row a field stands in, "grant row 2"; null outside rows. */
export const RowContext = createContext<string | null>(null)

/** A field's id is made from its name, so that an error's link finds it without being told. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
