import { Ellipsis } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import type { FormVariant } from '@/domain/application/validation'
import { guidance } from '@/domain/texts/guidance'
import type { Draft } from '@/features/drafts/draft'
import { isAtRisk } from '@/features/drafts/draft-state'
import { readDraftCopy } from '@/features/drafts/draft-copy'
import { copyIntoMemory } from '@/lib/readable-file'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { useConfirmClosing } from '@/ui/use-confirm-closing'
import { useApplication } from '../application-context'
import { ConflictDialog } from '../council/conflict-dialog'
import { useSaveWithCouncil } from '../council/use-save-with-council'
import { Deadline } from './deadline'
import { SavedLine } from './saved-line'
import { useSaveCopy } from './use-save-copy'
import { VersionsDialog } from './versions-dialog'

export function DraftBar() {
  const { draft, state, variant } = useApplication()
  const { saved, otherVersion } = state
  useConfirmClosing(isAtRisk(state))

  // Opens the comparison when the user types in the tab with the older version.
  const hasTabConflict = saved.state === 'waiting'
  const [hadTabConflict, setHadTabConflict] = useState(hasTabConflict)
  const [isComparing, setComparing] = useState(hasTabConflict)
  if (hasTabConflict !== hadTabConflict) {
    setHadTabConflict(hasTabConflict)
    setComparing(hasTabConflict)
  }

  return (
    <div className="no-print top-0 z-10 -mx-4 -mt-10 mb-10 flex items-center justify-between gap-4 border-b border-rule bg-paper px-4 py-1.5 text-sm leading-snug sm:-mx-8 sm:px-8 sm:py-2 [@media(min-height:28rem)]:sticky">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-6">
          <SavedLine saved={saved} />
          {otherVersion && (
            <Button size="small" onClick={() => setComparing(true)}>
              {hasTabConflict ? 'Compare' : 'Changed in another tab: compare'}
            </Button>
          )}
          <SaveWithCouncil />
        </div>
        <Deadline />
      </div>
      <DraftMenu draft={draft} variant={variant} />
      <VersionsDialog open={isComparing} onClose={() => setComparing(false)} />
    </div>
  )
}

/** Memoised: every keystroke changes the draft, but the menu reads it only when pressed. */
const DraftMenu = memo(function DraftMenu({ draft, variant }: { draft: Draft; variant: FormVariant }) {
  const alerts = useAlerts()
  const saveCopy = useSaveCopy(draft)
  const openCopy = useOpenCopy(draft)
  const copyInput = useRef<HTMLInputElement>(null)

  const discardDraft = async () => {
    const question =
      variant === 'new'
        ? 'Delete this draft from this device and start again? Its answers and files will be lost.'
        : 'Delete the changes on this device and load what the council has?'
    if (await alerts.confirm(question, { confirmLabel: 'Delete', tone: 'danger' })) await draft.reset()
  }

  return (
    <>
      <Menu
        label="More for this draft"
        iconOnly
        icon={<Ellipsis aria-hidden size={20} />}
        items={[
          { label: 'Save a copy to a file', onSelect: () => void saveCopy() },
          { label: 'Open a saved copy', onSelect: () => copyInput.current?.click() },
          {
            label: variant === 'new' ? 'Start again' : 'Discard my changes',
            tone: 'danger',
            onSelect: () => void discardDraft(),
          },
        ]}
      />
      <input
        ref={copyInput}
        type="file"
        accept="application/json,.json"
        aria-label="Saved copy of an application"
        hidden
        onChange={(event) => {
          void openCopy(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
})

function SaveWithCouncil() {
  const { state } = useApplication()
  const { save, isBusy, isUnsupported, isConflictOpen, closeConflict } = useSaveWithCouncil()
  const purposeId = useId()
  if (state.submission) return null
  if (isUnsupported)
    return (
      <p role="status" className="text-ink-soft">
        The council’s server keeps no drafts. Yours is saved on this device.
      </p>
    )
  return (
    <>
      <span className="-ml-3.25 flex items-center">
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          busyLabel="Saving draft..."
          aria-describedby={purposeId}
          onClick={() => void save()}
        >
          Save draft with the council
        </Button>
        <span id={purposeId} className="text-ink-soft max-xl:sr-only">
          to go on with another computer
        </span>
      </span>
      <ConflictDialog open={isConflictOpen} onClose={closeConflict} />
    </>
  )
}

/** Returns a handler that replaces the draft with a saved copy. Confirms first unless the draft is empty. */
function useOpenCopy(draft: Draft) {
  const alerts = useAlerts()

  return async (file: File | undefined) => {
    if (!file) return
    const fileInMemory = await copyIntoMemory(file).catch(() => null)
    if (!fileInMemory) {
      await alerts.show(`${file.name}: ${guidance.fileNotRead}`, { tone: 'error' })
      return
    }
    const copy = await readDraftCopy(fileInMemory)
    if (!copy) {
      await alerts.show('This file is not a saved copy of an application.', { tone: 'error' })
      return
    }
    const question = 'Open the saved copy? It replaces all answers and files of this draft.'
    if (
      draft.snapshot().saved.state === 'nothing' ||
      (await alerts.confirm(question, { confirmLabel: 'Replace', tone: 'danger' }))
    )
      void draft.replace(copy)
  }
}
