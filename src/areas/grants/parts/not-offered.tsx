import { technicalDetail } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { formatApplicationId } from '@/council-time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { UserText } from '@/ui/user-text'
import type { Choices, UnofferedApplication } from './choices'

export function WhyNotOffered({ notOffered }: Pick<Choices, 'notOffered'>) {
  if (notOffered.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-control py-1 underline-offset-4 hover:underline">
        {notOffered.length === 1
          ? 'Why one of your applications is not listed'
          : `Why ${notOffered.length} of your applications are not listed`}
      </summary>
      <NotOfferedList notOffered={notOffered} />
    </details>
  )
}

export function NotOfferedList({ notOffered }: { notOffered: readonly UnofferedApplication[] }) {
  const { now } = useServices()
  return (
    <ul aria-label="Applications that are not listed" className="mt-2 divide-y divide-rule">
      {notOffered.map(({ applicationId, projectTitle, because }) => (
        <li key={applicationId} className="py-2 wrap-anywhere">
          <span>{`${formatApplicationId(applicationId, now())}: `}</span>
          <UserText>{projectTitle}</UserText>
          <p className="font-semibold">{because}</p>
        </li>
      ))}
    </ul>
  )
}

/** Warns if the statuses failed to load: all applications are offered then, even those not granted. */
export function NotChecked({ failed, checkAgain, isChecking }: Choices) {
  if (!failed) return null
  return (
    <Banner
      tone="warning"
      title="We could not check which of your applications are granted."
      detail={technicalDetail(failed)}
      actions={
        <Button busy={isChecking} onClick={() => void checkAgain()}>
          Check again
        </Button>
      }
    >
      {`${getFailureReason(failed)} All your applications are listed, but the council sees only what is sent for a granted one.`}
    </Banner>
  )
}
