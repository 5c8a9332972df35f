import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveState } from '@/features/drafts/draft-state'

const FAILURE_TEXTS = {
  full: 'Not saved: this device is full. Your answers are still on this page. Save a copy to a file.',
  refused: 'Not saved: this browser blocks saving. Save a copy to a file.',
}

/** Milliseconds before a save is reported. Debounced, so that the line does not flicker while the user types. */
const REPORT_DELAY = 400

/** Shows whether the draft is saved. Screen readers announce only failures. */
export function SavedLine({ saved }: { saved: SaveState }) {
  const isSavedDebounced = useDebouncedSaved(saved.state === 'saved')
  if (saved.state === 'opening' || saved.state === 'saving' || (saved.state === 'saved' && !isSavedDebounced))
    return <p className="text-ink-soft">Saving on this device</p>
  switch (saved.state) {
    case 'nothing':
    case 'unchanged':
      return <p className="text-ink-soft">Saved on this device as you type.</p>
    case 'saved':
      return (
        <p className="flex items-center gap-1.5">
          <Check aria-hidden size={18} className="shrink-0 text-good" />
          <span>
            {saved.isDurable
              ? `Saved ${formatClockTime(saved.at)} on this device`
              : `Answers saved ${formatClockTime(saved.at)} on this device, but not your files.`}
          </span>
        </p>
      )
    case 'waiting':
      return (
        <p role="alert" className="flex items-center gap-1.5 font-semibold text-waiting">
          <TriangleAlert aria-hidden size={18} className="shrink-0" />
          <span>Not saved: this draft was changed in another tab.</span>
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="flex items-start gap-1.5 font-semibold text-refused">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>{FAILURE_TEXTS[saved.reason]}</span>
        </p>
      )
  }
}

/** Whether everything has been saved for `REPORT_DELAY`. The first render is not debounced. */
function useDebouncedSaved(isSaved: boolean): boolean {
  const [isSavedDebounced, setSavedDebounced] = useState(isSaved)
  if (isSavedDebounced && !isSaved) setSavedDebounced(false)
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSavedDebounced(true), REPORT_DELAY)
    return () => clearTimeout(timer)
  }, [isSaved])
  return isSavedDebounced
}

const CLOCK_FORMAT = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Returns the time of day in the browser's time zone: `10:42`. */
export const formatClockTime = (time: Date): string => CLOCK_FORMAT.format(time)
