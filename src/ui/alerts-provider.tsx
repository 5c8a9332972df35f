import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AlertsContext, type AlertOptions, type Alerts } from './alerts'
import { Button } from './button'
import { lazyWithPreload } from './lazy-with-preload'
import { isTyping } from './is-typing'
import { Notice, NoticePlacesProvider } from './notice'
import { PlainAlert, type AlertEntry } from './plain-alert'
import type { Elements } from './elements'

/** An alert shown as a notice, because the user is typing. */
interface Notice extends Required<Pick<AlertOptions, 'tone'>>, Pick<AlertOptions, 'reason' | 'detail'> {
  readonly id: number
  readonly text: string
}

const [AlertPopup, usePreloadAlertPopup] = lazyWithPreload(
  async () => (await import('./alert-popup')).AlertPopup,
  PlainAlert,
)

interface AlertsProviderProps {
  /** Components that can call `useAlerts`. */
  children: Elements
}

/** Shows alerts one at a time, in the order in which they were requested. */
export function AlertsProvider({ children }: AlertsProviderProps) {
  const [queue, setQueue] = useState<AlertEntry[]>([])
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const isSuppressed = useRef(false)
  const lastId = useRef(0)
  usePreloadAlertPopup(useIsControlUsed())

  const add = useCallback(
    (entry: Omit<AlertEntry, 'id' | 'settle'>) =>
      new Promise<boolean>((settle) => {
        if (isSuppressed.current) return settle(false)
        const id = (lastId.current += 1)
        setQueue((entries) => [...entries, { ...entry, id, settle }])
      }),
    [],
  )

  const alerts = useMemo<Alerts>(
    () => ({
      show: async (text, { tone = 'info', reason, detail, action } = {}) => {
        if (isSuppressed.current) return false
        const labels =
          action === undefined ? { confirmLabel: 'OK', cancelLabel: null } : { confirmLabel: action, cancelLabel: 'OK' }
        if (!isTyping()) return (await add({ text, tone, reason, detail, ...labels })) && action !== undefined
        // A repeated text replaces its earlier notice.
        setNotices((allNotices) => [
          ...allNotices.filter((notice) => notice.text !== text),
          { id: (lastId.current += 1), text, tone, reason, detail },
        ])
        return false
      },
      confirm: (text, { confirmLabel, cancelLabel = 'Cancel', tone = 'plain' }) =>
        add({ text, tone, confirmLabel, cancelLabel }),
      suppressAlerts: () => {
        isSuppressed.current = true
        setNotices([])
        setQueue((entries) => {
          entries.forEach(({ settle }) => settle(false))
          return []
        })
        return () => {
          isSuppressed.current = false
        }
      },
    }),
    [add],
  )

  const current = queue[0]
  return (
    <AlertsContext value={alerts}>
      <NoticePlacesProvider>
        {children}
        {notices.map(({ id, text, tone, reason, detail }) => (
          <Notice
            key={id}
            tone={tone}
            reason={reason}
            detail={detail}
            actions={
              <Button
                size="small"
                onClick={() => setNotices((allNotices) => allNotices.filter((notice) => notice.id !== id))}
              >
                OK
              </Button>
            }
          >
            {text}
          </Notice>
        ))}
      </NoticePlacesProvider>
      {current !== undefined && (
        <AlertPopup
          key={current.id}
          entry={current}
          onClosed={(confirmed) => {
            setQueue((entries) => entries.slice(1))
            current.settle(confirmed)
          }}
        />
      )}
    </AlertsContext>
  )
}

/** Returns whether a button or form control had the focus. Pages that are only read show no alerts. */
function useIsControlUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('button, input, select, textarea')) setIsUsed(true)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return isUsed
}
