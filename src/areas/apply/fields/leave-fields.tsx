import { useWatch } from 'react-hook-form'
import { YES_NO } from '@/domain/application-form'
import { FIELD_LABELS } from '@/domain/application-steps'
import { monthsAdvice } from '@/domain/format-warnings'
import { guidance } from '@/domain/guidance'
import { DateField } from '@/form/date-field'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import { useApplication } from '../application-context'
import type { AnswersControl } from '../steps/answers-form'

/** Date and length are shown wherever they are asked for, without a leave too: nobody is to search for what is missing. */
export function LeaveFields({ control }: { control: AnswersControl }) {
  const { rules } = useApplication()
  const takesLeave = useWatch({ control, name: 'Leave_Get' }) === 'yes'
  return (
    <>
      <RadioField control={control} name="Leave_Get" label={FIELD_LABELS.Leave_Get} options={YES_NO} inline />
      {(takesLeave || rules === 'edit') && (
        <div className="grid gap-6 border-l-2 border-rule pl-5">
          {!takesLeave && <p className="text-ink-soft">{guidance.leaveAskedAnyway}</p>}
          <DateField control={control} name="Leave_Date" label={FIELD_LABELS.Leave_Date} />
          <NumberTextField
            control={control}
            name="Leave_Duration"
            label={FIELD_LABELS.Leave_Duration}
            advise={monthsAdvice}
          />
        </div>
      )}
    </>
  )
}
