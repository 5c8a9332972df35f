import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { renderPortal } from '@tests/support/render-portal'
import { resizeToPhone } from '@tests/support/viewport'

const { viewApplications, approveBudget, approvedApplications, requestReport } = COUNCIL_PAGES.Admin

const LISTS = [
  viewApplications,
  approveBudget,
  approvedApplications,
  requestReport,
  paths.orderApplications,
  paths.requestApproval,
  paths.requestAgreement,
  paths.sendReviewers,
  `${approvedApplications}?view=board`,
]

test.each(LISTS)('on a phone every column of %s is on the card or in the preview', async (path) => {
  await resizeToPhone()
  const { user } = await renderPortal({ path, person: 'admin@demo.urc' })
  const [card] = await screen.findAllByRole('row')
  if (!card) throw new Error('no row')
  const hiddenCells = [...card.querySelectorAll<HTMLElement>('td')].filter((cell) => !cell.checkVisibility())
  if (hiddenCells.length === 0) return
  await user.click(await within(card).findByRole('button', { name: /^Open/ }))
  const preview = within(await screen.findByRole('dialog'))
  for (const { dataset, innerText } of hiddenCells) {
    const fact = preview.getByText(dataset['label'] ?? '', { selector: 'dt' }).closest('div')
    expect(fact?.textContent).toContain(innerText)
  }
})

test.each([viewApplications, requestReport, paths.requestAgreement, approvedApplications])(
  'on a phone the actions of %s start where the title of the card does',
  async (path) => {
    await resizeToPhone()
    await renderPortal({ path, person: 'admin@demo.urc' })
    const [card] = await screen.findAllByRole('row')
    const title = card?.querySelector('[data-card="title"]')
    const lastLine = [...(card?.querySelectorAll('[data-card="aside"], [data-card="action"]') ?? [])]
    const left = Math.min(...lastLine.map((cell) => cell.getBoundingClientRect().left))
    expect(left).toBe(title?.getBoundingClientRect().left)
  },
)
