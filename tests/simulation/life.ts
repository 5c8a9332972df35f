import { vi } from 'vitest'
import type { Person } from '@/api/session'
import { STATUS } from '@/domain/status/status'
import { agreementWrite } from '@/areas/council/agreements/agreement.write'
import { budgetWrite } from '@/areas/council/budgets/budget.write'
import { denialWrite, grantWrite } from '@/areas/council/decisions/decision.write'
import { reportWrite } from '@/areas/council/reports/report.write'
import { canBeUndone, isHeld, isOffered, outcomeOf, type QueuedWrite, type WriteRequest } from '@/writes/entry'
import { UNDO_SECONDS } from '@/writes/queue'
import type { Way } from '@/writes/write'
import { Browser, PEOPLE, type Disk, type Tab } from './browser'
import { APPLICATIONS, SmallHost, type Network } from './host'

export const ACTIONS = ['grant', 'deny', 'budget', 'report', 'agreement'] as const

type ActionName = (typeof ACTIONS)[number]

/** One thing that happens in a life. Tabs, applications and entries are numbers, of which the rest of a division counts. */
export type Step =
  | { readonly does: 'press'; readonly tab: number; readonly action: ActionName; readonly on: readonly number[] }
  /** `everywhere`: in all tabs at once. */
  | {
      readonly does: 'undo' | 'go now' | 'go on' | 'dismiss' | 'send left over' | 'discard'
      readonly tab: number
      readonly everywhere: boolean
    }
  | { readonly does: 'try again'; readonly tab: number; readonly way: Way }
  | { readonly does: 'wait'; readonly milliseconds: number }
  | { readonly does: 'network'; readonly is: Network }
  | { readonly does: 'disk'; readonly is: Disk }
  | { readonly does: 'kill' | 'log out'; readonly tab: number }
  /**
   * A page is killed while it sends: `after` so many milliseconds. `disk`: how its disk is from half of them on.
   * `as`: the version of the portal that it was of. `sends`: whether the next page sends what it offers.
   */
  | {
      readonly does: 'crash'
      readonly tab: number
      readonly after: number
      readonly disk: Disk
      readonly as: 'this version' | 'an earlier one'
      readonly sends: boolean
    }
  | { readonly does: 'open' }
  /** `quietly`: by something that tells the open pages nothing. */
  | { readonly does: 'sign in'; readonly person: number; readonly quietly: boolean }
  | { readonly does: 'another desk'; readonly on: number; readonly status: 'granted' | 'denied' }

/** What a person has asked for, and what came of it. */
interface Press {
  readonly id: string
  readonly action: ActionName
  readonly by: Person
  /** The person undid, discarded or dismissed it, or was told that it is sent. */
  isOver: boolean
  isUndone: boolean
  /** How often the person sent it again, and how often of these a step that may have been done. */
  again: number
  resent: number
  /** A killed page had it stored. */
  mustSurvive: boolean
}

const LETTER = { about: 'About', to: 'a@b.example', html: 'Text' }

const MANY = 20

