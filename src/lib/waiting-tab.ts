import { objectUrl } from './save-blob'

/**
 * Opens a tab for a document that is still loading. Call it in the click handler itself: browsers block a tab that is
 * opened later. Null if the browser blocks it anyway.
 */
export function openWaitingTab(title: string, text: string): Window | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  // The document must have no access to this page.
  tab.opener = null
  tab.document.title = title
  tab.document.body.textContent = text
  return tab
}

/**
 * Shows a PDF in the tab opened for it. For any other type the tab is closed, because a document in it runs in the
 * portal's origin.
 * @param blob its type must be detected from its first bytes; the type declared by a host may be wrong
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
