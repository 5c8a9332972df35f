import type { UseFormReturn } from 'react-hook-form'
import { amountAdvice } from '@/domain/texts/format-warnings'
import { plainAmount } from '@/domain/money/money'
import { DateField } from '@/form/date-field'
import { NumberTextField } from '@/form/number-text-field'
import { TextField } from '@/form/text-field'
import type { GrantDetails } from '../decision.write'

interface GrantFieldsProps {
  form: UseFormReturn<GrantDetails, unknown, GrantDetails>
}

export function GrantFields({ form: { control } }: GrantFieldsProps) {
  return (
    <>
      <DateField control={control} name="startDate" label="Start Date" />
      <TextField
        control={control}
        name="period"
        label="Period"
        hint="For example 2 Months, or 2 Years."
        autoComplete="off"
      />
      <div className="col-span-full grid content-start justify-items-start gap-2">
        <NumberTextField
          control={control}
          name="amount"
          label="Approved Amount (LKR)"
          prefix="LKR"
          advise={amountAdvice}
          read={plainAmount}
        />
      </div>
    </>
  )
}
