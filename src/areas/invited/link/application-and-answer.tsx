import { Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { messages } from '@/domain/texts/messages'
import { PdfPreview } from '@/pdf/pdf-preview-later'
import { Button } from '@/ui/button'
import { ApplicationTable } from './application-table'
import { CannotAnswer } from './cannot-answer'
import type { LinkTask } from './closing-texts'
import type { LinkedApplication } from './linked-application'
import { PersonalLinkNote } from './personal-link-note'
import { useApplicationDocument } from './use-application-document'
import type { Elements } from '@/ui/elements'

interface ApplicationAndAnswerProps {
  application: LinkedApplication
  /** The task of the invited user. */
  lead: string
  /** Label of the button that shows the document; it differs between the pages. */
  viewLabel: string
  /** Rendered beside the button that shows the document. */
  actions?: Elements
  /** Instructions for the answer, rendered below the application. */
  guide?: Elements
  heading: string
  what: LinkTask
  children: Elements
}

export function ApplicationAndAnswer(props: ApplicationAndAnswerProps) {
  const { application, lead, viewLabel, actions, guide, heading, what, children } = props
  const headingId = useId()
  const { file, busy, toggle } = useApplicationDocument(application.applicationId)
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <p className="max-w-reading text-lg text-ink-soft lg:col-span-2">{lead}</p>
        <div className="grid min-w-0 content-start gap-8">
          <ApplicationTable
            application={application}
            actions={
              <>
                <Button
                  aria-expanded={file !== undefined}
                  busy={busy}
                  busyLabel={messages.page.loading}
                  icon={file ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
                  onClick={toggle}
                >
                  {file ? 'Hide PDF' : viewLabel}
                </Button>
                {actions}
              </>
            }
          />
          {guide}
          {file && <ShownDocument file={file} />}
        </div>
        <section aria-labelledby={headingId} className="lg:sticky lg:top-8 lg:self-start">
          <h2 id={headingId} className="mb-6 text-xl">
            {heading}
          </h2>
          {children}
          <CannotAnswer application={application} what={what} />
        </section>
      </div>
      <PersonalLinkNote />
    </>
  )
}

/** Moves the focus to the document when it has opened. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

function ShownDocument({ file }: { file: File }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="no-print min-w-0">
      <h2 id={headingId} ref={takeFocus} tabIndex={-1} className="mb-4 text-xl">
        The application
      </h2>
      <PdfPreview file={file} label="the application" />
    </section>
  )
}
