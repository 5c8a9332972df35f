import { FILE_FIELDS, type ApplicationFiles, type FileField } from '@/domain/application/application-form'
import { getFileStore, writeDurably } from '@/lib/file-store'
import { includesRecord, type DraftName } from './stored-draft'

/** The files of a change by field. Null means that a file was removed. */
export type ChangedFiles = Readonly<Partial<Record<FileField, File | null>>>

export interface DatabaseDraft {
  readonly text: string | null
  readonly files: ApplicationFiles<File>
}

/** Stores the record, as text, and the files of each draft in IndexedDB. */
export interface DraftDatabase {
  readonly read: (name: DraftName) => Promise<DatabaseDraft>
  /**
   * Writes record and files in one transaction. Resolves once they are on disk, or to `outdated` without a change if
   * IndexedDB has a record that this one does not include.
   */
  readonly write: (name: DraftName, text: string, files: ChangedFiles) => Promise<'written' | 'outdated'>
  readonly list: (owner: string) => Promise<DraftName[]>
}

const RECORD = 'draft'

const getObjectKey = ({ owner, applicationId }: DraftName, part: FileField | typeof RECORD) => [
  owner,
  applicationId ?? '',
  part,
]

/** Every rejection is a `DOMException` of the browser or of a timeout. */
export function createDraftDatabase(name: string): DraftDatabase {
  const store = getFileStore(name)
  return {
    read: async (draft) => {
      const [text, ...found] = await store((database) => {
        const { store: objects } = database.transaction('files')
        return Promise.all(([RECORD, ...FILE_FIELDS] as const).map((part) => objects.get(getObjectKey(draft, part))))
      })
      const files = FILE_FIELDS.map((field, index) => [field, found[index]] as const)
      return {
        text: typeof text === 'string' ? text : null,
        files: Object.fromEntries(files.filter(([, file]) => file instanceof File)),
      }
    },
    write: (draft, text, files) =>
      writeDurably(store, async (objects) => {
        const storedText = await objects.get(getObjectKey(draft, RECORD))
        if (typeof storedText === 'string' && !includesRecord(text, storedText)) return 'outdated'
        const changes = FILE_FIELDS.map((field) => {
          const file = files[field]
          if (file) return objects.put(file, getObjectKey(draft, field))
          return file === null ? objects.delete(getObjectKey(draft, field)) : undefined
        })
        await Promise.all([...changes, objects.put(text, getObjectKey(draft, RECORD))])
        return 'written'
      }),
    list: async (owner) =>
      (await store((database) => database.getAllKeys('files'))).flatMap((key) =>
        Array.isArray(key) && key[0] === owner && typeof key[1] === 'string' && key[2] === RECORD
          ? [{ owner, applicationId: key[1] || null }]
          : [],
      ),
  }
}
