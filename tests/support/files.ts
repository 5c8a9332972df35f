import { PDFDocument, PDFName } from 'pdf-lib'
import { vi } from 'vitest'

/** Creates a PDF portfolio: it contains other documents, and most programs show a cover page. */
export async function makePortfolioFile(name: string): Promise<File> {
  const document = await PDFDocument.create()
  document.addPage()
  document.catalog.set(PDFName.of('Collection'), document.context.obj({}))
  return new File([(await document.save()).slice()], name, { type: 'application/pdf' })
}

/** Delays the reading of a file until `ready` resolves. */
export function delayReading(file: File, ready: Promise<void>): File {
  const read = file.arrayBuffer.bind(file)
  return Object.assign(file, { arrayBuffer: () => ready.then(read) })
}

/** Simulates a file that was moved or changed on disk after it was chosen. */
export function makeUnreadableFile(name: string): File {
  return Object.assign(new File(['%PDF-1.7'], name), { arrayBuffer: () => Promise.reject(createNotReadableError()) })
}

/** Makes every file unreadable, as if the browser had lost its stored files. */
export function breakFileReading() {
  return vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(() => Promise.reject(createNotReadableError()))
}

const createNotReadableError = () => new DOMException('The requested file could not be read', 'NotReadableError')

/** Creates a file whose content does not match its extension. */
export const makeTextFile = (name: string): File => new File(['Dear council'], name)

interface SavedFile {
  readonly name: string
  readonly type: string
}

/** Records savedFiles files instead of downloading them. */
export function recordSavedFiles(): SavedFile[] {
  const savedFiles: SavedFile[] = []
  const types = new Map<string, string>()
  const createObjectURL = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL(blob)
    if (blob instanceof Blob) types.set(url, blob.type)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, type: types.get(this.href) ?? '' })
  })
  return savedFiles
}
