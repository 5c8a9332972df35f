import { useState } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { filesOf } from '@/features/drafts/draft-of'
import { removeSealedDraft, sealedDrafts } from '@/features/drafts/stored-draft'
import { tryToStore } from '@/lib/try-to-store'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'

/** Notice that another user's draft is stored on this device; the portal opens it only for its owner. */
export function SealedNotice() {
  const services = useServices()
  const { draft } = useApplication()
  const alerts = useAlerts()
  const [isDone, setDone] = useState(() => services.tab.getItem(storedItems.sealedDraftsLeft) !== null)
  const sealed = sealedDrafts(services.local, draft.name.owner)
  if (isDone || sealed.length === 0) return null

  const leave = () => {
    tryToStore(services.tab, storedItems.sealedDraftsLeft, 'yes')
    setDone(true)
  }
  const remove = async () => {
    const question = 'Delete another person’s draft from this device? They cannot get it back.'
    if (!(await alerts.confirm(question, { confirmLabel: 'Delete', tone: 'danger' }))) return
    for (const name of sealed) {
      removeSealedDraft(services.local, name)
      // If IndexedDB is not available, it has no files to remove either.
      await filesOf(services)
        .remove(name)
        .catch(() => {})
    }
    setDone(true)
  }
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="small" onClick={leave}>
            Leave it sealed
          </Button>
          <Button size="small" variant="danger" onClick={() => void remove()}>
            Delete it
          </Button>
        </>
      }
    >
      Another person’s draft is kept on this device. You cannot see it; it opens again when they log in here.
    </Banner>
  )
}
