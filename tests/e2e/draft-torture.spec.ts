import { createHash } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { SeededRandom } from '@mocks/seed/random'
import { makePdfFile } from './support/applicant'
import { readFieldValues, expectSaved, openStep } from './support/draft'
import { killBrowser, launchBrowser } from './support/kill-browser'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

/** `npm run torture` sets these. */
const EDITS = Number(process.env.TORTURE_EDITS ?? 500)
const SEED = Number(process.env.TORTURE_SEED ?? 3)
const KILLS = Number(process.env.TORTURE_KILLS ?? 3)

/** Several drafts run in parallel, each with its own seed. */
const EDITS_PER_DRAFT = 100

const EDITS_PER_TAB = 10

/** Average number of edits before another step is opened. */
const EDITS_PER_STEP = 3

const DRAFTS = Array.from({ length: Math.ceil(EDITS / EDITS_PER_DRAFT) }, (_, index) => ({
  seed: SEED + index,
  edits: Math.min(EDITS_PER_DRAFT, EDITS - index * EDITS_PER_DRAFT),
}))

const TEXTS = ['', 'පර්යේෂණ', 'முனைவர் 7', '0', '  spaces  ', '<b>&amp;"\\', '👩‍🔬 2012'] as const

/** Matches fields, choices, rows and files. File inputs are visually hidden. */
const EDITABLE =
  'form :is(input:not([type=hidden]), select:not([aria-disabled=true]), textarea, button[aria-label^="Remove"], fieldset[id] > div > button[type=button])'

const findEditableControls = (page: Page) => page.getByRole('main').locator(EDITABLE)

const readKind = (control: Locator) =>
  control.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))

/** SHA-256 of every chosen file, by name. */
const fileHashes = new Map<string, string>()

async function edit(page: Page, random: SeededRandom, count: number): Promise<string> {
  const controls = findEditableControls(page)
  const control = controls.nth(random.between(0, (await controls.count()) - 1))
  const kind = await readKind(control)
  const name = (await control.getAttribute('aria-label')) ?? (await control.getAttribute('name')) ?? kind
  switch (kind) {
    case 'button':
      await control.click()
      return name
    case 'radio':
      await control.check()
      return name
    case 'select': {
      const values = await control
        .locator('option:enabled')
        .evaluateAll((options) => options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')))
      await control.selectOption(values[random.between(0, values.length - 1)] ?? '')
      return name
    }
    case 'url':
    case 'email':
      // The browser trims such a value when the field is rendered again.
      await control.fill(`${random.pick(TEXTS).trim()}${count}`)
      return name
    case 'number':
      await control.fill(String(count))
      return name
    case 'file': {
      const file = await makePdfFile(`${count}.pdf`, { bytes: random.between(0, 2_000_000) })
      await control.setInputFiles(file)
      await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible()
      fileHashes.set(file.name, createHash('sha256').update(file.buffer).digest('hex'))
      return file.name
    }
    case 'date':
      await control.fill(`20${random.between(10, 99)}-0${random.between(1, 9)}-1${random.between(0, 9)}`)
      return name
    default: {
      await control.fill(`${random.pick(TEXTS)}${count}`)
      return name
    }
  }
}

async function openLoadedStep(page: Page, step: Step) {
  await openStep(page, STEP_DETAILS[step].label)
  // Waits for the options of lists and for the files of an earlier visit.
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
  await expect(findEditableControls(page).first()).toBeAttached()
}

const readContent = async (page: Page) => ({
  values: await readFieldValues(page),
  files: await page
    .getByRole('button', { name: /^Remove .*\.pdf$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel)),
})

type Content = Awaited<ReturnType<typeof readContent>>

/** Closes the tab without unload handlers, or crashes it first. In both cases, the page runs no more code. */
async function killTab(context: BrowserContext, page: Page, crashes: boolean) {
  if (crashes) {
    const devtools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // Receives no response, because its target has crashed.
    void devtools.send('Page.crash').catch(() => {})
    await crashed
  }
  await page.close({ runBeforeUnload: false })
}

for (const { seed, edits } of DRAFTS)
  test(`${edits} random edits, seed ${seed}: a killed tab keeps saved values`, async ({ page: firstPage, context }) => {
    const problems: string[] = []
    context.on('weberror', (error) => problems.push(error.error().message))
    const random = new SeededRandom(seed)
    await logIn(firstPage, 'applicant2@demo.urc')

    const saved = new Map<Step, Content>()
    const log: string[] = []
    let page = firstPage
    await page.goto('/grant')
    await page.getByLabel('Position').fill('Senior Lecturer')
    await expectSaved(page)
    saved.set('profile', await readContent(page))
    let step: Step = 'profile'
    for (let count = 1; count <= edits; count += 1) {
      if (count % EDITS_PER_TAB === 1 || random.between(1, EDITS_PER_STEP) === 1) {
        step = random.pick(STEPS)
        await openLoadedStep(page, step)
      }
      log.push(`${count} ${step}: ${await edit(page, random, count)}`)
      await expectSaved(page)
      saved.set(step, await readContent(page))
      if (count % EDITS_PER_TAB !== 0) continue

      await killTab(context, page, (count / EDITS_PER_TAB) % 2 === 0)
      page = await context.newPage()
      await page.goto('/grant')
      for (const [edited, before] of saved) {
        await openLoadedStep(page, edited)
        await expect.poll(() => readContent(page), `seed ${seed}, ${edited} after ${log.join('; ')}`).toEqual(before)
      }
    }
    expect(problems).toEqual([])
  })

/** Hashes each file in the browser's database. */
const readStoredHashes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const request = indexedDB.open('draft-files')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const database = request.result
          const objects = database.transaction('files').objectStore('files')
          const values = objects.getAll()
          values.onsuccess = async () => {
            database.close()
            const hashesByName: Record<string, string> = {}
            for (const file of values.result.filter((value) => value instanceof File)) {
              const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
              hashesByName[file.name] = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
            }
            resolve(hashesByName)
          }
        }
      }),
  )

