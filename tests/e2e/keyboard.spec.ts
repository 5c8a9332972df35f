import type { FileChooser, Page } from '@playwright/test'
import { APPLICATION_FIELDS, getFieldSpec, getFieldNames } from '@/domain/application/application-fields'
import type { Step } from '@/domain/application/application-steps'
import { isRequired } from '@/domain/application/field-spec'
import { REVIEWERS } from '@/domain/people/reviewers'
import { makePdfFile } from './support/applicant'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

/** Returns `in view`, or the position of the focus outside the viewport. A file input lies behind its button. */
const readFocusPosition = (page: Page) =>
  page.locator(':focus').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? 'in view' : `${top} to ${bottom} of ${innerHeight} px`
  })

/** Presses Tab until the control with this label has the focus. Checks that the control is in view. */
async function tabTo(page: Page, label: string | RegExp, within?: string) {
  const scope = within ? page.getByRole('group', { name: within }) : page.getByRole('main')
  const target = scope.getByLabel(label, { exact: true }).or(scope.getByRole('button', { name: label }))
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => readFocusPosition(page)).toBe('in view')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${label}`)
}

async function typeInto(page: Page, label: string, text: string, within?: string) {
  await tabTo(page, label, within)
  await page.keyboard.insertText(text)
}

/** Fills the required fields of a step, in the order of the page, with the samples of the field table. */
async function fillStep(page: Page, step: Step) {
  for (const name of getFieldNames(step)) {
    const spec = getFieldSpec(name)
    if (!isRequired(spec) || spec.kind === 'rows' || spec.kind === 'pdf' || spec.kind === 'reviewers' || spec.onlyIf)
      continue
    if (spec.kind === 'yesNo') {
      await tabTo(page, 'Yes', spec.label)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
    } else if (spec.kind === 'choice') {
      await tabTo(page, spec.label)
      await expect(page.locator(':focus').locator('option').nth(1)).toBeAttached()
      await page.keyboard.press('ArrowDown')
    } else await typeInto(page, spec.label, spec.sample)
  }
}

async function pressNext(page: Page, path: string) {
  await tabTo(page, /^Next$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('all five steps can be filled in with the keyboard alone', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()

  await fillStep(page, 'profile')
  await pressNext(page, '/project')

  await tabTo(page, /^Add a grant$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Grant row 2' }).getByLabel('Funding source')).toBeFocused()
  await fillStep(page, 'project')
  await pressNext(page, '/supervisors')

  for (const { label, sample } of Object.values(APPLICATION_FIELDS.coInvestigators.columns))
    await typeInto(page, label, sample, 'Co-investigator 1')
  await pressNext(page, '/uploads')

  // Registered first: without a listener the browser opens its own file dialog.
  const fileChoosers: FileChooser[] = []
  page.on('filechooser', (chooser) => fileChoosers.push(chooser))
  for (const label of ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs']) {
    await tabTo(page, label)
    await page.keyboard.press('Space')
    await expect.poll(() => fileChoosers.length).toBe(1)
    await fileChoosers.pop()?.setFiles(await makePdfFile(`${label}.pdf`))
    await expect(page.getByRole('button', { name: `Remove ${label}.pdf` })).toBeVisible()
  }
  await pressNext(page, '/reviewers')

  for (const { number } of REVIEWERS) {
    await typeInto(page, `Reviewer ${number} Name`, `Reviewer Number ${number}`)
    await typeInto(page, `Reviewer ${number} Email`, `reviewer${number}@university${number}.org`)
    await typeInto(page, `Reviewer ${number} Affiliation`, `University ${number}`)
  }
  await tabTo(page, /^Finish and Submit$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/popup$/)
})

test('the search uses the text typed while it loads', async ({ page }) => {
  await logIn(page, 'admin@demo.urc')
  let deliverChunk = () => {}
  const chunkDelivered = new Promise<void>((resolve) => (deliverChunk = resolve))
  await page.context().route('**/assets/palette-dialog-*.js', async (route) => {
    await chunkDelivered
    await route.continue()
  })
  await page.goto('/requestapproval')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('1')
  deliverChunk()
  const search = page.getByRole('combobox', { name: 'Find' })
  await expect(search).toHaveValue('1')
  await page.keyboard.type('3')
  await expect(page.getByRole('option', { name: /^13_2026/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/moredetails\/13$/)
})
