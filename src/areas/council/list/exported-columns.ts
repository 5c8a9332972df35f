import { callQuery } from '@/api/query'
import type { Services } from '@/api/services'
import type { Output } from '@/contract'
import { approvalBy, APPROVERS, type Approver } from '@/domain/people/approvers'
import { STATUS, type Status } from '@/domain/status/status'
import type { ExportColumn } from '@/table/rows'
import { getDeliveryText } from '@/writes/entry'
import { getDecisionLabel, type ApprovalsRow } from '../approvals/approvals'

export const formatYesNo = (value: boolean): string => (value ? 'Yes' : 'No')

/** Returns "Yes" or "No", according to the host's sent flag and the queue. */
export const formatSent = ({ writes }: Services, key: string, isFlaggedAsSent: boolean): string =>
  formatYesNo(getDeliveryText(isFlaggedAsSent, writes.find(key)) === 'was')

interface StatusRow {
  readonly applicationId: string
  readonly status: Status
}

interface ApplicationRow extends ApprovalsRow {
  readonly applicationId: string
}

/** No list has the remarks, so the details of each application are fetched. */
export const createApprovalExports = <Row extends ApplicationRow>(services: Services): ExportColumn<Row>[] =>
  APPROVERS.flatMap((approver) => [
    { header: approver, value: (row) => getDecisionLabel(approvalBy(row, approver).decision) },
    { header: `${approver} remarks`, value: (row) => fetchRemarks(row, approver, services) },
  ])

/** No list has the terms of a grant, so the details of each grant are fetched. */
export const createTermExports = <Row extends StatusRow>(services: Services): ExportColumn<Row>[] => [
  { header: 'Start Date', type: 'date', value: (row) => fetchTerm(row, 'startDate', services) },
  { header: 'Period', value: (row) => fetchTerm(row, 'period', services) },
  { header: 'Approved Amount (LKR)', type: 'number', value: (row) => fetchTerm(row, 'amount', services) },
]

const fetchTerm = ({ applicationId, status }: StatusRow, term: 'startDate' | 'period' | 'amount', services: Services) =>
  status === STATUS.granted ? fetchDetail(applicationId, (details) => details[term], services) : ''

const fetchRemarks = ({ applicationId, approvals }: ApplicationRow, approver: Approver, services: Services) =>
  approvalBy({ approvals }, approver).decision === null
    ? ''
    : fetchDetail(applicationId, (details) => approvalBy(details, approver).remarks, services)

/** The query cache makes all columns of a row share one call. */
async function fetchDetail(
  applicationId: string,
  select: (details: NonNullable<Output<'getDetails'>>) => string | null | undefined,
  { client, queries }: Services,
): Promise<string> {
  try {
    const details = await queries.fetchQuery({ ...callQuery(client, 'getDetails', { applicationId }), retry: false })
    return (details && select(details)) ?? ''
  } catch {
    return 'Not loaded'
  }
}
