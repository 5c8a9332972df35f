import { useState } from 'react'
import { apiErrorOf, refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import type { Client } from '@/api/client'
import type { HostFile } from '@/contract/php'
import { messages } from '@/domain/texts/messages'
import { useAlerts } from '@/ui/alerts'
import { openWaitingTab, showPdf } from '@/lib/waiting-tab'
import { nameByContent } from './name-by-content'
import { saveFile } from './save-file'

export interface FileRequest {
  from: (client: Client) => Promise<HostFile>
  /** A name, or a function of the document: some names depend on its type. */
  saveAs: string | ((file: HostFile) => string)
  failed: string
  /** The text for a document that the host does not have; 'File not found.' by default. */
  missing?: string
}

export function useDownload() {
  const { client } = useServices()
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)

  async function load({ from }: FileRequest): Promise<HostFile> {
    setBusy(true)
    try {
      return await from(client)
    } finally {
      setBusy(false)
    }
  }

  async function alertFailure(error: unknown, request: FileRequest): Promise<void> {
    const { failed, missing = messages.files.notFound } = request
    const { kind, detail } = apiErrorOf(error)
    const text = kind === 'no-file' ? missing : refusalOr(error, failed)
    await alerts.show(text, { tone: 'error', detail })
  }

  async function download(request: FileRequest): Promise<void> {
    try {
      const file = await load(request)
      save(file, request)
    } catch (error) {
      await alertFailure(error, request)
    }
  }

  /**
   * Shows PDFs only: other types would run in the portal's origin. They are saved, as are PDFs whose tab was blocked.
   */
  async function open(request: FileRequest): Promise<void> {
    const tab = openWaitingTab(messages.page.loading, messages.page.loading)
    try {
      const file = await load(request)
      if (!showPdf(tab, file.blob)) save(file, request)
    } catch (error) {
      tab?.close()
      await alertFailure(error, request)
    }
  }

  return { busy, download, open }
}

function save(file: HostFile, { saveAs }: FileRequest): void {
  saveFile(file.blob, nameByContent(typeof saveAs === 'string' ? saveAs : saveAs(file), file))
}
