import { render, screen } from '@testing-library/react'
import { Trash2 } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '@/ui/button'
import { resizeToPhone } from '@tests/support/viewport'
import { useAppearingLabels } from '@/ui/use-appearing-labels'

const TITLE = 'Flowering times of forest trees under changing rainfall, observed over thirty years'

function Page() {
  useAppearingLabels()
  return (
    <>
      <button type="button">Elsewhere</button>
      <Button size="icon" icon={<Trash2 aria-hidden />}>
        Delete
      </Button>
      {/* As high as the whole title, so that the title covers no other control. */}
      <div className="relative" style={{ width: '8rem', height: '12rem' }}>
        <a href="#title" className="cut-text">
          {TITLE}
        </a>
      </div>
      <Button size="small" disabledReason="Applications are closed.">
        Apply
      </Button>
    </>
  )
}

const label = () => screen.getByText('Delete').getBoundingClientRect().height > 1
const title = () => screen.getByText(TITLE).scrollHeight <= screen.getByText(TITLE).clientHeight
const reason = () => getComputedStyle(screen.getByText('Applications are closed.')).display !== 'none'

beforeEach(async () => {
  render(<Page />)
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
})

test.each([
  ['the label of an icon', 'Delete', label],
  ['the whole of a cut title', TITLE, title],
  ['the reason of a small button', 'Apply', reason],
])('%s is hidden by Escape until the pointer enters again', async (_, name, isShown) => {
  const control = screen.getByRole(name === TITLE ? 'link' : 'button', { name })
  expect(isShown()).toBe(false)
  await userEvent.hover(control)
  expect(isShown()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.hover(control)
  expect(isShown()).toBe(true)
})

test.each([
  ['the label of an icon', 2, label],
  ['the whole of a cut title', 3, title],
  ['the reason of a small button', 4, reason],
])('%s is hidden by Escape, and the focus stays', async (_, tabs, isShown) => {
  for (let press = 0; press < tabs; press += 1) await userEvent.tab()
  const focused = document.activeElement
  expect(isShown()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(focused)
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.poll(isShown).toBe(true)
})

test.each([
  ['the label of an icon at the left', 'Take this application out of the list', '0'],
  ['the reason of a small button at the right', 'Apply', 'auto'],
])('%s stays within a narrow page', async (_, name, marginInlineStart) => {
  await resizeToPhone()
  const isIcon = name !== 'Apply'
  render(
    // The actions of a row do not wrap.
    <div style={{ width: 'max-content', marginInlineStart, whiteSpace: 'nowrap' }}>
      <Button
        size={isIcon ? 'icon' : 'small'}
        icon={<Trash2 aria-hidden />}
        disabledReason={isIcon ? undefined : 'Nobody can apply before the council has opened the applications.'}
      >
        {name}
      </Button>
    </div>,
  )
  const control = screen.getAllByRole('button', { name }).at(-1)
  control?.focus()
  const appeared = isIcon ? screen.getByText(name) : screen.getByText(/^Nobody can apply/)
  const { left, right, width } = appeared.getBoundingClientRect()
  expect(width).toBeGreaterThan(100)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(appeared.scrollWidth).toBeLessThanOrEqual(appeared.clientWidth)
})
