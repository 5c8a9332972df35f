import { useState } from 'react'
import { DecisionBadge } from '@/areas/council/approvals/approvals'
import { useCurrentRow } from '@/areas/council/list/use-current-row'
import { formatMark, summariseMarks } from '@/domain/council/marks'
import { marksOf } from '@/domain/people/reviewers'
import { permissions } from '@/domain/people/permissions'
import { STATUS, statusLabel } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { Form } from '@/form/form'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { Dialog, DialogCancel, DialogFooter } from '@/ui/dialog'
import { UserText } from '@/ui/user-text'
import { useWrite } from '@/writes/ui/use-write'
import {
  createDecisionEmail,
  createDecisionWrite,
  type DecisionRow,
  type Decision,
  type GrantDetails,
} from '../decision.write'
import { CollapsibleEmail } from './collapsible-email'
import { GrantFields, GrantWarningsBanner, useGrantForm } from './grant-form'
import { ApprovalsWarning } from './approvals-warning'

interface DecisionDialogProps {
  openedRow: DecisionRow
  onClose: () => void
}

export function DecisionDialog({ openedRow, onClose }: DecisionDialogProps) {
  const { row, disabledReason } = useCurrentRow('listApprovedApplications', openedRow, ({ status }) =>
    permissions.grantOrDeny(status, STATUS.granted),
  )
  const queueWrite = useWrite()
  const [step, setStep] = useState<'status' | 'grant'>('status')

  function queueDecision(decision: Decision) {
    void queueWrite(createDecisionWrite(row, decision)).then(onClose)
  }

  if (step === 'status') {
    return (
      <SelectStatus
        row={row}
        disabledReason={disabledReason}
        onGrant={() => setStep('grant')}
        onDeny={() => queueDecision({ status: STATUS.denied })}
        onClose={onClose}
      />
    )
  }
  return (
    <EnterGrantDetails
      row={row}
      disabledReason={disabledReason}
      onSave={(details) => queueDecision({ status: STATUS.granted, details })}
      onClose={onClose}
    />
  )
}

interface SelectStatusProps {
  row: DecisionRow
  /** Why the application can no longer be decided. */
  disabledReason: string | undefined
  onGrant: () => void
  onDeny: () => void
  onClose: () => void
}

function SelectStatus({ row, disabledReason, onGrant, onDeny, onClose }: SelectStatusProps) {
  const marks = marksOf(row.reviews)
  const { numbers, mean } = summariseMarks(marks)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Select Status"
      footer={
        <>
          <Button variant="danger" disabledReason={disabledReason} onClick={onDeny}>
            {statusLabel(STATUS.denied)}
          </Button>
          <Button variant="primary" disabledReason={disabledReason} onClick={onGrant}>
            {statusLabel(STATUS.granted)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <UserText as="p" className="font-semibold wrap-anywhere">
          {row.projectTitle}
        </UserText>
        <DescriptionList
          items={[
            { term: 'Marks', description: marks.map((mark) => mark?.trim() || messages.page.notRated).join(', ') },
            {
              term: 'Mean',
              description: mean === undefined ? 'None yet' : `${formatMark(mean)} (${formatMarkCount(numbers.length)})`,
            },
            ...row.approvals.map(({ approver, decision }) => ({
              term: approver,
              description: <DecisionBadge decision={decision} />,
            })),
          ]}
        />
        <ApprovalsWarning status={row.status} />
        <p>Deny tells the applicant by e-mail. You have a few seconds to undo it.</p>
        <CollapsibleEmail summary="The rejection e-mail" email={createDecisionEmail(row, { status: STATUS.denied })} />
      </div>
    </Dialog>
  )
}

const formatMarkCount = (marks: number) => formatCount(marks, 'mark', 'marks')

interface EnterGrantDetailsProps {
  row: DecisionRow
  /** Why the application can no longer be granted. The typed values stay in the form. */
  disabledReason: string | undefined
  onSave: (details: GrantDetails) => void
  onClose: () => void
}

function EnterGrantDetails({ row, disabledReason, onSave, onClose }: EnterGrantDetailsProps) {
  const { form, details, warnings, save } = useGrantForm(row, onSave)
  return (
    <Dialog open onClose={onClose} title="Enter Grant Details" description={row.projectTitle}>
      <Form form={form} busy={false} submitError={null} onSubmit={save}>
        <GrantFields form={form} />
        <CollapsibleEmail
          summary="The e-mail to the applicant"
          email={details && createDecisionEmail(row, { status: STATUS.granted, details })}
        />
        <GrantWarningsBanner warnings={warnings} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" disabledReason={disabledReason}>
            {warnings.length === 0 ? 'Save' : 'Save anyway'}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}
