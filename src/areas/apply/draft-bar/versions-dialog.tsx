import { FILE_FIELDS } from '@/domain/application/application-form'
import { getLabel } from '@/domain/application/form-entries'
import { FORM_PARTS } from '@/domain/application/form-parts'
import type { DraftState, OtherVersion } from '@/features/drafts/draft-state'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useApplication } from '../application-context'
import { formatClockTime } from './saved-line'

/** Shows the versions of two tabs with their times. The user picks one. */
export function VersionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { draft, state } = useApplication()
  const { otherVersion, saved } = state
  if (!otherVersion) return null

  const closeAfter = (action: () => void) => () => {
    action()
    onClose()
  }
  const ownVersionState =
    saved.state === 'waiting' ? `changed ${formatClockTime(saved.since)}, not saved` : 'as you see it'
  const differences = otherVersion.isRemoved ? [] : findDifferences(state, otherVersion)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={
        otherVersion.isRemoved
          ? 'This draft was sent or deleted in another tab'
          : 'This draft was changed in another tab'
      }
      footer={
        <>
          <Button onClick={closeAfter(draft.takeOtherVersion)}>
            {otherVersion.isRemoved ? 'Empty this page' : 'Use the other tab’s version'}
          </Button>
          <Button variant="primary" onClick={closeAfter(draft.keepOwnVersion)}>
            Keep this page’s version
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {otherVersion.isRemoved
          ? 'It is still on this page. Keep it here to save it again, or empty this page.'
          : 'Choose the version to keep. The other is deleted.'}
      </p>
      {!otherVersion.isRemoved && (
        <Comparison
          ownTitle={`This page, ${ownVersionState}`}
          otherTitle={`Other tab, saved ${formatClockTime(otherVersion.savedAt)}`}
          differences={differences}
        />
      )}
    </Dialog>
  )
}

interface ComparisonProps {
  ownTitle: string
  otherTitle: string
  differences: readonly Difference[]
}

function Comparison({ ownTitle, otherTitle, differences }: ComparisonProps) {
  if (differences.length === 0) return <p>Both versions say the same.</p>
  return (
    <ul className="grid gap-4">
      {differences.map(({ label, ownText, otherText }) => (
        <li key={label} className="border-t border-rule pt-3">
          <h3 className="font-sans text-base font-semibold tracking-normal">{label}</h3>
          <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Version title={ownTitle} text={ownText} />
            <Version title={otherTitle} text={otherText} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Version = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{title}</dt>
    <dd className="wrap-anywhere">{text === '' ? <span className="text-ink-soft">Empty</span> : text}</dd>
  </div>
)

interface Difference {
  readonly label: string
  readonly ownText: string
  readonly otherText: string
}

function findDifferences(
  ownVersion: Pick<DraftState, 'form' | 'facts'>,
  otherVersion: Extract<OtherVersion, { isRemoved: false }>,
): Difference[] {
  const parts = FORM_PARTS.map(({ label, summarise }) => ({
    label,
    ownText: summarise(ownVersion.form),
    otherText: summarise(otherVersion.form),
  }))
  const files = FILE_FIELDS.map((field) => ({
    label: getLabel(field),
    ownText: ownVersion.facts[field]?.name ?? '',
    otherText: otherVersion.facts[field]?.name ?? '',
  }))
  return [...parts, ...files].filter(({ ownText, otherText }) => ownText !== otherText)
}
