import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useServices } from '@/api/services'
import { useStoredFields } from '@/areas/council/email/use-stored-fields'
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
import { storedFields } from '@/writes/email-draft'
import { useLastPerson, usePlan } from '../board/use-plan'
import { NO_DETAILS, sendingOf, type ApprovedApplication, type GrantDetails } from '../decision.write'

/** Starts with the values of an earlier attempt, else with the amount planned on the board. */
export function useGrantForm(row: ApprovedApplication, onSave: (details: GrantDetails) => void) {
  const { plan } = usePlan(useLastPerson())
  const planned = plainAmount(plan.amounts[row.applicationId] ?? '') ?? ''
  const { logKey } = sendingOf(row, STATUS.granted)
  const typed = useStoredFields(logKey, { ...NO_DETAILS, amount: planned })
  const form = useSchemaForm(grantDetailsSchema, typed)
  const { tab, session, now } = useServices()
  const [shown, setShown] = useState<readonly string[]>([])
  const warningsOf = (details: GrantDetails) => grantWarnings(details, row.submittedDate, getCouncilDay(now()))
  // Undefined while a field is missing or invalid.
  const details = grantDetailsSchema.safeParse(form.watch()).data
  const current = details === undefined ? [] : warningsOf(details)
  const warnings = shown.filter((warning) => current.includes(warning))

  /** A second press accepts the warnings already shown; new warnings are shown first. */
  function save(details: GrantDetails) {
    const found = warningsOf(details)
    if (!found.every((warning) => shown.includes(warning))) return setShown(found)
    // Stored until it is sent, so that Undo does not lose the details.
    storedFields(tab, session.person?.id ?? '', logKey).write(details)
    onSave(details)
  }

  return { form, details, warnings, save }
}

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
