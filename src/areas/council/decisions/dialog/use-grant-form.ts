import { useState } from 'react'
import { useServices } from '@/api/services'
import { councilDay } from '@/features/dates/council-time'
import { grantDetailsSchema } from '@/domain/council/council-schemas'
import { plainAmount } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { grantWarnings } from '@/domain/money/grant-warnings'
import { useSchemaForm } from '@/form/use-schema-form'
import { useStoredFields } from '@/areas/council/email/use-stored-fields'
import type { ApprovedApplication } from '../approved-application'
import { usePlan } from '../board/use-plan'
import { NO_DETAILS, type GrantDetails } from '../decision.write'
import { sendingOf } from '../use-decide'
import { useLastPerson } from '../use-last-person'

/** Starts with the values of an earlier attempt, else with the amount planned on the board. */
export function useGrantForm(row: ApprovedApplication, onSave: (details: GrantDetails) => void) {
  const { plan } = usePlan(useLastPerson())
  const planned = plainAmount(plan.amounts[row.applicationId] ?? '') ?? ''
  const typed = useStoredFields(sendingOf(row, STATUS.granted).logKey, { ...NO_DETAILS, amount: planned })
  const form = useSchemaForm(grantDetailsSchema, typed)
  const { now } = useServices()
  const [shown, setShown] = useState<readonly string[]>([])
  const warningsOf = (details: GrantDetails) => grantWarnings(details, row.submittedDate, councilDay(now()))
  // Undefined while a field is missing or invalid.
  const details = grantDetailsSchema.safeParse(form.watch()).data
  const current = details === undefined ? [] : warningsOf(details)
  const warnings = shown.filter((warning) => current.includes(warning))

  /** A second press accepts the warnings already shown; new warnings are shown first. */
  function save(details: GrantDetails) {
    const found = warningsOf(details)
    if (found.every((warning) => shown.includes(warning))) return onSave(details)
    setShown(found)
  }

  return { form, details, warnings, save }
}
