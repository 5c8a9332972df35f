import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'

/** Holds timers with this delay until the test ends. Returns a function that waits for one and fires all of them. */
export function holdTimers(heldDelay: number): () => Promise<void> {
  const heldCallbacks: (() => void)[] = []
  const startTimer = globalThis.setTimeout.bind(globalThis)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback: () => void, delay?: number) => {
    if (delay !== heldDelay) return startTimer(callback, delay)
    heldCallbacks.push(callback)
    return startTimer(() => {}, 0)
  })
  onTestFinished(() => spy.mockRestore())
  return async () => {
    await waitFor(() => expect(heldCallbacks).not.toEqual([]))
    act(() => heldCallbacks.splice(0).forEach((callback) => callback()))
  }
}
