import { saveBlob } from '@/lib/save-blob'

/** Returns a name without folders, control characters and characters that systems reserve. */
export const plainFileName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '') || 'document'

/** Saves a document without opening it, so that its content cannot run as a page. */
export function saveFile(file: Blob, name: string): void {
  saveBlob(file, plainFileName(name))
}
