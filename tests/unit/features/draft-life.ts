/* oxlint-disable vitest/no-standalone-expect -- These methods run within a test. */
import { isDeepStrictEqual } from 'node:util'
import { expect, vi } from 'vitest'
import { makeEmptyForm, FILE_FIELDS, type ApplicationFiles } from '@/domain/application/application-form'
import { Draft } from '@/features/drafts/draft'
import type { DraftDatabase } from '@/features/drafts/draft-database'
import { getUnrestoredFiles, isSubmitted, isUntouched, type OtherVersion } from '@/features/drafts/draft-state'
import type { SubmissionRecord } from '@/features/drafts/stamp'
import { includesRecord, parseDraft } from '@/features/drafts/stored-draft'
import { getStorageKeys } from '@/lib/storage'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { storedDraft, typedForm } from '@tests/screens/apply/application'

const OWNERS = ['1', '2'] as const
export const TABS = [0, 1] as const

type Owner = (typeof OWNERS)[number]

const BEGUN: SubmissionRecord = { nextStage: { step: 'grant', mayBeDone: true } }
const SENT: SubmissionRecord = { nextStage: null }

const getRevision = (text: string | null = null) => parseDraft(text)?.stamp?.revision ?? 0

/** Creates a device whose storage can be full, reject writes, or respond late. */
function device() {
  const local = createMemoryStorage()
  const write = local.setItem.bind(local)
  const used = () => getStorageKeys(local).reduce((sum, key) => sum + key.length + (local.getItem(key)?.length ?? 0), 0)
  let room = Infinity
  let refuses = 'nothing'
  local.setItem = (key, text) => {
    const before = local.getItem(key)
    const more = text.length + (before === null ? key.length : -before.length)
    if (refuses === 'all' || refuses === key || used() + more > room)
      throw new DOMException('full', 'QuotaExceededError')
    write(key, text)
  }
  const records = new Map<string, { text: string; files: ApplicationFiles<File> }>()
  let fails = 'never'
  let waiting: (() => void)[] | null = null
  let flushed: [string, string][] = []
  /** Waits while the database is held. Requests are executed in their order. */
  const turn = async (isRefused: () => boolean) => {
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()))
    if (fails === 'always' || isRefused()) throw new DOMException('no')
  }
  const database: DraftDatabase = {
    read: async ({ owner }) => {
      await turn(() => fails === 'reads')
      const { text = null, files = {} } = records.get(owner) ?? {}
      return { text, files }
    },
    write: async ({ owner }, text, files) => {
      await turn(() => fails === 'files' && Object.values(files).some(Boolean))
      if (!includesRecord(text, records.get(owner)?.text ?? null)) return 'outdated'
      const all = Object.entries({ ...records.get(owner)?.files, ...files })
      records.set(owner, { text, files: Object.fromEntries(all.filter(([, file]) => file !== null)) })
      return 'written'
    },
    list: async () => [],
  }
  return {
    local,
    database,
    /** Leaves room for this many more characters. */
    leave: (characters: number) => void (room = used() + characters),
    refuse: (what: string) => void (refuses = what),
    failDatabase: (what: string) => void (fails = what),
    isFailing: () => fails === 'always',
    hold: () => void (waiting ??= []),
    isHeld: () => waiting !== null,
    isUnread: () => waiting !== null || fails === 'always' || fails === 'reads',
    release: () => {
      waiting?.forEach((go) => go())
      waiting = null
    },
    isBehind: (owner: Owner) => getRevision(local.getItem(`draft:${owner}`)) < getRevision(records.get(owner)?.text),
    /** Returns the version in the database, unless local storage includes it. */
    getUnseenForm: (owner: Owner) => {
      const { text = null } = records.get(owner) ?? {}
      return includesRecord(local.getItem(`draft:${owner}`) ?? '', text) ? undefined : parseDraft(text)?.form
    },
    isStored: (owner: Owner) => records.get(owner)?.text === local.getItem(`draft:${owner}`),
    /** Writes local storage to the disk; `kill` restores that state and drops what the database has not executed. */
    flush: () => void (flushed = getStorageKeys(local).map((key) => [key, local.getItem(key) ?? ''])),
    kill: () => {
      local.clear()
      flushed.forEach(([key, text]) => write(key, text))
      waiting = null
      fails = 'never'
      refuses = 'nothing'
      room = Infinity
    },
  }
}

