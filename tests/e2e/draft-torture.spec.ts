import { createHash } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { SeededRandom } from '@mocks/seed/random'
import { makePdfFile } from './support/applicant'
import { readFieldValues, expectSaved, openStep } from './support/draft'
import { killBrowser, launchBrowser } from './support/kill-browser'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

/** Set by `npm run torture`. */
const EDITS = Number(process.env.TORTURE_EDITS ?? 500)
const SEED = Number(process.env.TORTURE_SEED ?? 3)
const KILLS = Number(process.env.TORTURE_KILLS ?? 3)

/** Edits per draft. Several drafts run in parallel, each with its own seed. */
const OF_ONE_DRAFT = 100

/** Edits before the tab is killed. */
const LIFE = 10

/** Approximate number of edits before another step is opened. */
const STAY = 3

const DRAFTS = Array.from({ length: Math.ceil(EDITS / OF_ONE_DRAFT) }, (_, index) => ({
  seed: SEED + index,
  edits: Math.min(OF_ONE_DRAFT, EDITS - index * OF_ONE_DRAFT),
}))

const TEXTS = ['', 'පර්යේෂණ', 'முனைவர் 7', '0', '  spaces  ', '<b>&amp;"\\', '👩‍🔬 2012'] as const

/** Everything editable on a step: fields, choices, rows and files. File inputs are visually hidden. */
const EDITABLE =
  'form :is(input:not([type=hidden]), select:not([aria-disabled=true]), textarea, button[aria-label^="Remove"], fieldset[id] > div > button[type=button])'

const editable = (page: Page) => page.getByRole('main').locator(EDITABLE)

const kindOf = (control: Locator) =>
  control.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))

/** SHA-256 of every chosen file, by name. */
const hashes = new Map<string, string>()

async function edit(page: Page, random: SeededRandom, count: number): Promise<string> {
  const all = editable(page)
  const control = all.nth(random.between(0, (await all.count()) - 1))
  const kind = await kindOf(control)
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
      hashes.set(file.name, createHash('sha256').update(file.buffer).digest('hex'))
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

async function open(page: Page, step: Step) {
  await openStep(page, STEP_DETAILS[step].label)
  // Waits for the lists to choose from and the files of an earlier visit.
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
  await expect(editable(page).first()).toBeAttached()
}

const content = async (page: Page) => ({
  answers: await readFieldValues(page),
  files: await page
    .getByRole('button', { name: /^Remove .*\.pdf$/ })
    .evaluateAll((all) => all.map((one) => one.ariaLabel)),
})

type Content = Awaited<ReturnType<typeof content>>

/** Closes the tab without unload handlers, or crashes it. Neither lets the page run any more code. */
async function kill(context: BrowserContext, page: Page, crash: boolean) {
  if (crash) {
    const devtools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // Gets no response: its target has crashed.
    void devtools.send('Page.crash').catch(() => {})
    await crashed
  }
  await page.close({ runBeforeUnload: false })
}

for (const { seed, edits } of DRAFTS)
  test(`${edits} random edits, seed ${seed}: a killed tab keeps what it showed as saved`, async ({
    page: first,
    context,
  }) => {
    const problems: string[] = []
    context.on('weberror', (error) => problems.push(error.error().message))
    const random = new SeededRandom(seed)
    await logIn(first, 'applicant2@demo.urc')

    const saved = new Map<Step, Content>()
    const done: string[] = []
    let page = first
    await page.goto('/grant')
    await page.getByLabel('Position').fill('Senior Lecturer')
    await expectSaved(page)
    saved.set('profile', await content(page))
    let step: Step = 'profile'
    for (let count = 1; count <= edits; count += 1) {
      if (count % LIFE === 1 || random.between(1, STAY) === 1) {
        step = random.pick(STEPS)
        await open(page, step)
      }
      done.push(`${count} ${step}: ${await edit(page, random, count)}`)
      await expectSaved(page)
      saved.set(step, await content(page))
      if (count % LIFE !== 0) continue

      await kill(context, page, (count / LIFE) % 2 === 0)
      page = await context.newPage()
      await page.goto('/grant')
      for (const [edited, before] of saved) {
        await open(page, edited)
        await expect.poll(() => content(page), `seed ${seed}, ${edited} after ${done.join('; ')}`).toEqual(before)
      }
    }
    expect(problems).toEqual([])
  })

/** Hashes each file in the browser's database. */
const storedFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('draft-files')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const objects = database.transaction('files').objectStore('files')
          const values = objects.getAll()
          values.onsuccess = async () => {
            database.close()
            const found: Record<string, string> = {}
            for (const file of values.result.filter((value) => value instanceof File)) {
              const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
              found[file.name] = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
            }
            resolve(found)
          }
        }
      }),
  )

test(`a browser killed ${KILLS} times, seed ${SEED}, keeps what it showed as saved`, async ({ baseURL }, info) => {
  const random = new SeededRandom(SEED)
  const saved = new Map<Step, Content>()
  const done: string[] = []
  const start = async () => {
    const context = await launchBrowser(info.outputPath('profile'), baseURL)
    await context.addInitScript(() => void Reflect.deleteProperty(window, 'caches'))
    const page = context.pages()[0] ?? (await context.newPage())
    // Later runs restore the session of the first.
    if (saved.size === 0) await logIn(page, 'applicant2@demo.urc')
    await page.goto('/grant')
    return { context, page }
  }
  const note = async (page: Page, step: Step) => {
    await expectSaved(page)
    saved.set(step, await content(page))
  }

  let { context, page } = await start()
  await page.getByLabel('Position').fill('Senior Lecturer')
  await note(page, 'profile')
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Every run replaces or removes a file, before or after another edit.
    const steps: Step[] = random.between(0, 1) === 0 ? ['uploads', random.pick(STEPS)] : [random.pick(STEPS), 'uploads']
    for (const [index, step] of steps.entries()) {
      await open(page, step)
      const name = await edit(page, random, kill * 10 + index)
      done.push(`${kill} ${step}: ${name}`)
      await note(page, step)
    }
    // The browser flushes local storage some seconds after a change. The kill comes before, during or after that.
    await page.waitForTimeout(random.between(0, 2000))
    await killBrowser(context)

    ;({ context, page } = await start())
    for (const [edited, before] of saved) {
      await open(page, edited)
      await expect.poll(() => content(page), `seed ${SEED}, ${edited} after ${done.join('; ')}`).toEqual(before)
    }
    const names = saved.get('uploads')?.files.map((label) => label?.replace('Remove ', '') ?? '') ?? []
    const chosen = Object.fromEntries(names.map((name) => [name, hashes.get(name)]))
    expect(await storedFiles(page), done.join('; ')).toEqual(chosen)
  }
  await context.close()
})
