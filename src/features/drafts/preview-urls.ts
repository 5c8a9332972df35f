import { FILE_FIELDS, type FileField } from '@/domain/application-form'

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

  /** All four, empty where there is no file (spec 3). */
  all(): Record<FileField, string> {
    const urlOf = (field: FileField) => this.#urls.get(field)?.url ?? ''
    return {
      projectProposal: urlOf('projectProposal'),
      projectBudget: urlOf('projectBudget'),
      projectCV: urlOf('projectCV'),
      coInvestigatorsCVs: urlOf('coInvestigatorsCVs'),
    }
  }
}
