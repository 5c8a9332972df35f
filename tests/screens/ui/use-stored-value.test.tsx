import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { createMemoryStorage } from '@tests/support/memory-storage'

const count = createJsonCodec((json) => (typeof json === 'number' ? json : 0))

function Count({ storage }: { storage: Storage }) {
  return <p>{useStoredValue(createStoredValue(storage, 'count', count))}</p>
}

const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)

it('useStoredValue follows writes on this page, in every component', () => {
  const storage = createMemoryStorage()
  render([<Count key="1" storage={storage} />, <Count key="2" storage={storage} />])
  expect(shown()).toEqual(['0', '0'])
  act(() => void createStoredValue(storage, 'count', count).write(2))
  expect(shown()).toEqual(['2', '2'])
})

it('useStoredValue follows what another tab writes and removes', () => {
  const storage = createMemoryStorage()
  render(<Count storage={storage} />)
  const tell = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'count' })))
  storage.setItem('count', '3')
  tell()
  expect(shown()).toEqual(['3'])
  storage.removeItem('count')
  tell()
  expect(shown()).toEqual(['0'])
})
