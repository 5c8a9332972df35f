import axe from 'axe-core'
import { expect } from 'vitest'

/** What runs for ever, a spinner, is no movement that ends; what has ended may still hold its last state. */
const isMoving = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity

/**
 * Resolves once nothing on the page moves: colours on their way run through transitions, each of which may start another
 * in what inherits from it, and axe reads them as they are at the moment.
 */
async function untilStill(): Promise<void> {
  for (let still = 0; still < 3; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
    await new Promise(requestAnimationFrame)
}

/** Fails with each violation of WCAG 2.2 AA or of axe's good practice on the page, and where it is. */
export async function expectAccessible(): Promise<void> {
  await untilStill()
  const { violations } = await axe.run(document)
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told).toEqual([])
}
