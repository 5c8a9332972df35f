import { guidance } from '@/domain/guidance'
import { LARGE_FILE } from '@/domain/upload-schemas'

/** A word about files that a host may not take, before they are sent. */
export function largeFileAdvice(files: readonly File[]): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes >= LARGE_FILE ? guidance.largeFile(bytes) : undefined
}
