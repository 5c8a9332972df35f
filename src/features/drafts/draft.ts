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
import type { ChangedFiles, DraftDatabase, DatabaseDraft } from './draft-database'
import { compareFile, joinForm, resolveFormConflict, setKnownFile, markFileChanged } from './council-news'
import {
  getUnrestoredFiles,
  makeEmptyState,
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

const toFailedState = (error: unknown): SaveState => ({
  state: 'failed',
  reason: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused',
})

/** The parts of a draft that its record contains. */
const STORED_PARTS = ['form', 'completion', 'facts', 'submission', 'leaveInsisted', 'council'] as const

const toStoredParts = ({
  form,
  completion,
  stamp,
}: stored.StoredDraft): Pick<DraftState, (typeof STORED_PARTS)[number]> => {
  const { files: facts = {}, submission, leaveInsisted = false, council } = stamp ?? {}
  return { form, completion, facts, submission, leaveInsisted, council }
}

/** Returns false for a comparison without a result, because it must not count as a save. */
const hasChanges = (state: DraftState, change: Partial<DraftState>): boolean =>
  'files' in change ||
  STORED_PARTS.some((part) => part in change && JSON.stringify(change[part]) !== JSON.stringify(state[part]))

/** Events after which another tab may have saved. A frozen page receives no `storage` events. */
const SYNC_EVENTS = ['storage', 'focus', 'pageshow'] as const

/** Time for the other tab to write its record and files to IndexedDB; `delay` in milliseconds. */
const READ_RETRIES = { delay: 100, count: 30 }

/** A save that is not in IndexedDB yet. */
interface PendingSave {
  readonly text: string
  readonly files: ApplicationFiles<File>
  readonly at: Date
}

/**
 * One draft of one user. Writes every change to local storage, then to IndexedDB with its files in one durable
 * transaction. Only then is the draft saved. A record replaces only records that it includes: local storage must hold
 * the record that this tab has seen, and IndexedDB must not hold a later one. A tab without unsaved changes follows the
 * others without a question.
 */
export class Draft {
  #store = createStore(makeEmptyState(0), () => {
    SYNC_EVENTS.forEach((event) => window.addEventListener(event, this.#checkOtherTabs))
    return () => SYNC_EVENTS.forEach((event) => window.removeEventListener(event, this.#checkOtherTabs))
  })
  #urls = new PreviewUrls()
  /** The record in local storage as this tab last read or wrote it. */
  #knownRecord: string | null = null
  /** The latest revision that the draft includes. Null after the comparison with IndexedDB if its record is stored. */
  #includedRevision: number | null = null
  /** A record in IndexedDB that the draft does not include. The user picks a version. */
  #conflictingDraft: DatabaseDraft | null = null
  /** The latest read of IndexedDB. Results of earlier ones are ignored. */
  #latestRead: Promise<unknown> | null = null
  /** Increases with every save, even across removed drafts. Uses the device's time, as IndexedDB may be unreadable. */
  #revision = 0
  #pendingSave: PendingSave | null = null
  #runningSave: Promise<void> | null = null
  #isFollowing = false
  /** The files in IndexedDB; null before the first read. */
  #databaseFiles: ApplicationFiles<File> | null = null
  readonly #tabId = crypto.getRandomValues(new Uint32Array(2)).join('-')
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
    this.#checkOtherTabs()
    return unsubscribe
  }

  get #state(): DraftState {
    return this.#store.snapshot()
  }

  readonly change = (form: ApplicationForm): void => void this.#update({ form })

  readonly setCompleted = (step: Step, isPassed: boolean): void => {
    const { completion } = this.#state
    if (completion[step] !== isPassed) void this.#update({ completion: { ...completion, [step]: isPassed } })
  }

  readonly chooseFile = (field: FileField, file: File, pages: number, warning?: FileFacts['warning']): void =>
    void this.#update({
      ...this.#addFile(field, file, pages, warning),
      council: markFileChanged(this.#state.council, field),
    })

  readonly removeFile = (field: FileField): void => {
    const { [field]: _file, ...files } = this.#state.files
    const { [field]: _facts, ...facts } = this.#state.facts
    this.#urls.set(field, undefined)
    const council = markFileChanged(this.#state.council, field)
    void this.#update({
      files,
      facts,
      council,
      unstoredFiles: this.#state.unstoredFiles.filter((other) => other !== field),
    })
  }

  /** Stores the progress of the submission. Resolves once the progress is durable. */
  readonly storeSubmission = (submission: SubmissionRecord | undefined): Promise<void> => this.#update({ submission })

  /** Stores that the host requires leave details even without a leave. A reload keeps the requirement. */
  readonly requireLeaveDetails = (): void => void this.#update({ leaveInsisted: true })

  /** Replaces the content by a saved copy or an earlier application. Resolves once the new content is stored. */
  readonly replace = ({ form, files, facts, completion }: DraftContent): Promise<void> => {
    FILE_FIELDS.forEach((field) => this.#urls.set(field, files[field] ?? undefined))
    const edition = this.#state.edition + 1
    const council = FILE_FIELDS.reduce(markFileChanged, this.#state.council)
    return this.#update({ ...makeEmptyState(edition), form, files, facts, completion, council, filesRestored: true })
  }

  /** Merges the council's form with the form of this draft (decision 5). */
  readonly joinCouncilForm = (council: SavedForm): void => this.#applyCouncil(joinForm(this.#state, council))

  /**
   * Joins a file of the council, or null if the council has none. Returns whether the draft adopted the file.
   * @param sum checksum of the file on this device
   */
  readonly joinCouncilFile = (field: FileField, found: FoundFile | null, sum?: string): boolean => {
    const { council, news, files, edition } = this.#state
    const { [field]: _settled, ...others } = news.conflicts.files
    const outcome = found && compareFile(this.#state, field, found, sum)
    const isAdopted = found !== null && outcome === 'adopted'
    const isReplaced = isAdopted && files[field] !== undefined
    const conflictingFiles = outcome === 'conflict' && found ? { ...others, [field]: found } : others
    const knownFile = found && { sum: found.sum, isHere: true }
    this.#applyCouncil({
      news: {
        adopted: isReplaced ? [...news.adopted, getLabel(field)] : news.adopted,
        conflicts: { ...news.conflicts, files: conflictingFiles },
      },
      ...(isAdopted && this.#addFile(field, found.file, found.pages, found.warning)),
      ...(outcome !== 'known' && outcome !== 'conflict' && { council: setKnownFile(council, field, knownFile) }),
      ...(isReplaced && { edition: edition + 1 }),
    })
    return isAdopted
  }

  /** Resolves conflicts with the council's version. Adopts the parts and files whose labels are in `chosen`. */
  readonly resolveConflicts = (chosen: ReadonlySet<string>): void => {
    const { files } = this.#state.news.conflicts
    const joined = resolveFormConflict(this.#state, chosen)
    let { council = this.#state.council } = joined
    const adoptedFiles = FILE_FIELDS.flatMap((field) => {
      const found = files[field]
      if (!found) return []
      const isAdopted = chosen.has(getLabel(field))
      council = setKnownFile(council, field, { sum: found.sum, isHere: isAdopted })
      return isAdopted ? [[field, found] as const] : []
    })
    this.#applyCouncil({ ...joined, council, news: NO_NEWS, edition: this.#state.edition + 1 })
    for (const [field, { file, pages, warning }] of adoptedFiles)
      this.#applyCouncil(this.#addFile(field, file, pages, warning))
  }

  /** Records the version that the council has after a save. `sent` contains the checksum of each file. */
  readonly recordCouncilSave = (
    form: SavedForm,
    sent: readonly { field: FileField; file: File; sum: string }[],
  ): void => {
    const { council, files } = this.#state
    const councilVersion = sent.reduce(
      (version, { field, file, sum }) => setKnownFile(version, field, { sum, isHere: files[field] === file }),
      council,
    )
    this.#applyCouncil({ council: { files: {}, ...councilVersion, form } })
  }

  /** Empties the draft and removes its stored data. Resolves once the removal is durable. */
  readonly reset = async (): Promise<void> => {
    // Another tab may have begun the draft.
    this.#raiseRevision(stored.parseDraft(this.#readRecord()))
    // IndexedDB may hold a later record than the application that was sent.
    const base = isSubmitted(this.#state) ? this.#includedRevision : null
    const removal = this.#writeTombstone(this.#state.submission, base ?? undefined)
    this.#includedRevision = base
    await removal
  }

  readonly keepOwnVersion = (): void => {
    const text = this.#readRecord()
    const storedDraft = stored.parseDraft(text)
    const isDecided = text === this.#knownRecord || text === null || this.#includedRevision === null
    this.#includedRevision = isDecided
      ? null
      : Math.max(this.#includedRevision ?? 0, stored.getIncludedRevision(storedDraft?.stamp))
    this.#conflictingDraft = null
    this.#knownRecord = text
    this.#raiseRevision(storedDraft)
    this.#databaseFiles = null
    void this.#update({ otherVersion: null })
  }

  readonly takeOtherVersion = (): void => {
    const text = this.#findOtherRecord()
    const conflicting = this.#conflictingDraft
    if (text === null) this.#clear()
    else if (!conflicting || text !== conflicting.text) this.ready = this.#open()
    else if (stored.isFinished(stored.parseDraft(text)))
      this.#removeFinished(stored.parseDraft(text)?.stamp?.submission)
    else {
      this.#clearConflict()
      this.#knownRecord = this.#readRecord()
      this.#showDraft(conflicting)
      void this.#update({})
    }
  }

  /** Applies the council's version. Stores nothing while the user has changed nothing. */
  #applyCouncil(change: Partial<DraftState>): void {
    const { state } = this.#state.saved
    if (state === 'nothing' || state === 'unchanged')
      this.#setState({ ...change, saved: { state: 'unchanged' }, filesRestored: true })
    else if (hasChanges(this.#state, change)) void this.#update(change)
    else this.#setState(change)
  }

  #addFile(field: FileField, file: File, pages: number, warning: FileFacts['warning']): Partial<DraftState> {
    const { files, facts, unstoredFiles } = this.#state
    this.#urls.set(field, file)
    return {
      files: { ...files, [field]: file },
      facts: { ...facts, [field]: { name: file.name, size: file.size, pages, ...(warning && { warning }) } },
      unstoredFiles: unstoredFiles.filter((other) => other !== field),
    }
  }

  #readRecord(): string | null {
    return this.settings.local.getItem(stored.getRecordKey(this.name))
  }

  #open(): Promise<void> {
    const found = stored.openDraft(this.settings.local, this.name)
    this.#resetTracking()
    this.#knownRecord = this.#readRecord()
    this.#includedRevision = stored.getIncludedRevision(found?.stamp)
    this.#showStored(found)
    return this.#readDatabase()
  }

  /** Empties this page and local storage. */
  #clear(): void {
    stored.removeDraft(this.settings.local, this.name)
    this.#resetTracking()
    this.#showStored(null)
  }

  /** Writes a tombstone to IndexedDB unless it holds a later draft. Resolves once the tombstone is durable. */
  #writeTombstone(submission: SubmissionRecord | undefined, revision?: number): Promise<void> {
    const at = this.settings.now()
    const stamp = {
      ...this.#makeStamp(at, revision),
      files: {},
      submission: isSent(submission) ? submission : undefined,
    }
    this.#clear()
    return this.#queueSave({ text: stored.makeTombstone(stamp), files: {}, at })
  }

  #resetTracking(): void {
    this.#knownRecord = null
    this.#databaseFiles = null
    this.#pendingSave = null
    this.#latestRead = null
    this.#clearConflict()
  }

  #clearConflict(): void {
    this.#conflictingDraft = null
    this.#includedRevision = null
  }

  #showStored(found: stored.StoredDraft | null): void {
    const empty = makeEmptyState(this.#state.edition + 1)
    this.#urls.clear()
    if (!found || found.isRemoved) {
      this.#setState({ ...empty, filesRestored: true })
    } else {
      this.#raiseRevision(found)
      const { unreadableFields } = found
      this.#setState({ ...empty, ...toStoredParts(found), unreadableFields, saved: { state: 'opening' } })
    }
    stored.writeDocumentedItems(this.settings.local, this.name, this.#knownRecord, this.#urls.getAll())
  }

  /** Shows a record of IndexedDB with its files. */
  #showDraft({ text, files }: DatabaseDraft): void {
    this.#showStored(stored.parseDraft(text))
    this.#databaseFiles = files
    this.#restoreFiles(files)
  }

  async #readDatabase(): Promise<void> {
    const opened = this.#state
    const read = this.settings.database.read(this.name).catch(() => undefined)
    this.#latestRead = read
    const databaseDraft = await read
    if (this.#latestRead === read) this.#compareWithDatabase(databaseDraft, opened)
  }

  /**
   * Restores the files from IndexedDB, and a record that the draft does not include. Offers both if both changed.
   * @param databaseDraft undefined if IndexedDB could not be read
   * @param opened what the page showed before the read. The draft includes every record with the same content.
   */
  #compareWithDatabase(databaseDraft: DatabaseDraft | undefined, opened: DraftState): void {
    const { saved, submission } = this.#state
    const isUnchanged = isUntouched(this.#state)
    if (isUnchanged && this.#readRecord() !== this.#knownRecord) return this.takeOtherVersion()
    const storedDraft = stored.parseDraft(databaseDraft?.text ?? null)
    const revision = storedDraft?.stamp?.revision ?? 0
    const [latest, included] = [this.#revision, this.#includedRevision ?? this.#revision]
    this.#raiseRevision(storedDraft)
    // A draft of an earlier client has no revision.
    const isLater = latest > 0 && revision > latest
    const isOther = (draft: stored.StoredDraft) =>
      // A tombstone may be of an earlier draft.
      revision > included && (draft.isRemoved ? included > 0 || isLater : hasChanges(opened, toStoredParts(draft)))
    if (databaseDraft?.text && storedDraft && isOther(storedDraft) && databaseDraft.text !== this.#knownRecord) {
      if (!isUnchanged || (saved.state === 'opening' && !isLater))
        return this.#offerVersions(databaseDraft, storedDraft)
      if (stored.isFinished(storedDraft)) return this.#removeFinished(storedDraft.stamp?.submission, this.#revision)
      tryToStore(this.settings.local, stored.getRecordKey(this.name), databaseDraft.text)
      this.#knownRecord = this.#readRecord()
      this.#showStored(storedDraft)
    } else if (isUnchanged && isSent(submission)) {
      if (databaseDraft) return this.#removeFinished(submission, this.#revision)
      // IndexedDB may have a later draft.
      this.#showStored(null)
      return this.#setState({ submission })
    }
    this.#databaseFiles = databaseDraft?.files ?? {}
    // Without room for its record, local storage does not show that another tab has removed the draft.
    const isUnstored = this.#knownRecord === null && this.#state.saved.state === 'opening'
    if (databaseDraft) this.#includedRevision = isUnstored ? revision : null
    this.#restoreFiles(this.#databaseFiles)
    this.#saveOpened(databaseDraft?.text)
  }

  /** Removes a draft that another page has sent or deleted without completing the removal. */
  #removeFinished(submission: SubmissionRecord | undefined, revision?: number): void {
    void this.#writeTombstone(submission, revision)
    this.#setState({ submission })
  }

  /** Lets the user pick a version. Restores the other version's files for fields without a file here. */
  #offerVersions(databaseDraft: DatabaseDraft, storedDraft: stored.StoredDraft): void {
    const { files, facts } = this.#state
    const ownFacts = FILE_FIELDS.filter((field) => files[field]).map((field) => [field, facts[field]] as const)
    this.#conflictingDraft = databaseDraft
    this.#setState({ facts: { ...facts, ...storedDraft.stamp?.files, ...Object.fromEntries(ownFacts) } })
    this.#restoreFiles(databaseDraft.files)
    this.#setState({ otherVersion: this.#findOtherVersion(), saved: { state: 'waiting', since: this.settings.now() } })
  }

  #restoreFiles(found: ApplicationFiles<File>): void {
    const { facts, files: chosenMeanwhile } = this.#state
    // A page that was closed during a save may have left the previous file.
    const matchesFacts = (field: FileField) =>
      found[field]?.name === facts[field]?.name && found[field]?.size === facts[field]?.size
    const restored = FILE_FIELDS.filter(matchesFacts).map((field) => [field, found[field]] as const)
    const files: ApplicationFiles<File> = { ...Object.fromEntries(restored), ...chosenMeanwhile }
    FILE_FIELDS.forEach((field) => this.#urls.set(field, files[field] ?? undefined))
    this.#setState({ files, filesRestored: true })
    // The copy would restore a draft that another tab has removed.
    if (this.#readRecord() === this.#knownRecord)
      stored.writeDocumentedItems(this.settings.local, this.name, this.#knownRecord, this.#urls.getAll())
  }

  /** Stores the opened record if IndexedDB has another one. `databaseText` is undefined after a failed read. */
  #saveOpened(databaseText: string | null | undefined): void {
    const { saved, completion, files } = this.#state
    if (saved.state !== 'opening' && saved.state !== 'saving') return
    const stamp = stored.parseDraft(this.#knownRecord)?.stamp
    const uploads = completion.uploads && getUnrestoredFiles(this.#state).length === 0
    const change = { completion: { ...completion, uploads } }
    const at = stamp ? new Date(stamp.savedAt) : this.settings.now()
    // Without room for its record, a draft may still be under the documented keys.
    if (databaseText === undefined && this.#revision > 0)
      this.#setState({
        ...change,
        ...(saved.state === 'opening' && { saved: { state: 'saved', at, isDurable: false } }),
      })
    else if (!stamp || stamp.base !== undefined || stamp.revision < this.#revision || uploads !== completion.uploads)
      void this.#update(change)
    else if (databaseText === this.#knownRecord) this.#setState({ saved: { state: 'saved', at, isDurable: true } })
    else if (this.#knownRecord !== null) {
      this.#setState({ saved: { state: 'saving' } })
      void this.#queueSave({ text: this.#knownRecord, files, at })
    }
  }

  /** Returns a record that the draft does not include. Null if it was removed, undefined if there is none. */
  #findOtherRecord(): string | null | undefined {
    const text = this.#readRecord()
    return text === this.#knownRecord ? this.#conflictingDraft?.text : text
  }

  #findOtherVersion(): OtherVersion | null {
    const text = this.#findOtherRecord()
    if (text === undefined) return null
    const storedDraft = stored.parseDraft(text)
    if (!storedDraft?.stamp || stored.isFinished(storedDraft)) return { isRemoved: true }
    return {
      isRemoved: false,
      savedAt: new Date(storedDraft.stamp.savedAt),
      form: storedDraft.form,
      facts: storedDraft.stamp.files,
    }
  }

  #checkOtherTabs = (): void => {
    const otherVersion = this.#findOtherVersion()
    // An unchanged draft has no conflict.
    if (otherVersion && isUntouched(this.#state)) this.takeOtherVersion()
    else if (otherVersion && this.#findFollowable()) void this.#followOtherTab()
    else if (otherVersion) this.#setState({ otherVersion })
  }

  /** Returns the other tab's record if this tab would lose nothing. A page that submits never follows. */
  #findFollowable(): stored.StoredDraft | null {
    const { saved, unstoredFiles, submission } = this.#state
    const storedDraft = stored.parseDraft(this.#readRecord())
    const isSettled = saved.state === 'saved' && saved.isDurable && unstoredFiles.length === 0
    return isSettled && storedDraft?.stamp && !wasBegun(submission) && !wasBegun(storedDraft.stamp.submission)
      ? storedDraft
      : null
  }

  /** Shows the other tab's version once IndexedDB holds its record and files. */
  async #followOtherTab(): Promise<void> {
    if (this.#isFollowing) return
    this.#isFollowing = true
    for (
      let text = this.#readRecord(), attempts = 0;
      text !== this.#knownRecord && this.#findFollowable();
      attempts += 1
    ) {
      const databaseDraft = await this.settings.database.read(this.name).catch(() => undefined)
      const storedDraft = this.#findFollowable()
      if (storedDraft?.stamp && databaseDraft?.text === text && this.#readRecord() === text) {
        this.#knownRecord = text
        this.#showDraft(databaseDraft)
        this.#setState({ saved: { state: 'saved', at: new Date(storedDraft.stamp.savedAt), isDurable: true } })
      } else if (attempts === READ_RETRIES.count) this.takeOtherVersion()
      else await new Promise((resolve) => setTimeout(resolve, READ_RETRIES.delay))
      if (this.#readRecord() !== text) [text, attempts] = [this.#readRecord(), 0]
    }
    this.#isFollowing = false
    this.#checkOtherTabs()
  }

  #raiseRevision(record: stored.StoredDraft | null): void {
    this.#revision = Math.max(this.#revision, record?.stamp?.revision ?? 0)
  }

  #makeStamp(at: Date, revision = Math.max(this.#revision + 1, Date.now())) {
    this.#revision = Math.max(this.#revision, revision)
    return { ...this.name, revision, savedAt: at.toISOString(), tab: this.#tabId }
  }

  async #update(change: Partial<DraftState>): Promise<void> {
    const { form, completion, files, facts, submission, leaveInsisted, council } = { ...this.#state, ...change }
    const { local, now } = this.settings
    const otherVersion = this.#findOtherVersion()
    const at = now()
    if (otherVersion) return this.#setState({ ...change, otherVersion, saved: { state: 'waiting', since: at } })
    const stamp = {
      ...this.#makeStamp(at),
      files: facts,
      submission,
      council,
      ...(leaveInsisted && { leaveInsisted }),
      ...(this.#includedRevision !== null && { base: this.#includedRevision }),
    }
    const text = stored.serializeDraft({ form, completion, stamp })
    try {
      stored.storeRecord(local, this.name, text)
    } catch (error) {
      const unstoredFiles = FILE_FIELDS.filter((field) => files[field] && files[field] !== this.#databaseFiles?.[field])
      return this.#setState({ ...change, otherVersion, unstoredFiles, saved: toFailedState(error) })
    }
    this.#knownRecord = text
    stored.writeDocumentedItems(local, this.name, text, this.#urls.getAll())
    this.#setState({ ...change, otherVersion, saved: { state: 'saving' } })
    await this.#queueSave({ text, files, at })
  }

  #queueSave(save: PendingSave): Promise<void> {
    this.#pendingSave = save
    this.#runningSave ??= this.#savePending().finally(() => (this.#runningSave = null))
    return this.#runningSave
  }

  /** Writes one transaction at a time. */
  async #savePending(): Promise<void> {
    await this.ready
    for (let save = this.#pendingSave; save; save = this.#pendingSave) {
      this.#pendingSave = null
      const { text, files, at } = save
      const otherVersion = text === this.#knownRecord ? this.#findOtherVersion() : null
      if (otherVersion) {
        this.#setState({ otherVersion, saved: { state: 'waiting', since: at } })
        continue
      }
      const { unstoredFiles, facts } = this.#state
      // Another tab may just be writing a file that was not restored here.
      const isKept = (field: FileField) => unstoredFiles.includes(field) || (facts[field] && !files[field])
      const changed = FILE_FIELDS.filter(
        (field) => !isKept(field) && (!this.#databaseFiles || this.#databaseFiles[field] !== files[field]),
      )
      const pickChanged = <Removed>(removed: Removed) =>
        Object.fromEntries(changed.map((field) => [field, files[field] ?? removed]))
      const write = (changedFiles: ChangedFiles) =>
        this.settings.database.write(this.name, text, changedFiles).catch(() => 'refused' as const)
      const firstResult = await write(pickChanged(null))
      // If a file does not fit, the form is stored alone.
      const result = firstResult === 'refused' && changed.length > 0 ? await write({}) : firstResult
      if (firstResult === 'written') this.#databaseFiles = { ...this.#databaseFiles, ...pickChanged(undefined) }
      if (result === 'written' && this.#includedRevision !== null) {
        this.#includedRevision = null
        if (text === this.#knownRecord) void this.#update({})
      }
      if (result === 'outdated' && text === this.#knownRecord) await this.#readDatabase()
      const isDone = this.#pendingSave === null && this.#state.saved.state === 'saving'
      const isRefused = (field: FileField) =>
        (firstResult === 'refused' || (firstResult === 'outdated' && isDone)) &&
        files[field] &&
        files[field] === this.#state.files[field]
      this.#setState({
        unstoredFiles: FILE_FIELDS.filter((field) =>
          changed.includes(field) ? isRefused(field) : this.#state.unstoredFiles.includes(field),
        ),
        ...(isDone && { saved: { state: 'saved', at, isDurable: result === 'written' } }),
      })
    }
  }

  #setState(change: Partial<DraftState>): void {
    this.#store.set({ ...this.#state, ...change })
    if (this.#state.otherVersion && this.#findFollowable()) void this.#followOtherTab()
  }
}
