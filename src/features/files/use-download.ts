import { useState } from 'react'
import { ApiError, refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import type { Client } from '@/api/client'
import type { HostFile } from '@/contract/php'
import { messages } from '@/domain/messages'
import { useAlerts } from '@/ui/alerts'
import { openWaitingTab, showPdf } from '@/lib/waiting-tab'
import { saveFile } from './save-file'

/** A document of the host, and what is said when it does not come (spec 8). */
export interface WantedFile {
  from: (client: Client) => Promise<HostFile>
  /** A name, or what makes one of the document that arrived: some names depend on its type (spec 7). */
  saveAs: string | ((file: HostFile) => string)
  failed: string
  /** Said where the host has no such document; 'File not found.' otherwise. */
  missing?: string
}

/** Fetches a document of the host and saves it or opens it. */
export function useDownload() {
  const { client } = useServices()
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)

  async function arrivalOf({ from }: WantedFile): Promise<HostFile> {
    setBusy(true)
    try {
      return await from(client)
    } finally {
      setBusy(false)
    }
  }

  async function tell(error: unknown, { failed, missing = messages.files.notFound }: WantedFile): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    const text = error.kind === 'no-file' ? missing : refusalOr(error, failed)
    await alerts.show(text, { tone: 'error', detail: error.detail })
  }

  /** Saves the document under its name. */
  async function download(wanted: WantedFile): Promise<void> {
    try {
      const file = await arrivalOf(wanted)
      saveFile(file, nameFor(file, wanted))
    } catch (error) {
      await tell(error, wanted)
    }
  }

  /**
   * Shows a PDF in a tab of its own. Anything else could be a page that runs as ours, so it is saved instead
   * (users S7), as is a PDF whose tab the browser blocked.
   */
  async function open(wanted: WantedFile): Promise<void> {
    const tab = openWaitingTab(messages.page.loading, messages.page.loading)
    try {
      const file = await arrivalOf(wanted)
      if (!showPdf(tab, file.blob)) saveFile(file, nameFor(file, wanted))
    } catch (error) {
      tab?.close()
      await tell(error, wanted)
    }
  }

  return { busy, download, open }
}

function nameFor(file: HostFile, { saveAs }: WantedFile): string {
  return typeof saveAs === 'string' ? saveAs : saveAs(file)
}
