import {
  FILE_FIELDS,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
  type SavedForm,
} from '@/domain/application/application-form'
import type { Step } from '@/domain/application/application-steps'
import { getLabel } from '@/domain/application/form-entries'
import { createStore } from '@/lib/create-store'
import { tryToStore } from '@/lib/storage'
import type { ChangedFiles, DraftDatabase, KeptDraft } from './draft-database'
import { fateOf, joinForm, settleForm, withKnownFile, withoutFileHere } from './council-news'
import {
  emptyState,
  isSubmitted,
  isUntouched,
  NO_NEWS,
  type DraftContent,
  type DraftState,
  type FoundFile,
  type OtherVersion,
  type SaveState,
} from './draft-state'
import { PreviewUrls } from './preview-urls'
import { isSent, wasBegun, type FileFacts, type SubmissionRecord } from './stamp'
import * as stored from './stored-draft'

export interface DraftSettings {
  readonly name: stored.DraftName
  readonly local: Storage
  readonly database: DraftDatabase
  readonly now: () => Date
}

const failureOf = (error: unknown): SaveState => ({
  state: 'failed',
  because: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused',
})

/** Whether a change has to be stored, so that a comparison without a result does not count as a save. */
const isChanged = (state: DraftState, change: Partial<DraftState>): boolean =>
  'files' in change ||
  (['form', 'council'] as const).some(
    (part) => part in change && JSON.stringify(change[part]) !== JSON.stringify(state[part]),
  )

/** When another tab may have saved. A page that was frozen got no `storage` events. */
const LOOKS = ['storage', 'focus', 'pageshow'] as const

/** How long the other tab has to write its record to IndexedDB, with the files. */
const READS_AGAIN = { every: 100, times: 30 }

/** A save that IndexedDB does not have yet. */
interface Due {
  readonly text: string
  readonly files: ApplicationFiles<File>
  readonly at: Date
}

/**
 * One draft of one user. Writes every change to local storage, then to IndexedDB with its files in one durable
 * transaction. Only then is the draft saved. A record replaces only records that it includes: the one in local storage
 * must be the one that this tab has seen, and the one in IndexedDB must not be later. So a tab that has saved everything
 * follows the others without a question.
 */
export class Draft {
  #store = createStore(emptyState(0), () => {
    LOOKS.forEach((event) => window.addEventListener(event, this.#look))
    return () => LOOKS.forEach((event) => window.removeEventListener(event, this.#look))
  })
  #urls = new PreviewUrls()
  /** The record in local storage as this tab last read or wrote it. */
  #seen: string | null = null
  /** The latest revision that the draft includes, until it was compared with IndexedDB; then null. */
  #base: number | null = null
  /** A record in IndexedDB that the draft does not include: the user picks a version. */
  #rival: KeptDraft | null = null
  /** The latest read of IndexedDB. Results of earlier ones are ignored. */
  #reading: Promise<unknown> | null = null
  /** Increases with every save, even across removed drafts. Uses the device's time, as IndexedDB may be unreadable. */
  #revision = 0
  #due: Due | null = null
  #keeping: Promise<void> | null = null
  #isFollowing = false
  /** The files in IndexedDB; null if they are not known. */
  #kept: ApplicationFiles<File> | null = null
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  /** Resolves once IndexedDB was read, or has failed. */
  ready: Promise<void>

  constructor(private readonly settings: DraftSettings) {
    this.ready = this.#open()
  }

  get name(): stored.DraftName {
    return this.settings.name
  }

  readonly snapshot = this.#store.snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#store.subscribe(listener)
    this.#look()
    return unsubscribe
  }

  get #state(): DraftState {
    return this.#store.snapshot()
  }

  readonly change = (form: ApplicationForm): void => void this.#update({ form })

  readonly complete = (step: Step, passed: boolean): void => {
    const { completion } = this.#state
    if (completion[step] !== passed) void this.#update({ completion: { ...completion, [step]: passed } })
  }

