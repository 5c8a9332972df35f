import { useState } from 'react'
import { toApiError } from '@/wire/client/api-error'
import { getRefusalText } from '@/api/explain'
import { useServices } from '@/api/services'
import type { Client } from '@/api/client'
import type { HostFile } from '@/wire/contract/php'
import { messages } from '@/domain/texts/messages'
import { useAlerts } from '@/ui/alerts'
import { openWaitingTab, showPdf } from '@/lib/waiting-tab'
import { nameByContent } from './name-by-content'
import { saveFile } from './save-file'

export interface FileRequest {
  from: (client: Client) => Promise<HostFile>
  /** A name, or a function of the document, because some names depend on its type. */
  saveAs: string | ((file: HostFile) => string)
  failed: string
  /** The text for a document that the host does not have. Defaults to 'File not found.' */
  missing?: string
}

export function useDownload() {
  const { client } = useServices()
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)

  /** Resolves to null, with an alert, if the file cannot be fetched. */
  async function fetchFile({ from, failed, missing = messages.files.notFound }: Omit<FileRequest, 'saveAs'>) {
    setBusy(true)
    try {
      return await from(client).finally(() => setBusy(false))
    } catch (error) {
      const { kind, detail } = toApiError(error)
      void alerts.show(kind === 'no-file' ? missing : getRefusalText(error, failed), { tone: 'error', detail })
      return null
    }
  }

  async function download(request: FileRequest): Promise<void> {
    const file = await fetchFile(request)
    if (file) save(file, request)
  }

  /**
   * Shows only PDFs, because other types would run in the portal's origin. Saves other types, and PDFs without a tab.
   */
  async function open(request: FileRequest): Promise<void> {
    const tab = openWaitingTab(messages.page.loading, messages.page.loading)
    const file = await fetchFile(request)
    if (!file) tab?.close()
    else if (!showPdf(tab, file.blob)) save(file, request)
  }

  return { busy, fetchFile, download, open }
}

function save(file: HostFile, { saveAs }: FileRequest): void {
  saveFile(file.blob, nameByContent(typeof saveAs === 'string' ? saveAs : saveAs(file), file))
}
