import type { HostFile } from '@/contract/php'
import { documentFormats, endingsOfType } from '@/lib/document-format'
import { saveBlob } from '@/lib/save-blob'

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const KNOWN_ENDINGS = Object.values(documentFormats).flatMap(({ endings }) => endings)
const NOT_PDF = KNOWN_ENDINGS.filter((ending) => ending !== 'pdf')

/**
 * Returns `wanted` as a safe name. Corrects an ending that contradicts the content, because a Word file called `.pdf` would
 * not open. The ending of the host's own name decides between several right ones (docs/host.md#names-of-downloads).
 */
export function safeFileName(wanted: string, { blob, name: hostName }: HostFile): string {
  const plain = wanted.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  const endings = endingsOfType(blob.type)
  const [usual] = endings ?? []
  const right = [wanted, hostName ?? ''].map(endingOf).find((ending) => (endings ?? NOT_PDF).includes(ending)) ?? usual
  if (right === undefined || right === endingOf(plain)) return plain || 'document'
  const stem = KNOWN_ENDINGS.includes(endingOf(plain)) ? plain.replace(/\.[^.]+$/, '') : plain
  return `${stem || 'document'}.${right}`
}

/** Saves a document without opening it, so that its content cannot run as a page. */
export function saveFile(file: HostFile, name: string): void {
  saveBlob(file.blob, safeFileName(name, file))
}
