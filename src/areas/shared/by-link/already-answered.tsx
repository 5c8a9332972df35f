import { CircleCheck, Info } from 'lucide-react'
import { usePortal } from '@/api/portal'
import { branding } from '@/branding'
import { displayedId } from '@/areas/shared/council-time'
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
  const { settled, unsent } = recorded
  if ('recorded' in settled)
    return (
      <div className="grid max-w-reading justify-items-start gap-6">
        <Info aria-hidden size={36} className="text-accent" />
        <h2 className="text-xl">A {what} was already recorded.</h2>
        <p>
          The council’s server says: “{settled.recorded}” {unsent && whatOf(unsent)} {toChange}
        </p>
        {unsent && <CopyButton text={unsent.text} label="Copy what you entered" />}
        <DescriptionList items={about} />
      </div>
    )
  const { answer, at, hostText } = settled.sent
  const { name, words } = branding.timeZone
  return (
    <div className="grid max-w-reading gap-6">
      <CircleCheck aria-hidden size={36} className="text-good" />
      <h2 className="text-xl">Your {what} is recorded.</h2>
      {hostText !== undefined && (
        <p>
          The council’s server says: “{hostText}” You sent the same from this device before, without a confirmation: it
          most probably arrived then.
        </p>
      )}
      <p>
        {hostText === undefined && 'You sent it from this device. '}There is nothing more for you to do, and you can
        close this page. {toChange}
      </p>
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

function whatOf({ afterAnother }: NonNullable<Recorded['unsent']>): string {
  return afterAnother
    ? 'What you sent from this device before, without a confirmation, may be what it has.'
    : 'What you entered now was not taken.'
}
