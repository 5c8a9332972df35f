import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/ui/button'

/** How long an action waits, in seconds: enough to read what will happen and think again. */
const HOLD_SECONDS = 8

/** What the end of a wait brings: a mail goes out, a choice without one is only saved. */
export type Ending = 'goes out' | 'is saved'

const UNDER_WAY: Readonly<Record<Ending, string>> = { 'goes out': 'is going out', 'is saved': 'is being saved' }

interface CountdownProps {
  /** What waits, as the subject of a sentence: "Grant for application 12". */
  what: string
  ending?: Ending | undefined
  onUndo: () => void
  /** Called once, when the wait is over or was cut short. */
  onEnd: () => void
}

/** Something that is about to go out: how long it still waits, and what can be done about it (WCAG 2.2.1). */
export function Countdown({ what, ending = 'goes out', onUndo, onEnd }: CountdownProps) {
  const { left, paused, setPaused, finish } = useCountdown(onEnd)
  const about = <span className="sr-only"> {what}</span>
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-bar px-5 py-3 text-on-bar scheme-dark">
      <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        {what} {/* A reader was told once how long there is; the seconds are for those who see them. */}
        <span aria-hidden className="whitespace-nowrap tabular-nums">
          {left === 0 ? UNDER_WAY[ending] : paused ? `is paused at ${left} s` : `${ending} in ${left} s`}
        </span>
      </p>
      {left > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" onClick={onUndo}>
            Undo{about}
          </Button>
          <Button size="small" onClick={() => setPaused(!paused)}>
            {paused ? 'Resume' : 'Pause'}
            {about}
          </Button>
          {/* It may have come to stand under the second press of a double click. */}
          <Button size="small" onClick={({ detail }) => detail < 2 && finish()}>
            Do it now{about}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What a screen reader is told when the wait begins. */
export function saidOfHeld(what: string, ending: Ending = 'goes out'): string {
  return `${what} ${ending} in ${HOLD_SECONDS} seconds. You can undo or pause it.`
}

/** Counts ticks and reads no clock: the portal's clock may be turned, and stands still in a test. */
function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState(HOLD_SECONDS)
  const [paused, setPaused] = useState(false)
  const ended = left === 0
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused || ended) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [paused, ended])

  useEffect(() => {
    if (ended) end()
  }, [ended])

  return { left, paused, setPaused, finish: () => setLeft(0) }
}
