import { CircleAlert, Check, TriangleAlert } from 'lucide-react'
import type { Saved } from '@/features/drafts/draft-state'
import { clockTime } from './clock-time'

const FAILED = {
  full: 'Not saved: this device has no room left. Your answers stay on this page; save a copy to a file.',
  refused: 'Not saved: this browser does not let the portal keep anything. Save a copy to a file.',
}

/** Always visible, but announced only if saving fails. */
export function SavedLine({ saved }: { saved: Saved }) {
  switch (saved.state) {
    case 'nothing':
    case 'unchanged':
      return <p className="text-ink-soft">Everything you enter is saved on this device.</p>
    case 'saving':
      return <p className="text-ink-soft">Saving on this device</p>
    case 'saved':
      return (
        <p className="flex items-center gap-1.5">
          <Check aria-hidden size={18} className="shrink-0 text-good" />
          {saved.isDurable
            ? `Saved ${clockTime(saved.at)} on this device`
            : `Answers saved ${clockTime(saved.at)} in this browser. It keeps no files.`}
        </p>
      )
    case 'waiting':
      return (
        <p role="alert" className="flex items-center gap-1.5 font-semibold text-waiting">
          <TriangleAlert aria-hidden size={18} className="shrink-0" />
          Not saved: this draft was changed in another tab.
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="flex items-start gap-1.5 font-semibold text-refused">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {FAILED[saved.because]}
        </p>
      )
  }
}
