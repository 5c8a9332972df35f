import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { isolateDirection } from '@/lib/isolate-direction'
import { markLanguages, UserText } from '@/ui/user-text'
import { renderPortal } from '@tests/support/render-portal'

const langsOf = (text: string): [string, string][] => {
  const { container, unmount } = render(markLanguages(text))
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false })
  const found = Array.from(container.querySelectorAll<HTMLElement>('[lang]'), (run): [string, string] => [
    run.lang,
    run.textContent,
  ])
  unmount()
  return found
}

test('each run of Sinhala or Tamil has its language, with the signs between its words', () => {
  expect(langsOf('Wells: ජල ගුණාත්මකභාවය (2026), ප්‍රජාව; நீரின் தரம் A')).toEqual([
    ['si', 'ජල ගුණාත්මකභාවය (2026), ප්‍රජාව'],
    ['ta', 'நீரின் தரம்'],
  ])
})

test('a text without these scripts has no further elements', () => {
  const { container } = render(<UserText as="p">دراسة 2026</UserText>)
  expect(container.innerHTML).toBe('<p dir="auto">دراسة 2026</p>')
})

test('only a title from right to left is isolated in an option', () => {
  expect(isolateDirection('Soil ජල நீர்')).toBe('Soil ජල நீர்')
  expect(isolateDirection('دراسة 1')).toBe('\u2068دراسة 1\u2069')
})

test('the title of a list from right to left leaves its row as it is', async () => {
  await renderPortal({
    path: paths.requestApproval,
    person: 'admin@demo.urc',
    prepare: async ({ mock }) => void (await mock.store()).applications.update(22, { projectTitle: '2026 دراسة' }),
  })
  const title = await screen.findByText('2026 دراسة')
  expect(getComputedStyle(title).direction).toBe('rtl')
  const row = title.closest('tr')
  if (!row) throw new Error('The title is in no row.')
  expect(getComputedStyle(row).direction).toBe('ltr')
  expect(within(row).getByText('22_2026')).toBeVisible()
})
