import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/page-header'
import { RowDialogProvider } from '../list/row-dialog'
import { SentEmailsPanel } from './sent-emails-panel'

interface EmailListPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** Page layout for lists whose rows open e-mail dialogs; the log of sent e-mails is below the list. */
export function EmailListPage({ title, lead, children }: EmailListPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <RowDialogProvider>{children}</RowDialogProvider>
      <SentEmailsPanel />
    </>
  )
}
