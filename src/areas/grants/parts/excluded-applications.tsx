import { getTechnicalDetail } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { UserText } from '@/ui/user-text'
import type { Choices, ExcludedApplication } from './choices'

export function ExcludedApplications({ excludedApplications }: Pick<Choices, 'excludedApplications'>) {
  if (excludedApplications.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-control py-1 underline-offset-4 hover:underline">
        {`Not listed: ${excludedApplications.length}`}
      </summary>
      <ExcludedList excludedApplications={excludedApplications} />
    </details>
  )
}

export function ExcludedList({ excludedApplications }: { excludedApplications: readonly ExcludedApplication[] }) {
  const { now } = useServices()
  return (
    <ul aria-label="Applications that are not listed" className="mt-2 divide-y divide-rule">
      {excludedApplications.map(({ applicationId, projectTitle, reason }) => (
        <li key={applicationId} className="py-2 wrap-anywhere">
          <span>{`${formatApplicationId(applicationId, now())}: `}</span>
          <UserText>{projectTitle}</UserText>
          <p className="font-semibold">{reason}</p>
        </li>
      ))}
    </ul>
  )
}

/** Warns if the statuses failed to load. All applications are then offered, even those not granted. */
export function StatusCheckBanner({ statusError, recheck, isChecking }: Choices) {
  if (!statusError) return null
  return (
    <Banner
      tone="warning"
      title="We could not check which of your applications are granted."
      detail={getTechnicalDetail(statusError)}
      actions={
        <Button busy={isChecking} onClick={() => void recheck()}>
          Check again
        </Button>
      }
    >
      {`${getFailureReason(statusError)} All your applications are listed, but the council sees only what is sent for a granted one.`}
    </Banner>
  )
}
