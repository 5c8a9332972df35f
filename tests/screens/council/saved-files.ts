import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Records saved files by name instead of downloading them. */
export function watchSavedFiles(): ReadonlyMap<string, Blob | undefined> {
  const blobs = new Map<string, Blob>()
  const saved = new Map<string, Blob | undefined>()
  const createUrl = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createUrl(blob)
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.set(this.download, blobs.get(this.href))
  })
  return saved
}

/** Makes the browser refuse the next file. */
export function failToSave(): void {
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('no memory')
  })
}

export async function downloadAs(user: UserEvent, format: 'CSV' | 'Excel (XLSX)'): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'List' }))
  await user.click(await screen.findByRole('button', { name: format }))
}
