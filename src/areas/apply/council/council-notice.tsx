import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { technicalDetail } from '@/wire/client/api-error'
import { whyItFailed } from '@/api/explain'
import { useServices } from '@/api/services'
import { conflictLabels } from '@/features/drafts/council-news'
import { wasBegun } from '@/features/drafts/stamp'
import { guidance } from '@/domain/texts/guidance'
import { formatAll } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { ConflictDialog } from './conflict-dialog'
import { councilCheck } from './council-version'

/** Above a step of an edit tab: the result of comparing this device's version with the council's. */
export function CouncilNotice() {
  const { client } = useServices()
  const { draft, state, variant } = useApplication()
  const { error, isFetching, refetch } = useQuery({
    ...councilCheck(client, draft),
    enabled: variant === 'edit' && !wasBegun(state.submission),
  })
  const [isChoosing, setChoosing] = useState(false)
  const { taken } = state.news
  const inConflict = conflictLabels(state.news)
  return (
    <>
      {error && (
        <Banner
          tone="warning"
          title={guidance.councilNotCompared.happened}
          detail={technicalDetail(error)}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {`${whyItFailed(error)} ${guidance.councilNotCompared.kept}`}
        </Banner>
      )}
      {inConflict.length > 0 && (
        <Banner tone="warning" actions={<Button onClick={() => setChoosing(true)}>Compare and choose</Button>}>
          {guidance.councilConflict(formatAll(inConflict))}
        </Banner>
      )}
      {taken.length > 0 && <Banner tone="info">{guidance.takenFromCouncil(formatAll(taken))}</Banner>}
      <ConflictDialog open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
