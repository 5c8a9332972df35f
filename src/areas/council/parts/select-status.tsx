import { statusLabel } from '@/domain/status'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { LetterToRead } from './letter-to-read'
import type { ApprovedCase } from './marks-of'
import { decisionLetter } from './use-decide'

interface SelectStatusProps {
  row: ApprovedCase
  onGranted: () => void
  onDeny: () => void
  onClose: () => void
}

/** Granted asks for its details next; Deny mails the applicant once it was not undone (spec 4). */
export function SelectStatus({ row, onGranted, onDeny, onClose }: SelectStatusProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Select Status"
      footer={
        <>
          <Button variant="danger" onClick={onDeny}>
            {statusLabel('5.2')}
          </Button>
          <Button variant="primary" onClick={onGranted}>
            {statusLabel('5.1')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{row.projectTitle}</p>
        {row.Status === '2.1' && (
          <Banner tone="warning">HOD and Dean have not both approved this application yet.</Banner>
        )}
        <p>Granted asks for the start date, the period and the amount first.</p>
        <p>Deny tells the applicant by e-mail. You have a few seconds to undo it.</p>
        <LetterToRead summary="The rejection e-mail" letter={decisionLetter(row, { status: '5.2' })} />
      </div>
    </Dialog>
  )
}
