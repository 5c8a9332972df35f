import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { usePortal, useSession } from '@/api/portal'
import { paths } from '@/app/paths'
import { guidance } from '@/domain/guidance'
import { fetchedSoon } from '@/ui/fetched-soon'
import { PlainAlert } from '@/ui/plain-alert'
import { useDropQuestion } from './parts/use-drop-question'

interface LogOut {
  /** Logs out at once, or asks first what becomes of an unsent draft. */
  readonly askToLogOut: () => void
  readonly isLoggingOut: boolean
}

type Stage =
  | { readonly at: 'rest' | 'draft question' | 'work' | 'left' }
  | { readonly at: 'failure'; readonly error: unknown; readonly draftKept: boolean }

const LogOutContext = createContext<LogOut>({ askToLogOut: () => {}, isLoggingOut: false })

export const useLogOut = (): LogOut => use(LogOutContext)

/** In place of a question whose code cannot be fetched: nobody is logged out without it. */
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

const [DraftQuestion, useDraftQuestionSoon] = fetchedSoon(
  async () => (await import('./parts/draft-question')).DraftQuestion,
  NotLoggedOut,
)
const [StillSignedIn, useStillSignedInSoon] = fetchedSoon(
  async () => (await import('./parts/still-signed-in')).StillSignedIn,
  NotLoggedOut,
)

/** Drafts are no part of the first page, so their code comes when somebody leaves. */
const drafts = () => import('@/areas/shared/draft-at-log-out')

/**
 * The one way out, for the bar and for the profile: asks about a draft, and says so when it did not work (users S11).
 */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const portal = usePortal()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const isSignedIn = useSession().state === 'valid'
  const { mayDrop, goOn } = useDropQuestion()
  useDraftQuestionSoon(isSignedIn)
  useStillSignedInSoon(isSignedIn)

  const attempt = useCallback(
    async (steps: () => Promise<void>) => {
      setStage({ at: 'work' })
      try {
        await steps()
      } catch (error) {
        // Spec 8 asks for this line; the words for the person are on the page.
        console.error('Logout.php', error instanceof ApiError ? error.detail : error)
        const draftKept = await drafts().then(
          ({ hasDraft }) => hasDraft(portal),
          () => false,
        )
        setStage({ at: 'failure', error, draftKept })
      }
    },
    [portal],
  )

  // Not before its page is gone: as long as that stands, what is thrown away would be asked for again.
  useEffect(() => {
    if (stage.at === 'left' && pathname === paths.home) portal.queries.removeQueries({ type: 'inactive' })
  }, [stage, pathname, portal])

  const leave = useCallback(async () => {
    portal.sending.clear()
    goOn()
    setStage({ at: 'left' })
    // The page that is left must not be a step of Back (users S12).
    await navigate(paths.home, { replace: true })
  }, [navigate, portal, goOn])

  const logOut = useCallback(async () => {
    await portal.sending.settled()
    await portal.session.logOut()
    await leave()
  }, [portal, leave])

  const deleteDraft = async () => (await drafts()).deleteDraft(portal)

  const isLoggingOut = stage.at === 'work'
  const rest = useCallback(() => {
    goOn()
    setStage({ at: 'rest' })
  }, [goOn])
  const offer = useMemo(() => {
    const ask = async () => {
      if (!(await mayDrop())) return rest()
      const { hasDraft } = await drafts()
      if (hasDraft(portal)) setStage({ at: 'draft question' })
      else await logOut()
    }
    return { isLoggingOut, askToLogOut: () => void (isLoggingOut || attempt(ask)) }
  }, [isLoggingOut, portal, attempt, logOut, mayDrop, rest])

  const deleteAndLogOut = async () => {
    await deleteDraft()
    await logOut()
  }

  const clearDevice = async () => {
    await deleteDraft()
    portal.session.clearDevice()
    await leave()
  }

  return (
    <LogOutContext value={offer}>
      {children}
      {stage.at === 'draft question' && (
        <DraftQuestion
          onSaveCopy={async () => (await drafts()).exportDraft(portal)}
          onKeep={() => void attempt(logOut)}
          onDelete={() => void attempt(deleteAndLogOut)}
          onClose={rest}
        />
      )}
      {stage.at === 'failure' && (
        <StillSignedIn
          error={stage.error}
          draftKept={stage.draftKept}
          onTryAgain={() => void attempt(logOut)}
          onClearDevice={() => void attempt(clearDevice)}
          onClose={rest}
        />
      )}
    </LogOutContext>
  )
}
