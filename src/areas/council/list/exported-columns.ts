import type { Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { approvalBy, APPROVERS, type Approver } from '@/domain/people/approvers'
import type { DecisionCode } from '@/domain/status/status'
import { emailLog, wentOut } from '@/writes/email-log'
import type { ExportColumn } from '@/table/export-column'
import { decisionLabel } from '../approvals/decision-label'

export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')

/** Whether the e-mail was sent, according to the host's flag or the log of e-mails. */
export const wentOutText = ({ local, session }: Services, key: string, flag: boolean): string =>
  yesOrNo(wentOut(emailLog(local, session.person?.id ?? '').stored.read(), key, flag))

interface Approved {
  readonly applicationId: string
  readonly approvals: readonly { readonly approver: Approver; readonly decision: DecisionCode | null }[]
}

/** No list has the remarks, so the details of each application are fetched. */
export const exportedApprovals = <Row extends Approved>(services: Services): ExportColumn<Row>[] =>
  APPROVERS.flatMap((approver) => [
    { header: approver, value: (row) => decisionLabel(approvalBy(row, approver).decision) },
    { header: `${approver} remarks`, value: (row) => remarksOf(row, approver, services) },
  ])

async function remarksOf(
  { applicationId, approvals }: Approved,
  approver: Approver,
  { client, queries }: Services,
): Promise<string> {
  if (approvalBy({ approvals }, approver).decision === null) return ''
  try {
    // Both approvers of a row share one call.
    const details = await queries.fetchQuery({ ...callQuery(client, 'getDetails', { applicationId }), retry: false })
    return details === null ? '' : approvalBy(details, approver).remarks
  } catch {
    return 'Not loaded'
  }
}
