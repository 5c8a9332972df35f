/** One alert or question, from being asked for until it is answered. */
export interface AlertEntry {
  id: number
  text: string
  tone: 'info' | 'success' | 'error' | 'plain' | 'danger'
  reason?: string | undefined
  detail?: string | undefined
  confirmLabel: string
  cancelLabel: string | null
  settle: (confirmed: boolean) => void
}

export interface AlertProps {
  entry: AlertEntry
  /** Called when the alert is gone and the focus is back where it was. */
  onClosed: (confirmed: boolean) => void
}
