import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { guidance } from '@/domain/texts/guidance'
import { runWhenIdle } from '@/lib/run-when-idle'
import { paths } from '@/paths'
import type { Elements } from '@/ui/elements'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PlainAlert } from '@/ui/plain-alert'
import { ApiError } from '@/wire/client/api-error'
import { LogOutContext, type LogOut } from './log-out'
import type { Question, WaitingQuestion, WaitingResult } from './questions'

type Before = () => Promise<void>

type LogOutState =
  | { readonly at: 'rest' | 'work' | 'left' }
  | {
      readonly at: 'waiting'
      readonly Dialog: typeof WaitingQuestion
      readonly onResult: (result: WaitingResult) => void
    }
  | { readonly at: 'asking'; readonly questions: readonly Question[]; readonly before: readonly Before[] }
  | { readonly at: 'failure'; readonly error: unknown; readonly isDraftKept: boolean; readonly goingTo: string }

/** Fallback if the code of the dialog cannot be fetched. */
const NotLoggedOut = ({ onClose }: { onClose: () => void }) => (
  <PlainAlert
    entry={{
      text: `${guidance.stillSignedIn.happened} ${guidance.sessionNotChecked.next}`,
      confirmLabel: 'OK',
      cancelLabel: null,
    }}
    onClosed={onClose}
  />
)

const [StillSignedIn, useStillSignedInSoon] = lazyWithPreload(
  async () => (await import('./still-signed-in')).StillSignedIn,
  NotLoggedOut,
)

/** Fetched after sign-in, to keep it out of the initial bundle. */
const questionDialogs = () => import('./questions')
const drafts = () => import('@/features/drafts/drafts-at-log-out')

/** Provides the log-out for the header bar and the profile. Asks first, and shows a dialog on failure. */
export function LogOutProvider({ children }: { children: Elements }) {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<LogOutState>({ at: 'rest' })
  const isSignedIn = useSession().state === 'valid'
  const resume = useRef(() => {})
  const goOn = useCallback(() => resume.current(), [])
  useStillSignedInSoon(isSignedIn)
  useEffect(() => {
    // A failed preload is reported by the log-out itself, which never skips the questions.
    if (isSignedIn) return runWhenIdle(() => void questionDialogs().catch(() => {}))
  }, [isSignedIn])

  const attempt = useCallback(
    async (steps: () => Promise<void>, goingTo: string = paths.home, read?: Promise<void>): Promise<boolean> => {
      setStage({ at: 'work' })
      try {
        await steps()
        return true
      } catch (error) {
        // An `ApiError` has already been logged by the client.
        if (!(error instanceof ApiError)) console.error('Logout.php', error)
        const isDraftKept = await drafts().then(
          ({ hasDrafts }) => hasDrafts(services),
          () => false,
        )
        // Two modal dialogs that open at once hide each other from assistive technology.
        await read
        setStage({ at: 'failure', error, isDraftKept, goingTo })
        return false
      }
    },
    [services],
  )

  /** Resolves to false if the person stays or not all was sent. Otherwise the queue is sent, or paused until `goOn`. */
  const mayLeave = useCallback(async (): Promise<boolean> => {
    const { writes } = services
    resume.current()
    resume.current = writes.hold('all')
    if (writes.held().length === 0) return true
    const { WaitingQuestion: Dialog } = await questionDialogs()
    const result = await new Promise<WaitingResult>((resolve) => setStage({ at: 'waiting', Dialog, onResult: resolve }))
    setStage({ at: 'work' })
    if (result !== 'send') return result === 'drop'
    resume.current()
    return writes.sendAll()
  }, [services])

  // Waits until the old page has unmounted, because it would refetch the removed queries.
  useEffect(() => {
    if (stage.at === 'left' && matchPath(paths.home, pathname)) services.queries.removeQueries({ type: 'inactive' })
  }, [stage, pathname, services])

  const leave = useCallback(
    async (goingTo: string) => {
      services.writes.clear()
      goOn()
      setStage({ at: 'left' })
      // Back must not return to the page that was left.
      await navigate(goingTo, { replace: true })
    },
    [navigate, services, goOn],
  )

  const logOut = useCallback(
    async (goingTo: string = paths.home) => {
      await services.writes.settled()
      await services.session.logOut()
      await leave(goingTo)
    },
    [services, leave],
  )

  const isLoggingOut = stage.at === 'work'
  const rest = useCallback(() => {
    goOn()
    setStage({ at: 'rest' })
  }, [goOn])
  const offer = useMemo((): LogOut => {
    const start = async () => {
      if (!(await mayLeave())) return rest()
      // What is in flight may become an unsent e-mail, which a question lists.
      await services.writes.settled()
      const questions = (await questionDialogs()).questionsFor(services)
      if (questions.length > 0) setStage({ at: 'asking', questions, before: [] })
      else await logOut()
    }
    const end = async () => {
      await services.writes.settled()
      await services.session.logOut()
      services.writes.clear()
      rest()
    }
    const endSession = async (read: Promise<void>) => {
      if (await mayLeave()) return attempt(end, paths.login, read)
      rest()
      return false
    }
    return { isLoggingOut, startLogOut: () => void (isLoggingOut || attempt(start)), endSession }
  }, [isLoggingOut, services, attempt, logOut, mayLeave, rest])

  const askNext = (questions: readonly Question[], before: readonly Before[]) => {
    if (questions.length > 0) return setStage({ at: 'asking', questions, before })
    void attempt(async () => {
      for (const step of before) await step()
      await logOut()
    })
  }

  const clearDevice = async () => {
    await (await drafts()).deleteDrafts(services)
    await services.writes.clearDevice()
    services.session.clearDevice()
    await leave(paths.home)
  }

  const question = stage.at === 'asking' && isSignedIn ? stage.questions[0] : undefined
  return (
    <LogOutContext value={offer}>
      {children}
      {stage.at === 'waiting' && isSignedIn && <stage.Dialog onResult={stage.onResult} />}
      {stage.at === 'asking' && question && (
        <question.Dialog
          key={stage.before.length}
          then={stage.questions.length > 1 ? 'go on' : 'log out'}
          onResult={(before = nothing) => askNext(stage.questions.slice(1), [...stage.before, before])}
          onClose={rest}
        />
      )}
      {stage.at === 'failure' && (
        <StillSignedIn
          error={stage.error}
          isDraftKept={stage.isDraftKept}
          onTryAgain={() => void attempt(() => logOut(stage.goingTo), stage.goingTo)}
          onClearDevice={() => void attempt(clearDevice)}
          onClose={rest}
        />
      )}
    </LogOutContext>
  )
}

const nothing = async (): Promise<void> => {}
