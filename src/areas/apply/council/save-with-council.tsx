import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { useSaveWithCouncil } from './use-save-with-council'

/** Offered until the host has shown that it keeps no drafts, or a submission has begun: it is no draft then. */
export function SaveWithCouncil() {
  const { submission } = useApplication().state
  const { save, isBusy, isAbsent } = useSaveWithCouncil()
  if (submission) return null
  if (isAbsent)
    return (
      <p role="status" className="basis-full text-sm text-ink-soft">
        The council’s server keeps no drafts. Yours is saved on this device.
      </p>
    )
  return (
    <Button variant="quiet" busy={isBusy} busyLabel="Saving draft..." onClick={() => void save()}>
      Save draft with the council
    </Button>
  )
}
