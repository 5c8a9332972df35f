import { STATUS } from '@/domain/status/status'
import { useState } from 'react'
import { permissions } from '@/domain/people/roles'
import { GrantDetailsDialog } from './grant-details'
import { SelectStatus } from './select-status'
import { newDecision, type ApprovedApplication, type Decision } from '../decision.write'
import { useWrite } from '@/writes/ui/use-write'
import { useLiveRow } from '@/areas/council/list/use-live-row'

interface DecisionDialogProps {
  opened: ApprovedApplication
  onClose: () => void
}

export function DecisionDialog({ opened, onClose }: DecisionDialogProps) {
  const { row, disabledReason } = useLiveRow('listApprovedApplications', opened, ({ status }) =>
    permissions.grantOrDeny(status, STATUS.granted),
  )
  const queue = useWrite()
  const [step, setStep] = useState<'status' | 'grant'>('status')

  function settle(decision: Decision) {
    void queue(newDecision(row, decision)).then(onClose)
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
