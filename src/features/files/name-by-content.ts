import type { HostFile } from '@/wire/contract/php'
import { documentFormats, getEndingsOfType } from '@/lib/document-format'
import { plainFileName } from './save-file'

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const KNOWN_ENDINGS = Object.values(documentFormats).flatMap(({ endings }) => endings)
const NOT_PDF = KNOWN_ENDINGS.filter((ending) => ending !== 'pdf')

/**
 * Returns `wanted` as a plain name. Corrects an ending that contradicts the content, because a Word file called `.pdf`
 * would not open. The ending of the host's own name decides between several right ones (docs/host.md#names-of-downloads).
 */
export function nameByContent(wanted: string, { blob, name: hostName }: HostFile): string {
  const plain = plainFileName(wanted)
  const endings = getEndingsOfType(blob.type)
  const [usual] = endings ?? []
  const right = [plain, hostName ?? ''].map(endingOf).find((ending) => (endings ?? NOT_PDF).includes(ending)) ?? usual
  if (right === undefined || right === endingOf(plain)) return plain
  const stem = KNOWN_ENDINGS.includes(endingOf(plain)) ? plain.replace(/\.[^.]+$/, '') : plain
  return `${stem}.${right}`
}
