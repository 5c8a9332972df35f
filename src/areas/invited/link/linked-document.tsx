import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { ensureCall, useServices } from '@/api/services'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { formatApplicationId } from '@/council-time'
import { useDownload } from '@/features/files/use-download'
import { classNames } from '@/lib/class-names'
import { LazyPdfPreview, preloadPreview } from '@/pdf/lazy-pdf-preview'
import { Button } from '@/ui/button'
import type { ControlLabel } from '@/ui/control-label'
import type { Elements } from '@/ui/elements'
import { UserText } from '@/ui/user-text'
import type { LinkedApplication } from './answer-state'

interface LinkedDocumentProps {
  application: LinkedApplication
  viewLabel: ControlLabel
  /** Rendered beside the button that shows the document. */
  actions: Elements
}

/** On a phone, stacks each label above its value. */
const CELL_STYLE = 'border-rule align-top sm:border-t sm:py-3'

/** Shows the application of a link, with its PDF. */
export function LinkedDocument({ application, viewLabel, actions }: LinkedDocumentProps) {
  const { applicationId, projectTitle, name } = application
  const { now } = useServices()
  const { file, busy, toggle } = useApplicationPdf(applicationId)
  const facts = [
    {
      term: 'Application ID',
      description: <span className="tabular-nums">{formatApplicationId(applicationId, now())}</span>,
    },
    {
      term: 'Project title',
      description: <UserText className="font-serif text-lg font-semibold">{projectTitle}</UserText>,
    },
    { term: 'Applicant name', description: <UserText>{name}</UserText> },
  ]
  return (
    <div className="grid min-w-0 content-start gap-6 sm:gap-8">
      <table className="w-full border-b border-rule max-sm:block max-sm:[&_:is(tbody,tr,th,td)]:block sm:table-fixed">
        <caption className="sr-only">The application</caption>
        <colgroup>
          <col className="w-28 sm:w-40" />
          <col />
        </colgroup>
        <tbody>
          {facts.map(({ term, description }) => (
            <tr key={term} className="border-rule max-sm:border-t max-sm:py-2">
              <th
                scope="row"
                className={classNames(CELL_STYLE, 'pr-4 text-left font-normal text-ink-soft max-sm:text-sm')}
              >
                {term}
              </th>
              <td className={classNames(CELL_STYLE, 'wrap-anywhere')}>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-expanded={file !== undefined}
          busy={busy}
          busyLabel={messages.page.loading}
          icon={file ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          onClick={toggle}
          {...(file ? { children: 'Hide PDF' } : viewLabel)}
        />
        {actions}
      </div>
      {file && <PdfSection file={file} />}
    </div>
  )
}

/** Fetches the PDF only when it is shown. */
function useApplicationPdf(applicationId: string) {
  const services = useServices()
  const { busy, fetchFile } = useDownload()
  const [file, setFile] = useState<File>()

  const show = async () => {
    preloadPreview()
    const download = await fetchFile({
      from: () => ensureCall(services, 'downloadApplicationPdf', { applicationId }),
      failed: messages.applications.downloadFailed,
    })
    if (!download) return
    const { blob } = download
    setFile(new File([blob], downloadNames.application(applicationId), { type: blob.type }))
  }
  return { file, busy, toggle: () => (file ? setFile(undefined) : void show()) }
}

const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus()

function PdfSection({ file }: { file: File }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="no-print min-w-0">
      <h2 id={headingId} ref={focusHeading} tabIndex={-1} className="mb-4 text-xl">
        The application
      </h2>
      <LazyPdfPreview file={file} label="the application" />
    </section>
  )
}
