import { objectUrl } from './object-url'

/**
 * A tab for a document that is still on its way. To be called in the click itself: a tab that is opened after waiting
 * is taken for an advertisement and blocked. Null where the browser blocks it all the same.
 */
export function openWaitingTab(title: string, text: string): Window | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  // What is shown there must have no way back to this page.
  tab.opener = null
  tab.document.title = title
  tab.document.body.textContent = text
  return tab
}

/**
 * Shows a PDF in the tab that waits for it. Anything else could be a page that runs as ours (users S7): it is closed.
 * @param blob its type was read from its first bytes, and is not what a host declared
 * @returns whether it is shown
 */
export function showPdf(tab: Window | null, blob: Blob): boolean {
  if (tab !== null && blob.type === 'application/pdf') {
    tab.location.replace(objectUrl(blob))
    return true
  }
  tab?.close()
  return false
}
