import { branding } from '@/branding'
import { displayedId } from '@/domain/displayed-id'
import { formatInZone } from '@/domain/zoned-time'
import { usePortal } from '@/api/portal'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import { EmptyState } from '@/ui/empty-state'
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
  const { now } = usePortal()
  const about = [
    { term: 'Application ID', description: displayedId(application.app_ID, now()) },
    { term: 'Project title', description: application.projectTitle },
  ]
  const toChange = `It cannot be changed here. If it should be, tell the council’s office.`
  if (recorded.by === 'host')
    return (
      <EmptyState
        title={`A ${what} was already recorded.`}
        action={<CopyButton text={recorded.unsent} label="Copy what you entered" />}
      >
        <p>The council’s server answered: “{recorded.text}”</p>
        <p>What you entered now was not taken. {toChange}</p>
      </EmptyState>
    )
  const { answer, at } = recorded.sent
  const { name, words } = branding.timeZone
  const facts = [
    { term: `Your ${what}`, description: answer },
    { term: 'Sent', description: `${formatInZone(new Date(at), name)} (${words})` },
  ]
  return (
    <EmptyState title={`Your ${what} is recorded.`} action={<DescriptionList items={[...about, ...facts]} />}>
      <p>You sent it from this device. There is nothing more for you to do, and you can close this page.</p>
      <p>{toChange}</p>
    </EmptyState>
  )
}
