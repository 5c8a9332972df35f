import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfflineNote } from '@mocks/console/offline-note'
import type { OfflineState } from '@mocks/offline'

/** An offline copy that the test sets. */
function copyInState(state: OfflineState) {
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next: OfflineState) => {
      state = next
      listeners.forEach((listener) => listener())
    },
  }
}

test('the note says how far the demo is stored, and then that it is', () => {
  const offline = copyInState({ is: 'storing', share: 0 })
  render(<OfflineNote offline={offline} />)
  expect(screen.getByText('Storing for offline use: 0 %')).toBeVisible()
  act(() => offline.set({ is: 'storing', share: 0.408 }))
  expect(screen.getByText('Storing for offline use: 40 %')).toBeVisible()
  act(() => offline.set({ is: 'ready' }))
  expect(screen.getByText(/^Works offline/)).toBeVisible()
})

test.each(['unsupported', 'failed'] as const)('the note says what it costs that the demo is not stored: %s', (is) => {
  render(<OfflineNote offline={copyInState({ is })} />)
  expect(screen.getByText(/so it must be loaded|so the demo must be loaded/)).toHaveTextContent(
    'from its server each time.',
  )
})
