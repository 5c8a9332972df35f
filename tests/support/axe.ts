import { waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'vitest'

/** Reports violations only, which takes a fifth of the time. Contrast takes half of the rest, and stories prove it. */
const AXE_OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false } },
}

/** Fails with each violation of WCAG 2.2 AA, except of its contrast, or of axe's best practices. */
export async function expectAccessible(): Promise<void> {
  // A page has no heading while it loads.
  await waitFor(() => expect(document.querySelector('main:not(:has(h1))')).toBeNull())
  const { violations } = await axe.run(document, AXE_OPTIONS)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}
