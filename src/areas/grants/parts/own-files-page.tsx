import type { ReactNode } from 'react'
import { paths } from '@/app/paths'
import type { Template } from '@/areas/shared/templates'
import { messages } from '@/domain/messages'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { TemplateList } from './template-list'

interface OwnFilesPageProps {
  title: string
  lead: string
  templates: readonly Template[]
  hasApplications: boolean
  children: ReactNode
}

/** The frame of the pages on which an applicant sends files for an application: the form, and its templates beside it. */
export function OwnFilesPage({ title, lead, templates, hasApplications, children }: OwnFilesPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,38rem)_1fr]">
        {hasApplications ? children : <NoApplications />}
        <aside aria-labelledby="templates" className="max-lg:order-first">
          <h2 id="templates" className="mb-3 text-lg">
            {templates.length === 1 ? 'Template' : 'Templates'}
          </h2>
          <p className="mb-4 max-w-reading text-ink-soft">Download, fill in, and send it back here.</p>
          <TemplateList templates={templates} />
        </aside>
      </div>
    </>
  )
}

function NoApplications() {
  return (
    <EmptyState
      title={messages.applications.none}
      action={
        <LinkButton to={paths.applyProfile} variant="primary">
          Apply New Grant
        </LinkButton>
      }
    >
      You can send files here once you have applied for a grant.
    </EmptyState>
  )
}
