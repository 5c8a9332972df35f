import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/page-header'
import { RowDialogProvider } from '../list/row-dialog'
import { SentEmailsPanel } from './sent-emails-panel'

interface EmailListPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page whose rows open dialogs in which e-mails are written; beneath it stands what was sent. */
export function EmailListPage({ title, lead, children }: EmailListPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <RowDialogProvider>{children}</RowDialogProvider>
      <SentEmailsPanel />
    </>
  )
}
