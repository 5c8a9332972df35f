import { ListPage } from '../list/list-page'
import { RowDialogProvider } from '../list/row-dialog'
import { EmailLogPanel } from './email-log-panel'
import type { Elements } from '@/ui/elements'

interface EmailListPageProps {
  title: string
  lead: string
  children: Elements
}

export function EmailListPage({ title, lead, children }: EmailListPageProps) {
  return (
    <ListPage title={title} lead={lead}>
      <RowDialogProvider>{children}</RowDialogProvider>
      <EmailLogPanel />
    </ListPage>
  )
}