/** What a person, another program or the browser does. */
export const ACTS = [
  ...(['type', 'type', 'type', 'choose', 'choose', 'remove', 'begin', 'stop', 'send', 'send and close'] as const),
  ...(['reload', 'look', 'look', 'keep mine', 'take theirs', 'reset', 'wait', 'set the clock back'] as const),
  ...(['flush', 'kill', 'kill, then type', 'kill, hold, then type', 'kill, then fail to read'] as const),
  ...(['kill without room', 'hold', 'release', 'leave room'] as const),
  ...([
    'refuse nothing',
    'refuse draft:1',
    'refuse all',
    'fail never',
    'fail files',
    'fail reads',
    'fail always',
  ] as const),
]

export interface Step {
  readonly does: (typeof ACTS)[number]
  readonly tab: (typeof TABS)[number]
  readonly owner: Owner
  readonly text: string
  readonly field: (typeof FILE_FIELDS)[number]
  readonly room: number
}

/** What a page shows. A file that is not here has to be chosen again, or may have to be. */
function contentOf(draft: Draft) {
  const { form, files, facts, unstoredFiles, submission } = draft.snapshot()
  const chosen = FILE_FIELDS.flatMap((field) => {
    const { name } = facts[field] ?? {}
    return name === undefined
      ? []
      : [{ field, name, isHere: files[field]?.name === name && !unstoredFiles.includes(field) }]
  })
  return { form, chosen, nextStage: submission?.nextStage }
}

type Content = ReturnType<typeof contentOf>

/** Two versions, because a person typed before the page had read the stored one. */
interface Undecided {
  readonly stored: readonly Content[]
  /** Null once it may be lost. */
  readonly typed: Content['form'] | null
}

const withoutFiles = ({ chosen, ...content }: Content) => ({
  ...content,
  chosen: chosen.map((one) => ({ ...one, isHere: false })),
})

const formOf = (version: OtherVersion) => (version.isRemoved ? makeEmptyForm() : version.form)

const EMPTY: Content = { form: makeEmptyForm(), chosen: [], nextStage: undefined }
const GONE: Content = { ...EMPTY, nextStage: null }

function isDurable(draft: Draft): boolean {
  const { saved } = draft.snapshot()
  return saved.state === 'saved' && saved.isDurable
}

/** Resolves when every promise without a timer or a held database has settled. */
const idle = () => new Promise((resolve) => setImmediate(resolve))

/** Two people who write drafts on one device. Each action is followed by checks. */
export class DraftLife {
  readonly #on = device()
  #minute = 0
  #fileCount = 0
  #tabs = new Map<string, Draft>()
  /** The page of each person that made the last change. */
  #last = new Map<Owner, Draft>()
  /** What may come back for each person: the last one shown as saved, and what was typed after it. */
  #due = new Map<Owner, Content[]>(OWNERS.map((owner) => [owner, [EMPTY]]))
  /** What may come back after a kill: also what the database rejected or has not executed. */
  #afterKill: Map<Owner, Content[]>
  #undecided = new Map<Owner, Undecided>()
  /** The fields whose file the person has removed from a page. */
  readonly #removed = new Map<Draft, Step['field'][]>()
  /** Versions replaced by typing before the database was read. The next page may offer a later save of them. */
  #typedOver = new Map<Owner, Content['form'][]>()

