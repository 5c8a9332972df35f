import { FILE_FIELDS, mapFileFields, type FileField } from '@/domain/application/application-form'

/** Object URLs of the chosen files. A URL is revoked when its file is replaced or removed. */
export class PreviewUrls {
  #urls = new Map<FileField, { file: File; url: string }>()

  set(field: FileField, file: File | undefined): void {
    const previous = this.#urls.get(field)
    if (previous?.file === file) return
    if (previous) URL.revokeObjectURL(previous.url)
    if (file) this.#urls.set(field, { file, url: URL.createObjectURL(file) })
    else this.#urls.delete(field)
  }

  clear(): void {
    FILE_FIELDS.forEach((field) => this.set(field, undefined))
  }

  /** Returns one URL per field. The URL of a field without a file is empty. */
  getAll(): Record<FileField, string> {
    return mapFileFields((field) => this.#urls.get(field)?.url ?? '')
  }
}
