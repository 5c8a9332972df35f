import {
  FILE_FIELDS,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
  type SavedForm,
} from '@/domain/application/application-form'
import type { Step } from '@/domain/application/application-steps'
import { labelOf } from '@/domain/application/form-entries'
import { createStore } from '@/lib/create-store'
import type { ChangedFiles, DraftDatabase } from './draft-database'
import { fateOf, joinForm, settleForm, withKnownFile, withoutFileHere } from './council-news'
import {
  emptyState,
  NO_NEWS,
  type DraftContent,
  type DraftState,
  type FoundFile,
  type OtherVersion,
  type Saved,
} from './draft-state'
import { PreviewUrls } from './preview-urls'
import { isSent, wasBegun, type DraftStamp, type FileFacts, type SubmissionRecord } from './stamp'
import * as stored from './stored-draft'

export interface DraftSettings {
  readonly name: stored.DraftName
  readonly local: Storage
  readonly database: DraftDatabase
  readonly now: () => Date
}

const failureOf = (error: unknown): Saved => ({
  state: 'failed',
  because: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused',
})

/** Local storage loses its last seconds if the browser is killed. */
const isLater = (there: DraftStamp | null | undefined, here: DraftStamp | null): there is DraftStamp =>
  Boolean(there && here && there.revision > here.revision)

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
 * transaction. Only then is the draft saved. Tabs never overwrite each other: before each write, the record in local
 * storage must be the one that this tab has seen. So each record includes the earlier ones, and a tab that has saved
 * everything follows the others without a question.
 */
