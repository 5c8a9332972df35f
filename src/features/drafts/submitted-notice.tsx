import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { Banner } from '@/ui/banner'
import { LinkButton } from '@/ui/link-button'
import { formatApplicationId } from '@/council-time'
import type { Elements } from '@/ui/elements'

interface SubmittedNoticeProps {
  /** Undefined if the host did not return it. */
  applicationId: string | undefined
  children?: Elements
}

/** Confirms a submission whose page was closed before the receipt. */
export function SubmittedNotice({ applicationId, children }: SubmittedNoticeProps) {
  const { now } = useServices()
  const subject =
    applicationId === undefined ? 'Your application' : `Application ${formatApplicationId(applicationId, now())}`
  return (
    <Banner
      tone="success"
      title={`${subject} was submitted.`}
      actions={
        <>
          <LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>
          {children}
        </>
      }
    >
      The council has your answers and files.
    </Banner>
  )
}
