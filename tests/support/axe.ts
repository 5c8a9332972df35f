import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with each violation of WCAG 2.2 AA or of axe's good practice on the page, and where it is. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document)
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told).toEqual([])
}
