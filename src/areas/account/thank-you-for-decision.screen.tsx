import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { messages } from '@/domain/texts/messages'
import { PageHeader } from '@/ui/page-header'
import { ReceiptFacts, parseReceipt } from './parts/receipt'

export default function ThankYouForDecisionScreen() {
  const receipt = parseReceipt(useLocation().state)
  return (
    <div className="mx-auto max-w-reading">
      <CircleCheck aria-hidden size={44} className="mb-6 text-good" />
      <PageHeader title={messages.page.thankYouDecision} />
      <p className="mb-8">You can close this page.</p>
      <ReceiptFacts receipt={receipt} />
    </div>
  )
}
