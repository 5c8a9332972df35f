import { guidance } from '@/domain/texts/guidance'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import type { PdfWarning } from '@/pdf/inspect-pdf'

/** Returns warnings about the chosen files of one field: placeholder pages and large files. Undefined if none. */
export function fileAdvice(files: readonly File[], warnings: readonly (PdfWarning | undefined)[]): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const texts: string[] = [...new Set(warnings)].flatMap((warning) => (warning ? guidance.pdfWarning[warning] : []))
  if (bytes >= LARGE_FILE) texts.push(guidance.largeFile(bytes))
  return texts.length > 0 ? texts.join(' ') : undefined
}
