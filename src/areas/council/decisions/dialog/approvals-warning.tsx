import { STATUS, type Status } from '@/domain/status/status'
import { Banner } from '@/ui/banner'

/** The council may decide without the approvals. */
export const ApprovalsWarning = ({ status }: { status: Status }) =>
  status === STATUS.shortlisted && (
    <Banner tone="warning">HOD and Dean have not both approved this application yet.</Banner>
  )
