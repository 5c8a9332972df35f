import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { Builder, By, Capabilities, error as failures, type WebDriver, type WebElement } from 'selenium-webdriver'
import { startMockHost } from '@mocks/server/mock-host'
import { addressOf, ownPagesOf, PEOPLE, VISITORS } from '@tests/e2e/support/visits'
import { STANDSTILL } from '@tests/support/standstill'

export interface WebKitWalk {
  /** Where WebKitWebDriver answers. */
  readonly driverAddress: string
  readonly browser: string
  readonly dist: string
  /** Called with each part of the walk that went well. */
  readonly tell: (part: string) => void
}

/** The words of a page that is loading are not seen for a moment, so they are looked for in what is hidden too. */
const COMPLETE = `
  const main = document.querySelector('main')
  return main?.querySelector('h1') != null && document.querySelector('main[aria-busy="true"], form[inert]') === null &&
    !main.textContent.includes('Loading...') && !/Loading\\.\\.\\.|Checking|Still counting/.test(document.body.innerText)`

const ARRIVED = `return location.pathname === arguments[0] && document.activeElement?.tagName === 'H1'`

const HAS_ROWS = `document.querySelector('tbody tr td') !== null`

const NOTE_THE_RETURN = `addEventListener('pageshow', ({ persisted }) => { window.isKept = persisted })`

const SAID = `
  const said = [...document.querySelectorAll('h1, [role="alert"], [role="alertdialog"], [role="dialog"], [aria-invalid="true"]')]
  const words = (element) => element.innerText || (element.labels?.[0]?.innerText ?? '') + ' is not valid'
  return location.pathname + ': ' + said.map(words).join('; ').slice(0, 1000)`

/** A table learns a frame after it is drawn that it has to scroll in its own region. */
const OVERFLOW = `
  const done = arguments[0]
  const look = (frames) => {
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (overflow <= 0 || frames === 0) done(overflow)
    else requestAnimationFrame(() => look(frames - 1))
  }
  look(30)`

/** What is asked for in this form is known by the words of a label. */
const ANSWERS: readonly [RegExp, string][] = [
  [/email/i, 'kamala@example.org'],
  [/phone/i, '077 123 4567'],
  [/^year/i, '2012'],
  [/duration/i, '01/01/2012-31/12/2012'],
  [/amount|cost/i, '250000'],
  [/link/i, 'https://example.org/paper'],
  [/currency/i, 'LKR'],
]

const answerTo = (label: string) => ANSWERS.find(([words]) => words.test(label))?.[1] ?? 'Seed banks of montane forests'

interface Field {
  readonly id: string
  readonly element: WebElement
  readonly kind: string
  readonly label: string
}

const EMPTY_FIELDS = `
  const fields = [...document.querySelectorAll('main input, main select, main textarea')]
  const isOpen = (field) => field.checkVisibility() && !field.disabled && !field.readOnly && (field.type === 'radio' ? !field.checked : field.value === '')
  return fields.filter(isOpen).map((element) => ({
    element,
    id: element.id || element.name + element.value,
    kind: element.tagName === 'SELECT' ? 'select' : element.type,
    label: element.labels?.[0]?.textContent.trim() ?? element.getAttribute('aria-label') ?? '',
  }))`

