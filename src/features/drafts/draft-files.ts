import { delMany, getMany, setMany } from 'idb-keyval'
import { FILE_FIELDS, type ApplicationFiles, type FileField } from '@/domain/application-form'
import { fileStore } from '@/lib/file-store'
import type { DraftName } from './stored-draft'

/** The chosen files of drafts: local storage cannot hold a file, so they lie in IndexedDB beside it. */
export interface DraftFiles {
  readonly read: (name: DraftName) => Promise<ApplicationFiles<File>>
  readonly write: (name: DraftName, files: ApplicationFiles<File>) => Promise<void>
  readonly remove: (name: DraftName, fields?: readonly FileField[]) => Promise<void>
}

const keyOf = ({ owner, applicationId }: DraftName, field: FileField) => [owner, applicationId ?? '', field]

/** @param database name of the IndexedDB database; every rejection is the browser's own, one that throws at once too */
export function draftFiles(database: string): DraftFiles {
  const store = fileStore(database)
  return {
    read: async (name) => {
      const found = await getMany<unknown>(
        FILE_FIELDS.map((field) => keyOf(name, field)),
        store,
      )
      const files = FILE_FIELDS.map((field, index) => [field, found[index]] as const)
      return Object.fromEntries(files.filter(([, file]) => file instanceof File))
    },
    write: async (name, files) => {
      const chosen = FILE_FIELDS.flatMap((field): [IDBValidKey, File][] => {
        const file = files[field]
        return file ? [[keyOf(name, field), file]] : []
      })
      await setMany(chosen, store)
    },
    remove: async (name, fields = FILE_FIELDS) =>
      await delMany(
        fields.map((field) => keyOf(name, field)),
        store,
      ),
  }
}
