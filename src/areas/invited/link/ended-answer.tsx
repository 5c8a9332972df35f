import { CircleCheck, Info } from 'lucide-react'
import { useServices } from '@/api/services'
import { displayedId } from '@/features/dates/council-time'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import type { Ended } from './ending'
import { endingWords, type Asked } from './ending-words'
import type { LinkedCase } from './linked-case'

interface EndedAnswerProps {
  application: LinkedCase
  what: Asked
  ended: Ended
}

/** Stands in place of the form: each is asked once, and only while the answer counts. */
export function EndedAnswer({ application: { app_ID, projectTitle }, what, ended }: EndedAnswerProps) {
  const { now } = useServices()
  const { heading, paragraphs, facts, done } = endingWords(ended, what)
  const about = [
    { term: 'Application ID', description: displayedId(app_ID, now()) },
    { term: 'Project title', description: projectTitle },
  ]
  const said = facts.map(({ term, description }) => ({
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
      <DescriptionList items={[...about, ...said]} />
    </div>
  )
}