  /** @param isBegun whether an earlier version has left a draft under the documented keys */
  constructor(isBegun: boolean) {
    if (isBegun) {
      Object.entries(storedDraft()).forEach(([key, text]) => this.#on.local.setItem(key, text))
      this.#due.set('1', [{ ...EMPTY, form: typedForm }])
    }
    this.#on.flush()
    this.#afterKill = new Map(this.#due)
  }

  async live(step: Step): Promise<void> {
    const { does, room } = step
    const on = this.#on
    if (does.startsWith('kill')) await this.#kill(does)
    else if (does.startsWith('refuse')) on.refuse(does.slice('refuse '.length))
    else if (does.startsWith('fail')) on.failDatabase(does.slice('fail '.length))
    else if (does === 'flush') on.flush()
    else if (does === 'hold') on.hold()
    else if (does === 'release') await this.#release()
    else if (does === 'leave room') on.leave(room)
    else if (does === 'wait') await vi.advanceTimersByTimeAsync(4000)
    else if (does === 'set the clock back') this.#minute = -60
    else await this.#act(step)
  }

  /** Ends all faults. What could not be shown without room comes back once there is room. */
  async end(): Promise<void> {
    await this.#release()
    this.#on.leave(Infinity)
    this.#on.refuse('nothing')
    this.#on.failDatabase('never')
    for (const owner of OWNERS) await this.#expectDue(owner, this.#open(owner))
    vi.clearAllTimers()
  }

  #open(owner: Owner): Draft {
    const { local, database } = this.#on
    const now = () => new Date(Date.UTC(2026, 10, 20, 4, this.#minute++))
    return new Draft({ name: { owner, applicationId: null }, local, database, now })
  }

  async #act({ does, tab, owner, text, field }: Step): Promise<void> {
    const on = this.#on
    const key = `${owner}/${tab}`
    const draft = does === 'reload' ? this.#open(owner) : (this.#tabs.get(key) ?? this.#open(owner))
    this.#tabs.set(key, draft)
    await idle()
    const { otherVersion, submission, files } = draft.snapshot()
    if (does === 'reload') return this.#expectDue(owner, draft)
    // A submitted draft has no fields.
    if (submission?.nextStage === null && does !== 'reset') return
    if (does === 'type') await this.#type(owner, draft, text)
    else if (does === 'choose') {
      const file = new File(['x'], `${this.#fileCount++}.pdf`)
      await this.#change(owner, draft, () => draft.chooseFile(field, file, 1))
    } else if (does === 'remove' && files[field]) {
      this.#removed.set(draft, [...(this.#removed.get(draft) ?? []), field])
      await this.#change(owner, draft, () => draft.removeFile(field))
    } else if (does === 'begin' || does === 'stop') await this.#note(owner, draft, does === 'begin' ? BEGUN : undefined)
    else if (does.startsWith('send') && !on.isUnread()) await this.#send(owner, key, draft, does)
    else if (does === 'look') await this.#look(owner, draft)
    else if (does === 'keep mine' && otherVersion) await this.#keepMine(owner, draft)
    else if (does === 'take theirs' && otherVersion) {
      draft.takeOtherVersion()
      this.#last.delete(owner)
      const isAsked = (await this.#settled(draft)).otherVersion !== null
      if (this.#offered(owner, otherVersion) && !isAsked) this.#undecided.delete(owner)
      const isTaken = ({ form }: Content) => isDeepStrictEqual(form, formOf(otherVersion))
      const taken = otherVersion.isRemoved ? [EMPTY, GONE] : (this.#afterKill.get(owner) ?? []).filter(isTaken)
      this.#due.set(owner, [...(this.#due.get(owner) ?? []), ...taken])
      await this.#expectDue(owner, draft)
      // Another tab may have changed one of the two versions, or replaced the same content.
      if (!this.#undecided.has(owner) && !this.#typedOver.has(owner)) expect(isAsked).toBe(false)
    } else if (does === 'reset') {
      const reset = draft.reset()
      if (!on.isHeld()) await reset
      this.#last.delete(owner)
      this.#undecided.delete(owner)
      // Without a tombstone in the database, the removal is not durable: an earlier record may come back.
      const isDurable = !on.isUnread()
      const earlier = isDurable ? [] : this.#both().flatMap((all) => all.get(owner) ?? [])
      this.#both().forEach((all) => all.set(owner, [EMPTY, ...(submission ? [GONE] : []), ...earlier]))
    }
  }

  #type(owner: Owner, draft: Draft, name: string): Promise<void> {
    return this.#change(owner, draft, () => {
      draft.change({ ...draft.snapshot().form, name })
      expect(draft.snapshot().form.name, 'stays on the page').toBe(name)
    })
  }

  /** Returns the version that was stored before the person typed, if the page offers it. */
  #offered = (owner: Owner, otherVersion: OtherVersion | null): Content | undefined =>
    this.#undecided.get(owner)?.stored.find((one) => otherVersion && isDeepStrictEqual(one.form, formOf(otherVersion)))

  async #keepMine(owner: Owner, draft: Draft): Promise<void> {
    // The storage event of another tab comes before the press.
    draft.subscribe(() => {})()
    const { otherVersion } = draft.snapshot()
    const record = this.#on.local.getItem(`draft:${owner}`)
    draft.keepOwnVersion()
    this.#last.set(owner, draft)
    await this.#remember(owner, draft, this.#on.local.getItem(`draft:${owner}`) !== record)
    const { saved, form, content, otherVersion: nextVersion } = await this.#settled(draft)
    if (saved.state === 'waiting') expect(nextVersion, 'asks only once').not.toEqual(otherVersion)
    const undecided = this.#undecided.get(owner)
    const theirs = this.#offered(owner, otherVersion)
    if (theirs && isDeepStrictEqual(undecided?.typed, form)) {
      const fields = [...content.chosen.map((one) => one.field), ...(this.#removed.get(draft) ?? [])]
      expect(fields, 'keeps files that were never seen').toEqual(
        expect.arrayContaining(theirs.chosen.map((one) => one.field)),
      )
    }
    if (theirs && !nextVersion) this.#undecided.delete(owner)
    else if (undecided) this.#undecided.set(owner, { ...undecided, typed: form })
  }

  /** Stores the progress of a submission. */
  async #note(owner: Owner, draft: Draft, record: SubmissionRecord | undefined): Promise<void> {
    let isNoted = false
    await this.#change(owner, draft, () => void draft.storeSubmission(record).then(() => (isNoted = true)))
    if (draft.snapshot().saved.state === 'saving') expect(isNoted).toBe(false)
  }

  async #send(owner: Owner, key: string, draft: Draft, does: Step['does']): Promise<void> {
    await this.#change(owner, draft, () => void draft.storeSubmission(SENT))
    const { saved } = draft.snapshot()
    // The page shows the receipt.
    this.#tabs.delete(key)
    this.#last.delete(owner)
    if (saved.state !== 'saved' || !saved.isDurable) return
    if (does === 'send') await draft.reset()
    this.#both().forEach((all) => all.set(owner, [GONE, EMPTY]))
  }

  /** Brings a tab to the front, which may follow another one. */
  async #look(owner: Owner, draft: Draft): Promise<void> {
    const on = this.#on
    const { saved, unstoredFiles, submission } = draft.snapshot()
    const [isFresh, unrestoredFiles] = [isUntouched(draft.snapshot()), getUnrestoredFiles(draft.snapshot())]
    const isSettled = saved.state === 'saved' && saved.isDurable && unstoredFiles.length === 0 && !submission
    const [before, record] = [contentOf(draft), on.local.getItem(`draft:${owner}`)]
    draft.subscribe(() => {})()
    await idle()
    const isReadable = on.isStored(owner) && !on.isUnread()
    if (isFresh) return isDeepStrictEqual(contentOf(draft), before) ? undefined : this.#expectDue(owner, draft)
    expect(on.local.getItem(`draft:${owner}`)).toBe(record)
    if (isSettled && isReadable && record !== null && !record.includes('"submission"')) {
      // A page that was opened before another one had stored a file names it until the next change.
      if (unrestoredFiles.length === 0) await this.#expectDue(owner, draft)
      expect(draft.snapshot().otherVersion).toBeNull()
    } else expect(contentOf(draft)).toEqual(before)
  }

