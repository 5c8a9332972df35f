import type { ListCall } from '@/api/lists'
import { useEmailLog } from '@/writes/ui/use-email-log'
import type { WriteKind } from '@/writes/write'
import { NotEmailed } from './not-emailed'

interface NotRequestedProps<Name extends ListCall> {
  row: { readonly applicationId: string; readonly projectTitle: string }
  kind: WriteKind<Name, never>
  emailKey: string
}

/** For writes that save nothing before the e-mail. */
export function NotRequested<Name extends ListCall>({ row, kind, emailKey }: NotRequestedProps<Name>) {
  const unsent = useEmailLog().unsent(emailKey, true)
  return (
    unsent && (
      <NotEmailed entry={unsent} kind={kind} queueKey={emailKey} row={row}>
        The request did not go out.
      </NotEmailed>
    )
  )
}
