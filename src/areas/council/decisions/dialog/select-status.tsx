import { formatMark, sumUpMarks } from '@/domain/council/marks'
import { messages } from '@/domain/texts/messages'
import { STATUS, statusLabel } from '@/domain/status/status'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { Dialog } from '@/ui/dialog'
import { DecisionBadge } from '@/areas/council/approvals/approvals'
import { UserText } from '@/ui/user-text'
import { EmailToRead } from './email-to-read'
import { marksOf } from '@/domain/people/reviewers'
import { formatCount } from '@/lib/format'
import { MissingBasis } from './missing-basis'
import { decisionEmail, type ApprovedApplication } from '../decision.write'

interface SelectStatusProps {
  row: ApprovedApplication
  /** Why it can no longer be decided. */
  disabledReason: string | undefined
  onGranted: () => void
  onDeny: () => void
  onClose: () => void
}

export function SelectStatus({ row, disabledReason, onGranted, onDeny, onClose }: SelectStatusProps) {
  const marks = marksOf(row.reviews)
  const { numbers, mean } = sumUpMarks(marks)
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
          <Button variant="primary" disabledReason={disabledReason} onClick={onGranted}>
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
            // Marks that are not numbers do not count towards the mean.
            {
              term: 'Mean',
              description: mean === undefined ? 'None yet' : `${formatMark(mean)} (${counted(numbers.length)})`,
            },
            ...row.approvals.map(({ approver, decision }) => ({
              term: approver,
              description: <DecisionBadge decision={decision} />,
            })),
          ]}
        />
        <MissingBasis row={row} />
        <p>Granted asks for the start date, the period and the amount first.</p>
        <p>Deny tells the applicant by e-mail. You have a few seconds to undo it.</p>
        <EmailToRead summary="The rejection e-mail" email={decisionEmail(row, { status: STATUS.denied })} />
      </div>
    </Dialog>
  )
}

const counted = (marks: number) => formatCount(marks, 'mark', 'marks')
