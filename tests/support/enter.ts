import { fireEvent, type screen } from '@testing-library/react'

/** Fills in fields by their labels, each at once, and leaves them. Key by key is slower: for tests about typing. */
export function enter(where: Pick<typeof screen, 'getByLabelText'>, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    const field = where.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}
