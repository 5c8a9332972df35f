import { useServices, useSession } from '@/api/services'
import { guidance } from '@/domain/texts/guidance'
import { RetryBanner } from '@/features/retry/retry-banner'

export function SessionNotice() {
  const { session } = useServices()
  const { state } = useSession()
  if (state !== 'unreachable') return null
  const { happened, kept, next } = guidance.sessionNotChecked
  return (
    <div className="mb-8">
      <RetryBanner tone="warning" title={happened} size="small" onRetry={() => void session.check()}>
        <span>{`${kept} ${next}`}</span>
      </RetryBanner>
    </div>
  )
}
