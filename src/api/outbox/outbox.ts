import { isSamePerson } from '../same-person'
import type { Person, Session } from '../session'
import {
  canBeUndone,
  isPending,
  isUnsettled,
  outcomeOf,
  type OutboxEntry,
  type Outcome,
  type OutboxStage,
  type OutboxRequest,
} from './entry'

/** How long something waits, in seconds: enough to read what will happen and think again. */
export const UNDO_SECONDS = 8

const NOT_CHECKED: Outcome = {
  state: 'failed',
  text: 'We could not check whether you are still signed in. Nothing was sent. Please try again.',
  choiceStands: true,
}
const FAULT: Outcome = {
  state: 'unconfirmed',
  text: 'Something went wrong in this page. Please look at the list before you try again.',
}

export interface OutboxSettings {
  readonly session: Pick<Session, 'person' | 'snapshot' | 'confirm' | 'subscribe'>
  readonly logIn: {
    /** Resolves to true once the person is signed in again, to false when that was given up. */
    readonly ask: () => Promise<boolean>
    readonly answer: (signedIn: boolean) => void
  }
}

/** What the page shows of it at this moment. */
export interface OutboxState {
  /** Of the person who is, or was last, signed in here; the newest first. */
  readonly entries: readonly OutboxEntry[]
  /** The seconds of all that waits stand still. */
  readonly canBeUndone: boolean
  /** The log-in that it asked for was given up: nothing goes on until the person has logged in again. */
  readonly needsLogIn: boolean
  /** What somebody else had waiting here, and was never sent. */
  readonly dropped: { readonly of: Person; readonly count: number } | null
}

/**
 * What waits to be sent, is being sent, and was: of this page and not of a screen, so that moving about drops nothing.
 * Everything waits some seconds, then goes one after the other; none is held up by what another came to. It belongs to
 * who made it: before each is sent the host is asked who is signed in, and nothing goes out as somebody else.
 */
export class Outbox {
  #entries: readonly OutboxEntry[] = []
  /** Those whose time is over, in that order. */
  #line: readonly number[] = []
  #lastId = 0
  #holds = new Map<symbol, 'seconds' | 'all'>()
  #timer: ReturnType<typeof setInterval> | undefined
  /** Came between two ticks: each has its seconds in full. */
  #young = new Set<number>()
  #underWay: Promise<void> | null = null
  #isBusy = false
  #needsLogIn = false
  #dropped: OutboxState['dropped'] = null
  #viewer: Person | null = null
  #state: OutboxState = { entries: [], canBeUndone: false, needsLogIn: false, dropped: null }
  #byKey: ReadonlyMap<string, OutboxEntry> = new Map()
  #listeners = new Set<() => void>()

  constructor(private readonly settings: OutboxSettings) {
    const { session } = settings
    session.subscribe(() => {
      const state = session.snapshot()
      if (state.state === 'left') this.#drop(state.now)
      else if (session.person) this.#meet(session.person)
    })
  }

  readonly snapshot = (): OutboxState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The newest line about one thing. */
  readonly find = (key: string): OutboxEntry | undefined => this.#byKey.get(key)

  /** Lets something wait. What is over about the same thing makes room for it; what waits about it stays, alone. */
  readonly add = (toSend: OutboxRequest): void => {
    const owner = this.settings.session.person ?? this.#viewer
    const earlier = this.find(toSend.key)
    if (!owner || (earlier && isPending(earlier))) return
    const id = (this.#lastId += 1)
    const stage: OutboxStage = toSend.atOnce ? { at: 'in line' } : { at: 'waiting', left: UNDO_SECONDS, paused: false }
    if (this.#timer !== undefined) this.#young.add(id)
    this.#viewer = owner
    this.#entries = [
      { ...toSend, id, owner, stage, isRead: false },
      ...this.#entries.filter((entry) => entry !== earlier),
    ]
    if (toSend.atOnce) this.#line = [...this.#line, id]
    this.#changed()
  }

  /** Takes back what was not begun. */
  readonly undo = (id: number): void => this.#remove((entry) => entry.id === id && canBeUndone(entry))

  /** What can be taken back, the newest first. */
  readonly held = (): readonly OutboxEntry[] => this.#state.entries.filter(canBeUndone)

  readonly pause = (id: number, paused: boolean): void =>
    this.#move(id, ({ stage }) => (stage.at === 'waiting' ? { ...stage, paused } : stage))

  readonly goNow = (id: number): void => {
    const entry = this.#entries.find((one) => one.id === id)
    if (entry?.stage.at === 'waiting') this.#putInLine([id])
  }

  readonly again = (id: number): void => {
    const entry = this.#entries.find((one) => one.id === id)
    const again = entry && outcomeOf(entry)?.again
    if (entry && again) this.add({ ...entry, atOnce: true, run: again.run })
  }

  /** What is over, and was read. */
  readonly dismiss = (isMeant: (entry: OutboxEntry) => boolean): void => {
    this.#entries = this.#entries.map((entry) =>
      !isPending(entry) && isMeant(entry) ? { ...entry, isRead: true } : entry,
    )
    this.#remove((entry) => entry.isRead === true && !isUnsettled(entry))
  }

