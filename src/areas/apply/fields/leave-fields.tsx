import { useWatch } from 'react-hook-form'
import { guidance } from '@/domain/texts/guidance'
import { useApplication } from '../application-context'
import type { AnswersControl } from '../steps/answers-form'
import { AnswerField } from './answer-field'

/** Date and duration are also shown without a leave if the rules require them, so that the user can find them. */
export function LeaveFields({ control }: { control: AnswersControl }) {
  const { rules } = useApplication()
  const takesLeave = useWatch({ control, name: 'leaveRequested' }) === 'yes'
  return (
    <>
      <AnswerField control={control} name="leaveRequested" />
      {(takesLeave || rules === 'edit') && (
        <div className="grid gap-6 border-l-2 border-rule pl-5">
          {!takesLeave && <p className="text-ink-soft">{guidance.leaveAskedAnyway}</p>}
          <AnswerField control={control} name="leaveDate" />
          <AnswerField control={control} name="leaveDuration" />
        </div>
      )}
    </>
  )
}
