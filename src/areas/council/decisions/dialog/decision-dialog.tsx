import { STATUS } from '@/domain/status/status'
import { useState } from 'react'
import { permissions } from '@/domain/people/roles'
import { GrantDetailsDialog } from './grant-details'
import type { ApprovedApplication } from '../approved-application'
import { SelectStatus } from './select-status'
import { useDecide, type Decision } from '../use-decide'
import { useLiveRow } from '@/areas/council/list/use-live-row'

interface DecisionDialogProps {
  opened: ApprovedApplication
  onClose: () => void
}

export function DecisionDialog({ opened, onClose }: DecisionDialogProps) {
  const { row, disabledReason } = useLiveRow('listApprovedApplications', opened, ({ status }) =>
    permissions.grantOrDeny(status, STATUS.granted),
  )
  const decide = useDecide()
  const [step, setStep] = useState<'status' | 'grant'>('status')

  function settle(decision: Decision) {
    void decide(row, decision).then(onClose)
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
      onSave={(details) => settle({ status: STATUS.granted, details })}
      onClose={onClose}
    />
  )
}
