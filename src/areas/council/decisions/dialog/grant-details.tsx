import { STATUS } from '@/domain/status/status'
import { Form } from '@/form/form'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { EmailToRead } from './email-to-read'
import { GrantFields } from './grant-fields'
import { GrantWarningsBanner } from './grant-warnings-banner'
import { decisionEmail, type ApprovedApplication, type GrantDetails } from '../decision.write'
import { useGrantForm } from './use-grant-form'

interface GrantDetailsDialogProps {
  row: ApprovedApplication
  /** Why it can no longer be granted; the typed values stay in the form. */
  disabledReason: string | undefined
  onSave: (details: GrantDetails) => void
  onClose: () => void
}

export function GrantDetailsDialog({ row, disabledReason, onSave, onClose }: GrantDetailsDialogProps) {
  const { form, details, warnings, save } = useGrantForm(row, onSave)
  return (
    <Dialog open onClose={onClose} title="Enter Grant Details" description={row.projectTitle}>
      <Form
        form={form}
        busy={false}
        submitError={null}
        onSubmit={save}
        actions={
          <>
            <Button type="submit" variant="primary" disabledReason={disabledReason}>
              {warnings.length === 0 ? 'Save' : 'Save anyway'}
            </Button>
            <DialogCancel />
          </>
        }
      >
        <GrantFields form={form} />
        <EmailToRead
          summary="The e-mail to the applicant"
          email={details && decisionEmail(row, { status: STATUS.granted, details })}
        />
        <GrantWarningsBanner warnings={warnings} />
      </Form>
    </Dialog>
  )
}
