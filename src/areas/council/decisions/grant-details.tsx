import { STATUS } from '@/domain/status'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { councilDay } from '@/features/dates/council-time'
import { grantDetailsSchema } from '@/domain/council-schemas'
import { grantWarnings } from '@/domain/grant-warnings'
import { DateField } from '@/form/date-field'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { EmailToRead } from './email-to-read'
import type { ApprovedApplication } from './approved-application'
import { decisionEmail, type GrantDetails } from './use-decide'

interface GrantDetailsDialogProps {
  row: ApprovedApplication
  /** Why it can no longer be granted; the typed values stay in the form. */
  disabledReason: string | undefined
  typed: GrantDetails
  onSave: (details: GrantDetails) => void
  onClose: () => void
}

/** Form for the grant details, which are required to grant. */
export function GrantDetailsDialog({ row, disabledReason, typed, onSave, onClose }: GrantDetailsDialogProps) {
  const form = useSchemaForm(grantDetailsSchema, typed)
  const { now } = useServices()
  const [shown, setShown] = useState<readonly string[]>([])
  const warningsOf = (details: GrantDetails) => grantWarnings(details, row.submittedDate, councilDay(now()))
  const current = warningsOf(form.watch())
  const warnings = shown.filter((warning) => current.includes(warning))

  /** A second press of Save accepts the warnings already shown; new warnings are shown first. */
  function save(details: GrantDetails) {
    const found = warningsOf(details)
    if (found.every((warning) => shown.includes(warning))) return onSave(details)
    setShown(found)
  }

  return (
    <Dialog open onClose={onClose} title="Enter Grant Details">
      <Form
        form={form}
        busy={false}
        submitError={null}
        onSubmit={save}
        actions={
          <>
            <Button type="submit" variant="primary" disabledReason={disabledReason}>
              {warnings.length === 0 ? 'Save' : 'Save all the same'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </>
        }
      >
        <p className="font-semibold wrap-anywhere">{row.projectTitle}</p>
        <DateField control={form.control} name="startDate" label="Start Date" />
        <TextField
          control={form.control}
          name="period"
          label="Period"
          hint="For example 2 Months, or 2 Years."
          autoComplete="off"
        />
        <NumberTextField control={form.control} name="amount" label="Approved Amount (LKR)" prefix="LKR" />
        <EmailToRead
          summary="The e-mail to the applicant"
          email={decisionEmail(row, { status: STATUS.granted, details: form.watch() })}
        />
        {warnings.length > 0 && (
          <Banner tone="warning" title="Look at this before the grant goes out.">
            <ul className="list-disc pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Banner>
        )}
      </Form>
    </Dialog>
  )
}
