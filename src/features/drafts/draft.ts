import { FILE_FIELDS, type ApplicationFiles, type ApplicationForm, type FileField } from '@/domain/application-form'
import type { Step } from '@/domain/application-steps'
import type { DraftFiles } from './draft-files'
import { emptyState, type DraftContent, type DraftState, type OtherVersion, type Saved } from './draft-state'
import { PreviewUrls } from './preview-urls'
import { isSent, type FileFacts, type SubmissionRecord } from './stamp'
import * as stored from './stored-draft'

export interface DraftSettings {
  readonly name: stored.DraftName
  readonly local: Storage
  readonly files: DraftFiles
  readonly now: () => Date
}

const failureOf = (error: unknown): Saved => ({
  state: 'failed',
  because: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused',
})

/**
 * One draft of one person: every change is written to this device at once, text and rows under the documented
 * keys and files beside them. Two tabs never overwrite each other: before each write the stamp on the
 * device must still be the one this tab has seen. Observable, for `useSyncExternalStore`.
 */
export class Draft {
  #state: DraftState = emptyState(0)
  #listeners = new Set<() => void>()
  #urls = new PreviewUrls()
  /** The stamp on the device as this tab last read or wrote it. */
  #seen: string | null = null
  #revision = 0
  /** How many writes of files are under way. */
  #writing = 0
  /** Why the draft of somebody else could not be put out of the way: nothing is written until it can. */
  #unclaimed: Saved | null = null
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  /** Settles, and never rejects, when the files of an earlier visit are there or known to be lost. */
  ready: Promise<void>

  constructor(private readonly settings: DraftSettings) {
    this.ready = this.#open()
  }

  get name(): stored.DraftName {
    return this.settings.name
  }

