import { useWatch } from 'react-hook-form'
import { YES_NO } from '@/domain/application-form'
import { FIELD_LABELS } from '@/domain/application-steps'
import { guidance } from '@/domain/guidance'
import { DateField } from '@/form/date-field'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import type { AnswersControl } from '../steps/answers-form'

interface LeaveFieldsProps {
  control: AnswersControl
  /** Shows date and duration whatever the answer: the edit tabs ask for them even without leave (settled). */
  isRevealed: boolean
}

export function LeaveFields({ control, isRevealed }: LeaveFieldsProps) {
  const takesLeave = useWatch({ control, name: 'Leave_Get' }) === 'yes'
  return (
    <>
      <RadioField control={control} name="Leave_Get" label={FIELD_LABELS.Leave_Get} options={YES_NO} inline />
      {(takesLeave || isRevealed) && (
        <div className="grid gap-6 border-l-2 border-rule pl-5">
          {!takesLeave && <p className="text-sm text-ink-soft">{guidance.leaveAskedAnyway}</p>}
          <DateField control={control} name="Leave_Date" label={FIELD_LABELS.Leave_Date} />
          <NumberTextField control={control} name="Leave_Duration" label={FIELD_LABELS.Leave_Duration} />
        </div>
      )}
    </>
  )
}
