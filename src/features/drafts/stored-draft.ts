import { z } from '@/lib/zod'
import type { ApplicationForm, FileField } from '@/domain/application/application-form'
import { makeEmptyCompletion, STEPS, type CompletionStatus } from '@/domain/application/application-steps'
import { restoreForm, type RestoredForm } from '@/domain/application/restore-form'
import { formToWire } from '@/domain/application/wire-form'
import { readJson } from '@/lib/read-json'
import { getStorageKeys } from '@/lib/storage'
import { isSent, storedStamp, type DraftStamp } from './stamp'

export interface DraftName {
  readonly owner: string
  /** Null if the council does not have the application yet. */
  readonly applicationId: string | null
}

/** A copy of the record under keys that all owners share. The keys of a council draft end in its id. */
const ITEMS = ['formData', 'completionStatus', 'fileUrls', 'draftStamp'] as const

const getKeySuffix = ({ applicationId }: Pick<DraftName, 'applicationId'>) =>
  applicationId === null ? '' : `:${applicationId}`

export const getRecordKey = (name: DraftName) => `draft:${name.owner}${getKeySuffix(name)}`

const RECORD_KEY = /^draft:([^:]*)(?::(.*))?$/

/** Earlier versions put another owner's draft aside under the same keys with `@` and the owner's id. */
const ITEM_KEY = /^(?:formData|completionStatus|fileUrls|draftStamp)(?::([^@]*))?(?:@(.*))?$/

export interface StoredDraft {
  readonly form: ApplicationForm
  readonly completion: CompletionStatus
  /** Null for a draft of the earlier client. */
  readonly stamp: DraftStamp | null
  /** Fields whose stored values could not be read. */
  readonly unreadableFields: RestoredForm['unreadableFields']
  readonly isRemoved: boolean
}

const recordSchema = z.record(z.string(), z.unknown())

const readStamp = (stored: unknown): DraftStamp | null => storedStamp.safeParse(stored).data ?? null

/** The legacy client also wrote `supervisor`, which it never read. */
function readCompletion(stored: unknown): CompletionStatus {
  const flags = recordSchema.safeParse(stored).data ?? {}
  return STEPS.reduce((completion, step) => ({ ...completion, [step]: flags[step] === true }), makeEmptyCompletion())
}

export function parseDraft(text: string | null): StoredDraft | null {
  const record = recordSchema.safeParse(readJson(text)).data
  return record
    ? {
        ...restoreForm(record.formData),
        completion: readCompletion(record.completionStatus),
        stamp: readStamp(record.draftStamp),
        isRemoved: record.formData === undefined,
      }
    : null
}

const parseStamp = (text: string | null) => readStamp(recordSchema.safeParse(readJson(text)).data?.draftStamp)

/** The latest revision that a record includes. */
export const getIncludedRevision = (stamp: DraftStamp | null | undefined): number => stamp?.base ?? stamp?.revision ?? 0

/** Whether one record may replace another without a question. */
export const includesRecord = (text: string, other: string | null): boolean =>
  text === other || (parseStamp(other)?.revision ?? 0) <= getIncludedRevision(parseStamp(text))

/** Whether the draft was deleted or sent. */
export const isFinished = (draft: StoredDraft | null): boolean =>
  draft === null || draft.isRemoved || isSent(draft.stamp?.submission)

/** Tombstone of a removed draft. It outranks a record that an unflushed local storage restores. */
export const makeTombstone = (stamp: DraftStamp): string => JSON.stringify({ draftStamp: z.encode(storedStamp, stamp) })

const readStampItem = (local: Storage, suffix: string) => readStamp(readJson(local.getItem(`draftStamp${suffix}`)))

function readDocumentedItems(local: Storage, suffix: string): string | null {
  if (local.getItem(`formData${suffix}`) === null) return null
  const items = (['formData', 'completionStatus', 'draftStamp'] as const).map(
    (item) => [item, readJson(local.getItem(item + suffix))] as const,
  )
  return JSON.stringify(Object.fromEntries(items))
}

const removeItems = (local: Storage, suffix: string): void => ITEMS.forEach((item) => local.removeItem(item + suffix))

