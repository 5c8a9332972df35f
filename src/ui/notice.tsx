import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { use, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isTyping } from './is-typing'
import { NoticePlacesContext, type Places } from './notice-places'
import { TechnicalDetail } from './technical-detail'
import { useFocusShortcut } from './use-focus-shortcut'
import { useRestoreFocus } from './use-restore-focus'
import type { Elements } from './elements'

type Tone = 'info' | 'success' | 'error'

const ICONS: Record<Tone, ReactNode> = {
  info: <Info aria-hidden className="text-accent" />,
  success: <CircleCheck aria-hidden className="text-good" />,
  error: <CircleAlert aria-hidden className="text-refused" />,
}

/** Provides the containers of notices at the top and bottom of the viewport, above everything else. */
export function NoticePlaces({ children }: { children: Elements }) {
  const [top, setTop] = useState<HTMLElement | null>(null)
  const [bottom, setBottom] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ top, bottom }), [top, bottom])
  return (
    <NoticePlacesContext value={places}>
      {children}
      <div ref={setTop} aria-live="off" className={`${PLACE} top-4`} />
      <div ref={setBottom} aria-live="off" className={`${PLACE} bottom-[calc(1rem+var(--lower-edge))]`} />
    </NoticePlacesContext>
  )
}

const PLACE = 'no-print pointer-events-none fixed inset-x-4 z-50 grid justify-items-center gap-3'

/** Returns the half of the viewport without the focused field. */
const freePlace = (): keyof Places =>
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
  const [free] = useState(freePlace)
  const notice = useRef<HTMLDivElement>(null)
  const goBack = useRestoreFocus(notice)
  useFocusShortcut(notice, goBack)
  const place = places[free]
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
