import { amountAdvice } from '@/domain/texts/format-warnings'
import { messages } from '@/domain/texts/messages'
import { useAdvice } from '@/form/use-advice'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

interface PlanAmountFieldProps {
  label: string
  labelHidden?: boolean
  value: string
  onChange: (amount: string) => void
}

export function PlanAmountField({ label, labelHidden = false, value, onChange }: PlanAmountFieldProps) {
  const { advice, startTyping, endTyping } = useAdvice(value, amountAdvice)
  return (
    <Field
      label={label}
      isLabelHidden={labelHidden}
      error={advice === undefined ? undefined : messages.projectStep.amount}
      advice={advice}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onFocus={startTyping}
          onBlur={endTyping}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
