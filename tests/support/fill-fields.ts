import { fireEvent, type screen } from '@testing-library/react'

/** Sets fields by label and blurs each. Faster than typing; use `user.type` where single keys matter. */
export function fillFields(
  queries: Pick<typeof screen, 'getByLabelText'>,
  values: Readonly<Record<string, string>>,
): void {
  for (const [label, value] of Object.entries(values)) {
    const field = queries.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}
