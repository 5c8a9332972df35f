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

/** Addresses of previews are only good while their page lives, so they are renewed without being a new save. */
export const writeFileUrls = (
  local: Storage,
  { applicationId }: DraftName,
  fileUrls: Record<FileField, string>,
): void => local.setItem(keyOf('fileUrls', applicationId), JSON.stringify(fileUrls))

type KeyOf = (item: Item) => string

const openKeys =
  ({ applicationId }: DraftName): KeyOf =>
  (item) =>
    keyOf(item, applicationId)

const sealedKeys =
  (name: DraftName): KeyOf =>
  (item) =>
    sealedKeyOf(item, name)

const removeItems = (local: Storage, key: KeyOf): void => ITEMS.forEach((item) => local.removeItem(key(item)))

/** Whose draft lies under the documented keys; undefined where there is none, or one of the earlier client. */
const openOwner = (local: Storage, name: DraftName): string | undefined =>
  readStamp(local.getItem(stampKey(name)))?.owner

/** Removes a draft where it lies: out of sight, once somebody else has written one here. */
export function removeDraft(local: Storage, name: DraftName): void {
  const owner = openOwner(local, name)
  if (owner === undefined || owner === name.owner) removeItems(local, openKeys(name))
  removeItems(local, sealedKeys(name))
}

const textsAt = (local: Storage, key: KeyOf): (string | null)[] => ITEMS.map((item) => local.getItem(key(item)))

/** Writes nothing that is there: a storage that takes nothing any more is left as it is. */
function putText(local: Storage, key: string, text: string | null): void {
  if (text === null) local.removeItem(key)
  else if (local.getItem(key) !== text) local.setItem(key, text)
}

const putTexts = (local: Storage, key: KeyOf, texts: readonly (string | null)[], without?: Item): void =>
  ITEMS.forEach((item, index) => putText(local, key(item), item === without ? null : (texts[index] ?? null)))

/**
 * Writes the four items, the stamp last. Throws what the browser throws when there is no room or no permission; the
 * items are then as they were, because answers without a stamp would become those of the next person.
 * @returns the stamp as it was written, to be recognised later
 */
export function writeDraft(local: Storage, name: DraftName, draft: DraftToStore): string {
  const stamp = JSON.stringify(z.encode(storedStamp, draft.stamp))
  const texts = [formToWire(draft.form), draft.completion, draft.fileUrls].map((value) => JSON.stringify(value))
  const open = openKeys(name)
  const before = textsAt(local, open)
  try {
    putTexts(local, open, [...texts, stamp])
  } catch (error) {
    // Backwards: each step on the way here had room.
    for (const [index, item] of [...ITEMS.entries()].reverse()) putText(local, open(item), before[index] ?? null)
    throw error
  }
  return stamp
}

/**
 * Seals what lies under the documented keys where it is somebody else's, and brings back what is this person's. Throws
 * what the browser throws where there is no room for the longer keys; everything is then where it was.
 */
export function claimKeys(local: Storage, name: DraftName): void {
  const owner = openOwner(local, name)
  if (owner === name.owner) return
  const [open, ownSealed] = [openKeys(name), sealedKeys(name)]
  const [theirs, own] = [textsAt(local, open), textsAt(local, ownSealed)]
  const hasOwn = local.getItem(ownSealed('draftStamp')) !== null
  const theirSealed = owner === undefined ? null : sealedKeys({ ...name, owner })
  // A storage that takes nothing any more keeps what it has: the same text again needs no room.
  if (theirs[0]) local.setItem(open('formData'), theirs[0])
  if (own[0]) local.setItem(ownSealed('formData'), own[0])
  // Taken away first, and without the addresses of previews, which are dead: a full device has no room for both.
  if (theirSealed) removeItems(local, open)
  if (hasOwn) removeItems(local, ownSealed)
  try {
    if (theirSealed) putTexts(local, theirSealed, theirs, 'fileUrls')
    if (hasOwn) putTexts(local, open, own, 'fileUrls')
  } catch (error) {
    if (theirSealed) removeItems(local, theirSealed)
    if (hasOwn) removeItems(local, open)
    putTexts(local, open, theirs)
    if (hasOwn) putTexts(local, ownSealed, own)
    throw error
  }
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

export const removeSealedDraft = (local: Storage, name: DraftName): void => removeItems(local, sealedKeys(name))
