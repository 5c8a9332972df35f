import { expect, type Page } from '@playwright/test'

export const DEMO_PASSWORD = 'demo1234'

/** Waits until the form is not `inert`. Otherwise Playwright would fill it in before the portal runs. */
const waitForForm = (page: Page) => page.locator('form:not([inert])').first().waitFor()

export async function logIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto('/login')
  await waitForForm(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await closeGreeting(page)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Some log-ins show a greeting before the dashboard. */
async function closeGreeting(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' })
  const greeting = page.getByRole('alertdialog')
  await expect(heading.or(greeting).first()).toBeVisible()
  if (await greeting.isVisible()) await greeting.getByRole('button', { name: 'OK' }).click()
}

export async function signUp(page: Page, email: string, password: string) {
  await page.goto('/')
  await expect(page).toHaveURL(/\/frontpage$/)
  await page.getByRole('link', { name: /Research Grants/ }).click()
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await waitForForm(page)
  await page.getByLabel('First Name').fill('Sunil')
  await page.getByLabel('Last Name').fill('Perera')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Welcome to the Research Grant Management System!')).toBeVisible()
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log Out' }).click()
  // A person with a log of sent e-mails is prompted to keep it.
  const dialog = page.getByRole('dialog', { name: 'Keep your work on this device?' })
  await expect(dialog.or(page.getByRole('heading', { level: 1, name: 'Research Grants' })).first()).toBeVisible()
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Keep and log out' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** Ends the session on the host without notifying the page. */
export const endSessionOnHost = (page: Page) => page.evaluate(async () => (await fetch('/Logout.php')).text())

/** Closes the alert with this text: a dialog, or a notice if the focus is in a field. */
export async function closeAlert(page: Page, text: string | RegExp) {
  const ok = page.getByRole('button', { name: 'OK', exact: true })
  const alert = page.locator('[role="alertdialog"], [data-notice]').filter({ hasText: text, has: ok })
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}
