import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { Builder, Capabilities } from 'selenium-webdriver'
import { startMockHost } from '@mocks/server/mock-host'
import { toAddress, listOwnPages, DEMO_EMAILS, VISITORS } from '@tests/e2e/support/visitors'
import { SCANS } from '@tests/support/scans'
import { personAt, type Person } from './webkit-person'

export interface WebKitWalk {
  readonly driverAddress: string
  readonly browser: string
  readonly dist: string
  /** Called after each part. */
  readonly onPart: (part: WalkedPart) => void
}

export interface WalkedPart {
  readonly name: string
  /** Null if the part passed. */
  readonly error: string | null
}

const STEPS = ['/project', '/supervisors', '/uploads', '/reviewers'] as const

/** A browser may skip its back/forward cache, but rarely does. */
const MOST_RETURNS = 5

/** Each part starts with nobody signed in and empty storage. */
const PARTS: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'every page of everybody opens, and is no wider than the window': async (person) => {
    const wider: string[] = []
    for (const visitor of VISITORS) {
      const email = DEMO_EMAILS[visitor]
      if (email) await person.logIn(email)
      for (const { path } of listOwnPages(visitor)) {
        await person.open(toAddress(path))
        const overflow = await person.overflow()
        if (overflow > 0) wider.push(`${path} is ${overflow} px wider than the window`)
      }
      if (email) await person.logOut()
    }
    if (wider.length > 0) throw new Error(wider.join('\n'))
  },

  'an application is written in five steps, and submitted': async (person) => {
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
  },

  'a Dean answers from a link': async (person) => {
    await person.open('/dean?app_ID=23&Role=Dean')
    await person.answerAll('Approve')
    await person.press('Submit')
    await person.press('Approve')
    await person.arrive('/popup2')
  },

  'a scanned page is drawn, whichever way it is compressed': async (person) => {
    await person.logIn('applicant2@demo.urc')
    await person.open('/uploads')
    for (const scan of SCANS) await person.seesScan(resolve('tests/screens/pdf/scans', scan))
  },

  'a page from the back/forward cache stays': (person) => returnTo(person, 'Submitted Grants', true),

  'a page from the back/forward cache gives way once the session has ended': (person) =>
    returnTo(person, 'Research Grants', false, person.endSession),

  'a page from the back/forward cache says that its person has logged out in another tab': (person) =>
    returnTo(person, 'Nirmala has logged out', false, person.logOut),
}

/** Leaves a list and goes back until the page comes from the back/forward cache, then checks what it shows. */
async function returnTo(person: Person, heading: string, hasRows: boolean, meanwhile = () => Promise.resolve()) {
  for (let returns = 1; ; returns += 1) {
    await person.logIn('applicant@demo.urc')
    if ((await person.leaveAndComeBack('/submittedgrant', meanwhile)) === 'kept') break
    if (returns === MOST_RETURNS) throw new Error(`The browser kept none of ${returns} pages that were left`)
    await person.beginAnew()
  }
  await person.seesAfterwards(heading, hasRows)
}

/** Runs every part, even after a failure. The last part checks the console output of the whole run. */
export async function walkInWebKit({ driverAddress, browser, dist, onPart }: WebKitWalk): Promise<WalkedPart[]> {
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
      // The driver discards the browser's console output.
      args: ['-c', `exec ${browser} --automation --enable-write-console-messages-to-stdout=true >${said} 2>&1`],
    },
  })
  const walked: WalkedPart[] = []
  const note = (name: string, error: string | null) => {
    const part = { name, error }
    walked.push(part)
    onPart(part)
  }
  try {
    const driver = await new Builder().usingServer(driverAddress).withCapabilities(capabilities).build()
    try {
      const person = personAt(driver, host.origin.replace(/\/$/, ''), pdf)
      for (const [name, walk] of Object.entries(PARTS)) {
        const ended = person.beginAnew().then(() => walk(person))
        note(name, await ended.then(() => null, String))
      }
    } finally {
      await driver.quit()
    }
    const errors = readFileSync(said, 'utf8')
      .split('\n')
      .filter((line) => /^CONSOLE \S+ ERROR/.test(line))
    note('the console has no error', errors.length > 0 ? errors.join('\n') : null)
  } finally {
    await host.close()
    rmSync(folder, { recursive: true })
  }
  return walked
}
