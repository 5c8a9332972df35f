import type { HostFile } from '@/contract/php'
import { saveBlob } from '@/lib/save-blob'

/** The endings of Office documents; a PDF and any unknown type keep the requested name. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

/** Corrects the ending too: hosts name every download `.pdf`, and a Word file of that name would not open. */
export function safeFileName(name: string, type: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = ENDINGS[type]
  return (ending === undefined ? plain : plain.replace(/\.pdf$/i, `.${ending}`)) || 'document'
}

/** Saves a document without opening it, so that its content cannot run as a page. */
export function saveFile({ blob }: HostFile, name: string): void {
  saveBlob(blob, safeFileName(name, blob.type))
}
