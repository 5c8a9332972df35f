import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { use, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Elements } from './elements'
import { isTyping } from './is-typing'
import { NoticePlacesContext, type Places } from './notice-places'
import { TechnicalDetail } from './technical-detail'
import { useRestoreFocus } from './use-restore-focus'

type Tone = 'info' | 'success' | 'error'

const ICONS: Record<Tone, ReactNode> = {
  info: <Info aria-hidden className="text-accent" />,
  success: <CircleCheck aria-hidden className="text-good" />,
  error: <CircleAlert aria-hidden className="text-refused" />,
}

/** Provides the containers of notices at the top and bottom of the viewport, above everything else. */
export function NoticePlacesProvider({ children }: { children: Elements }) {
  const [top, setTop] = useState<HTMLElement | null>(null)
  const [bottom, setBottom] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ top, bottom }), [top, bottom])
  return (
    <NoticePlacesContext value={places}>
      {children}
      <div ref={setTop} aria-live="off" className={`${PLACE_STYLES} top-4`} />
      <div ref={setBottom} aria-live="off" className={`${PLACE_STYLES} bottom-[calc(1rem+var(--lower-edge))]`} />
    </NoticePlacesContext>
  )
}

const PLACE_STYLES = 'no-print pointer-events-none fixed inset-x-4 z-50 grid justify-items-center gap-3'

/** Returns the half of the viewport without the focused field. */
const findFreePlace = (): keyof Places =>
  isTyping() && (document.activeElement?.getBoundingClientRect().top ?? 0) < window.innerHeight / 2 ? 'bottom' : 'top'

interface NoticeProps {
  /** Determines the icon; every tone is announced immediately. */
  tone: Tone
  /** The reason, if the text does not contain it. */
  reason?: string | undefined
  /** Technical details for the host's operators, shown collapsed. */
  detail?: string | undefined
  children: ReactNode
  /** The buttons; F8 moves the focus to the first one. */
  actions: ReactNode
}

/** A message above the page that does not take the focus; F8 moves the focus to it and back. */
export function Notice({ tone, reason, detail, children, actions }: NoticeProps) {
  const places = use(NoticePlacesContext)
  const [placeName] = useState(findFreePlace)
  const notice = useRef<HTMLDivElement>(null)
  const restoreFocus = useRestoreFocus(notice)
  useFocusShortcut(notice, restoreFocus)
  const place = places[placeName]
  return (
    // The fragment lets react-docgen recognise a component.
    <>
      {place !== null &&
        createPortal(
          <div
            ref={notice}
            data-notice
            className="pointer-events-auto w-full max-w-xl rounded-card border border-rule-strong bg-raised p-4 shadow-raised"
          >
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
              <div className="flex min-w-0 flex-[1_1_14rem] gap-3">
                <span className="mt-0.5 shrink-0">{ICONS[tone]}</span>
                <div role="alert" className="min-w-0 font-medium whitespace-pre-line wrap-anywhere">
                  {children}
                </div>
              </div>
              <div className="flex items-center gap-2">{actions}</div>
            </div>
            {reason !== undefined && <p className="mt-2 text-ink-soft wrap-anywhere">{reason}</p>}
            {detail !== undefined && <TechnicalDetail text={detail} />}
          </div>,
          place,
        )}
    </>
  )
}

/** Moves the focus on F8 to the first button of an element that appeared automatically, and back on the next F8. */
function useFocusShortcut(target: RefObject<HTMLElement | null>, restoreFocus: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    const button = target.current?.querySelector('button')
    if (key !== 'F8' || shiftKey || ctrlKey || altKey || metaKey || !button) return
    // Other elements of the page handle F8 too; this one takes precedence, as it is on top.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (target.current?.contains(document.activeElement)) restoreFocus()
    else button.focus()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