  readonly snapshot = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#look)
    this.#listeners.add(listener)
    this.#look()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#look)
    }
  }

  readonly change = (form: ApplicationForm): void => this.#update({ form })

  readonly complete = (step: Step, passed: boolean): void => {
    const { completion } = this.#state
    if (completion[step] !== passed) this.#update({ completion: { ...completion, [step]: passed } })
  }

  /** Takes a file that has been looked into. Its name is written before it is kept, so that a loss can be named. */
  readonly chooseFile = (field: FileField, file: File, pages: number, warning?: FileFacts['warning']): void => {
    const { files, facts, toChooseAgain } = this.#state
    this.#urls.set(field, file)
    this.#update({
      files: { ...files, [field]: file },
      facts: { ...facts, [field]: { name: file.name, size: file.size, pages, ...(warning && { warning }) } },
      toChooseAgain: toChooseAgain.filter((lost) => lost !== field),
    })
    void this.#keepFiles({ [field]: file })
  }

  readonly removeFile = (field: FileField): void => {
    const { [field]: _file, ...files } = this.#state.files
    const { [field]: _facts, ...facts } = this.#state.facts
    this.#urls.set(field, undefined)
    this.#update({ files, facts, unstored: this.#state.unstored.filter((lost) => lost !== field) })
    if (!this.#state.elsewhere) void this.settings.files.remove(this.name, [field]).catch(() => {})
  }

  /** Notes how far the submission has come, so that a reload knows it. */
  readonly note = (submission: SubmissionRecord | undefined): void => this.#update({ submission })

  /** Notes that the host wants to know about a leave that is not taken, so that a reload asks for it too. */
  readonly insistOnLeave = (): void => this.#update({ leaveInsisted: true })

  /** Puts other answers in place of these: a saved copy, or what the council has. */
  readonly replace = ({ form, files, facts, completion }: DraftContent): void => {
    FILE_FIELDS.forEach((field) => this.#urls.set(field, files[field] ?? undefined))
    const edition = this.#state.edition + 1
    this.#update({ ...emptyState(edition), form, files, facts, completion, filesRestored: true })
    void this.#keepOnlyTheseFiles()
  }

  /** Empties the draft and removes the stored items; nothing is written again before the next change. */
  readonly reset = (): Promise<void> => {
    stored.removeDraft(this.settings.local, this.name)
    this.#urls.clear()
    this.#seen = null
    this.#become({ ...emptyState(this.#state.edition + 1), filesRestored: true })
    // Where IndexedDB cannot be reached there are no files in it either.
    return this.settings.files.remove(this.name).catch(() => {})
  }

  /** Of two versions, the one on this page stays. */
  readonly keepMine = (): void => {
    this.#unclaimed = this.#claim()
    this.#seen = this.settings.local.getItem(stored.stampKey(this.name))
    this.#update({ elsewhere: null })
    void this.#keepOnlyTheseFiles()
  }

  /** Of two versions, the one that the other tab saved comes here. */
  readonly takeTheirs = (): void => {
    this.ready = this.#open()
  }

  #open(): Promise<void> {
    const { local } = this.settings
    const empty = emptyState(this.#state.edition + 1)
    this.#unclaimed = this.#claim()
    if (this.#unclaimed) {
      this.#become({ ...empty, filesRestored: true, saved: this.#unclaimed })
      return Promise.resolve()
    }
    this.#seen = local.getItem(stored.stampKey(this.name))
    const found = stored.readDraft(local, this.name)
    this.#revision = found?.stamp?.revision ?? 0
    if (!found) {
      this.#become({ ...empty, filesRestored: true })
      return Promise.resolve()
    }
    const { form, completion, unreadable, stamp } = found
    // The page that sent it was closed before it could clear it away.
    if (isSent(stamp?.submission)) return this.reset()
    const kept = { form, completion, unreadable, facts: stamp?.files ?? {} }
    // A draft of the earlier client has no stamp: it becomes this person's.
    if (stamp) {
      const { submission, leaveInsisted = false, savedAt } = stamp
      this.#become({ ...empty, ...kept, submission, leaveInsisted, saved: { state: 'saved', at: new Date(savedAt) } })
    } else this.#update({ ...empty, ...kept })
    return this.#restoreFiles()
  }

  #claim(): Saved | null {
    return this.#trySaving(() => stored.claimKeys(this.settings.local, this.name))
  }

  async #restoreFiles(): Promise<void> {
    const found = await this.settings.files.read(this.name).catch((): ApplicationFiles<File> => ({}))
    const { facts, files: chosenMeanwhile, completion } = this.#state
    // A page that was closed while a file was being kept may have left the one before it.
    const isNamed = (field: FileField) =>
      found[field]?.name === facts[field]?.name && found[field]?.size === facts[field]?.size
    const restored = FILE_FIELDS.filter(isNamed).map((field) => [field, found[field]] as const)
    const files: ApplicationFiles<File> = { ...Object.fromEntries(restored), ...chosenMeanwhile }
    const toChooseAgain = FILE_FIELDS.filter((field) => facts[field] && !files[field])
    FILE_FIELDS.forEach((field) => this.#urls.set(field, files[field] ?? undefined))
    this.#become({ files, toChooseAgain, filesRestored: true })
    if (toChooseAgain.length > 0 && completion.uploads) this.#update({ completion: { ...completion, uploads: false } })
    else this.#trySaving(() => stored.writeFileUrls(this.settings.local, this.name, this.#urls.all()))
  }

  /** What another tab has saved since; null when the device still holds what this tab has seen. */
  #other(): OtherVersion | null {
    if (this.#unclaimed) return null
    const { local } = this.settings
    const text = local.getItem(stored.stampKey(this.name))
    if (text === this.#seen) return null
    const found = stored.readDraft(local, this.name)
    const stamp = stored.readStamp(text)
    // Somebody else's draft is none of this person's business.
    if (!found || stamp?.owner !== this.name.owner) return { removed: true }
    return { removed: false, savedAt: new Date(stamp.savedAt), form: found.form, facts: stamp.files }
  }

  #look = (): void => {
    const elsewhere = this.#other()
    // Where nothing was entered here there is nothing to choose between.
    if (elsewhere && this.#state.saved.state === 'nothing') this.takeTheirs()
    else if (elsewhere) this.#become({ elsewhere })
  }

  #update(change: Partial<DraftState>): void {
    const next = { ...this.#state, ...change }
    if (this.#unclaimed) this.#unclaimed = this.#claim()
    if (this.#unclaimed) return this.#become({ ...change, saved: this.#unclaimed })
    const elsewhere = this.#other()
    const at = this.settings.now()
    if (elsewhere) return this.#become({ ...change, elsewhere, saved: { state: 'waiting', since: at } })
    const failure = this.#trySaving(() => {
      this.#seen = stored.writeDraft(this.settings.local, this.name, {
        form: next.form,
        completion: next.completion,
        fileUrls: this.#urls.all(),
        stamp: {
          ...this.name,
          revision: ++this.#revision,
          savedAt: at.toISOString(),
          tab: this.#tab,
          files: next.facts,
          submission: next.submission,
          ...(next.leaveInsisted && { leaveInsisted: true }),
        },
      })
    })
    this.#become({ ...change, elsewhere, saved: failure ?? { state: 'saved', at } })
  }

  #trySaving(write: () => void): Saved | null {
    try {
      write()
      return null
    } catch (error) {
      return failureOf(error)
    }
  }

  async #keepFiles(files: ApplicationFiles<File>): Promise<void> {
    if (this.#state.elsewhere) return
    const fields = FILE_FIELDS.filter((field) => files[field])
    this.#writing += 1
    this.#become({ isWritingFiles: true })
    const isKept = await this.settings.files.write(this.name, files).then(
      () => true,
      () => false,
    )
    this.#writing -= 1
    // Read now: another file may have been refused meanwhile.
    const others = this.#state.unstored.filter((field) => !fields.includes(field))
    this.#become({ isWritingFiles: this.#writing > 0, unstored: isKept ? others : [...others, ...fields] })
  }

  async #keepOnlyTheseFiles(): Promise<void> {
    if (this.#state.elsewhere) return
    const { files } = this.#state
    const gone = FILE_FIELDS.filter((field) => !files[field])
    await this.settings.files.remove(this.name, gone).catch(() => {})
    await this.#keepFiles(files)
  }

  #become(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}
