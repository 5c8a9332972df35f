import { FILE_FIELDS, forEachFile, type FileField } from '@/domain/application/application-form'

/** Addresses under which the page can show a chosen file; each is given back when its file goes. */
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

  /** One for each file, empty where there is none. */
  all(): Record<FileField, string> {
    return forEachFile((field) => this.#urls.get(field)?.url ?? '')
  }
}
