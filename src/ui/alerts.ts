import { createContext, useContext } from 'react'

export interface AlertOptions {
  tone?: 'info' | 'success' | 'error'
  /** The host's own error text; after a success, its subject. */
  reason?: string | undefined
  /** Technical details (endpoint, field), shown collapsed; must contain no personal data. */
  detail?: string | undefined
  /** Label of a button besides OK. A notice omits it, so the page must offer the same. */
  action?: string | undefined
}

interface ConfirmOptions {
  confirmLabel: string
  cancelLabel?: string
  tone?: 'plain' | 'danger'
}

export interface Alerts {
  /**
   * Shows the text and resolves when the user closes it. While the user is typing, shows a notice without taking the
   * focus and resolves immediately. Resolves to true only if the user presses the action.
   */
  show: (text: string, options?: AlertOptions) => Promise<boolean>
  /** Resolves to true only if the user confirms; Escape cancels. */
  confirm: (text: string, options: ConfirmOptions) => Promise<boolean>
  /**
   * Closes all alerts and suppresses new ones, because their user has left; confirmations resolve to false. Returns a
   * function that allows alerts again.
   */
  suppressAlerts: () => () => void
}

export const AlertsContext = createContext<Alerts | null>(null)

/** Replaces `window.alert` and `window.confirm`. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext)
  if (alerts === null) throw new Error('useAlerts needs an <AlertsProvider> above it.')
  return alerts
}