/** A person at WebKit. Playwright drives a WebKit of its own alone, so this one is asked over WebDriver. */
function personAt(driver: WebDriver, origin: string, pdf: string) {
  const wait = <T>(condition: () => Promise<T | null | false>, what: string) =>
    driver.wait(condition, STANDSTILL).catch(async (problem: unknown) => {
      if (!(problem instanceof failures.TimeoutError)) throw problem
      throw new Error(`${what}; the page says: ${await driver.executeScript<string>(SAID)}`)
    })

  const open = async (path: string) => {
    await driver.get(origin + path)
    await wait(() => driver.executeScript<boolean>(COMPLETE), `${path} is not complete`)
  }

  /** The address changes before the page does, which then takes the focus to its heading. */
  const arrive = (path: string) => wait(() => driver.executeScript<boolean>(ARRIVED, path), `${path} does not follow`)

  /** The last one: a dialog stands behind the page in the document. */
  const press = async (name: string) => {
    const named = By.xpath(`//button[normalize-space()="${name}"]`)
    const found = await wait(async () => (await driver.findElements(named)).at(-1) ?? null, `There is no ${name}`)
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found)
    if (found) await found.click()
  }

  const fill = async ({ element, kind, label }: Field, text: string) => {
    if (kind === 'file') {
      await element.sendKeys(pdf)
      await wait(
        async () => (await driver.findElements(By.css('[aria-label^="Remove"]'))).length > 0,
        `${label} is not there`,
      )
    } else if (kind === 'select') {
      const options = await wait(async () => {
        const all = await element.findElements(By.css('option'))
        return all.length > 1 && all
      }, `${label} has nothing to choose`)
      await (options || [])[1]?.click()
    } else await element.sendKeys(text)
  }

  /** Answers every question of the form that has no answer yet; a question with two answers with the one that is named. */
  const answerAll = async (chosen: string, answers: Readonly<Record<string, string>> = {}) => {
    const done = new Set<string>()
    // Looked for again each time: an answer may bring new questions, or draw the form anew.
    for (;;) {
      const fields = await driver.executeScript<Field[]>(EMPTY_FIELDS)
      const next = fields.find(
        ({ id, kind, label }) => !done.has(id) && kind !== 'checkbox' && (kind !== 'radio' || label === chosen),
      )
      if (!next) return
      done.add(next.id)
      const answered =
        next.kind === 'radio' ? next.element.click() : fill(next, answers[next.label] ?? answerTo(next.label))
      await answered.catch((problem: unknown) => {
        if (!(problem instanceof failures.StaleElementReferenceError)) throw problem
        done.delete(next.id)
      })
    }
  }

  const logIn = async (email: string) => {
    await open('/login')
    await answerAll('', { Email: email, Password: 'demo1234' })
    await press('Login')
    await wait(async () => {
      const greeting = await driver.findElements(By.xpath('//*[@role="alertdialog"]//button[normalize-space()="OK"]'))
      await greeting[0]?.click().catch(() => {})
      return new URL(await driver.getCurrentUrl()).pathname === '/dashboard'
    }, `${email} is not logged in`)
  }

  const endSession = () => driver.executeAsyncScript('fetch("/Logout.php").then(arguments[0])')

  /** What another tab of the portal leaves of a person who logs out there. */
  const logOut = async () => {
    await endSession()
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()')
  }

  /** Leaves a list for a page that is not the portal's, and takes the browser's way back to it. */
  const leaveAndComeBack = async (path: string, meanwhile = () => Promise.resolve<unknown>(null)) => {
    await open(path)
    await wait(() => driver.executeScript<boolean>(`return ${HAS_ROWS}`), `${path} has no rows`)
    await driver.executeScript(NOTE_THE_RETURN)
    await driver.get(`${origin}/THIRD-PARTY-LICENSES.txt`)
    await meanwhile()
    await driver.navigate().back()
    await wait(() => driver.executeScript<boolean>('return window.isKept'), `${path} was not kept by the browser`)
  }

  /** The list, or the page that has taken its place without a row of it. */
  const seesAfterwards = async (heading: string, hasRows: boolean) => {
    const seen = `${COMPLETE} && main.querySelector('h1').innerText === arguments[0] && (${HAS_ROWS}) === arguments[1]`
    await wait(() => driver.executeScript<boolean>(seen, heading, hasRows), `${heading} is not what is seen`)
  }

  return { open, arrive, press, answerAll, logIn, logOut, endSession, leaveAndComeBack, seesAfterwards }
}

const STEPS = ['/project', '/supervisors', '/uploads', '/reviewers'] as const

/**
 * Opens every page as everybody, writes an application, answers a link and comes back to a page that was left. Returns the errors of the console, and what is
 * wider than the window.
 */
export async function walkInWebKit({ driverAddress, browser, dist, tell }: WebKitWalk): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-walk-'))
  const pdf = join(folder, 'file.pdf')
  const said = join(folder, 'said.txt')
  const document = await PDFDocument.create()
  document.addPage()
  writeFileSync(pdf, await document.save())
  const host = await startMockHost({ port: 0, scenario: 'council-year', dialect: 'legacy', dist })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: '/bin/sh',
      // The driver throws away what the browser says.
      args: ['-c', `exec ${browser} --automation --enable-write-console-messages-to-stdout=true >${said} 2>&1`],
    },
  })
  const driver = await new Builder().usingServer(driverAddress).withCapabilities(capabilities).build()
  const problems: string[] = []
  try {
    const person = personAt(driver, host.origin.replace(/\/$/, ''), pdf)
    for (const visitor of VISITORS) {
      const email = PEOPLE[visitor]
      if (email) await person.logIn(email)
      for (const { path } of ownPagesOf(visitor)) {
        await person.open(addressOf(path))
        const overflow = await driver.executeAsyncScript<number>(OVERFLOW)
        if (overflow > 0) problems.push(`${path} is ${overflow} px wider than the window`)
      }
      if (email) await person.logOut()
    }
    tell('every page of everybody opens')

    await person.logIn('newcomer@demo.urc')
    await person.open('/grant')
    for (const step of STEPS) {
      await person.answerAll('No')
      await person.press('Next')
      await person.arrive(step)
    }
    await person.answerAll('No')
    await person.press('Finish and Submit')
    await person.arrive('/popup')
    await person.logOut()
    tell('an application is written in five steps, and submitted')

    await person.open('/dean?app_ID=23&Role=Dean')
    await person.answerAll('Approve')
    await person.press('Submit')
    await person.press('Approve')
    await person.arrive('/popup2')
    tell('a Dean answers from a link')

    await person.logIn('applicant@demo.urc')
    await person.leaveAndComeBack('/submittedgrant')
    await person.seesAfterwards('Submitted Grants', true)
    await person.leaveAndComeBack('/submittedgrant', person.endSession)
    await person.seesAfterwards('Research Grants', false)
    await person.logIn('applicant@demo.urc')
    await person.leaveAndComeBack('/submittedgrant', person.logOut)
    await person.seesAfterwards('Nirmala has logged out', false)
    tell('a page from the back/forward cache stays, and shows no row once its person has logged out')
  } finally {
    await driver.quit()
    problems.push(
      ...readFileSync(said, 'utf8')
        .split('\n')
        .filter((line) => /^CONSOLE \S+ ERROR/.test(line)),
    )
    await host.close()
    rmSync(folder, { recursive: true })
  }
  return problems
}
