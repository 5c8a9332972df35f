import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore } from '@/lib/create-store'
import { OfflineNote } from '@mocks/console/offline-note'
import type { OfflineState } from '@mocks/offline'

test('the note shows the progress of storing, then its completion', () => {
  const offline = createStore<OfflineState>({ status: 'storing', progress: 0 })
  render(<OfflineNote offline={offline} />)
  expect(screen.getByText('Storing for offline use: 0 %')).toBeVisible()
  act(() => offline.set({ status: 'storing', progress: 0.408 }))
  expect(screen.getByText('Storing for offline use: 40 %')).toBeVisible()
  act(() => offline.set({ status: 'ready' }))
  expect(screen.getByText(/^Works offline/)).toBeVisible()
})

test.each(['unsupported', 'failed'] as const)(
  'the note says that the demo needs its server on each visit: %s',
  (status) => {
    render(<OfflineNote offline={createStore<OfflineState>({ status })} />)
    expect(screen.getByText(/so it must be loaded|so the demo must be loaded/)).toHaveTextContent(
      'from its server each time.',
    )
  },
)
