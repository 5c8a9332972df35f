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
import type { Question, QueueQuestion, QueueChoice } from './questions'

/** Runs after the last question, right before the log-out. */
type Preparation = () => Promise<void>

type LogOutState =
  | { readonly at: 'idle' | 'working' | 'logged-out' }
  | {
      readonly at: 'queue'
      readonly Dialog: typeof QueueQuestion
      readonly onResult: (result: QueueChoice) => void
    }
  | { readonly at: 'questions'; readonly questions: readonly Question[]; readonly preparations: readonly Preparation[] }
  | { readonly at: 'failure'; readonly error: unknown; readonly isDraftKept: boolean; readonly destination: string }

/** Fallback if the code of `StillSignedIn` cannot be fetched. */
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

const [StillSignedIn, usePreloadStillSignedIn] = lazyWithPreload(
  async () => (await import('./still-signed-in')).StillSignedIn,
  NotLoggedOut,
)

/** Imported after sign-in, to keep the dialogs out of the initial bundle. */
const importQuestions = () => import('./questions')
const importDraftActions = () => import('@/features/drafts/drafts-at-log-out')

/** Provides the log-out for the header bar and the profile, with its questions and its failure dialog. */
export function LogOutProvider({ children }: { children: Elements }) {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<LogOutState>({ at: 'idle' })
  const isSignedIn = useSession().state === 'valid'
  const resumeQueue = useRef(() => {})
  const resumePausedQueue = useCallback(() => resumeQueue.current(), [])
  usePreloadStillSignedIn(isSignedIn)
  useEffect(() => {
    // The log-out reports a failed preload, and never skips the questions.
    if (isSignedIn) return runWhenIdle(() => void importQuestions().catch(() => {}))
  }, [isSignedIn])

  const runLogOut = useCallback(
    async (
      action: () => Promise<void>,
      destination: string = paths.home,
      alertDismissal?: Promise<unknown>,
    ): Promise<boolean> => {
      setStage({ at: 'working' })
      try {
        await action()
        return true
      } catch (error) {
        // The client has already logged an `ApiError`.
        if (!(error instanceof ApiError)) console.error('Logout.php', error)
        const isDraftKept = await importDraftActions().then(
          ({ hasDrafts }) => hasDrafts(services),
          () => false,
        )
        // Two modal dialogs that open at once hide each other from assistive technology.
        await alertDismissal
        setStage({ at: 'failure', error, isDraftKept, destination })
        return false
      }
    },
    [services],
  )

  /** Sends the queue, or pauses it until `resumePausedQueue`. Resolves to false if the person stays or sending fails. */
  const confirmQueue = useCallback(async (): Promise<boolean> => {
    const { writes } = services
    resumeQueue.current()
    resumeQueue.current = writes.hold('all')
    if (writes.getHeldEntries().length === 0) return true
    const { QueueQuestion: Dialog } = await importQuestions()
    const result = await new Promise<QueueChoice>((resolve) => setStage({ at: 'queue', Dialog, onResult: resolve }))
    setStage({ at: 'working' })
    if (result !== 'send') return result === 'drop'
    resumeQueue.current()
    return writes.sendAll()
  }, [services])

  // Runs after the old page has unmounted, because it would refetch the removed queries.
  useEffect(() => {
    if (stage.at === 'logged-out' && matchPath(paths.home, pathname))
      services.queries.removeQueries({ type: 'inactive' })
  }, [stage, pathname, services])

  const leavePage = useCallback(
    async (destination: string) => {
      services.writes.clear()
      resumePausedQueue()
      setStage({ at: 'logged-out' })
      // Replaces the page, so that Back does not return to it.
      await navigate(destination, { replace: true })
    },
    [navigate, services, resumePausedQueue],
  )

  const logOut = useCallback(
    async (destination: string = paths.home) => {
      await services.writes.waitUntilSettled()
      await services.session.logOut()
      await leavePage(destination)
    },
    [services, leavePage],
  )

  const isLoggingOut = stage.at === 'working'
  const reset = useCallback(() => {
    resumePausedQueue()
    setStage({ at: 'idle' })
  }, [resumePausedQueue])
  const contextValue = useMemo((): LogOut => {
    const askAndLogOut = async () => {
      if (!(await confirmQueue())) return reset()
      // A write in flight may become an unsent e-mail, which a question lists.
      await services.writes.waitUntilSettled()
      const questions = (await importQuestions()).getQuestions(services)
      if (questions.length > 0) setStage({ at: 'questions', questions, preparations: [] })
      else await logOut()
    }
    const logOutOnPage = async () => {
      await services.writes.waitUntilSettled()
      await services.session.logOut()
      services.writes.clear()
      reset()
    }
    const endSession = async (alertDismissal: Promise<unknown>) => {
      if (await confirmQueue()) return runLogOut(logOutOnPage, paths.login, alertDismissal)
      reset()
      return false
    }
    return { isLoggingOut, startLogOut: () => void (isLoggingOut || runLogOut(askAndLogOut)), endSession }
  }, [isLoggingOut, services, runLogOut, logOut, confirmQueue, reset])

  const showNextQuestion = (questions: readonly Question[], preparations: readonly Preparation[]) => {
    if (questions.length > 0) return setStage({ at: 'questions', questions, preparations })
    void runLogOut(async () => {
      for (const prepare of preparations) await prepare()
      await logOut()
    })
  }

  const clearDevice = async () => {
    await (await importDraftActions()).deleteDrafts(services)
    await services.writes.clearDevice()
    services.session.clearDevice()
    await leavePage(paths.home)
  }

  const question = stage.at === 'questions' && isSignedIn ? stage.questions[0] : undefined
  return (
    <LogOutContext value={contextValue}>
      {children}
      {stage.at === 'queue' && isSignedIn && <stage.Dialog onResult={stage.onResult} />}
      {stage.at === 'questions' && question && (
        <question.Dialog
          key={stage.preparations.length}
          labelEnding={stage.questions.length > 1 ? 'go on' : 'log out'}
          onResult={(preparation = prepareNothing) =>
            showNextQuestion(stage.questions.slice(1), [...stage.preparations, preparation])
          }
          onClose={reset}
        />
      )}
      {stage.at === 'failure' && (
        <StillSignedIn
          error={stage.error}
          isDraftKept={stage.isDraftKept}
          onTryAgain={() => void runLogOut(() => logOut(stage.destination), stage.destination)}
          onClearDevice={() => void runLogOut(clearDevice)}
          onClose={reset}
        />
      )}
    </LogOutContext>
  )
}

const prepareNothing = async (): Promise<void> => {}
