import { guidance } from '@/domain/guidance'
import { LARGE_FILE } from '@/domain/upload-schemas'

/** A warning about files that a host may refuse for their size, before they are sent; undefined for smaller ones. */
export function largeFileAdvice(files: readonly File[]): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes >= LARGE_FILE ? guidance.largeFile(bytes) : undefined
}
