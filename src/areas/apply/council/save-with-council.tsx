import { Button } from '@/ui/button'
import { useSaveWithCouncil } from './use-save-with-council'

/** Offered until the host has shown that it keeps no drafts. */
export const SaveWithCouncil = () => {
  const { save, isBusy, isAbsent } = useSaveWithCouncil()
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
