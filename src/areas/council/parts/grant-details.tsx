import { grantDetailsSchema } from '@/domain/council-rules'
import { DateField } from '@/form/date-field'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { LetterToRead } from './letter-to-read'
import type { ApprovedCase } from './marks-of'
import { decisionLetter, type GrantDetails } from './use-decide'

interface GrantDetailsDialogProps {
  row: ApprovedCase
  /** Why it can no longer be granted; what was typed stays. */
  whyNot: string | undefined
  typed: GrantDetails
  onSave: (details: GrantDetails) => void
  onClose: () => void
}

/** What a grant consists of; nothing is sent without it (spec 4). */
export function GrantDetailsDialog({ row, whyNot, typed, onSave, onClose }: GrantDetailsDialogProps) {
  const form = usePortalForm(grantDetailsSchema, typed)
  return (
    <Dialog open onClose={onClose} title="Enter Grant Details">
      <Form
        form={form}
        busy={false}
        submitError={null}
        onSubmit={onSave}
        actions={
          <>
            <Button type="submit" variant="primary" disabledReason={whyNot}>
              Save
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
        <LetterToRead
          summary="The e-mail to the applicant"
          letter={decisionLetter(row, { status: '5.1', details: form.watch() })}
        />
      </Form>
    </Dialog>
  )
}