export class Draft {
  #store = createStore(emptyState(0), () => {
    LOOKS.forEach((event) => window.addEventListener(event, this.#look))
    return () => LOOKS.forEach((event) => window.removeEventListener(event, this.#look))
  })
  #urls = new PreviewUrls()
  /** The record in local storage as this tab last read or wrote it. */
  #seen: string | null = null
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
        taken: isReplaced ? [...news.taken, labelOf(field)] : news.taken,
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
      const isHere = chosen.has(labelOf(field))
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
    const { submission, edition } = this.#state
    // Another tab may have begun the draft.
    this.#raiseRevision(stored.parseDraft(this.settings.local.getItem(stored.keyOf(this.name))))
    stored.removeDraft(this.settings.local, this.name)
    this.#urls.clear()
    this.#seen = null
    this.#due = null
    this.#become({ ...emptyState(edition + 1), filesRestored: true })
    await this.ready
    // Nothing was ever stored, or the next draft was begun meanwhile.
    if (this.#revision === 0 || this.#seen !== null) return
    this.#kept = null
    const at = this.settings.now()
    const stamp = { ...this.#nextStamp(at), files: {}, submission: isSent(submission) ? submission : undefined }
    await this.#keep({ text: stored.removedRecord(stamp), files: {}, at })
  }

  readonly keepMine = (): void => {
    this.#seen = this.settings.local.getItem(stored.keyOf(this.name))
    this.#raiseRevision(stored.parseDraft(this.#seen))
    this.#kept = null
    void this.#update({ elsewhere: null })
  }

  readonly takeTheirs = (): void => {
    if (!this.#state.elsewhere?.removed) {
      this.ready = this.#open()
      return
    }
    this.#seen = null
    this.#kept = null
    this.#fill(null)
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

  #open(): Promise<void> {
    const { local } = this.settings
    const found = stored.openDraft(local, this.name)
    this.#seen = local.getItem(stored.keyOf(this.name))
    this.#kept = null
    this.#fill(found)
    return this.#restore(found)
  }

  #fill(found: stored.StoredDraft | null): void {
    const empty = emptyState(this.#state.edition + 1)
    this.#urls.clear()
    if (!found) {
      this.#become({ ...empty, filesRestored: true })
    } else {
      const { form, completion, unreadable, stamp } = found
      const { files: facts = {}, submission, leaveInsisted = false, council } = stamp ?? {}
      this.#raiseRevision(found)
      this.#become({
        ...empty,
        form,
        completion,
        unreadable,
        facts,
        submission,
        leaveInsisted,
        council,
        saved: { state: 'saving' },
      })
    }
    stored.writeDocumented(this.settings.local, this.name, this.#seen, this.#urls.all())
  }

  /** Reads the files from IndexedDB, and the record if local storage has lost it. */
  async #restore(found: stored.StoredDraft | null): Promise<void> {
    const { local, database } = this.settings
    const key = stored.keyOf(this.name)
    const [{ edition }, seen] = [this.#state, this.#seen]
    const kept = await database.read(this.name).catch(() => undefined)
    const there = stored.parseDraft(kept?.text ?? null)
    this.#raiseRevision(there)
    // The draft was reset or replaced meanwhile.
    if (this.#state.edition !== edition) return this.#seen === null ? undefined : void this.#update({})

    this.#kept = kept?.files ?? {}
    const isLost = there !== null && (found ? isLater(there.stamp, found.stamp) : !there.isRemoved)
    if (kept?.text && isLost) {
      if (local.getItem(key) === this.#seen) stored.putBack(local, this.name, there.isRemoved ? null : kept.text)
      // The user typed meanwhile and picks a version.
      if (this.#seen !== seen) {
        this.#become({ filesRestored: true })
        return this.#look()
      }
      this.#seen = local.getItem(key)
      this.#fill(there.isRemoved ? null : there)
    }
    const submission = isLost ? there.stamp?.submission : found?.stamp?.submission
    if (isSent(submission)) {
      // The page that sent it was closed before it could remove it.
      if (this.#seen !== null) void this.reset()
      return this.#become({ submission })
    }
    this.#takeFiles(kept?.files ?? {})
    this.#settle(kept?.text)
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
    if (this.settings.local.getItem(stored.keyOf(this.name)) === this.#seen)
      stored.writeDocumented(this.settings.local, this.name, this.#seen, this.#urls.all())
  }

  /** Stores what was opened, if IndexedDB has something else; `kept` is undefined if it could not be read. */
  #settle(kept: string | null | undefined): void {
    const { saved, completion, toChooseAgain, files } = this.#state
    if (saved.state !== 'saving') return
    const [here, there] = [this.#seen, kept ?? null].map((text) => stored.parseDraft(text)?.stamp)
    // IndexedDB may have a later record, which this older one must not replace.
    if (kept === undefined && here) {
      const uploads = completion.uploads && toChooseAgain.length === 0
      const at = new Date(here.savedAt)
      return this.#become({ completion: { ...completion, uploads }, saved: { state: 'saved', at, isDurable: false } })
    }
    if (toChooseAgain.length > 0 && completion.uploads)
      void this.#update({ completion: { ...completion, uploads: false } })
    else if (!here || this.#seen === null || (kept !== this.#seen && there && there.revision >= here.revision))
      void this.#update({})
    else if (kept === this.#seen)
      this.#become({ saved: { state: 'saved', at: new Date(here.savedAt), isDurable: true } })
    else void this.#keep({ text: this.#seen, files, at: new Date(here.savedAt) })
  }

  #other(): OtherVersion | null {
    const text = this.settings.local.getItem(stored.keyOf(this.name))
    if (text === this.#seen) return null
    const { form, stamp } = stored.parseDraft(text) ?? {}
    if (!form || !stamp) return { removed: true }
    return { removed: false, savedAt: new Date(stamp.savedAt), form, facts: stamp.files }
  }

  #look = (): void => {
    const elsewhere = this.#other()
    const { state } = this.#state.saved
    // Without changes here, there is no conflict.
    if (elsewhere && (state === 'nothing' || state === 'unchanged')) this.takeTheirs()
    else if (elsewhere && this.#canFollow()) void this.#follow()
    else if (elsewhere) this.#become({ elsewhere })
  }

  /** Returns the other tab's record if it replaces nothing that is only here. No page changes while it submits. */
  #canFollow(): stored.StoredDraft | null {
    const { saved, unstored, submission } = this.#state
    const there = stored.parseDraft(this.settings.local.getItem(stored.keyOf(this.name)))
    const isSettled = saved.state === 'saved' && saved.isDurable && unstored.length === 0
    return isSettled && there?.stamp && !wasBegun(submission) && !wasBegun(there.stamp.submission) ? there : null
  }

  /** Shows the other tab's version once IndexedDB has all of it. */
  async #follow(): Promise<void> {
    const { local, database } = this.settings
    const key = stored.keyOf(this.name)
    if (this.#isFollowing) return
    this.#isFollowing = true
    for (let text = local.getItem(key), times = 0; text !== this.#seen && this.#canFollow(); times += 1) {
      const kept = await database.read(this.name).catch(() => undefined)
      const there = this.#canFollow()
      if (there?.stamp && kept?.text === text && local.getItem(key) === text) {
        this.#seen = text
        this.#fill(there)
        this.#kept = kept.files
        this.#takeFiles(kept.files)
        this.#become({ saved: { state: 'saved', at: new Date(there.stamp.savedAt), isDurable: true } })
      } else if (times === READS_AGAIN.times) this.takeTheirs()
      else await new Promise((resolve) => setTimeout(resolve, READS_AGAIN.every))
      if (local.getItem(key) !== text) [text, times] = [local.getItem(key), 0]
    }
    this.#isFollowing = false
    this.#look()
  }

  #raiseRevision(record: stored.StoredDraft | null): void {
    this.#revision = Math.max(this.#revision, record?.stamp?.revision ?? 0)
  }

  #nextStamp(at: Date) {
    this.#revision = Math.max(this.#revision + 1, Date.now())
    return { ...this.name, revision: this.#revision, savedAt: at.toISOString(), tab: this.#tab }
  }

  async #update(change: Partial<DraftState>): Promise<void> {
    const { form, completion, files, facts, submission, leaveInsisted, council } = { ...this.#state, ...change }
    const { local, now } = this.settings
    const elsewhere = this.#other()
    const at = now()
    if (elsewhere) return this.#become({ ...change, elsewhere, saved: { state: 'waiting', since: at } })
    const stamp = { ...this.#nextStamp(at), files: facts, submission, council, ...(leaveInsisted && { leaveInsisted }) }
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
      const isWhole = await this.#write(text, pick(null))
      // If a file does not fit, the form is stored alone.
      const isDurable = isWhole || (changed.length > 0 && (await this.#write(text, {})))
      if (isWhole) this.#kept = { ...this.#kept, ...pick(undefined) }
      const isRefused = (field: FileField) => !isWhole && files[field] && files[field] === this.#state.files[field]
      const isDone = this.#due === null && this.#state.saved.state === 'saving'
      this.#become({
        unstored: FILE_FIELDS.filter((field) =>
          changed.includes(field) ? isRefused(field) : this.#state.unstored.includes(field),
        ),
        ...(isDone && { saved: { state: 'saved', at, isDurable } }),
      })
    }
  }

  #write(text: string, files: ChangedFiles): Promise<boolean> {
    return this.settings.database.write(this.name, text, files).then(
      () => true,
      () => false,
    )
  }

  #become(change: Partial<DraftState>): void {
    this.#store.set({ ...this.#state, ...change })
    if (this.#state.elsewhere && this.#canFollow()) void this.#follow()
  }
}
