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
  /** Called after the alert has closed and the focus is restored. */
  onClosed: (confirmed: boolean) => void
}
