import { vi } from 'vitest'
import type { Person } from '@/api/session'
import { STATUS } from '@/domain/status/status'
import { agreementWrite } from '@/areas/council/granted/agreement.write'
import { budgetWrite } from '@/areas/council/granted/budget.write'
import { denialWrite, grantWrite } from '@/areas/council/decisions/decision.write'
import { reportWrite } from '@/areas/council/granted/report.write'
import {
  canBeUndone,
  isHeld,
  isPending,
  isRestored,
  mayHaveArrived,
  getOutcome,
  type QueuedWrite,
  type WriteRequest,
} from '@/writes/entry'
import { UNDO_SECONDS } from '@/writes/queue'
import { NOT_RECORDED, type Outcome, type RetryAction, type Write } from '@/writes/write'
import { SeededRandom } from '@mocks/seed/random'
import { Browser, PEOPLE, type Disk, type Tab } from './browser'
import { APPLICATIONS, SmallHost, type Network } from './host'

export const ACTIONS = ['grant', 'deny', 'budget', 'report', 'agreement'] as const

type ActionName = (typeof ACTIONS)[number]

/** One event of a life. Tabs, applications and people are indexes, taken modulo their number. */
export type Step =
  | { readonly does: 'press'; readonly tab: number; readonly action: ActionName; readonly on: readonly number[] }
  /** `everywhere`: in all tabs at once. */
  | {
      readonly does: 'undo' | 'go now' | 'go on' | 'dismiss' | 'send restored' | 'discard'
      readonly tab: number
      readonly everywhere: boolean
    }
  | { readonly does: 'try again'; readonly tab: number; readonly way: RetryAction }
  | { readonly does: 'wait'; readonly milliseconds: number }
  | { readonly does: 'network'; readonly is: Network }
  | { readonly does: 'disk'; readonly is: Disk }
  | { readonly does: 'kill' | 'log out'; readonly tab: number }
  /**
   * Kills a page `after` milliseconds of sending, and opens another one. `disk`: state of the disk from half of that time
   * on. `as`: the version that stored the records. `sends`: whether the person sends what is restored.
   */
  | {
      readonly does: 'crash'
      readonly tab: number
      readonly after: number
      readonly disk: Disk
      readonly as: 'this version' | 'an earlier one'
      readonly sends: boolean
    }
  /** Ends the session on the host, `after` milliseconds into the sending. */
  | { readonly does: 'expire'; readonly tab: number; readonly after: number }
  | { readonly does: 'open' }
  /** `quietly`: without a message to the open pages, as from another client. */
  | { readonly does: 'sign in'; readonly person: number; readonly quietly: boolean }
  | { readonly does: 'another desk'; readonly on: number; readonly status: 'granted' | 'denied' }

/** A write that a person has asked for. */
interface Press {
  readonly id: string
  readonly action: ActionName
  readonly by: Person
  /** Undone, discarded, dismissed or shown as sent. */
  isOver: boolean
  isSent: boolean
  isUndone: boolean
  /** Number of times that the person sent it again. */
  again: number
  /** Of these, with a step that may have been done. */
  resent: number
  /** Stored by a page that was killed. */
  mustSurvive: boolean
}

const LETTER = { about: 'About', to: 'a@b.example', html: 'Text' }

/** In milliseconds: longer than all waits of the queue together. */
const LONG_AFTER = 600_000

/** In milliseconds. */
const LONGEST_DELAY = 40

/** Plays a life, then ends all faults. Returns the violated invariants as sentences. */
export async function play(steps: readonly Step[], seed: number): Promise<string[]> {
  const life = new Life(seed)
  const logged = vi.spyOn(console, 'error').mockImplementation((...words) => life.wrong.push(words.join(' ')))
  life.hasDiskFaults = steps.some((step) => step.does === 'disk' || (step.does === 'crash' && step.disk !== 'works'))
  // An outage alone must end no write.
  life.hasOutagesOnly = !steps.some(
    (step) =>
      ['disk', 'sign in', 'log out', 'another desk'].includes(step.does) ||
      (step.does === 'crash' && step.disk !== 'works') ||
      (step.does === 'network' && step.is === 'refusing'),
  )
  for (const step of steps) await life.live(step)
  await life.calmDown()
  life.checkPresses()
  life.end()
  logged.mockRestore()
  return [...new Set(life.wrong)]
}

