import type { HostFile } from '@/wire/contract/php'
import type { MockContext } from '../implementation'
import { getContentType } from './file-names'
import type { Store } from './store'
import type { StoredFileRow } from './tables'

type StoredFileKind = StoredFileRow['kind']

/** `null` selects the council's own files. */
export const findNewestFile = (
  store: Store,
  applicationId: number | null,
  kind: StoredFileKind,
): Readonly<StoredFileRow> | undefined =>
  store.storedFiles.findByApplication(applicationId).findLast((file) => file.kind === kind)

/** Overwrites a file of the same kind and name, as on a disk. */
export function storeFile(
  { store, nowText }: MockContext,
  { applicationId, kind, name, file }: { applicationId: number | null; kind: StoredFileKind; name: string; file: File },
): Readonly<StoredFileRow> {
  for (const existing of store.storedFiles.findByApplication(applicationId)) {
    if (existing.kind === kind && existing.name === name) removeFile(store, existing.id)
  }
  const type = file.type || getContentType(name)
  const row = { applicationId, kind, name, type, size: file.size, uploadedAt: nowText, origin: 'uploaded' as const }
  const stored = store.storedFiles.insert(row)
  store.fileBytes.set(stored.id, file)
  return stored
}

export function removeFile(store: Store, id: number): void {
  store.storedFiles.remove(id)
  store.fileBytes.delete(id)
}

/** Returns the uploaded bytes, or generates a seeded document with code that is loaded on demand. */
export async function openFile({ store }: MockContext, row: StoredFileRow | undefined): Promise<HostFile | null> {
  if (!row) return null
  const uploaded = store.fileBytes.get(row.id)
  if (uploaded) return { blob: new Blob([uploaded], { type: row.type }), name: row.name }
  const { createSeededDocument } = await import('../seed/seeded-document')
  const bytes = await createSeededDocument(store, row)
  return { blob: new Blob([bytes.slice()], { type: row.type }), name: row.name }
}
