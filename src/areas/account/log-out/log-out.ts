import { createContext, use } from 'react'

export interface LogOut {
  /** Asks the log-out questions, then logs out and goes to /home. */
  readonly startLogOut: () => void
  /**
   * Logs out and stays on the page. Asks only about the queue. Resolves to false if it failed or was cancelled.
   * @param alertDismissal delays the failure dialog, because two open dialogs hide each other
   */
  readonly endSession: (alertDismissal: Promise<unknown>) => Promise<boolean>
  readonly isLoggingOut: boolean
}

export const LogOutContext = createContext<LogOut>({
  startLogOut: () => {},
  endSession: () => Promise.resolve(false),
  isLoggingOut: false,
})

export const useLogOut = (): LogOut => use(LogOutContext)
