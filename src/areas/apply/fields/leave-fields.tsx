import { useWatch } from 'react-hook-form'
import { guidance } from '@/domain/texts/guidance'
import { useApplication } from '../application-context'
import type { StepControl } from '../steps/step-form'
import { ApplicationField } from './application-field'

/** Date and duration are also shown without a leave if the rules require them, so that the user can find them. */
export function LeaveFields({ control }: { control: StepControl }) {
  const { rules } = useApplication()
  const takesLeave = useWatch({ control, name: 'leaveRequested' }) === 'yes'
  return (
    <>
      <ApplicationField control={control} name="leaveRequested" />
      {(takesLeave || rules === 'edit') && (
        <div className="grid gap-6 border-l-2 border-rule pl-5">
          {!takesLeave && <p className="text-ink-soft">{guidance.leaveAskedAnyway}</p>}
          <ApplicationField control={control} name="leaveDate" />
          <ApplicationField control={control} name="leaveDuration" />
        </div>
      )}
    </>
  )
}
