import { technicalDetail } from '@/wire/client/api-error'
import { whyItFailed } from '@/api/explain'
import { RetryBanner } from '@/features/retry-banner'
import type { MissingList } from '@/features/applications/use-all-applications'

/** The consequence of a list that could not be loaded. */
const HOLDS: Readonly<Record<MissingList['call'], string>> = {
  listApplications:
    'Approved, granted and denied applications, and those that the HOD or the Dean rejected, could not be loaded.',
  listApplicationsToShortlist:
    'Shortlisted applications, and those that the council did not shortlist, could not be loaded.',
  listApprovedApplications:
    'The server calls granted and denied applications by the same word, and which were denied could not be loaded. They all read Granted here.',
}

/** Names the lists that failed to load, so that a partial list is not mistaken for a complete one. */
export function MissingLists({ missing }: { missing: readonly MissingList[] }) {
  if (missing.length === 0) return null
  const isReading = missing.some(({ isFetching }) => isFetching)
  const readAgain = () => missing.forEach((list) => list.readAgain())
  return (
    <div className="mb-8">
      <RetryBanner
        title="This list is not complete."
        detail={missing.map(({ error }) => technicalDetail(error) ?? '').join('\n') || undefined}
        busy={isReading}
        onRetry={readAgain}
      >
        {missing.map(({ call, error }) => (
          <p key={call}>{`${HOLDS[call]} ${error ? whyItFailed(error) : ''}`}</p>
        ))}
      </RetryBanner>
    </div>
  )
}