test(`a browser killed ${KILLS} times, seed ${SEED}, keeps saved values`, async ({ baseURL }, info) => {
  const random = new SeededRandom(SEED)
  const saved = new Map<Step, Content>()
  const log: string[] = []
  const startBrowser = async () => {
    const context = await launchBrowser(info.outputPath('profile'), baseURL)
    await context.addInitScript(() => void Reflect.deleteProperty(window, 'caches'))
    const page = context.pages()[0] ?? (await context.newPage())
    // Later runs restore the session of the first.
    if (saved.size === 0) await logIn(page, 'applicant2@demo.urc')
    await page.goto('/grant')
    return { context, page }
  }
  const recordSaved = async (page: Page, step: Step) => {
    await expectSaved(page)
    saved.set(step, await readContent(page))
  }

  let { context, page } = await startBrowser()
  await page.getByLabel('Position').fill('Senior Lecturer')
  await recordSaved(page, 'profile')
  for (let killCount = 1; killCount <= KILLS; killCount += 1) {
    // Every run replaces or removes a file, before or after another edit.
    const steps: Step[] = random.between(0, 1) === 0 ? ['uploads', random.pick(STEPS)] : [random.pick(STEPS), 'uploads']
    for (const [index, step] of steps.entries()) {
      await openLoadedStep(page, step)
      const name = await edit(page, random, killCount * 10 + index)
      log.push(`${killCount} ${step}: ${name}`)
      await recordSaved(page, step)
    }
    // The browser flushes local storage some seconds after a change. The kill comes before, during or after that.
    await page.waitForTimeout(random.between(0, 2000))
    await killBrowser(context)

    ;({ context, page } = await startBrowser())
    for (const [edited, before] of saved) {
      await openLoadedStep(page, edited)
      await expect.poll(() => readContent(page), `seed ${SEED}, ${edited} after ${log.join('; ')}`).toEqual(before)
    }
    const names = saved.get('uploads')?.files.map((label) => label?.replace('Remove ', '') ?? '') ?? []
    const expectedHashes = Object.fromEntries(names.map((name) => [name, fileHashes.get(name)]))
    expect(await readStoredHashes(page), log.join('; ')).toEqual(expectedHashes)
  }
  await context.close()
})
