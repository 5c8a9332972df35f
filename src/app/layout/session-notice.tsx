import { useServices, useSession } from '@/api/services'
import { guidance } from '@/domain/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

/** On a page that needs a session: says that the session could not be checked, and keeps the page. */
export function SessionNotice() {
  const { session } = useServices()
  const { state } = useSession()
  if (state !== 'unreachable') return null
  const { happened, kept, next } = guidance.sessionNotChecked
  return (
    <div className="mb-8">
      <Banner
        tone="warning"
        title={happened}
        actions={
          <Button size="small" onClick={() => void session.check()}>
            Try again
          </Button>
        }
      >
        {kept} {next}
      </Banner>
    </div>
  )
}