  /** The seconds stand still, or nothing more is begun, until the function that this returns is called. */
  readonly hold = (what: 'seconds' | 'all'): (() => void) => {
    const hold = Symbol(what)
    this.#holds.set(hold, what)
    this.#changed()
    return () => {
      if (this.#holds.delete(hold)) this.#changed()
    }
  }

  /** Asks for the log-in that was given up before. */
  readonly logInAgain = (): void => {
    this.#needsLogIn = false
    this.#changed()
  }

  /** Lets what is under way come to its end, for a log-out: without a log-in, if it waits for one. */
  readonly settled = async (): Promise<void> => {
    this.settings.logIn.answer(false)
    await this.#underWay
  }

  /** Drops what waits and forgets the rest: it belonged to who has left. */
  readonly clear = (): void => this.#remove(() => true)

  /** Somebody is signed in: the same person again, or another one, as whom nothing of the first may go out. */
  #meet(person: Person): void {
    this.#viewer = person
    this.#needsLogIn = false
    if (this.#dropped && isSamePerson(this.#dropped.of, person)) this.#dropped = null
    this.#drop(person)
  }

  /** Ends what waits of anybody else; of everybody, where nobody is signed in any more. */
  #drop(now: Person | null): void {
    const dropped = this.#entries.filter((entry) => canBeUndone(entry) && !(now && isSamePerson(entry.owner, now)))
    const text = now
      ? `Not sent: ${now.name || now.email || 'somebody else'} logged in here meanwhile.`
      : 'Not sent: there was a log-out in another tab.'
    const [first] = dropped
    if (first) this.#dropped = { of: first.owner, count: dropped.length }
    this.#entries = this.#entries.map((entry) =>
      dropped.includes(entry) ? over(entry, { state: 'failed', text }) : entry,
    )
    this.#changed()
  }

  #move(id: number, next: (entry: OutboxEntry) => OutboxStage): void {
    this.#entries = this.#entries.map((entry) => (entry.id === id ? { ...entry, stage: next(entry) } : entry))
    this.#changed()
  }

  #remove(isMeant: (entry: OutboxEntry) => boolean): void {
    this.#entries = this.#entries.filter((entry) => !isMeant(entry))
    this.#changed()
  }

  #putInLine(ids: readonly number[]): void {
    this.#line = [...this.#line, ...ids]
    this.#entries = this.#entries.map((entry) =>
      ids.includes(entry.id) ? { ...entry, stage: { at: 'in line' } } : entry,
    )
    this.#changed()
  }

  /** Counts ticks and reads no clock: the portal's clock may be turned, and stands still in a test. */
  readonly #tick = (): void => {
    this.#entries = this.#entries.map((entry) => {
      const { id, stage } = entry
      if (stage.at !== 'waiting' || stage.paused || this.#young.delete(id)) return entry
      return { ...entry, stage: { ...stage, left: stage.left - 1 } }
    })
    // The oldest is the last of the list.
    const ended = this.#entries.filter(({ stage }) => stage.at === 'waiting' && stage.left === 0).toReversed()
    this.#putInLine(ended.map(({ id }) => id))
  }

  #changed(): void {
    const waits = this.#entries.some(({ stage }) => stage.at === 'waiting' && !stage.paused)
    if (waits && this.#holds.size === 0) this.#timer ??= setInterval(this.#tick, 1000)
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
      this.#young.clear()
    }
    const viewer = this.#viewer
    const theirs = viewer ? this.#entries.filter(({ owner }) => isSamePerson(owner, viewer)) : []
    this.#state = {
      entries: theirs.filter(({ isRead }) => !isRead),
      canBeUndone: this.#holds.size > 0,
      needsLogIn: this.#needsLogIn,
      dropped: this.#dropped,
    }
    this.#byKey = new Map(theirs.map((entry) => [entry.key, entry]))
    this.#listeners.forEach((listener) => listener())
    void this.#work()
  }

  /** Empties the line, one after the other. */
  async #work(): Promise<void> {
    if (this.#isBusy || this.#needsLogIn) return
    this.#isBusy = true
    for (let next = this.#next(); next; next = this.#next()) {
      const whose = await this.#whoseSession()
      if (whose === 'nobody’s') break
      // It may have been undone meanwhile, or dropped.
      if (this.#next() !== next) continue
      this.#underWay = whose === 'theirs' ? this.#send(next) : this.#finish(next, NOT_CHECKED)
      await this.#underWay
      this.#underWay = null
    }
    this.#isBusy = false
  }

  #next(): OutboxEntry | undefined {
    if ([...this.#holds.values()].includes('all')) return undefined
    this.#line = this.#line.filter((id) =>
      this.#entries.some((entry) => entry.id === id && entry.stage.at === 'in line'),
    )
    return this.#entries.find(({ id }) => id === this.#line[0])
  }

  /** Another tab may have logged out since, or in as another person: the line is empty then. */
  async #whoseSession(): Promise<'theirs' | 'nobody’s' | 'not known'> {
    const whose = await this.settings.session.confirm({}).catch(() => 'not known' as const)
    if (whose === 'not known') return whose
    if (whose !== 'signed-out') return whose === 'same' ? 'theirs' : 'nobody’s'
    const signedIn = await this.settings.logIn.ask()
    this.#needsLogIn = !signedIn
    this.#changed()
    return signedIn ? 'theirs' : 'nobody’s'
  }

  async #send(entry: OutboxEntry): Promise<void> {
    this.#move(entry.id, () => ({ at: 'sending' }))
    const outcome = await entry.run(entry.owner).catch((error: unknown) => {
      console.error('sending', error instanceof Error ? error.name : error)
      return FAULT
    })
    await this.#finish(entry, outcome)
  }

  async #finish({ id }: OutboxEntry, outcome: Outcome): Promise<void> {
    this.#move(id, () => ({ at: 'over', outcome, isListed: outcome.listRead === undefined }))
    const listed = () => {
      this.#move(id, () => ({ at: 'over', outcome, isListed: true }))
      this.dismiss(({ isRead = false }) => isRead)
    }
    void outcome.listRead?.then(listed, listed)
  }
}

const over = (entry: OutboxEntry, outcome: Outcome): OutboxEntry => ({
  ...entry,
  stage: { at: 'over', outcome, isListed: true },
})
