import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { useAnnounce } from '@/ui/announcer'
import { Countdown, saidOfHeld, type Ending } from './countdown'
import { useReturn } from './use-return'

interface ToHold {
  /** What waits, as the subject of a sentence: "Grant for application 12". */
  what: string
  /** `goes out` where left out. */
  ending?: Ending
  /** Starts when the wait is over. What it throws rejects the promise of `hold`. */
  run: () => Promise<void>
}

interface HeldAction {
  /** Lets an action wait behind Undo. Several wait side by side, and run one after the other. */
  hold: (action: ToHold) => Promise<'done' | 'undone'>
  /** Asks before the page is left, until the function that it returns is called. */
  keepHere: () => () => void
}

interface Held {
  readonly id: number
  readonly what: string
  readonly ending: Ending | undefined
  readonly undo: () => void
  readonly go: () => void
}

const HeldActionContext = createContext<HeldAction | null>(null)

export function useHeldAction(): HeldAction {
  const held = use(HeldActionContext)
  if (!held) throw new Error('useHeldAction needs <HeldActions> above it')
  return held
}

/** While `active`, the page is not left without a question. */
export function useKeepHere(active: boolean): void {
  const { keepHere } = useHeldAction()
  useEffect(() => (active ? keepHere() : undefined), [active, keepHere])
}

/**
 * Grants, denials, rejections and mails wait here for a few seconds before anything is sent. It stands once round
 * a screen and asks before that screen is left: what waits is then dropped, and what is on its way goes on.
 */
export function HeldActions({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Held[]>([])
  const [keepers, setKeepers] = useState(0)
  const lastId = useRef(0)
  const line = useRef(Promise.resolve())
  const isHere = useRef(true)
  const { watch, markPlace } = useReturn()
  const announce = useAnnounce()
  useLeaveGuard(waiting.length > 0 || keepers > 0, {
    text: 'Leave this page? What is waiting here has not been sent, and will not be.',
  })

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const hold = useCallback(
    ({ what, ending, run }: ToHold) =>
      new Promise<'done' | 'undone'>((resolve, reject) => {
        const id = (lastId.current += 1)
        const settle = () => setWaiting((all) => all.filter((one) => one.id !== id))
        const goBack = markPlace()
        const go = () => {
          // Whoever is elsewhere by now is left there; whoever pressed "Do it now" has lost that button.
          if (document.activeElement === document.body) goBack()
          line.current = line.current
            .then(() => (isHere.current ? run() : undefined))
            .then(() => resolve('done'), reject)
            .finally(settle)
        }
        const undo = () => {
          goBack()
          settle()
          resolve('undone')
          announce(`Undone: ${what}`)
        }
        setWaiting((all) => [...all, { id, what, ending, undo, go }])
        announce(saidOfHeld(what, ending))
      }),
    [announce, markPlace],
  )

  const keepHere = useCallback(() => {
    setKeepers((count) => count + 1)
    return () => setKeepers((count) => count - 1)
  }, [])

  const offer = useMemo(() => ({ hold, keepHere }), [hold, keepHere])
  return (
    <HeldActionContext value={offer}>
      <div className="contents" onFocus={watch}>
        {children}
      </div>
      {waiting.length > 0 && (
        // It sticks to the window's edge and keeps room of its own at the end, so that it never covers the last row.
        <section aria-label="Waiting to go out" className="no-print sticky bottom-4 z-20 mt-6 grid gap-2">
          {waiting.map(({ id, what, ending, undo, go }) => (
            <Countdown key={id} what={what} ending={ending} onUndo={undo} onEnd={go} />
          ))}
        </section>
      )}
    </HeldActionContext>
  )
}
