import { STATUS } from '@/domain/status'
import { useState } from 'react'
import { useStoredFields } from '../email/use-email-draft'
import { permissions } from '@/domain/roles'
import { GrantDetailsDialog } from './grant-details'
import type { ApprovedApplication } from './approved-application'
import { SelectStatus } from './select-status'
import { emailOf, useDecide, type Decision, type GrantDetails } from './use-decide'
import { useLiveRow } from '../list/use-live-row'

interface DecisionDialogProps {
  opened: ApprovedApplication
  onClose: () => void
}

const NOTHING: GrantDetails = { startDate: '', period: '', amount: '' }

/** Dialog that decides one application: Deny, or Granted followed by the grant details. */
export function DecisionDialog({ opened, onClose }: DecisionDialogProps) {
  const { row, disabledReason } = useLiveRow('listApprovedApplications', opened, ({ status }) =>
    permissions.grantOrDeny(status, STATUS.granted),
  )
  const decide = useDecide()
  const typed = useStoredFields(emailOf(row, STATUS.granted).key, NOTHING)
  const [step, setStep] = useState<'status' | 'grant'>('status')

  function settle(decision: Decision) {
    onClose()
    decide(row, decision)
  }

  if (step === 'status') {
    return (
      <SelectStatus
        row={row}
        disabledReason={disabledReason}
        onGranted={() => setStep('grant')}
        onDeny={() => settle({ status: STATUS.denied })}
        onClose={onClose}
      />
    )
  }
  return (
    <GrantDetailsDialog
      row={row}
      disabledReason={disabledReason}
      typed={typed}
      onSave={(details) => settle({ status: STATUS.granted, details })}
      onClose={onClose}
    />
  )
}
