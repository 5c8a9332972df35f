import { CircleCheck, Info } from 'lucide-react'
import { useServices } from '@/api/services'
import { displayedId } from '@/features/dates/council-time'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import type { ClosedPage } from './closing'
import { closingTexts, type LinkTask } from './closing-texts'
import type { LinkedApplication } from './linked-application'

interface ClosedFormProps {
  application: LinkedApplication
  what: LinkTask
  ended: ClosedPage
}

/** Replaces the form if an answer was already given, or none is expected any more. */
export function ClosedForm({ application: { applicationId, projectTitle }, what, ended }: ClosedFormProps) {
  const { now } = useServices()
  const { heading, paragraphs, facts, done } = closingTexts(ended, what)
  const about = [
    { term: 'Application ID', description: displayedId(applicationId, now()) },
    { term: 'Project title', description: projectTitle },
  ]
  const answer = facts.map(({ term, description }) => ({
    term,
    description: <span className="whitespace-pre-line">{description}</span>,
  }))
  return (
    <div className="grid max-w-reading gap-6">
      {done ? (
        <CircleCheck aria-hidden size={36} className="text-good" />
      ) : (
        <Info aria-hidden size={36} className="text-accent" />
      )}
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {ended.unsent && (
        <div>
          <CopyButton text={ended.unsent.text} label="Copy what you entered" />
        </div>
      )}
      <DescriptionList items={[...about, ...answer]} />
    </div>
  )
}