  async #kill(does: Step['does']): Promise<void> {
    this.#on.kill()
    this.#tabs.clear()
    this.#last.clear()
    for (const owner of OWNERS) {
      const forms = this.#afterKill.get(owner) ?? []
      const undecided = this.#undecided.get(owner)
      if (undecided) this.#undecided.set(owner, { ...undecided, typed: null })
      const isLeft = this.#on.local.getItem(`draft:${owner}`) !== null
      this.#due.set(owner, forms)
      if (does.endsWith('fail to read')) {
        this.#on.failDatabase('reads')
        await this.#settled(this.#open(owner))
        this.#on.failDatabase('never')
      }
      if (does.includes('hold')) this.#on.hold()
      if (does === 'kill without room') this.#on.refuse('all')
      const draft = this.#open(owner)
      this.#tabs.set(`${owner}/0`, draft)
      if (does.endsWith('type')) {
        if (forms[0] !== GONE && draft.snapshot().submission?.nextStage !== null)
          await this.#type(owner, draft, 'early')
        continue
      }
      await this.#expectDue(owner, draft)
      if (does === 'kill' && forms[0] === GONE && isLeft && draft.snapshot().saved.state === 'nothing')
        expect(isSubmitted(draft.snapshot())).toBe(true)
    }
  }

  async #release(): Promise<void> {
    const shown = [...this.#last].map(([owner, draft]) => ({ owner, draft, form: draft.snapshot().form }))
    this.#on.release()
    await idle()
    for (const { owner, draft, form } of shown) {
      expect(draft.snapshot().form, 'stays on the page').toEqual(form)
      if (draft.snapshot().saved.state === 'saved') await this.#remember(owner, draft)
      if (isDurable(draft)) this.#expectQuestion(owner, draft)
    }
  }

  async #change(owner: Owner, draft: Draft, change: () => unknown): Promise<void> {
    const { form, saved: before } = draft.snapshot()
    const shown = withoutFiles(contentOf(draft))
    const record = this.#on.local.getItem(`draft:${owner}`)
    const isUnread = this.#on.isUnread() || isUntouched(draft.snapshot())
    const seen = [...(this.#typedOver.get(owner) ?? []), form]
    const unseenForm = this.#on.getUnseenForm(owner)
    change()
    const isWritten = this.#on.local.getItem(`draft:${owner}`) !== record
    this.#last.set(owner, draft)
    if (isWritten && isUnread) this.#typedOver.set(owner, seen)
    const due = this.#due.get(owner) ?? []
    const forms = due.map((one) => one.form)
    const has = (all: readonly Content['form'][]) => all.some((one) => isDeepStrictEqual(one, unseenForm))
    const isUnseen = before.state !== 'failed' && has(forms) && !has(seen)
    const inDatabase = (this.#afterKill.get(owner) ?? []).map((one) => one.form)
    const isEmpty = due.includes(EMPTY) || due.includes(GONE)
    const isShown = (all: readonly Content[]) =>
      !isUnseen && all.some((one) => isDeepStrictEqual(withoutFiles(one), shown))
    const isKnown = isEmpty || isShown(due)
    const earlier = this.#undecided.get(owner)
    const isOnly = earlier && isDeepStrictEqual(earlier.typed ?? shown.form, shown.form)
    if (isOnly && isShown(earlier.stored)) this.#undecided.delete(owner)
    const stored = this.#undecided.get(owner)?.stored ?? (isKnown ? undefined : [...due])
    if (isWritten && stored) this.#undecided.set(owner, { stored, typed: draft.snapshot().form })
    const { saved, otherVersion } = await this.#settled(draft)
    if (saved.state === 'saved' && !this.#on.isUnread()) expect(saved.isDurable).toBe(true)
    if (this.#on.isFailing()) expect(saved).not.toMatchObject({ isDurable: true })
    if (saved.state === 'saved' && saved.isDurable && before.state !== 'failed' && !isEmpty)
      expect(forms, 'replaces no unseen version').toContainEqual(form)
    if (otherVersion?.isRemoved === false && due[0] !== GONE && before.state !== 'failed')
      expect([...forms, ...inDatabase], 'offers the other version').toContainEqual(otherVersion.form)
    if (isDurable(draft)) this.#typedOver.delete(owner)
    await this.#remember(owner, draft, isWritten)
    if (isDurable(draft)) this.#expectQuestion(owner, draft)
  }

  /** Remembers what the page shows as saved, or may have stored. */
  async #remember(owner: Owner, draft: Draft, isWritten = false): Promise<void> {
    const { saved, content } = await this.#settled(draft)
    const isSaved = saved.state === 'saved'
    const promised = isSaved ? content : withoutFiles(content)
    const isStored = isSaved || saved.state === 'saving'
    const due = this.#due.get(owner) ?? []
    // Until the database has answered, it may have a tombstone, or still the removed draft.
    const uncertain = !isSaved && due.some((one) => one === EMPTY || one === GONE) ? due : []
    if (isStored) this.#due.set(owner, [promised, ...uncertain, ...(this.#undecided.get(owner)?.stored ?? [])])
    if (isSaved && saved.isDurable) this.#afterKill.set(owner, [promised])
    else this.#afterKill.set(owner, [...(this.#afterKill.get(owner) ?? []), promised])
    if (saved.state === 'failed' || (isWritten && !isStored)) this.#due.get(owner)?.push(promised)
  }

  async #settled(draft: Draft) {
    await idle()
    const { saved, facts, files, filesRestored } = draft.snapshot()
    if (!this.#on.isHeld()) expect(['opening', 'saving']).not.toContain(saved.state)
    if (filesRestored && saved.state !== 'waiting')
      expect(getUnrestoredFiles(draft.snapshot())).toEqual(
        FILE_FIELDS.filter((field) => files[field]?.name !== facts[field]?.name),
      )
    return { ...draft.snapshot(), content: contentOf(draft) }
  }

  async #expectDue(owner: Owner, draft: Draft): Promise<void> {
    const { saved, otherVersion, content } = await this.#settled(draft)
    const due = this.#due.get(owner) ?? []
    const isUnread = this.#on.isUnread()
    // What local storage has lost is only in the database.
    if (saved.state === 'failed' || (isUnread && (isUntouched(draft.snapshot()) || this.#on.isBehind(owner)))) return
    if (isUnread || otherVersion) expect(due.map(({ form }) => form)).toContainEqual(content.form)
    else if (!due.some((one) => isFound(one, content))) expect(due).toContainEqual(content)
    this.#expectQuestion(owner, draft)
  }

  /** Expects that a page shows one version and offers the other, if a person typed before the first one was read. */
  #expectQuestion(owner: Owner, draft: Draft): void {
    const undecided = this.#undecided.get(owner)
    if (!undecided || this.#on.isUnread()) return
    const { form, otherVersion } = draft.snapshot()
    const found = [form, ...(otherVersion ? [formOf(otherVersion)] : [])]
    const isStored = undecided.stored.some((one) => found.some((shown) => isDeepStrictEqual(one.form, shown)))
    if (!isStored) expect(found, 'loses no version that was saved').toContainEqual(undecided.stored[0]?.form)
    if (undecided.typed) expect(found, 'loses nothing that was typed').toContainEqual(undecided.typed)
    else if (!otherVersion) this.#undecided.delete(owner)
  }

  #both = () => [this.#due, this.#afterKill]
}

/** Whether both are the same, except that `found` may hold more files. */
const isFound = (due: Content, found: Content): boolean =>
  isDeepStrictEqual(withoutFiles(due), withoutFiles(found)) &&
  due.chosen.every(({ isHere }, index) => !isHere || found.chosen[index]?.isHere)
