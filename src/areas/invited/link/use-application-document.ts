import { useState } from 'react'
import { apiErrorOf, refusalOr } from '@/api/errors'
import { ensureCall, useServices } from '@/api/services'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { preparePreview } from '@/pdf/pdf-preview-later'
import { useAlerts } from '@/ui/alerts'

/** Fetches the PDF only when it is shown. */
export function useApplicationDocument(applicationId: string) {
  const services = useServices()
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)
  const [file, setFile] = useState<File>()

  const read = async () => {
    setBusy(true)
    preparePreview()
    try {
      const { blob } = await ensureCall(services, 'downloadApplicationPdf', { applicationId })
      return new File([blob], downloadNames.application(applicationId), { type: blob.type })
    } finally {
      setBusy(false)
    }
  }

  const show = async () => {
    try {
      setFile(await read())
    } catch (error) {
      const { kind, detail } = apiErrorOf(error)
      const { files, applications } = messages
      const text = kind === 'no-file' ? files.notFound : refusalOr(error, applications.downloadFailed)
      await alerts.show(text, { tone: 'error', detail })
    }
  }

  return { file, busy, toggle: () => (file ? setFile(undefined) : void show()) }
}