/** Plays a life, then calms everything down. Returns what is wrong in the end, as sentences. */
export async function play(steps: readonly Step[], seed: number): Promise<string[]> {
  const host = new SmallHost()
  const random = numbersOf(seed)
  const browser = new Browser(host, () => 1 + (random() % 40))
  const logged = vi.spyOn(console, 'error').mockImplementation((...words) => wrong.push(words.join(' ')))
  const presses = new Map<string, Press>()
  let pressed = 0
  const wrong: string[] = host.overwritten
  // Outages alone must end nothing.
  const isCalm = !steps.some(
    (step) =>
      ['disk', 'sign in', 'log out', 'another desk'].includes(step.does) ||
      (step.does === 'crash' && step.disk !== 'works') ||
      (step.does === 'network' && step.is === 'refusing'),
  )
  let signedIn: Person | null = PEOPLE[0] ?? null
  if (signedIn) {
    browser.signIn(signedIn)
    browser.open(signedIn)
  }
  const tabAt = (index: number): Tab | undefined => browser.tabs[index % Math.max(browser.tabs.length, 1)]
  const entriesOf = (tab: Tab | undefined) => (tab?.state === 'valid' ? tab.writes.snapshot().entries : [])
  const pressOf = ({ write }: QueuedWrite): Press | undefined => presses.get(nameOf(write.input, write.letter?.subject))

  const settle = (entries: readonly QueuedWrite[]) => {
    for (const entry of entries) {
      const found = pressOf(entry)
      if (found) found.isOver = true
    }
  }

  async function press(tab: Tab | undefined, action: ActionName, on: readonly number[]) {
    if (tab?.state !== 'valid') return
    const requests = on.flatMap((index) => {
      const id = APPLICATIONS[index % APPLICATIONS.length] ?? ''
      const row = [...host.applications.values()].find(({ applicationId }) => applicationId === id)
      if (!row || ((action === 'grant' || action === 'deny') && row.status !== STATUS.approved)) return []
      pressed += 1
      // An amount, so that a grant can carry it.
      const name = String(1000 + pressed)
      presses.set(name, {
        id: name,
        action,
        by: tab.owner,
        isOver: false,
        isUndone: false,
        again: 0,
        resent: 0,
        mustSurvive: false,
      })
      return [requestOf(action, row, name)]
    })
    // A new press replaces what is over.
    settle(entriesOf(tab).filter(({ key, stage }) => stage.at === 'over' && requests.some((one) => one.key === key)))
    await tab.writes.add(requests, requests.length > 1 ? 'several' : undefined)
    // A second press about the same thing is ignored.
    for (const { write } of requests) {
      const name = nameOf(write.input, write.letter?.subject)
      if (!tab.writes.snapshot().entries.some((entry) => pressOf(entry)?.id === name)) presses.delete(name)
    }
  }

  const resend = (entries: readonly QueuedWrite[]) => {
    for (const entry of entries) {
      const found = pressOf(entry)
      if (!found) continue
      found.again += 1
      // The copy of what was undone may be left over from a disk that hung.
      found.isUndone = false
      if (entry.write.reached?.mayBeDone) found.resent += 1
    }
  }
  /** Checks what the person of a page is told now. */
  function listen(tab: Tab) {
    for (const entry of entriesOf(tab)) {
      const found = pressOf(entry)
      const outcome = outcomeOf(entry)
      if (!found || !outcome || outcome.text.startsWith('Another tab')) continue
      // Another page may send it afterwards, as no page has claimed it.
      if (entry.from === 'closed page' && outcome.text.startsWith('This device could not record')) continue
      const done = (call: 'save' | 'email') =>
        host.executed.filter((one) => one.press === found.id && isEmail(one.call) === (call === 'email')).length
      if (outcome.state === 'sent') {
        found.isOver = true
        // The list says that the agreement was requested, not by which e-mail.
        const isRequested = host.applications.get(entry.write.applicationId)?.requested && found.action === 'agreement'
        if (entry.write.letter && done('email') === 0 && !isRequested)
          wrong.push(`${found.id} was called sent without its e-mail`)
        if (!entry.write.letter && host.applications.get(entry.write.applicationId)?.decision === 'Pending')
          wrong.push(`${found.id} was called saved, and is not`)
      } else if (outcome.state === 'failed') {
        const { left } = outcome
        if (isCalm && !outcome.text.startsWith('This application was changed'))
          wrong.push(`${found.id} has ended, although nothing has refused it`)
        if (left?.step !== 'email' && done('save') > 0) wrong.push(`${found.id} was called not sent, and is saved`)
        if (done('email') > 0) wrong.push(`${found.id} was called not e-mailed, and is`)
      }
    }
  }

  async function take(step: Step, tab: Tab | undefined): Promise<void> {
    const entries = entriesOf(tab)
    const idsOf = (chosen: readonly QueuedWrite[]) => chosen.map(({ id }) => id)
    switch (step.does) {
      case 'press':
        return press(tab, step.action, step.on)
      case 'undo': {
        const undone = entries.filter(canBeUndone)
        for (const entry of undone.filter(({ from }) => from === 'press')) {
          const found = pressOf(entry)
          if (found) found.isUndone = true
        }
        settle(undone.filter(({ from }) => from === 'press'))
        return tab?.writes.undo(...idsOf(undone))
      }
      case 'go now':
        return tab?.writes.goNow(...idsOf(entries.filter(({ stage }) => stage.at === 'waiting')))
      case 'send left over': {
        const offered = entries.filter(isOffered)
        resend(offered)
        return tab?.writes.goNow(...idsOf(offered))
      }
      case 'discard': {
        const offered = entries.filter(isOffered)
        settle(offered)
        return tab?.writes.discard(...idsOf(offered))
      }
      case 'go on':
        return tab?.writes.goOn()
      case 'dismiss': {
        const over = entries.filter(({ stage }) => stage.at === 'over')
        settle(over)
        return tab?.writes.dismiss(...idsOf(over))
      }
      case 'try again': {
        const able = entries.filter((entry) => outcomeOf(entry)?.ways?.includes(step.way))
        if (step.way === 'send') resend(able)
        return tab?.writes.tryAgain(step.way, ...idsOf(able))
      }
      case 'wait':
        return void (await vi.advanceTimersByTimeAsync(step.milliseconds))
      case 'network':
        host.network = step.is
        return
      case 'disk':
        browser.works = step.is
        return
      case 'crash': {
        tab?.writes.goNow(...idsOf(entries.filter(({ stage }) => stage.at === 'waiting')))
        await vi.advanceTimersByTimeAsync(step.after / 2)
        browser.works = step.disk
        await vi.advanceTimersByTimeAsync(step.after / 2)
        kill(tab)
        browser.works = 'works'
        if (tab && step.as === 'an earlier one') browser.ageRecords(tab)
        const next = signedIn ? browser.open(signedIn) : undefined
        await vi.advanceTimersByTimeAsync(500)
        if (!step.sends) return
        const offered = entriesOf(next).filter(isOffered)
        resend(offered)
        return next?.writes.goNow(...idsOf(offered))
      }
      case 'kill':
        return kill(tab)
      case 'log out':
        if (tab?.state !== 'valid') return
        // The question at log-out was answered with Discard.
        listen(tab)
        settle(entries)
        await Promise.race([tab.writes.settled(), vi.advanceTimersByTimeAsync(60_000)])
        settle(entriesOf(tab))
        tab.writes.clear()
        browser.kill(tab)
        browser.signIn((signedIn = null))
        return
      case 'open':
        if (signedIn && browser.tabs.length < 3) browser.open(signedIn)
        return
      case 'sign in':
        browser.tabs.forEach((one) => survive(one.writes.snapshot().entries))
        signedIn = PEOPLE[step.person % PEOPLE.length] ?? null
        if (step.quietly) host.signInQuietly(signedIn?.id ?? null)
        else browser.signIn(signedIn)
        return
      case 'another desk':
        return host.decideElsewhere(APPLICATIONS[step.on % APPLICATIONS.length] ?? '', STATUS[step.status])
    }
  }

  function kill(tab: Tab | undefined) {
    if (!tab) return
    listen(tab)
    survive(tab.writes.snapshot().entries)
    browser.kill(tab)
  }

  /** What was accepted, and stored, must be there afterwards. */
  function survive(entries: readonly QueuedWrite[]) {
    for (const entry of entries) {
      const found = pressOf(entry)
      const isUnsent = outcomeOf(entry) !== undefined && outcomeOf(entry)?.state !== 'sent'
      if (found && entry.storedBy !== undefined && (isHeld(entry) || isUnsent)) found.mustSurvive = true
    }
  }

  for (const step of steps) {
    const tabs =
      'everywhere' in step && step.everywhere ? [...browser.tabs] : ['tab' in step ? tabAt(step.tab) : undefined]
    const taken = Promise.all(tabs.map((tab) => take(step, tab)))
    await vi.advanceTimersByTimeAsync(1 + (random() % 300))
    // The device has two seconds to store a press.
    await vi.advanceTimersByTimeAsync(step.does === 'press' ? 2000 : 0)
    await taken
    browser.tabs.forEach(listen)
  }

  // Everything works again, and each person comes back once.
  host.network = 'up'
  browser.works = 'works'
  await vi.advanceTimersByTimeAsync(MANY * 30_000)
  for (const each of browser.tabs.filter(({ state, owner }) => state === 'valid' && owner.id === host.signedIn)) {
    if (each.writes.snapshot().stop === 'no host') wrong.push('a queue does not go on by itself')
    for (const entry of entriesOf(each))
      if (outcomeOf(entry)?.ways?.join() === 'look') wrong.push(`${pressOf(entry)?.id ?? ''} is not looked for`)
  }
  for (const person of [...PEOPLE, ...PEOPLE]) {
    browser.signIn(person)
    const tab = browser.open(person)
    await vi.advanceTimersByTimeAsync(MANY * 30_000)
    browser.tabs.forEach(listen)
    for (const each of browser.tabs.filter(({ state, owner }) => state === 'valid' && owner === person))
      for (const entry of entriesOf(each))
        if (['storing', 'sending', 'in line'].includes(entry.stage.at))
          wrong.push(
            `${pressOf(entry)?.id ?? ''} is ${entry.stage.at} for ever, ${each.writes.snapshot().stop ?? 'without a stop'}`,
          )
    if (tab.writes.snapshot().stop !== null) wrong.push(`the queue of ${person.name} has stopped for ever`)
  }
  const kept = new Set(
    [...browser.disk.values()].map(({ request: { write } }) => nameOf(write.input, write.letter?.subject)),
  )
  for (const found of presses.values()) {
    const done = host.executed.filter(({ press: name }) => name === found.id)
    for (const { by } of done)
      if (by !== null && by !== found.by.id) wrong.push(`${found.id} of ${found.by.id} was sent by ${by}`)
    if (found.isUndone && done.length > 0) wrong.push(`${found.id} was undone, and is sent`)
    for (const isLetter of [true, false]) {
      const sent = host.requested.filter(
        ({ press: name, call }) => name === found.id && isEmail(call) === isLetter,
      ).length
      if (sent > 1 + found.again) wrong.push(`${found.id} was sent ${sent} times without a press`)
      const times = done.filter(({ call }) => isEmail(call) === isLetter).length
      if (times > 1 + found.resent)
        wrong.push(`the ${isLetter ? 'e-mail' : 'save'} of ${found.id} was sent ${times} times`)
    }
    const isShown = browser.tabs.some((tab) => tab.writes.snapshot().entries.some((entry) => pressOf(entry) === found))
    if (found.mustSurvive && !found.isOver && !kept.has(found.id) && !isShown && !isDone(found.action, done))
      wrong.push(`${found.id} was accepted, and is gone`)
  }
  browser.tabs.forEach((tab) => browser.kill(tab))
  vi.clearAllTimers()
  logged.mockRestore()
  return [...new Set(wrong)]
}

