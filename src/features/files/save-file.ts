import type { HostFile } from '@/contract/php'
import { saveBlob } from '@/lib/save-blob'

/** What Office documents end in; a PDF and whatever is unknown keep the name they were asked for. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/**
 * The name a document is saved under: no folders, nothing a file system refuses, and an ending that fits what was
 * found in it. Hosts name every download `.pdf` (spec 9), and a Word file of that name would not open.
 */
export function safeFileName(name: string, type: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = ENDINGS[type]
  return (ending === undefined ? plain : plain.replace(/\.pdf$/i, `.${ending}`)) || 'document'
}

/** Saves a document of the host; it is never shown, whatever is in it (users S7). */
export function saveFile({ blob }: HostFile, name: string): void {
  saveBlob(blob, safeFileName(name, blob.type))
}
