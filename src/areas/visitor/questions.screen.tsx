import { Download } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { limits } from '@/domain/texts/limits'
import { needOf, questionSteps, type Question } from '@/features/questions'
import { toPublicUrl } from '@/host'
import { paths } from '@/paths'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'

const TITLE = 'What you will be asked'
const LEAD = `Have ${FILE_FIELDS.length} PDFs and the names of ${limits.reviewers} reviewers ready.`
const FILE_NAME = `${TITLE}.pdf`

export default function QuestionsScreen() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={TITLE}
        lead={LEAD}
        back={{ to: paths.home, label: 'Research Grants' }}
        actions={<DownloadButton />}
      />
      {questionSteps.map(({ title, sections }) => (
        <section key={title} className="mt-12 first-of-type:mt-8">
          <h2 className="text-xl wrap-break-word sm:text-2xl">{title}</h2>
          {sections.map((section) => (
            <div key={section.title ?? ''} className="mt-6">
              {section.title !== undefined && <h3 className="mb-3 text-lg">{section.title}</h3>}
              <QuestionList questions={section.questions} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

function DownloadButton() {
  const { now } = useServices()
  const alerts = useAlerts()
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      // On demand too, because its file contains the code of forms.
      const [{ questionsPdf }, { saveBlob }] = await Promise.all([
        import('@/features/questions-pdf'),
        import('@/lib/save-blob'),
      ])
      const bytes = await questionsPdf(TITLE, LEAD, now())
      // pdf-lib's bytes are backed by a plain ArrayBuffer, but its types do not declare that.
      saveBlob(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), FILE_NAME)
      announce(`Saved as ${FILE_NAME}.`)
    } catch {
      await alerts.show('The PDF could not be made. Check your connection and try again, or print this page.', {
        tone: 'error',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden size={18} />}
      busy={busy}
      busyLabel="Making the PDF..."
      onClick={() => void save()}
    >
      Download as PDF
    </Button>
  )
}

const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <dl>
    {questions.map((question) => (
      <div
        key={question.label}
        className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-rule py-3 sm:grid-cols-[16rem_1fr_auto]"
      >
        <dt className="font-medium">{question.label}</dt>
        {!question.isRequired && <dd className="text-ink-soft sm:order-last">{needOf(question)}</dd>}
        <dd className="col-span-2 min-w-0 sm:col-span-1">
          <span>{question.answer}</span>
          {question.parts && (
            <ul className="mt-1 list-disc pl-5">
              {question.parts.map(({ label, answer }) => (
                <li key={label}>{answer === '' ? label : `${label}: ${answer}`}</li>
              ))}
            </ul>
          )}
          {question.template !== undefined && (
            <p>
              <a href={toPublicUrl(question.template)} download aria-label={`Template (Word): ${question.label}`}>
                Template (Word)
              </a>
            </p>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
