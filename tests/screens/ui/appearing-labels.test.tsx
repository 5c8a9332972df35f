import { render, screen } from '@testing-library/react'
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

const title = () => screen.getByText(TITLE).scrollHeight <= screen.getByText(TITLE).clientHeight
const reason = () => getComputedStyle(screen.getByText('Applications are closed.')).display !== 'none'

beforeEach(async () => {
  render(<Page />)
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
})

test.each([
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
  ['the whole of a cut title', 2, title],
  ['the reason of a small button', 3, reason],
])('%s is hidden by Escape, and the focus stays', async (_, tabs, isShown) => {
  for (let press = 0; press < tabs; press += 1) await userEvent.tab()
  const focused = document.activeElement
  expect(isShown()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(focused)
  // Backward first, because a tab from the last control leaves the page.
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  await expect.poll(isShown).toBe(true)
})

test('the reason of a small button at the right stays within a narrow page', async () => {
  await resizeToPhone()
  render(
    // The actions of a row do not wrap.
    <div style={{ width: 'max-content', marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
      <Button size="small" disabledReason="Nobody can apply before the council has opened the applications.">
        Apply
      </Button>
    </div>,
  )
  screen.getAllByRole('button', { name: 'Apply' }).at(-1)?.focus()
  const reasonText = screen.getByText(/^Nobody can apply/)
  const { left, right, width } = reasonText.getBoundingClientRect()
  expect(width).toBeGreaterThan(100)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(reasonText.scrollWidth).toBeLessThanOrEqual(reasonText.clientWidth)
})
