import { useState } from 'react'
import { useServices } from '@/api/services'
import { councilDay } from '@/features/dates/council-time'
import { grantDetailsSchema } from '@/domain/council/council-schemas'
import { plainAmount } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { grantWarnings } from '@/domain/money/grant-warnings'
import { useSchemaForm } from '@/form/use-schema-form'
import { storedFields } from '@/writes/email-draft'
import { useStoredFields } from '@/areas/council/email/use-stored-fields'
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
  const warningsOf = (details: GrantDetails) => grantWarnings(details, row.submittedDate, councilDay(now()))
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