  readonly chooseFile = (field: FileField, file: File, pages: number, warning?: FileFacts['warning']): void =>
    void this.#update({
      ...this.#withFile(field, file, pages, warning),
      council: withoutFileHere(this.#state.council, field),
    })

  readonly removeFile = (field: FileField): void => {
    const { [field]: _file, ...files } = this.#state.files
    const { [field]: _facts, ...facts } = this.#state.facts
    this.#urls.set(field, undefined)
    const council = withoutFileHere(this.#state.council, field)
    void this.#update({ files, facts, council, unstored: this.#state.unstored.filter((lost) => lost !== field) })
  }

  /** Stores the progress of the submission; resolves once that is done. */
  readonly note = (submission: SubmissionRecord | undefined): Promise<void> => this.#update({ submission })

  /** Stores that the host requires leave details even without a leave, so that a reload requires them too. */
  readonly insistOnLeave = (): void => void this.#update({ leaveInsisted: true })

  /** Replaces the content by a saved copy or an earlier application. Resolves once it is stored. */
  readonly replace = ({ form, files, facts, completion }: DraftContent): Promise<void> => {
    FILE_FIELDS.forEach((field) => this.#urls.set(field, files[field] ?? undefined))
    const edition = this.#state.edition + 1
    const council = FILE_FIELDS.reduce(withoutFileHere, this.#state.council)
    return this.#update({ ...emptyState(edition), form, files, facts, completion, council, filesRestored: true })
  }

  /** Joins the council's form with this one (decision 5). */
  readonly meet = (council: SavedForm): void => this.#join(joinForm(this.#state, council))

  /**
   * Joins a file of the council; null if it has none. Returns whether the file was taken.
   * @param sum of the file on this device
   */
  readonly meetFile = (field: FileField, found: FoundFile | null, sum?: string): boolean => {
    const { council, news, files, edition } = this.#state
    const { [field]: _settled, ...others } = news.conflicts.files
    const fate = found && fateOf(this.#state, field, found, sum)
    const isTaken = found !== null && fate === 'taken'
    const isReplaced = isTaken && files[field] !== undefined
    const inConflict = fate === 'conflict' && found ? { ...others, [field]: found } : others
    const known = found && { sum: found.sum, isHere: true }
    this.#join({
      news: {
        taken: isReplaced ? [...news.taken, getLabel(field)] : news.taken,
        conflicts: { ...news.conflicts, files: inConflict },
      },
      ...(isTaken && this.#withFile(field, found.file, found.pages, found.warning)),
      ...(fate !== 'known' && fate !== 'conflict' && { council: withKnownFile(council, field, known) }),
      ...(isReplaced && { edition: edition + 1 }),
    })
    return isTaken
  }

  /** Resolves the conflicts with the council's version: takes what has its label in `chosen`, and keeps the rest. */
  readonly settle = (chosen: ReadonlySet<string>): void => {
    const { files } = this.#state.news.conflicts
    const joined = settleForm(this.#state, chosen)
    let { council = this.#state.council } = joined
    const taken = FILE_FIELDS.flatMap((field) => {
      const found = files[field]
      if (!found) return []
      const isHere = chosen.has(getLabel(field))
      council = withKnownFile(council, field, { sum: found.sum, isHere })
      return isHere ? [[field, found] as const] : []
    })
    this.#join({ ...joined, council, news: NO_NEWS, edition: this.#state.edition + 1 })
    for (const [field, { file, pages, warning }] of taken) this.#join(this.#withFile(field, file, pages, warning))
  }

  /** Notes what the council has after a save. `sent` has the sum of each file. */
  readonly agree = (form: SavedForm, sent: readonly { field: FileField; file: File; sum: string }[]): void => {
    const { council, files } = this.#state
    const known = sent.reduce(
      (all, { field, file, sum }) => withKnownFile(all, field, { sum, isHere: files[field] === file }),
      council,
    )
    this.#join({ council: { files: {}, ...known, form } })
  }

  /** Empties the draft and removes what is stored of it; resolves once that is durable. */
  readonly reset = async (): Promise<void> => {
    // Another tab may have begun the draft.
    this.#raiseRevision(stored.parseDraft(this.#record()))
    // An unread record may be later than the application that was sent.
    const base = isSubmitted(this.#state) ? this.#base : null
    const removal = this.#remove(this.#state.submission, base ?? undefined)
    this.#base = base
    await removal
  }

  readonly keepMine = (): void => {
    const text = this.#record()
    const there = stored.parseDraft(text)
    const isDecided = text === this.#seen || text === null || this.#base === null
    this.#base = isDecided ? null : Math.max(this.#base ?? 0, stored.latestIncluded(there?.stamp))
    this.#rival = null
    this.#seen = text
    this.#raiseRevision(there)
    this.#kept = null
    void this.#update({ elsewhere: null })
  }

  readonly takeTheirs = (): void => {
    const [text, rival] = [this.#unseen(), this.#rival]
    if (text === null) this.#empty()
    else if (!rival || text !== rival.text) this.ready = this.#open()
    else if (stored.isOver(stored.parseDraft(text))) this.#finish(stored.parseDraft(text)?.stamp?.submission)
    else {
      this.#settleRival()
      this.#seen = this.#record()
      this.#show(rival)
      void this.#update({})
    }
  }

  /** Applies what the council has. Stores nothing as long as the draft is unchanged. */
  #join(change: Partial<DraftState>): void {
    const { state } = this.#state.saved
    if (state === 'nothing' || state === 'unchanged')
      this.#become({ ...change, saved: { state: 'unchanged' }, filesRestored: true })
    else if (isChanged(this.#state, change)) void this.#update(change)
    else this.#become(change)
  }

  #withFile(field: FileField, file: File, pages: number, warning: FileFacts['warning']): Partial<DraftState> {
    const { files, facts, toChooseAgain, unstored } = this.#state
    this.#urls.set(field, file)
    return {
      files: { ...files, [field]: file },
      facts: { ...facts, [field]: { name: file.name, size: file.size, pages, ...(warning && { warning }) } },
      toChooseAgain: toChooseAgain.filter((lost) => lost !== field),
      unstored: unstored.filter((lost) => lost !== field),
    }
  }

  #record(): string | null {
    return this.settings.local.getItem(stored.keyOf(this.name))
  }

  #open(): Promise<void> {
    const found = stored.openDraft(this.settings.local, this.name)
    this.#forget()
    this.#seen = this.#record()
    this.#base = stored.latestIncluded(found?.stamp)
    this.#fill(found)
    return this.#read()
  }

  /** Empties this page and local storage. */
  #empty(): void {
    stored.removeDraft(this.settings.local, this.name)
    this.#forget()
    this.#fill(null)
  }

  /** Leaves a tombstone in IndexedDB, unless that has a later draft; resolves once it is durable. */
  #remove(submission: SubmissionRecord | undefined, revision?: number): Promise<void> {
    const at = this.settings.now()
    const stamp = { ...this.#stamp(at, revision), files: {}, submission: isSent(submission) ? submission : undefined }
    this.#empty()
    return this.#keep({ text: stored.removedRecord(stamp), files: {}, at })
  }

  #forget(): void {
    this.#seen = null
    this.#kept = null
    this.#due = null
    this.#reading = null
    this.#settleRival()
  }

  #settleRival(): void {
    this.#rival = null
    this.#base = null
  }

  #fill(found: stored.StoredDraft | null): void {
    const empty = emptyState(this.#state.edition + 1)
    this.#urls.clear()
    if (!found || found.isRemoved) {
      this.#become({ ...empty, filesRestored: true })
    } else {
      const { form, completion, unreadableFields, stamp } = found
      const { files: facts = {}, submission, leaveInsisted = false, council } = stamp ?? {}
      this.#raiseRevision(found)
      this.#become({
        ...empty,
        form,
        completion,
        unreadableFields,
        facts,
        submission,
        leaveInsisted,
        council,
        saved: { state: 'opening' },
      })
    }
    stored.writeDocumented(this.settings.local, this.name, this.#seen, this.#urls.all())
  }

  /** Shows a record of IndexedDB with its files. */
  #show({ text, files }: KeptDraft): void {
    this.#fill(stored.parseDraft(text))
    this.#kept = files
    this.#takeFiles(files)
  }

  async #read(): Promise<void> {
    const reading = this.settings.database.read(this.name).catch(() => undefined)
    this.#reading = reading
    const kept = await reading
    if (this.#reading === reading) this.#compare(kept)
  }

  /**
   * Takes the files from IndexedDB, and the record if the draft does not include it. Asks if both were changed.
   * @param kept undefined if IndexedDB could not be read
   */
  #compare(kept: KeptDraft | undefined): void {
    const { saved, submission } = this.#state
    const isUnchanged = isUntouched(this.#state)
    if (isUnchanged && this.#record() !== this.#seen) return this.takeTheirs()
    const there = stored.parseDraft(kept?.text ?? null)
    const revision = there?.stamp?.revision ?? 0
    const [latest, included] = [this.#revision, this.#base ?? this.#revision]
    this.#raiseRevision(there)
    // A draft of an earlier client has no revision.
    const isLater = latest > 0 && revision > latest
    // A tombstone may be of an earlier draft.
    const isOther = revision > included && (included > 0 || isLater || !there?.isRemoved)
    if (kept?.text && there && isOther && kept.text !== this.#seen) {
      if (!isUnchanged || (saved.state === 'opening' && !isLater)) return this.#ask(kept, there)
      if (stored.isOver(there)) return this.#finish(there.stamp?.submission, this.#revision)
      tryToStore(this.settings.local, stored.keyOf(this.name), kept.text)
      this.#seen = this.#record()
      this.#fill(there)
    } else if (isUnchanged && isSent(submission)) {
      if (kept) return this.#finish(submission, this.#revision)
      // IndexedDB may have a later draft.
      this.#fill(null)
      return this.#become({ submission })
    }
    this.#kept = kept?.files ?? {}
    if (kept) this.#base = null
    this.#takeFiles(this.#kept)
    this.#settle(kept?.text)
  }

  /** Removes a draft that was sent or deleted by a page that could not complete it. */
  #finish(submission: SubmissionRecord | undefined, revision?: number): void {
    void this.#remove(submission, revision)
    this.#become({ submission })
  }

  /** Lets the user pick a version. Takes the files of the other one for fields without a file here. */
  #ask(kept: KeptDraft, there: stored.StoredDraft): void {
    const { files, facts } = this.#state
    const own = FILE_FIELDS.filter((field) => files[field]).map((field) => [field, facts[field]] as const)
    this.#rival = kept
    this.#become({ facts: { ...facts, ...there.stamp?.files, ...Object.fromEntries(own) } })
    this.#takeFiles(kept.files)
    this.#become({ elsewhere: this.#other(), saved: { state: 'waiting', since: this.settings.now() } })
  }

  #takeFiles(found: ApplicationFiles<File>): void {
    const { facts, files: chosenMeanwhile } = this.#state
    // A page that was closed while a file was being stored may have left the one before it.
    const isNamed = (field: FileField) =>
      found[field]?.name === facts[field]?.name && found[field]?.size === facts[field]?.size
    const restored = FILE_FIELDS.filter(isNamed).map((field) => [field, found[field]] as const)
    const files: ApplicationFiles<File> = { ...Object.fromEntries(restored), ...chosenMeanwhile }
    FILE_FIELDS.forEach((field) => this.#urls.set(field, files[field] ?? undefined))
    const toChooseAgain = FILE_FIELDS.filter((field) => facts[field] && !files[field])
    this.#become({ files, toChooseAgain, filesRestored: true })
    // The copy of a draft that another tab has removed would restore it.
    if (this.#record() === this.#seen)
      stored.writeDocumented(this.settings.local, this.name, this.#seen, this.#urls.all())
  }

  /** Stores what was opened, if IndexedDB has something else; `kept` is undefined if it could not be read. */
  #settle(kept: string | null | undefined): void {
    const { saved, completion, toChooseAgain, files } = this.#state
    if (saved.state !== 'opening' && saved.state !== 'saving') return
    const here = stored.parseDraft(this.#seen)?.stamp
    const uploads = completion.uploads && toChooseAgain.length === 0
    const change = { completion: { ...completion, uploads } }
    const at = new Date(here?.savedAt ?? 0)
    if (kept === undefined && here)
      this.#become({ ...change, ...(saved.state === 'opening' && { saved: { state: 'saved', at, isDurable: false } }) })
    else if (!here || here.base !== undefined || here.revision < this.#revision || uploads !== completion.uploads)
      void this.#update(change)
    else if (kept === this.#seen) this.#become({ saved: { state: 'saved', at, isDurable: true } })
    else if (this.#seen !== null) {
      this.#become({ saved: { state: 'saving' } })
      void this.#keep({ text: this.#seen, files, at })
    }
  }

  /** Returns a record that the draft does not include: null if it was removed, undefined if there is none. */
  #unseen(): string | null | undefined {
    const text = this.#record()
    return text === this.#seen ? this.#rival?.text : text
  }

  #other(): OtherVersion | null {
    const text = this.#unseen()
    if (text === undefined) return null
    const there = stored.parseDraft(text)
    if (!there?.stamp || stored.isOver(there)) return { removed: true }
    return { removed: false, savedAt: new Date(there.stamp.savedAt), form: there.form, facts: there.stamp.files }
  }

  #look = (): void => {
    const elsewhere = this.#other()
    // Without changes here, there is no conflict.
    if (elsewhere && isUntouched(this.#state)) this.takeTheirs()
    else if (elsewhere && this.#canFollow()) void this.#follow()
    else if (elsewhere) this.#become({ elsewhere })
  }

  /** Returns the other tab's record if it replaces nothing that is only here. No page changes while it submits. */
  #canFollow(): stored.StoredDraft | null {
    const { saved, unstored, submission } = this.#state
    const there = stored.parseDraft(this.#record())
    const isSettled = saved.state === 'saved' && saved.isDurable && unstored.length === 0
    return isSettled && there?.stamp && !wasBegun(submission) && !wasBegun(there.stamp.submission) ? there : null
  }

  /** Shows the other tab's version once IndexedDB has all of it. */
  async #follow(): Promise<void> {
    if (this.#isFollowing) return
    this.#isFollowing = true
    for (let text = this.#record(), times = 0; text !== this.#seen && this.#canFollow(); times += 1) {
      const kept = await this.settings.database.read(this.name).catch(() => undefined)
      const there = this.#canFollow()
      if (there?.stamp && kept?.text === text && this.#record() === text) {
        this.#seen = text
        this.#show(kept)
        this.#become({ saved: { state: 'saved', at: new Date(there.stamp.savedAt), isDurable: true } })
      } else if (times === READS_AGAIN.times) this.takeTheirs()
      else await new Promise((resolve) => setTimeout(resolve, READS_AGAIN.every))
      if (this.#record() !== text) [text, times] = [this.#record(), 0]
    }
    this.#isFollowing = false
    this.#look()
  }

  #raiseRevision(record: stored.StoredDraft | null): void {
    this.#revision = Math.max(this.#revision, record?.stamp?.revision ?? 0)
  }

  #stamp(at: Date, revision = Math.max(this.#revision + 1, Date.now())) {
    this.#revision = Math.max(this.#revision, revision)
    return { ...this.name, revision, savedAt: at.toISOString(), tab: this.#tab }
  }

  async #update(change: Partial<DraftState>): Promise<void> {
    const { form, completion, files, facts, submission, leaveInsisted, council } = { ...this.#state, ...change }
    const { local, now } = this.settings
    const elsewhere = this.#other()
    const at = now()
    if (elsewhere) return this.#become({ ...change, elsewhere, saved: { state: 'waiting', since: at } })
    const stamp = {
      ...this.#stamp(at),
      files: facts,
      submission,
      council,
      ...(leaveInsisted && { leaveInsisted }),
      ...(this.#base !== null && { base: this.#base }),
    }
    const text = stored.recordOf({ form, completion, stamp })
    try {
      stored.storeRecord(local, this.name, text)
    } catch (error) {
      const unstored = FILE_FIELDS.filter((field) => files[field] && files[field] !== this.#kept?.[field])
      return this.#become({ ...change, elsewhere, unstored, saved: failureOf(error) })
    }
    this.#seen = text
    stored.writeDocumented(local, this.name, text, this.#urls.all())
    this.#become({ ...change, elsewhere, saved: { state: 'saving' } })
    await this.#keep({ text, files, at })
  }

  #keep(due: Due): Promise<void> {
    this.#due = due
    this.#keeping ??= this.#keepDue().finally(() => (this.#keeping = null))
    return this.#keeping
  }

  /** Writes one transaction at a time. */
  async #keepDue(): Promise<void> {
    await this.ready
    for (let due = this.#due; due; due = this.#due) {
      this.#due = null
      const { text, files, at } = due
      const elsewhere = text === this.#seen ? this.#other() : null
      if (elsewhere) {
        this.#become({ elsewhere, saved: { state: 'waiting', since: at } })
        continue
      }
      const { unstored } = this.#state
      const changed = FILE_FIELDS.filter(
        (field) => !unstored.includes(field) && (!this.#kept || this.#kept[field] !== files[field]),
      )
      const pick = <Gone>(gone: Gone) => Object.fromEntries(changed.map((field) => [field, files[field] ?? gone]))
      const write = (some: ChangedFiles) =>
        this.settings.database.write(this.name, text, some).catch(() => 'refused' as const)
      const first = await write(pick(null))
      // If a file does not fit, the form is stored alone.
      const result = first === 'refused' && changed.length > 0 ? await write({}) : first
      if (first === 'written') this.#kept = { ...this.#kept, ...pick(undefined) }
      if (result === 'written' && this.#base !== null) {
        this.#base = null
        if (text === this.#seen) void this.#update({})
      }
      if (result === 'outdated' && text === this.#seen) await this.#read()
      const isDone = this.#due === null && this.#state.saved.state === 'saving'
      const isRefused = (field: FileField) =>
        (first === 'refused' || (first === 'outdated' && isDone)) &&
        files[field] &&
        files[field] === this.#state.files[field]
      this.#become({
        unstored: FILE_FIELDS.filter((field) =>
          changed.includes(field) ? isRefused(field) : this.#state.unstored.includes(field),
        ),
        ...(isDone && { saved: { state: 'saved', at, isDurable: result === 'written' } }),
      })
    }
  }

  #become(change: Partial<DraftState>): void {
    this.#store.set({ ...this.#state, ...change })
    if (this.#state.elsewhere && this.#canFollow()) void this.#follow()
  }
}
