import { useState } from 'react'
import { useSuspenseCall } from '@/api/services'
import { useKeptFields } from '../email/use-mail-draft'
import { can } from '@/domain/roles'
import { GrantDetailsDialog } from './grant-details'
import type { ApprovedCase } from './marks-of'
import { SelectStatus } from './select-status'
import { mailOf, useDecide, type Decision, type GrantDetails } from './use-decide'
import { useListedRow } from '../list/use-listed-row'

interface DecisionWindowProps {
  opened: ApprovedCase
  onClose: () => void
}

const NOTHING: GrantDetails = { startDate: '', period: '', amount: '' }

/** Granted with its details, or Deny, for one application (spec 2 and 4). */
export function DecisionWindow({ opened, onClose }: DecisionWindowProps) {
  const { row, whyNot } = useListedRow(
    useSuspenseCall('listApprovedApplications', {}),
    opened,
    ({ Id }) => Id === opened.Id,
    ({ Status }) => can.grantOrDeny(Status, '5.1'),
  )
  const decide = useDecide()
  const typed = useKeptFields(mailOf(row, '5.1').key, NOTHING)
  const [step, setStep] = useState<'status' | 'grant'>('status')

  function settle(decision: Decision) {
    onClose()
    decide(row, decision)
  }

  if (step === 'status') {
    return (
      <SelectStatus
        row={row}
        whyNot={whyNot}
        onGranted={() => setStep('grant')}
        onDeny={() => settle({ status: '5.2' })}
        onClose={onClose}
      />
    )
  }
  return (
    <GrantDetailsDialog
      row={row}
      whyNot={whyNot}
      typed={typed}
      onSave={(details) => settle({ status: '5.1', details })}
      onClose={onClose}
    />
  )
}
