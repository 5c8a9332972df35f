import { FILE_FIELDS, mapFileFields, type FileField } from '@/domain/application/application-form'

/** Object URLs of the chosen files; each is revoked when its file is replaced or removed. */
export class PreviewUrls {
  #urls = new Map<FileField, { file: File; url: string }>()

  set(field: FileField, file: File | undefined): void {
    const before = this.#urls.get(field)
    if (before?.file === file) return
    if (before) URL.revokeObjectURL(before.url)
    if (file) this.#urls.set(field, { file, url: URL.createObjectURL(file) })
    else this.#urls.delete(field)
  }

  clear(): void {
    FILE_FIELDS.forEach((field) => this.set(field, undefined))
  }

  /** Returns one per field; empty without a file. */
  all(): Record<FileField, string> {
    return mapFileFields((field) => this.#urls.get(field)?.url ?? '')
  }
}
