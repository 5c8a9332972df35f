import { useState } from 'react'
import { useServices } from '@/api/services'
import { councilDay } from '@/features/dates/council-time'
import { grantDetailsSchema } from '@/domain/council/council-schemas'
import { grantWarnings } from '@/domain/money/grant-warnings'
import { useSchemaForm } from '@/form/use-schema-form'
import type { ApprovedApplication } from '../approved-application'
import type { GrantDetails } from '../decision.write'

export function useGrantForm(row: ApprovedApplication, typed: GrantDetails, onSave: (details: GrantDetails) => void) {
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
