import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import type { AlertEntry } from './alert-entry'
import { Button } from './button'
import { lazyWithPreload } from './lazy-with-preload'
import { isTyping } from './is-typing'
import { Notice, NoticePlaces } from './notice'
import { PlainAlert } from './plain-alert'

interface AlertOptions {
  tone?: 'info' | 'success' | 'error'
  /** Why, in somebody else's words: what the host has answered. */
  reason?: string | undefined
  /** What a technician would ask for (endpoint, field); folded away, can be copied, holds no personal data. */
  detail?: string | undefined
}

interface ConfirmOptions {
  confirmLabel: string
  cancelLabel?: string
  tone?: 'plain' | 'danger'
}

interface Alerts {
  /**
   * Shows one exact text; settles when the person has closed it. A person who is typing keeps the focus and the keys: the
   * text then stands beside the work until it is closed, and nothing waits for that.
   */
  show: (text: string, options?: AlertOptions) => Promise<void>
  /** Asks; true only when the person confirmed. Escape means no. */
  confirm: (text: string, options: ConfirmOptions) => Promise<boolean>
  /** Closes what is shown and what comes, as if nobody had answered: it was for somebody who is not here any more. */
  hush: () => () => void
}

/** Said beside the work of somebody who is typing. */
interface Told extends Required<Pick<AlertOptions, 'tone'>>, Pick<AlertOptions, 'reason' | 'detail'> {
  readonly id: number
  readonly text: string
}

const AlertsContext = createContext<Alerts | null>(null)

/** The portal's own alerts, in place of `window.alert` and `window.confirm`. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext)
  if (alerts === null) throw new Error('useAlerts needs an <AlertsProvider> above it.')
  return alerts
}

const [AlertPopup, useAlertPopupSoon] = lazyWithPreload(
  async () => (await import('./alert-popup')).AlertPopup,
  PlainAlert,
)

/** Shows alerts one at a time, in the order in which they were asked for. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<AlertEntry[]>([])
  const [notices, setNotices] = useState<readonly Told[]>([])
  const isHushed = useRef(false)
  const lastId = useRef(0)
  useAlertPopupSoon(true)

  const add = useCallback(
    (entry: Omit<AlertEntry, 'id' | 'settle'>) =>
      new Promise<boolean>((settle) => {
        if (isHushed.current) return settle(false)
        const id = (lastId.current += 1)
        setQueue((waiting) => [...waiting, { ...entry, id, settle }])
      }),
    [],
  )

  const alerts = useMemo<Alerts>(
    () => ({
      show: async (text, { tone = 'info', reason, detail } = {}) => {
        if (isHushed.current) return
        const entry = { text, tone, reason, detail, confirmLabel: 'OK', cancelLabel: null }
        if (!isTyping()) await add(entry)
        // Said once more, it is one notice: the newest.
        else
          setNotices((all) => [
            ...all.filter((one) => one.text !== text),
            { id: (lastId.current += 1), text, tone, reason, detail },
          ])
      },
      confirm: (text, { confirmLabel, cancelLabel = 'Cancel', tone = 'plain' }) =>
        add({ text, tone, confirmLabel, cancelLabel }),
      hush: () => {
        isHushed.current = true
        setNotices([])
        setQueue((waiting) => {
          waiting.forEach(({ settle }) => settle(false))
          return []
        })
        return () => {
          isHushed.current = false
        }
      },
    }),
    [add],
  )

  const current = queue[0]
  return (
    <AlertsContext value={alerts}>
      <NoticePlaces>
        {children}
        {notices.map(({ id, text, tone, reason, detail }) => (
          <Notice
            key={id}
            tone={tone}
            reason={reason}
            detail={detail}
            actions={
              <Button size="small" onClick={() => setNotices((all) => all.filter((one) => one.id !== id))}>
                OK
              </Button>
            }
          >
            {text}
          </Notice>
        ))}
      </NoticePlaces>
      {current !== undefined && (
        <AlertPopup
          key={current.id}
          entry={current}
          onClosed={(confirmed) => {
            setQueue((waiting) => waiting.slice(1))
            current.settle(confirmed)
          }}
        />
      )}
    </AlertsContext>
  )
}
