import { createObjectUrl } from './save-blob'

/**
 * Opens a tab for a document that is still loading. Must be called synchronously in the click handler, because browsers
 * block tabs that are opened later. Returns null if the browser blocks the tab anyway.
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
 * Shows a PDF in its waiting tab. Closes the tab for any other type, because the document would run in the portal's origin.
 * @param blob its type must be detected from its first bytes; the type declared by a host may be wrong
 * @returns whether the PDF is shown
 */
export function showPdf(tab: Window | null, blob: Blob): boolean {
  if (tab !== null && blob.type === 'application/pdf') {
    tab.location.replace(createObjectUrl(blob))
    return true
  }
  tab?.close()
  return false
}