class Life {
  readonly #host = new SmallHost()
  readonly #random: SeededRandom
  readonly #browser: Browser
  readonly #presses = new Map<string, Press>()
  #pressed = 0
  #signedIn: Person | null = null
  readonly wrong: string[] = this.#host.overwritten
  hasOutagesOnly = false
  hasDiskFaults = false

  constructor(seed: number) {
    this.#random = new SeededRandom(seed)
    this.#browser = new Browser(this.#host, () => this.#random.between(1, LONGEST_DELAY))
    const [first] = PEOPLE
    this.#signIn(first ?? null)
    if (first) this.#browser.open(first)
  }

  async live(step: Step): Promise<void> {
    const { tabs } = this.#browser
    const index = 'tab' in step ? step.tab % Math.max(tabs.length, 1) : -1
    const chosen = 'everywhere' in step && step.everywhere ? [...tabs] : [tabs[index]]
    const taken = Promise.all(chosen.map((tab) => this.#take(step, tab)))
    await vi.advanceTimersByTimeAsync(this.#random.between(1, 300))
    // The device has two seconds to store a press.
    if (step.does === 'press') await vi.advanceTimersByTimeAsync(2000)
    await taken
    this.#checkOutcomes()
  }

  async #take(step: Step, tab: Tab | undefined): Promise<void> {
    const entries = entriesOf(tab)
    switch (step.does) {
      case 'press':
        return this.#press(tab, step.action, step.on)
      case 'undo': {
        const undone = entries.filter(canBeUndone)
        for (const press of this.#pressesOf(undone.filter(({ origin }) => origin === 'press'))) {
          press.isUndone = true
          press.isOver = true
        }
        tab?.writes.undo(...idsOf(undone))
        // A page that is killed earlier can leave the stored copy, which is then offered.
        return void (await vi.advanceTimersByTimeAsync(LONGEST_DELAY))
      }
      case 'go now':
        return sendNow(tab)
      case 'send restored':
        return this.#sendRestored(tab)
      case 'discard': {
        const restored = entries.filter(isRestored)
        this.#settle(restored)
        return tab?.writes.discard(...idsOf(restored))
      }
      case 'go on':
        return tab?.writes.resume()
      case 'dismiss': {
        const over = entries.filter(({ stage }) => stage.status === 'over')
        this.#settle(over)
        return tab?.writes.dismiss(...idsOf(over))
      }
      case 'try again': {
        const able = entries.filter((entry) => isRestored(entry) || getOutcome(entry)?.retryActions?.includes(step.way))
        if (step.way === 'send') this.#countAgain(able, tab)
        return tab?.writes.tryAgain(step.way, ...idsOf(able))
      }
      case 'wait':
        return void (await vi.advanceTimersByTimeAsync(step.milliseconds))
      case 'network':
        this.#host.network = step.is
        return
      case 'disk':
        this.#browser.works = step.is
        return
      case 'crash':
        sendNow(tab)
        await vi.advanceTimersByTimeAsync(step.after / 2)
        this.#browser.works = step.disk
        await vi.advanceTimersByTimeAsync(step.after / 2)
        this.#kill(tab)
        this.#browser.works = 'works'
        if (tab && step.as === 'an earlier one') this.#browser.ageRecords(tab)
        return this.#goOnAfterCrash(step.sends)
      case 'kill':
        return this.#kill(tab)
      case 'expire':
        sendNow(tab)
        await vi.advanceTimersByTimeAsync(step.after)
        this.#signedIn = null
        return this.#host.signInQuietly(null)
      case 'log out':
        return this.#logOut(tab)
      case 'open':
        if (this.#signedIn && this.#browser.tabs.length < 3) this.#browser.open(this.#signedIn)
        return
      case 'sign in': {
        this.#browser.tabs.forEach((one) => this.#expectToSurvive(one))
        const person = PEOPLE[step.person % PEOPLE.length] ?? null
        if (!step.quietly) return this.#signIn(person)
        this.#signedIn = person
        return this.#host.signInQuietly(person?.id ?? null)
      }
      case 'another desk':
        return this.#host.decideElsewhere(APPLICATIONS[step.on % APPLICATIONS.length] ?? '', STATUS[step.status])
    }
  }

  async #press(tab: Tab | undefined, action: ActionName, on: readonly number[]): Promise<void> {
    if (tab?.state !== 'valid') return
    const isDecision = action === 'grant' || action === 'deny'
    const requests = on.flatMap((index) => {
      const row = this.#host.applications.get(APPLICATIONS[index % APPLICATIONS.length] ?? '')
      if (!row || (isDecision && row.status !== STATUS.approved)) return []
      this.#pressed += 1
      // An amount, so that a grant can carry it.
      const id = String(1000 + this.#pressed)
      const none = { isOver: false, isSent: false, isUndone: false, again: 0, resent: 0, mustSurvive: false }
      this.#presses.set(id, { id, action, by: tab.owner, ...none })
      return [requestOf(action, row, id)]
    })
    const isReplaced = ({ key, stage }: QueuedWrite) =>
      stage.status === 'over' && requests.some((request) => request.key === key)
    this.#settle(entriesOf(tab).filter(isReplaced))
    await tab.writes.add(requests, requests.length > 1 ? 'several' : undefined)
    const added = this.#pressesOf(tab.writes.snapshot().entries)
    // A second press about the same application is ignored.
    for (const { write } of requests) {
      const id = pressIdOf(write)
      if (!added.some((press) => press.id === id)) this.#presses.delete(id)
    }
  }

  async #goOnAfterCrash(sends: boolean): Promise<void> {
    const tab = this.#signedIn ? this.#browser.open(this.#signedIn) : undefined
    await vi.advanceTimersByTimeAsync(500)
    if (sends) this.#sendRestored(tab)
  }

  #sendRestored(tab: Tab | undefined): void {
    const restored = entriesOf(tab).filter(isRestored)
    // The press does not allow repeating an e-mail that may have been sent: its line asks later.
    this.#countAgain(restored, tab, ({ write }) => write.reached?.step !== 'email')
    tab?.writes.sendNow(...idsOf(restored))
  }

  /** Logs out, and discards what waits. */
  async #logOut(tab: Tab | undefined): Promise<void> {
    if (tab?.state !== 'valid') return
    this.#checkOutcomes()
    this.#settle(entriesOf(tab))
    await Promise.race([tab.writes.waitUntilSettled(), vi.advanceTimersByTimeAsync(60_000)])
    this.#settle(entriesOf(tab))
    tab.writes.clear()
    this.#browser.kill(tab)
    this.#signIn(null)
  }

