import { waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'vitest'

/** Reports violations only: a full report takes five times as long. Contrast is slow, and the stories check it. */
const AXE_OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false } },
}

/** Fails with each violation of WCAG 2.2 AA or of axe's best practices. Does not check contrast. */
export async function expectAccessible(): Promise<void> {
  // A page has no heading while it loads.
  await waitFor(() => expect(document.querySelector('main:not(:has(h1))')).toBeNull())
  const { violations } = await axe.run(document, AXE_OPTIONS)
  const problems = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(problems).toEqual([])
}
