import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveState } from '@/features/drafts/draft-state'

const FAILED = {
  full: 'Not saved: this device is full. Your answers are still on this page. Save a copy to a file.',
  refused: 'Not saved: this browser blocks saving. Save a copy to a file.',
}

/** Milliseconds from a save to the line that reports it. Without a pause, the line would flicker while the user types. */
const PAUSE = 400

/** Always visible, but announced only if saving fails. */
export function SavedLine({ saved }: { saved: SaveState }) {
  const hasPaused = useHasPaused(saved.state === 'saved')
  if (saved.state === 'opening' || saved.state === 'saving' || (saved.state === 'saved' && !hasPaused))
    return <p className="text-ink-soft">Saving on this device</p>
  switch (saved.state) {
    case 'nothing':
    case 'unchanged':
      return <p className="text-ink-soft">Everything you enter is saved on this device.</p>
    case 'saved':
      return (
        <p className="flex items-center gap-1.5">
          <Check aria-hidden size={18} className="shrink-0 text-good" />
          <span>
            {saved.isDurable
              ? `Saved ${clockTime(saved.at)} on this device`
              : `Answers saved ${clockTime(saved.at)} on this device, but not your files.`}
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
          <span>{FAILED[saved.because]}</span>
        </p>
      )
  }
}

/** Whether everything has been saved for `PAUSE`, or since the line was first shown. */
function useHasPaused(isSaved: boolean): boolean {
  const [hasPaused, setHasPaused] = useState(isSaved)
  if (hasPaused && !isSaved) setHasPaused(false)
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setHasPaused(true), PAUSE)
    return () => clearTimeout(timer)
  }, [isSaved])
  return hasPaused
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Time of day in the browser's time zone: `10:42`. */
export const clockTime = (moment: Date): string => CLOCK.format(moment)
