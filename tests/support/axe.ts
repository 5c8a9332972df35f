import { waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'vitest'

/** Ignores spinners, which never end, and ended animations, which may hold their last state. */
const isMoving = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity

/** Waits for colour transitions, which can start others in elements that inherit: axe reads current colours. */
async function untilStill(): Promise<void> {
  for (let still = 0; still < 3; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
    await new Promise(requestAnimationFrame)
}

/** Reports violations only, which takes a fifth of the time. */
const AXE_OPTIONS: axe.RunOptions = { resultTypes: ['violations'], preload: false }

/** Fails with each violation of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(): Promise<void> {
  // A page has no heading while it loads.
  await waitFor(() => expect(document.querySelector('main:not(:has(h1))')).toBeNull())
  await untilStill()
  const { violations } = await axe.run(document, AXE_OPTIONS)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}
