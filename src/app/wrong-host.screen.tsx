import { useState } from 'react'
import { ApiError } from '@/wire/client/api-error'
import { useServices, useSession } from '@/api/services'
import { branding } from '@/branding'
import { contract } from '@/contract'
import { useAnnounce } from '@/ui/announcer'
import { RetryBanner } from '@/features/retry-banner'
import { DescriptionList } from '@/ui/description-list'
import { PageHeader } from '@/ui/page-header'
import { usePage } from './use-page'
import { useRetry } from './error-page'
import { getWrongHostTexts } from './wrong-host-texts'

/** Replaces every page if another server than the host responds at start. Its reader is the administrator. */
export default function WrongHostScreen() {
  const session = useSession()
  const { isWide } = usePage()
  if (session.state !== 'unreachable' || !(session.error instanceof ApiError)) return null
  return (
    <div className={isWide ? 'mx-auto w-full max-w-page px-4 py-14 sm:px-8' : undefined}>
      <PageHeader
        title="The portal has not found its server"
        lead={
          <span>
            The portal is not set up correctly. Your device is not the cause. Please tell the {branding.itCentre.name}:{' '}
            <span className="whitespace-nowrap">{branding.itCentre.phone}</span>.
          </span>
        }
      />
      <WrongHostBanner error={session.error} />
    </div>
  )
}

function WrongHostBanner({ error }: { error: ApiError }) {
  const { hostBase, session } = useServices()
  const { retry } = useRetry()
  const announce = useAnnounce()
  const [isTrying, setTrying] = useState(false)
  const { finding, check } = getWrongHostTexts(error)
  const address = new URL(contract.checkSession.path.slice(1), hostBase).href

  const tryAgain = async () => {
    setTrying(true)
    // A page that needs the session checks it too. Both checks share one request.
    const [{ state }] = await Promise.all([session.check(), retry()])
    setTrying(false)
    if (state === 'unreachable') announce('The server has still not been found.')
  }

  return (
    <RetryBanner
      title="The server’s address does not answer as it should."
      detail={`${address}\n${error.detail}`}
      variant="primary"
      busy={isTrying}
      onRetry={() => void tryAgain()}
    >
      <div className="mt-3">
        <DescriptionList
          items={[
            { term: 'Address asked', description: address },
            { term: 'What came back', description: finding },
            { term: 'What to check', description: check },
            {
              term: 'The address itself',
              description:
                'The page’s portal-host setting names the folder; left empty, it is where the page is. After a change there, load the page again.',
            },
          ]}
        />
      </div>
    </RetryBanner>
  )
}
