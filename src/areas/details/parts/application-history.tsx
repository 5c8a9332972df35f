import { formatHostDate } from '@/domain/dates/host-date'
import { Timeline } from '@/ui/timeline'
import { UserText } from '@/ui/user-text'
import type { ApplicationDetails } from '@/features/applications/application-documents'
import { applicationTimeline } from '../application-timeline'

export function ApplicationHistory({ details }: { details: ApplicationDetails }) {
  const items = applicationTimeline(details).map(({ id, title, tone, date, remarks }) => ({
    id,
    title,
    tone,
    ...(date === null && { when: 'date not recorded' }),
    ...(date && { when: formatHostDate(date), dateTime: date }),
    ...(remarks && { children: <Remarks text={remarks} /> }),
  }))
  return <Timeline label="The case so far" items={items} />
}

function Remarks({ text }: { text: string }) {
  return (
    <UserText as="blockquote" className="max-w-reading whitespace-pre-line wrap-anywhere text-ink-soft">
      {text}
    </UserText>
  )
}
