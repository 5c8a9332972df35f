import { FileDown } from 'lucide-react'
import { messages } from '@/domain/texts/messages'
import type { Template } from '@/features/files/template-paths'
import { toPublicUrl } from '@/host'
import { paths } from '@/paths'
import type { Elements } from '@/ui/elements'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import type { Choices } from './choices'
import { StatusCheckBanner, ExcludedList } from './excluded-applications'

interface GrantFilesPageProps {
  title: string
  templates: readonly Template[]
  choices: Choices
  children: Elements
}

/** Layout of the pages on which an applicant sends files for a granted application. */
export function GrantFilesPage({ title, templates, choices, children }: GrantFilesPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,38rem)_1fr]">
        {choices.offeredApplications.length > 0 ? (
          <div className="grid content-start gap-6">
            <StatusCheckBanner {...choices} />
            {children}
          </div>
        ) : (
          <NoGrantedApplication {...choices} />
        )}
        <aside aria-labelledby="templates" className="max-lg:order-first">
          <h2 id="templates" className="mb-3 text-lg">
            {templates.length === 1 ? 'Template' : 'Templates'}
          </h2>
          <TemplateList templates={templates} />
        </aside>
      </div>
    </>
  )
}

function NoGrantedApplication({ excludedApplications }: Choices) {
  if (excludedApplications.length > 0)
    return (
      <EmptyState
        title="None of your applications has been granted."
        action={<LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>}
      >
        <p>You can send files here once the council has granted one.</p>
        <ExcludedList excludedApplications={excludedApplications} />
      </EmptyState>
    )
  return (
    <EmptyState
      title={messages.applications.none}
      action={
        <LinkButton to={paths.applyProfile} variant="primary">
          Apply New Grant
        </LinkButton>
      }
    >
      You can send files here once you have applied and the council has granted it.
    </EmptyState>
  )
}

function TemplateList({ templates }: { templates: readonly Template[] }) {
  return (
    <ul className="grid gap-2">
      {templates.map(({ label, path }) => (
        <li key={path} className="flex items-start gap-3">
          <FileDown aria-hidden size={20} className="mt-1 shrink-0 text-ink-soft" />
          <span>
            <a href={toPublicUrl(path)} download>
              {label}
            </a>{' '}
            <span className="text-sm whitespace-nowrap text-ink-soft">Word file</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
