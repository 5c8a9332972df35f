import { By, error as failures, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { showsScan } from '@tests/support/scans'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'

/** Matches `textContent`, because a loading text is invisible at first. */
const COMPLETE = `
  const main = document.querySelector('main')
  return main?.querySelector('h1') != null && document.querySelector('main[aria-busy="true"], form[inert]') === null &&
    !main.textContent.includes('Loading...') && !/Loading\\.\\.\\.|Checking|Still counting/.test(document.body.innerText)`

const ARRIVED = `
  const isThere = () => { ${COMPLETE} }
  return location.pathname === arguments[0] && document.activeElement?.tagName === 'H1' && isThere()`

/** A static file outside the portal that runs no script. */
const NOT_OF_THE_PORTAL = '/THIRD-PARTY-LICENSES.txt'

const HAS_ROWS = `document.querySelector('tbody tr td') !== null`

const NOTE_THE_LEAVING = `window.wasLeft = true`

const HOW_IT_CAME = `
  if (document.contentType === 'text/plain' || document.readyState !== 'complete') return null
  return window.wasLeft ? 'kept' : 'loaded'`

const SAID = `
  const said = [...document.querySelectorAll('h1, [role="alert"], [role="alertdialog"], [role="dialog"], [aria-invalid="true"]')]
  const words = (element) => element.innerText || (element.labels?.[0]?.innerText ?? '') + ' is not valid'
  return location.pathname + ': ' + said.map(words).join('; ').slice(0, 1000)`

/** Polls, because a table gets its own scroll region one frame after it renders. */
const OVERFLOW = `
  const done = arguments[0]
  const look = (frames) => {
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (overflow <= 0 || frames === 0) done(overflow)
    else requestAnimationFrame(() => look(frames - 1))
  }
  look(30)`

const PROPOSAL = `
  const fields = [...document.querySelectorAll('main input[type="file"]')]
  return fields.find((field) => field.labels?.[0]?.textContent.trim().startsWith('Project Proposal'))`

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

/** Drives WebKit over WebDriver: Playwright supports only its own WebKit build. */
export function personAt(driver: WebDriver, origin: string, pdf: string) {
  /** Retries if WebDriver rejects the query, as it does while a page unloads or re-renders. */
  const wait = async <T>(condition: () => Promise<T | null | false>, what: string) => {
    let refusal = ''
    const asked = () =>
      condition().catch((problem: unknown) => {
        if (!(problem instanceof failures.WebDriverError)) throw problem
        refusal = `; it refused: ${problem.message}`
        return null
      })
    try {
      return await driver.wait(asked, NO_PROGRESS_TIMEOUT)
    } catch (problem) {
      if (!(problem instanceof failures.TimeoutError)) throw problem
      const said = await driver.executeScript<string>(SAID).catch(String)
      throw new Error(`${what}; the page says: ${said}${refusal}`, { cause: problem })
    }
  }

  const open = async (path: string) => {
    await driver.get(origin + path)
    await wait(() => driver.executeScript<boolean>(COMPLETE), `${path} is not complete`)
  }

  /** The URL changes before the page renders and focuses its heading. */
  const arrive = (path: string) => wait(() => driver.executeScript<boolean>(ARRIVED, path), `${path} does not follow`)

  /** Presses the last match: a dialog follows the page in document order. */
  const press = (name: string) =>
    wait(async () => {
      const button = (await driver.findElements(By.xpath(`//button[normalize-space()="${name}"]`))).at(-1)
      if (!button) return null
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', button)
      await button.click()
      return true
    }, `${name} cannot be pressed`)

  const fill = async ({ element, kind, label }: Field, text: string) => {
    if (kind === 'file') {
      const chosen = async () => (await driver.findElements(By.css('[aria-label^="Remove"]'))).length
      const before = await chosen()
      await element.sendKeys(pdf)
      // The page moves until the file is checked, so a click could miss its button.
      const isChecked = async () => (await chosen()) > before && (await driver.executeScript<boolean>(COMPLETE))
      await wait(isChecked, `${label} is not there`)
    } else if (kind === 'select') {
      const options = await wait(async () => {
        const all = await element.findElements(By.css('option'))
        return all.length > 1 && all
      }, `${label} has nothing to choose`)
      await (options || [])[1]?.click()
    } else await element.sendKeys(text)
  }

  /** Fills every empty field of the form. `chosen` is the label of the radio buttons to check. */
  const answerAll = async (chosen: string, answers: Readonly<Record<string, string>> = {}) => {
    const done = new Set<string>()
    // Queried again each time: a value can add fields or re-render the form.
    const answerNext = async () => {
      const fields = await driver.executeScript<Field[]>(EMPTY_FIELDS)
      const next = fields.find(
        ({ id, kind, label }) => !done.has(id) && kind !== 'checkbox' && (kind !== 'radio' || label === chosen),
      )
      if (!next) return 'all'
      if (next.kind === 'radio') await next.element.click()
      else await fill(next, answers[next.label] ?? answerTo(next.label))
      done.add(next.id)
      return 'one'
    }
    while ((await wait(answerNext, 'A field takes no answer')) === 'one');
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

  const endSession = () => driver.executeAsyncScript<void>('fetch("/Logout.php").then(() => arguments[0]())')

  /** Simulates a log-out in another tab of the portal. */
  const logOut = async () => {
    await endSession()
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()')
  }

  const beginAnew = async () => {
    await driver.get(origin + NOT_OF_THE_PORTAL)
    await logOut()
  }

  /** Leaves a list for a page outside the portal and goes back. Resolves to `kept` after a back/forward cache hit. */
  const leaveAndComeBack = async (path: string, meanwhile: () => Promise<void>) => {
    await open(path)
    await wait(() => driver.executeScript<boolean>(`return ${HAS_ROWS}`), `${path} has no rows`)
    await driver.executeScript(NOTE_THE_LEAVING)
    await driver.get(`${origin}${NOT_OF_THE_PORTAL}`)
    await meanwhile()
    await driver.navigate().back()
    return wait(() => driver.executeScript<'kept' | 'loaded'>(HOW_IT_CAME), `${path} does not come back`)
  }

  /** Waits for the list, or for the page without rows that replaced it. */
  const seesAfterwards = async (heading: string, hasRows: boolean) => {
    const seen = `${COMPLETE} && main.querySelector('h1').innerText === arguments[0] && (${HAS_ROWS}) === arguments[1]`
    await wait(() => driver.executeScript<boolean>(seen, heading, hasRows), `${heading} is not what is seen`)
  }

  const seesScan = async (path: string) => {
    const field = await driver.executeScript<WebElement>(PROPOSAL)
    await field.sendKeys(path)
    await wait(async () => {
      await driver.findElement(By.css('[aria-label="Preview Project Proposal"]')).click()
      return true
    }, `${path} has no preview`)
    await wait(async () => {
      const canvas = await driver.findElement(By.css('[role="dialog"] canvas'))
      return driver.executeScript<boolean>(showsScan, canvas)
    }, `${path} is not drawn`)
    await driver.actions().sendKeys(Key.ESCAPE).perform()
    await wait(async () => {
      await driver.findElement(By.css('[aria-label^="Remove"]')).click()
      return true
    }, `${path} cannot be removed`)
  }

  const overflow = () => driver.executeAsyncScript<number>(OVERFLOW)

  return {
    open,
    arrive,
    press,
    answerAll,
    logIn,
    logOut,
    endSession,
    beginAnew,
    leaveAndComeBack,
    seesAfterwards,
    seesScan,
    overflow,
  }
}

export type Person = ReturnType<typeof personAt>
