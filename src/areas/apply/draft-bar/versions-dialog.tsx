import { FILE_FIELDS } from '@/domain/application/application-form'
import { labelOf } from '@/domain/application/form-entries'
import { FORM_PARTS } from '@/domain/application/form-parts'
import type { DraftState, OtherVersion } from '@/features/drafts/draft-state'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useApplication } from '../application-context'
import { clockTime } from './saved-line'

/** Resolves a conflict between two tabs: shows both versions with their times, and lets the user pick one. */
export function VersionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { draft, state } = useApplication()
  const { elsewhere, saved } = state
  if (!elsewhere) return null

  const pick = (choose: () => void) => () => {
    choose()
    onClose()
  }
  const here = saved.state === 'waiting' ? `changed ${clockTime(saved.since)}, not saved` : 'as you see it'
  const differences = elsewhere.removed ? [] : differencesBetween(state, elsewhere)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={
        elsewhere.removed ? 'This draft was sent or deleted in another tab' : 'This draft was changed in another tab'
      }
      footer={
        <>
          <Button onClick={pick(draft.takeTheirs)}>
            {elsewhere.removed ? 'Empty this page' : 'Use the other tab’s version'}
          </Button>
          <Button variant="primary" onClick={pick(draft.keepMine)}>
            Keep this page’s version
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {elsewhere.removed
          ? 'It is still on this page. Keep it here to save it again, or empty this page.'
          : 'Choose the version to keep. The other is deleted.'}
      </p>
      {!elsewhere.removed && (
        <Comparison
          here={`This page, ${here}`}
          there={`Other tab, saved ${clockTime(elsewhere.savedAt)}`}
          rows={differences}
        />
      )}
    </Dialog>
  )
}

interface ComparisonProps {
  here: string
  there: string
  rows: readonly Difference[]
}

function Comparison({ here, there, rows }: ComparisonProps) {
  if (rows.length === 0) return <p>Both versions say the same.</p>
  return (
    <ul className="grid gap-4">
      {rows.map(({ label, here: mine, there: theirs }) => (
        <li key={label} className="border-t border-rule pt-3">
          <h3 className="font-sans text-base font-semibold tracking-normal">{label}</h3>
          <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Version name={here} text={mine} />
            <Version name={there} text={theirs} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{text === '' ? <span className="text-ink-soft">Empty</span> : text}</dd>
  </div>
)

interface Difference {
  readonly label: string
  readonly here: string
  readonly there: string
}

/** Compares this page's version with the one saved by another tab. */
function differencesBetween(
  mine: Pick<DraftState, 'form' | 'facts'>,
  theirs: Extract<OtherVersion, { removed: false }>,
): Difference[] {
  const parts = FORM_PARTS.map(({ label, words }) => ({ label, here: words(mine.form), there: words(theirs.form) }))
  const files = FILE_FIELDS.map((field) => ({
    label: labelOf(field),
    here: mine.facts[field]?.name ?? '',
    there: theirs.facts[field]?.name ?? '',
  }))
  return [...parts, ...files].filter(({ here, there }) => here !== there)
}
