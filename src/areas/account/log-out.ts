import { createContext, use } from 'react'

export interface LogOut {
  /** Asks the log-out questions, then logs out and goes to /home. */
  readonly askToLogOut: () => void
  /**
   * Logs out on behalf of another action, asking only about unsent entries, and stays on the page. A failure is shown
   * once `read` is resolved: what the person has in front of them. Resolves to false if it failed or was cancelled.
   */
  readonly endSession: (read: Promise<void>) => Promise<boolean>
  readonly isLoggingOut: boolean
}

export const LogOutContext = createContext<LogOut>({
  askToLogOut: () => {},
  endSession: () => Promise.resolve(false),
  isLoggingOut: false,
})

export const useLogOut = (): LogOut => use(LogOutContext)