/** Copies drafts that earlier versions or other programs wrote under the documented keys to their owners' records. */
function adoptDrafts(local: Storage): void {
  for (const key of getStorageKeys(local).filter((one) => one.startsWith('draftStamp'))) {
    const suffix = key.slice('draftStamp'.length)
    const [stamp, text] = [readStampItem(local, suffix), readDocumentedItems(local, suffix)]
    if (!stamp || text === null) continue
    const target = getRecordKey({ owner: stamp.owner, applicationId: ITEM_KEY.exec(key)?.[1] ?? null })
    const record = local.getItem(target)
    try {
      if ((parseDraft(record)?.stamp?.revision ?? 0) <= stamp.revision && text !== record) local.setItem(target, text)
      if (suffix.includes('@')) removeItems(local, suffix)
    } catch {
      // Tried again the next time a draft is opened.
    }
  }
}

/** Assigns a draft without a stamp to this user. */
export function openDraft(local: Storage, name: DraftName): StoredDraft | null {
  adoptDrafts(local)
  const record = local.getItem(getRecordKey(name))
  const owner = readStampItem(local, getKeySuffix(name))?.owner ?? name.owner
  return parseDraft(record ?? (owner === name.owner ? readDocumentedItems(local, getKeySuffix(name)) : null))
}

export interface DraftToStore {
  readonly form: ApplicationForm
  readonly completion: CompletionStatus
  readonly stamp: DraftStamp
}

export const serializeDraft = ({ form, completion, stamp }: DraftToStore): string =>
  JSON.stringify({
    formData: formToWire(form),
    completionStatus: completion,
    draftStamp: z.encode(storedStamp, stamp),
  })

/** Throws the browser's error if the record cannot be stored; the earlier record then stays. */
export function storeRecord(local: Storage, name: DraftName, text: string): void {
  try {
    local.setItem(getRecordKey(name), text)
  } catch (error) {
    if (local.getItem(getRecordKey(name)) === null || readStampItem(local, getKeySuffix(name))?.owner !== name.owner)
      throw error
    // Frees space, because these items are a copy.
    removeItems(local, getKeySuffix(name))
    local.setItem(getRecordKey(name), text)
  }
}

/** Copies a record to the documented keys if there is room. Without a record, removes another owner's copy. */
export function writeDocumentedItems(
  local: Storage,
  name: DraftName,
  text: string | null,
  fileUrls: Record<FileField, string>,
): void {
  const suffix = getKeySuffix(name)
  const stamp = readStampItem(local, suffix)
  // This is another owner's only copy, because there was no room for its record.
  if (stamp && stamp.owner !== name.owner && local.getItem(getRecordKey({ ...name, owner: stamp.owner })) === null)
    return
  const record = recordSchema.safeParse(readJson(text)).data
  try {
    const items: Record<string, unknown> = { ...record, fileUrls }
    if (record) for (const item of ITEMS) local.setItem(item + suffix, JSON.stringify(items[item]))
    else if (stamp && stamp.owner !== name.owner) removeItems(local, suffix)
  } catch {
    // Items of two different saves must not be left beside each other.
    removeItems(local, suffix)
  }
}

export function removeDraft(local: Storage, name: DraftName): void {
  local.removeItem(getRecordKey(name))
  const stamp = readStampItem(local, getKeySuffix(name))
  if (!stamp || stamp.owner === name.owner) removeItems(local, getKeySuffix(name))
}

/** Returns the owner of a local storage item, or null if it is no part of a draft. `owner` is null without a stamp. */
export function identifyDraft(
  local: Storage,
  key: string,
): { owner: string | null; applicationId: string | null } | null {
  const [record, item] = [RECORD_KEY.exec(key), ITEM_KEY.exec(key)]
  if (record) return { owner: record[1] ?? null, applicationId: record[2] ?? null }
  if (!item) return null
  const applicationId = item[1] ?? null
  return { applicationId, owner: item[2] ?? readStampItem(local, getKeySuffix({ applicationId }))?.owner ?? null }
}

export function listDrafts(local: Storage, owner: string): DraftName[] {
  adoptDrafts(local)
  return getStorageKeys(local).flatMap((key) => {
    const [, recordOwner, applicationId = null] = RECORD_KEY.exec(key) ?? []
    return recordOwner === owner ? [{ owner, applicationId }] : []
  })
}
