import { createContext, use } from 'react'

export interface LogOut {
  /** Asks the log-out questions, then logs out and goes to /home. */
  readonly startLogOut: () => void
  /**
   * Logs out for another action and stays on the page; asks only about the queue. Shows a failure after `read`
   * resolves, because two open dialogs hide each other. Resolves to false if it failed or was cancelled.
   */
  readonly endSession: (read: Promise<void>) => Promise<boolean>
  readonly isLoggingOut: boolean
}

export const LogOutContext = createContext<LogOut>({
  startLogOut: () => {},
  endSession: () => Promise.resolve(false),
  isLoggingOut: false,
})

export const useLogOut = (): LogOut => use(LogOutContext)
