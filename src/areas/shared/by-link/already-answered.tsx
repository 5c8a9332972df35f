import { CircleCheck, Info } from 'lucide-react'
import { usePortal } from '@/api/portal'
import { branding } from '@/branding'
import { displayedId } from '@/domain/displayed-id'
import { formatInZone } from '@/domain/zoned-time'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import type { LinkedCase } from './linked-case'
import type { Recorded } from './use-answer'

interface AlreadyAnsweredProps {
  application: LinkedCase
  /** What an answer is called on this page. */
  what: 'decision' | 'review'
  recorded: Recorded
}

/** Stands in place of the form: each is asked once (settled "Who moves the status"). */
export function AlreadyAnswered({ application, what, recorded }: AlreadyAnsweredProps) {
  const { app_ID, projectTitle } = application
  const { now } = usePortal()
  const about = [
    { term: 'Application ID', description: displayedId(app_ID, now()) },
    { term: 'Project title', description: projectTitle },
  ]
  const toChange = 'It cannot be changed here: if it has to be, ask the council’s office.'
  if (recorded.by === 'host')
    return (
      <div className="grid max-w-reading justify-items-start gap-6">
        <Info aria-hidden size={36} className="text-accent" />
        <h2 className="text-xl">A {what} was already recorded.</h2>
        <p>
          The council’s server says: “{recorded.text}” What you entered now was not taken. {toChange}
        </p>
        <CopyButton text={recorded.unsent} label="Copy what you entered" />
        <DescriptionList items={about} />
      </div>
    )
  const { answer, at } = recorded.sent
  const { name, words } = branding.timeZone
  return (
    <div className="grid max-w-reading gap-6">
      <CircleCheck aria-hidden size={36} className="text-good" />
      <h2 className="text-xl">Your {what} is recorded.</h2>
      <p>You sent it from this device. There is nothing more for you to do, and you can close this page. {toChange}</p>
      <DescriptionList
        items={[
          ...about,
          { term: `Your ${what}`, description: answer },
          { term: 'Sent', description: `${formatInZone(new Date(at), name)} (${words})` },
        ]}
      />
    </div>
  )
}
