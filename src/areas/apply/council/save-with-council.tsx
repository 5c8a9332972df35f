import { useId } from 'react'
import { guidance } from '@/domain/texts/guidance'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { useSaveWithCouncil } from './use-save-with-council'

export function SaveWithCouncil() {
  const { state, rules } = useApplication()
  const { save, isBusy, isAbsent } = useSaveWithCouncil()
  const noteId = useId()
  const { leaveRequested, leaveDate, leaveDuration } = state.form
  const willAsk = rules === 'new' && leaveRequested === 'no' && (leaveDate === '' || leaveDuration === '')
  if (state.submission) return null
  if (isAbsent)
    return (
      <p role="status" className="basis-full text-sm text-ink-soft">
        The council’s server keeps no drafts. Yours is saved on this device.
      </p>
    )
  return (
    <>
      <Button
        variant="quiet"
        busy={isBusy}
        busyLabel="Saving draft..."
        aria-describedby={willAsk ? noteId : undefined}
        onClick={() => void save()}
      >
        Save draft with the council
      </Button>
      {willAsk && (
        <p id={noteId} className="basis-full text-sm text-ink-soft">
          {guidance.leaveWillBeAsked}
        </p>
      )}
    </>
  )
}
