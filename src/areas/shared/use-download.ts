import { useState } from 'react'
import { ApiError, refusalOr } from '@/api/errors'
import { usePortal } from '@/api/portal'
import type { CallName, Input, Output } from '@/contract'
import type { HostFile } from '@/contract/php'
import { messages } from '@/domain/messages'
import { useAlerts } from '@/ui/alerts'
import { addressFor } from '@/lib/address-for'
import { saveFile } from './save-file'

/** Calls that are answered with a document. */
export type FileCall = { [Name in CallName]: Output<Name> extends HostFile ? Name : never }[CallName]

/** A name, or what makes one of the document that arrived: some names depend on its type (spec 7). */
type FileName = string | ((file: HostFile) => string)

/**
 * Fetches a document of the host and saves it or opens it. A failure is told in the catalogue's words:
 * `failureText`, or `missingText` where the host has no such document.
 */
export function useDownload() {
  const { client } = usePortal()
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)

  async function fetchFile<Name extends FileCall>(call: Name, input: Input<Name>): Promise<HostFile> {
    setBusy(true)
    try {
      return await client[call](input)
    } finally {
      setBusy(false)
    }
  }

  async function tell(error: unknown, failureText: string, missingText: string): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    const text = error.kind === 'no-file' ? missingText : refusalOr(error, failureText)
    await alerts.show(text, { tone: 'error', detail: error.detail })
  }

  /** Saves the document under its name. */
  async function download<Name extends FileCall>(
    call: Name,
    input: Input<Name>,
    fileName: FileName,
    failureText: string,
    missingText: string = messages.files.notFound,
  ): Promise<void> {
    try {
      const file = await fetchFile(call, input)
      saveFile(file, nameFor(file, fileName))
    } catch (error) {
      await tell(error, failureText, missingText)
    }
  }

  /**
   * Shows a PDF in a tab of its own. Anything else could be a page that runs as ours, so it is saved instead
   * (users S7), as is a PDF whose tab the browser blocked.
   */
  async function open<Name extends FileCall>(
    call: Name,
    input: Input<Name>,
    fileName: FileName,
    failureText: string,
    missingText: string = messages.files.notFound,
  ): Promise<void> {
    // In the click itself: a tab that is opened after waiting is taken for an advertisement and blocked.
    const tab = openWaitingTab()
    try {
      const file = await fetchFile(call, input)
      // The type was read from the document's first bytes, not from what the host declared.
      if (tab !== null && file.blob.type === 'application/pdf') {
        tab.location.replace(addressFor(file.blob))
      } else {
        tab?.close()
        saveFile(file, nameFor(file, fileName))
      }
    } catch (error) {
      tab?.close()
      await tell(error, failureText, missingText)
    }
  }

  return { busy, download, open }
}

function nameFor(file: HostFile, fileName: FileName): string {
  return typeof fileName === 'string' ? fileName : fileName(file)
}

function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  // What is shown there must have no way back to this page.
  tab.opener = null
  tab.document.title = messages.page.loading
  tab.document.body.textContent = messages.page.loading
  return tab
}
