import { expect, type Page } from '@playwright/test'

/** Returns the field values of the visible step, in document order. */
export const readFieldValues = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('form :is(input:not([type=file]), select, textarea)')].map(
        (control) => (control.type === 'radio' ? control.checked : control.value),
      ),
    )

export const expectSaved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()

export async function openStep(page: Page, label: string) {
  const steps = page.getByRole('navigation', { name: 'Steps of the application' }).getByRole('link')
  await steps.filter({ has: page.getByText(label, { exact: true }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Apply New Grant: ${label}` })).toBeVisible()
}
