import { createContext, useContext } from 'react'

export interface AlertOptions {
  tone?: 'info' | 'success' | 'error'
  /** The reason, in the host's own words. */
  reason?: string | undefined
  /** For technical support (endpoint, field): collapsed, can be copied, contains no personal data. */
  detail?: string | undefined
}

interface ConfirmOptions {
  confirmLabel: string
  cancelLabel?: string
  tone?: 'plain' | 'danger'
}

export interface Alerts {
  /**
   * Shows the text as given; resolves when the user has closed the alert. While the user is typing, it is shown as a
   * notice that does not take the focus, and the promise resolves at once.
   */
  show: (text: string, options?: AlertOptions) => Promise<void>
  /** Asks for confirmation; resolves to true only if the user confirmed. Escape means no. */
  confirm: (text: string, options: ConfirmOptions) => Promise<boolean>
  /**
   * Closes all alerts and suppresses new ones (confirmations resolve to false), as the person they are for has left.
   * Returns a function that allows them again.
   */
  hush: () => () => void
}

export const AlertsContext = createContext<Alerts | null>(null)

/** The portal's own alerts, instead of `window.alert` and `window.confirm`. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext)
  if (alerts === null) throw new Error('useAlerts needs an <AlertsProvider> above it.')
  return alerts
}
