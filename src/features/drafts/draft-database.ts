import { getMany, keys } from 'idb-keyval'
import { FILE_FIELDS, type ApplicationFiles, type FileField } from '@/domain/application/application-form'
import { fileStore, writeStrictly } from '@/lib/file-store'
import { includes, type DraftName } from './stored-draft'

/** The files of a change by field; null for a file that was removed. */
export type ChangedFiles = Readonly<Partial<Record<FileField, File | null>>>

export interface KeptDraft {
  readonly text: string | null
  readonly files: ApplicationFiles<File>
}

/** Stores each draft in IndexedDB: its record, as text, and its files. */
export interface DraftDatabase {
  readonly read: (name: DraftName) => Promise<KeptDraft>
  /**
   * Writes record and files in one transaction. Resolves once they are on disk, or to `outdated` without a change if
   * IndexedDB has a record that this one does not include.
   */
  readonly write: (name: DraftName, text: string, files: ChangedFiles) => Promise<'written' | 'outdated'>
  readonly list: (owner: string) => Promise<DraftName[]>
}

const RECORD = 'draft'

const keyOf = ({ owner, applicationId }: DraftName, what: FileField | typeof RECORD) => [
  owner,
  applicationId ?? '',
  what,
]

/** Every rejection is a `DOMException`: the browser's own, or a timeout. */
export function draftDatabase(name: string): DraftDatabase {
  const store = fileStore(name)
  return {
    read: async (draft) => {
      const all = [...FILE_FIELDS, RECORD] as const
      const found = await getMany<unknown>(
        all.map((what) => keyOf(draft, what)),
        store,
      )
      const text = found.at(-1)
      const files = FILE_FIELDS.map((field, index) => [field, found[index]] as const)
      return {
        text: typeof text === 'string' ? text : null,
        files: Object.fromEntries(files.filter(([, file]) => file instanceof File)),
      }
    },
    write: async (draft, text, files) => {
      let result: 'written' | 'outdated' = 'outdated'
      await writeStrictly(store, (objects) => {
        const there: IDBRequest<unknown> = objects.get(keyOf(draft, RECORD))
        there.onsuccess = () => {
          if (typeof there.result === 'string' && !includes(text, there.result)) return
          for (const field of FILE_FIELDS) {
            const file = files[field]
            if (file) objects.put(file, keyOf(draft, field))
            else if (file === null) objects.delete(keyOf(draft, field))
          }
          objects.put(text, keyOf(draft, RECORD))
          result = 'written'
        }
      })
      return result
    },
    list: async (owner) =>
      (await keys<IDBValidKey>(store)).flatMap((key) =>
        Array.isArray(key) && key[0] === owner && typeof key[1] === 'string' && key[2] === RECORD
          ? [{ owner, applicationId: key[1] || null }]
          : [],
      ),
  }
}
