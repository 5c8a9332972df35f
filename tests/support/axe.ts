import { waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'vitest'

/** A spinner runs for ever and is ignored; an animation that has ended may still hold its last state. */
const isMoving = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity

/**
 * Resolves once nothing on the page moves: colours change by transitions, each of which may start another in elements
 * that inherit from it, and axe reads the colours of the moment.
 */
async function untilStill(): Promise<void> {
  for (let still = 0; still < 3; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
    await new Promise(requestAnimationFrame)
}

/** Describes no element that is as it should be, which takes a fifth of the time. */
const AXE_OPTIONS: axe.RunOptions = { resultTypes: ['violations'], preload: false }

/** Fails with each violation of WCAG 2.2 AA or of axe's good practice on the page, and its element. */
export async function expectAccessible(): Promise<void> {
  // A page that is still on its way has no heading yet.
  await waitFor(() => expect(document.querySelector('main:not(:has(h1))')).toBeNull())
  await untilStill()
  const { violations } = await axe.run(document, AXE_OPTIONS)
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told).toEqual([])
}