  #signIn(person: Person | null): void {
    this.#signedIn = person
    this.#browser.signIn(person)
  }

  #kill(tab: Tab | undefined): void {
    if (!tab) return
    this.#checkOutcomes()
    this.#expectToSurvive(tab)
    this.#browser.kill(tab)
  }

  #expectToSurvive(tab: Tab): void {
    const isUnsent = (entry: QueuedWrite) => {
      const outcome = getOutcome(entry)
      return isHeld(entry) || (outcome !== undefined && outcome.state !== 'sent')
    }
    const stored = tab.writes.snapshot().entries.filter(({ storedBy }) => storedBy !== undefined)
    for (const press of this.#pressesOf(stored.filter(isUnsent))) press.mustSurvive = true
  }

  #pressOf({ write }: QueuedWrite): Press | undefined {
    return this.#presses.get(pressIdOf(write))
  }

  #pressesOf(entries: readonly QueuedWrite[]): Press[] {
    return entries.flatMap((entry) => this.#pressOf(entry) ?? [])
  }

  #settle(entries: readonly QueuedWrite[]): void {
    for (const press of this.#pressesOf(entries)) press.isOver = true
  }

  /** @param mayResend whether the person knows what is sent a second time */
  #countAgain(
    entries: readonly QueuedWrite[],
    tab: Tab | undefined,
    mayResend: (entry: QueuedWrite) => boolean = () => true,
  ): void {
    const others = this.#browser.tabs.filter((one) => one !== tab).flatMap(entriesOf)
    const taken = this.#pressesOf(others.filter((entry) => !isRestored(entry) && isPending(entry)))
    for (const entry of entries) {
      const press = this.#pressOf(entry)
      if (!press) continue
      // Only one of two tabs sends it.
      if (!taken.includes(press)) press.again += 1
      if (mayHaveArrived(entry) && mayResend(entry)) press.resent += 1
      // A disk that hangs can keep the copy of an undone write, which is then restored.
      press.isUndone = false
    }
  }

  /** Compares the outcomes that the pages show with the host. */
  #checkOutcomes(): void {
    for (const entry of this.#browser.tabs.flatMap(entriesOf)) {
      const press = this.#pressOf(entry)
      const outcome = getOutcome(entry)
      if (press && outcome) this.#checkOutcome(press, entry, outcome)
    }
  }

  #checkOutcome(press: Press, { write, origin }: QueuedWrite, { state, text, remainingStep }: Outcome): void {
    const { id } = press
    // Another page has sent it, or may send it afterwards.
    if (text.startsWith('Another tab') || (origin === 'closed page' && text === NOT_RECORDED)) return
    const isEmailed = this.#timesExecuted(press, true) > 0
    const row = this.#host.applications.get(write.applicationId)
    if (state === 'sent') {
      press.isOver = true
      press.isSent = true
      // The list shows that the agreement was requested, but not by which e-mail.
      const isRequested = press.action === 'agreement' && row?.requested
      if (write.letter && !isEmailed && !isRequested) this.wrong.push(`${id} is shown as sent without its e-mail`)
      if (!write.letter && row?.decision === 'Pending') this.wrong.push(`${id} is shown as saved, and is not saved`)
    } else if (state === 'failed') {
      if (this.hasOutagesOnly && !text.startsWith('This application was changed'))
        this.wrong.push(`${id} has failed by an outage alone`)
      if (remainingStep?.step !== 'email' && this.#timesExecuted(press, false) > 0)
        this.wrong.push(`${id} is shown as not sent, and is saved`)
      if (isEmailed) this.wrong.push(`${id} is shown as not e-mailed, and is e-mailed`)
    }
  }

  #timesExecuted({ id }: Press, isLetter: boolean): number {
    return this.#host.executed.filter(({ press, call }) => press === id && isEmail(call) === isLetter).length
  }

  /** Ends all faults. The pages must go on by themselves, and after a log-in of each person. */
  async calmDown(): Promise<void> {
    const { tabs } = this.#browser
    this.#host.network = 'up'
    this.#browser.works = 'works'
    await vi.advanceTimersByTimeAsync(LONG_AFTER)
    for (const tab of tabs.filter(({ state, owner }) => state === 'valid' && owner.id === this.#host.signedIn)) {
      const { stopReason } = tab.writes.snapshot()
      if (stopReason === 'no host') this.wrong.push('a queue does not go on by itself')
      // Until the person logs in, or presses "Log in again".
      if (stopReason === 'signed out') continue
      for (const { id } of this.#pressesOf(
        entriesOf(tab).filter((entry) => getOutcome(entry)?.retryActions?.join() === 'look'),
      ))
        this.wrong.push(`${id} is not looked for`)
    }
    for (const person of [...PEOPLE, ...PEOPLE]) {
      this.#signIn(person)
      const sent = new Set([...this.#presses.values()].filter(({ isSent }) => isSent))
      const tab = this.#browser.open(person)
      await vi.advanceTimersByTimeAsync(LONG_AFTER)
      this.#checkOutcomes()
      const offered = this.#pressesOf(entriesOf(tab).filter(isRestored))
      for (const press of this.hasDiskFaults ? [] : offered)
        if (sent.has(press) || press.isUndone)
          this.wrong.push(`${press.id} was ${press.isUndone ? 'undone' : 'shown as sent'}, and is offered again`)
      const isEndless = ({ stage }: QueuedWrite) => ['storing', 'sending', 'in line'].includes(stage.status)
      const own = this.#browser.tabs.filter(({ state, owner }) => state === 'valid' && owner === person)
      for (const { id } of this.#pressesOf(own.flatMap(entriesOf).filter(isEndless)))
        this.wrong.push(`${id} never ends`)
      if (tab.writes.snapshot().stopReason !== null) this.wrong.push(`the queue of ${person.name} has stopped for good`)
    }
  }

  checkPresses(): void {
    const stored = new Set([...this.#browser.disk.values()].map(({ request }) => pressIdOf(request.write)))
    const shown = new Set(this.#pressesOf(this.#browser.tabs.flatMap(({ writes }) => writes.snapshot().entries)))
    for (const press of this.#presses.values()) {
      const { id, by, again, resent, isUndone, isOver, mustSurvive } = press
      const executed = this.#host.executed.filter((one) => one.press === id)
      for (const { by: sender } of executed)
        if (sender !== null && sender !== by.id) this.wrong.push(`${id} of ${by.id} was sent by ${sender}`)
      if (isUndone && executed.length > 0) this.wrong.push(`${id} was undone, and is sent`)
      for (const isLetter of [true, false]) {
        const name = `the ${isLetter ? 'e-mail' : 'save'} of ${id}`
        const requested = this.#host.requested.filter(
          (one) => one.press === id && isEmail(one.call) === isLetter,
        ).length
        if (requested > 1 + again) this.wrong.push(`${name} was sent ${requested} times by ${1 + again} presses`)
        if (this.#timesExecuted(press, isLetter) > 1 + resent) this.wrong.push(`${name} was executed twice`)
      }
      if (mustSurvive && !isOver && !stored.has(id) && !shown.has(press) && !isComplete(press, executed))
        this.wrong.push(`${id} was stored, and is lost`)
    }
  }

  end(): void {
    this.#browser.tabs.forEach((tab) => this.#browser.kill(tab))
    vi.clearAllTimers()
  }
}

const entriesOf = (tab: Tab | undefined): readonly QueuedWrite[] =>
  tab?.state === 'valid' ? tab.writes.snapshot().entries : []

const idsOf = (entries: readonly QueuedWrite[]): string[] => entries.map(({ id }) => id)

const sendNow = (tab: Tab | undefined): void =>
  tab?.writes.sendNow(...idsOf(entriesOf(tab).filter(({ stage }) => stage.status === 'waiting')))

const isEmail = (call: string) => call === 'sendEmail' || call === 'requestAgreementByEmail'

const isComplete = ({ action }: Press, executed: readonly { readonly call: string }[]) =>
  executed.some(({ call }) => (action === 'budget' ? call === 'decideBudget' : isEmail(call)))

/** Returns the id of the press, which the calls carry as amount, decision or subject. */
const pressIdOf = ({ input, letter }: Write): string => (typeof input === 'string' ? input : (letter?.subject ?? ''))

const KINDS = {
  grant: grantWrite,
  deny: denialWrite,
  budget: budgetWrite,
  report: reportWrite,
  agreement: agreementWrite,
}

function requestOf(action: ActionName, row: { readonly applicationId: string }, id: string): WriteRequest {
  const kind = KINDS[action]
  const { applicationId } = row
  const letter = { ...LETTER, logKey: `${action}:${applicationId}`, subject: id }
  const details = { startDate: '', period: '', amount: id }
  const input = action === 'budget' ? id : details
  const listed = { ...row, projectTitle: 'Title', email: 'a@b.example' }
  return {
    key: `${action === 'deny' ? 'grant' : action}:${applicationId}`,
    what: action,
    nouns: ['write', 'writes'],
    shownId: applicationId,
    title: 'Title',
    ending: 'goes out',
    page: '/',
    write: {
      kind: kind.name,
      applicationId,
      input,
      // `kind` is one of several types, so its methods accept no common row.
      seen: JSON.stringify(kind.getComparedValues?.(listed as never, input as never)),
      ...(action !== 'budget' && {
        letter: action === 'agreement' ? { ...letter, agreementOf: applicationId } : letter,
      }),
    },
  }
}

export const LONGEST_WAIT = (UNDO_SECONDS + 4) * 1000
