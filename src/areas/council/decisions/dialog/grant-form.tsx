import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useServices } from '@/api/services'
import { useStoredFields } from '@/areas/council/email/use-stored-fields'
import { formatHostDate } from '@/domain/dates/host-date'
import { grantDetailsSchema } from '@/domain/council/council-schemas'
import { grantWarnings } from '@/domain/money/grant-warnings'
import { plainAmount } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { amountAdvice } from '@/domain/texts/format-warnings'
import { getCouncilDay } from '@/council-time'
import { DateField } from '@/form/date-field'
import { NumberTextField } from '@/form/number-text-field'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { createStoredFields } from '@/writes/email-draft'
import { usePlan } from '../board/use-plan'
import { EMPTY_DETAILS, describeDecision, type DecisionRow, type GrantDetails } from '../decision.write'

/** Starts with the values of an earlier attempt, otherwise with the amount planned on the board. */
export function useGrantForm(row: DecisionRow, onSave: (details: GrantDetails) => void) {
  const { plan } = usePlan()
  const plannedAmount = plainAmount(plan.amounts[row.applicationId] ?? '') ?? ''
  const { logKey } = describeDecision(row, STATUS.granted)
  const initialDetails = useStoredFields(logKey, { ...EMPTY_DETAILS, amount: plannedAmount })
  const form = useSchemaForm(grantDetailsSchema, initialDetails)
  const { tab, session, now } = useServices()
  const personId = session.ownerId
  const lastGrant = createStoredFields(tab, personId, 'last-grant')
  const [shownWarnings, setShownWarnings] = useState<readonly string[]>([])
  const findWarnings = (details: GrantDetails) => grantWarnings(details, row.submittedDate, getCouncilDay(now()))
  // Undefined while a field is missing or invalid.
  const details = grantDetailsSchema.safeParse(form.watch()).data
  const currentWarnings = details === undefined ? [] : findWarnings(details)
  const warnings = shownWarnings.filter((warning) => currentWarnings.includes(warning))

  /** Shows new warnings once. A second press accepts the shown warnings. */
  function save(details: GrantDetails) {
    const foundWarnings = findWarnings(details)
    if (!foundWarnings.every((warning) => shownWarnings.includes(warning))) return setShownWarnings(foundWarnings)
    // Undo must not lose the details.
    createStoredFields(tab, personId, logKey).write(details)
    lastGrant.write({ startDate: details.startDate, period: details.period })
    onSave(details)
  }

  return { form, details, warnings, save }
}

interface GrantFieldsProps {
  form: UseFormReturn<GrantDetails, unknown, GrantDetails>
}

export function GrantFields({ form: { control, setValue } }: GrantFieldsProps) {
  const { startDate = '', period = '' } = useStoredFields<Partial<GrantDetails>>('last-grant', {})
  return (
    <>
      {startDate !== '' && (
        <div className="col-span-full">
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setValue('startDate', startDate, { shouldDirty: true, shouldValidate: true })
              setValue('period', period, { shouldDirty: true, shouldValidate: true })
            }}
          >
            {`As last time: ${formatHostDate(startDate)}, ${period}`}
          </Button>
        </div>
      )}
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
          advise={amountAdvice}
          normalise={plainAmount}
        />
      </div>
    </>
  )
}

export function GrantWarningsBanner({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Banner tone="warning" title="Check this before you grant.">
      <ul className="list-disc pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}
