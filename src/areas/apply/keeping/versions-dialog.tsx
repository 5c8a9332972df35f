import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useApplication } from '../application-context'
import { clockTime } from './clock-time'
import { differencesBetween, type Difference } from './differences'

/** Two tabs have written the same draft: shows both versions with their times, and lets the person pick one (users 1). */
export const VersionsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
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
      title={elsewhere.removed ? 'This draft was sent or deleted in another tab' : 'This draft was changed in another tab'}
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
          : 'Pick the version to go on with. The other one is then gone.'}
      </p>
      {!elsewhere.removed && (
        <Comparison here={`This page, ${here}`} there={`Other tab, saved ${clockTime(elsewhere.savedAt)}`} rows={differences} />
      )}
    </Dialog>
  )
}

interface ComparisonProps {
  here: string
  there: string
  rows: readonly Difference[]
}

const Comparison = ({ here, there, rows }: ComparisonProps) => (
  <div className="overflow-x-auto" role="group" aria-label="Both versions" tabIndex={0}>
    <table className="w-full min-w-120 text-left text-sm">
      <thead>
        <tr>
          <th scope="col" className="p-2">
            Answer
          </th>
          <th scope="col" className="p-2">
            {here}
          </th>
          <th scope="col" className="p-2">
            {there}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, here: mine, there: theirs }) => (
          <tr key={label} className="border-t border-rule align-top">
            <th scope="row" className="p-2 font-normal text-ink-soft">
              {label}
            </th>
            <Answer text={mine} />
            <Answer text={theirs} />
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 && <p className="p-2">Both versions say the same.</p>}
  </div>
)

const Answer = ({ text }: { text: string }) => (
  <td className="max-w-64 p-2 wrap-anywhere">{text === '' ? <span className="text-ink-soft">Empty</span> : text}</td>
)
