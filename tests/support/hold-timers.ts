import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'

/** Holds timers of this length until the test ends. Returns a function that waits for one and fires all of them. */
export function holdTimers(length: number): () => Promise<void> {
  const held: (() => void)[] = []
  const start = globalThis.setTimeout.bind(globalThis)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, delay?: number) => {
    if (delay !== length) return start(run, delay)
    held.push(run)
    return start(() => {}, 0)
  })
  onTestFinished(() => spy.mockRestore())
  return async () => {
    await waitFor(() => expect(held).not.toEqual([]))
    act(() => held.splice(0).forEach((run) => run()))
  }
}