const isEmail = (call: string) => call === 'sendEmail' || call === 'requestAgreementByEmail'

const isDone = (action: ActionName, done: readonly { readonly call: string }[]) =>
  done.some(({ call }) => (action === 'budget' ? call === 'decideBudget' : isEmail(call)))

/** Returns the name of a press, which its calls carry. */
const nameOf = (input: unknown, subject = ''): string => (typeof input === 'string' ? input : subject)

const SEEN_KINDS = {
  grant: grantWrite,
  deny: denialWrite,
  budget: budgetWrite,
  report: reportWrite,
  agreement: agreementWrite,
}

function requestOf(action: ActionName, row: { readonly applicationId: string }, name: string): WriteRequest {
  const kind = SEEN_KINDS[action]
  const { applicationId } = row
  const letter = { ...LETTER, logKey: `${action}:${applicationId}`, subject: name }
  const details = { startDate: '', period: '', amount: name }
  const input = action === 'budget' ? name : details
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
      // Each kind reads the rows and inputs of its own list.
      seen: JSON.stringify(kind.seen?.(listed as never, input as never)),
      ...(action !== 'budget' && {
        letter: action === 'agreement' ? { ...letter, agreementOf: applicationId } : letter,
      }),
    },
  }
}

/** A small generator of numbers, so that a seed repeats the delays of a life. */
function numbersOf(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

export const LONGEST_WAIT = (UNDO_SECONDS + 4) * 1000
