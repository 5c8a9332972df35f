import { PDFDocument } from 'pdf-lib'
import { vi } from 'vitest'

/** A PDF of one page, as a program would write it. */
export async function pdfFile(name: string): Promise<File> {
  const document = await PDFDocument.create()
  document.addPage().drawText(name)
  return new File([(await document.save()).slice()], name, { type: 'application/pdf' })
}

/** The same file, on a disk that gives it out only after `ready`. */
export function slowFile(file: File, ready: Promise<void>): File {
  const read = file.arrayBuffer.bind(file)
  return Object.assign(file, { arrayBuffer: () => ready.then(read) })
}

/** A file whose name promises more than is in it. */
export const textFile = (name: string): File => new File(['Dear council'], name)

interface Saved {
  readonly name: string
  readonly type: string
}

/** What the page saves from now on, in place of the browser's own download. */
export function watchSaving(): Saved[] {
  const saved: Saved[] = []
  const types = new Map<string, string>()
  const create = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob)
    if (blob instanceof Blob) types.set(url, blob.type)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: types.get(this.href) ?? '' })
  })
  return saved
}
