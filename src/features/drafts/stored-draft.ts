import { z } from '@/domain/zod'
import type { ApplicationForm, FileField } from '@/domain/application-form'
import { emptyCompletionStatus, STEPS, type CompletionStatus } from '@/domain/application-steps'
import { restoreForm, type RestoredForm } from '@/domain/restore-form'
import { formToWire } from '@/domain/wire-form'
import { readJson } from '@/lib/read-json'
import { keysOf } from '@/lib/storage-keys'
import { storedStamp, type DraftStamp } from './stamp'

/** Which draft is meant: of whom, and of which application where the council keeps it as a draft. */
export interface DraftName {
  readonly owner: string
  /** Null for an application that the council does not know yet. */
  readonly applicationId: string | null
}

/** The three fixed items and the stamp. A draft that the council knows has its id behind each key. */
const ITEMS = ['formData', 'completionStatus', 'fileUrls', 'draftStamp'] as const

type Item = (typeof ITEMS)[number]

const keyOf = (item: Item, applicationId: string | null) => (applicationId === null ? item : `${item}:${applicationId}`)

export const stampKey = ({ applicationId }: DraftName) => keyOf('draftStamp', applicationId)

/** Where a draft lies while somebody else uses this device: out of sight of every screen. */
const sealedKeyOf = (item: Item, { applicationId, owner }: DraftName) => `${keyOf(item, applicationId)}@${owner}`

const DRAFT_KEY = /^(formData|completionStatus|fileUrls|draftStamp)(?::([^@]*))?(?:@(.*))?$/

export interface StoredDraft {
  readonly form: ApplicationForm
  readonly completion: CompletionStatus
  readonly stamp: DraftStamp | null
  /** Answers that were there and could not be read; they are named, never dropped without a word. */
  readonly unreadable: RestoredForm['unreadable']
}

export const readStamp = (text: string | null): DraftStamp | null => storedStamp.safeParse(readJson(text)).data ?? null

/** The legacy client also wrote `supervisor`, which it never read. */
function readCompletion(stored: unknown): CompletionStatus {
  const flags = z.record(z.string(), z.unknown()).safeParse(stored).data ?? {}
  return STEPS.reduce((completion, step) => ({ ...completion, [step]: flags[step] === true }), emptyCompletionStatus())
}

/** The draft under the documented keys, or null. One without a stamp was written by the earlier client. */
export function readDraft(local: Storage, { applicationId }: DraftName): StoredDraft | null {
  const stored = local.getItem(keyOf('formData', applicationId))
  if (stored === null) return null
  return {
    ...restoreForm(readJson(stored)),
    completion: readCompletion(readJson(local.getItem(keyOf('completionStatus', applicationId)))),
    stamp: readStamp(local.getItem(keyOf('draftStamp', applicationId))),
  }
}

export interface DraftToStore {
  readonly form: ApplicationForm
  readonly completion: CompletionStatus
  readonly fileUrls: Record<FileField, string>
  readonly stamp: DraftStamp
}

/**
 * Writes the four items, the stamp last. Throws what the browser throws when there is no room or no permission.
 * @returns the stamp as it was written, to be recognised later
 */
export function writeDraft(local: Storage, { applicationId }: DraftName, draft: DraftToStore): string {
  const stamp = JSON.stringify(z.encode(storedStamp, draft.stamp))
  local.setItem(keyOf('formData', applicationId), JSON.stringify(formToWire(draft.form)))
  local.setItem(keyOf('completionStatus', applicationId), JSON.stringify(draft.completion))
  local.setItem(keyOf('fileUrls', applicationId), JSON.stringify(draft.fileUrls))
  local.setItem(keyOf('draftStamp', applicationId), stamp)
  return stamp
}

/** Addresses of previews are only good while their page lives, so they are renewed without being a new save. */
export const writeFileUrls = (
  local: Storage,
  { applicationId }: DraftName,
  fileUrls: Record<FileField, string>,
): void => local.setItem(keyOf('fileUrls', applicationId), JSON.stringify(fileUrls))

export const removeDraft = (local: Storage, { applicationId }: DraftName): void =>
  ITEMS.forEach((item) => local.removeItem(keyOf(item, applicationId)))

/** Where the browser refuses, the item stays where it was, and its refusal is thrown. */
function moveItem(local: Storage, from: string, to: string): void {
  const text = local.getItem(from)
  if (text === null) return
  // A browser that refuses even what it has already would take neither it nor its return.
  local.setItem(from, text)
  // Taken away first: a full device has no room for both.
  local.removeItem(from)
  try {
    local.setItem(to, text)
  } catch (error) {
    local.setItem(from, text)
    throw error
  }
}

const move = (local: Storage, from: (item: Item) => string, to: (item: Item) => string): void =>
  ITEMS.forEach((item) => moveItem(local, from(item), to(item)))

/**
 * Seals what lies under the documented keys where it is somebody else's, and brings back what is this person's. Throws what
 * the browser throws when there is no room or no permission: nothing is lost then, and the keys are not this person's.
 */
export function claimKeys(local: Storage, name: DraftName): void {
  const owner = readStamp(local.getItem(stampKey(name)))?.owner
  if (owner === name.owner) return
  const open = (item: Item) => keyOf(item, name.applicationId)
  if (owner !== undefined) move(local, open, (item) => sealedKeyOf(item, { ...name, owner }))
  const sealed = (item: Item) => sealedKeyOf(item, name)
  if (local.getItem(sealed('draftStamp')) !== null) move(local, sealed, open)
}

/** Whose draft an item belongs to; `owner` is null for one without a stamp, and the whole for what is no part of a draft. */
export function draftAt(local: Storage, key: string): { owner: string | null; applicationId: string | null } | null {
  const found = DRAFT_KEY.exec(key)
  if (!found) return null
  const applicationId = found[2] ?? null
  return {
    applicationId,
    owner: found[3] ?? readStamp(local.getItem(keyOf('draftStamp', applicationId)))?.owner ?? null,
  }
}

const stampsIn = (local: Storage): DraftName[] =>
  keysOf(local)
    .filter((key) => key.startsWith('draftStamp'))
    .flatMap((key) => {
      const { owner = null, applicationId = null } = draftAt(local, key) ?? {}
      return owner === null ? [] : [{ owner, applicationId }]
    })

/** The drafts of this person, also those that are sealed because somebody else has written one here since. */
export const ownDrafts = (local: Storage, owner: string): DraftName[] =>
  stampsIn(local).filter((name) => name.owner === owner)

/** The sealed drafts of everybody else on this device. */
export const sealedDrafts = (local: Storage, owner: string): DraftName[] =>
  keysOf(local)
    .filter((key) => key.startsWith('draftStamp') && key.includes('@'))
    .flatMap((key) => {
      const found = draftAt(local, key)
      return found?.owner && found.owner !== owner ? [{ owner: found.owner, applicationId: found.applicationId }] : []
    })

export const removeSealedDraft = (local: Storage, name: DraftName): void =>
  ITEMS.forEach((item) => local.removeItem(sealedKeyOf(item, name)))
