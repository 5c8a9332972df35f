import { CircleCheck } from 'lucide-react'
import { branding } from '@/branding'
import { messages } from '@/domain/messages'
import { PageHeader } from '@/ui/page-header'

/** After the Dean's or the HOD's decision (spec 2). */
export default function ThankYouForDecisionScreen() {
  return (
    <div className="mx-auto max-w-reading">
      <CircleCheck aria-hidden size={44} className="mb-6 text-good" />
      <PageHeader title={messages.page.thankYouDecision} />
      <p>
        Your decision is recorded with the {branding.council}. There is nothing more for you to do, and you can close this
        page.
      </p>
    </div>
  )
}
