import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { paths } from '@/app/paths'
import { deleteDraft, hasDraft } from '@/areas/shared/draft-at-log-out'
import { DraftQuestion } from './parts/draft-question'
import { StillSignedIn } from './parts/still-signed-in'

interface LogOut {
  /** Logs out at once, or asks first what becomes of an unsent draft. */
  readonly askToLogOut: () => void
  readonly isLoggingOut: boolean
}

type Stage = { readonly at: 'rest' | 'draft question' | 'work' } | { readonly at: 'failure'; readonly error: unknown }

const LogOutContext = createContext<LogOut>({ askToLogOut: () => {}, isLoggingOut: false })

export const useLogOut = (): LogOut => use(LogOutContext)

/** The one way out, for the bar and for the profile: asks about a draft, and says so when it did not work (users S11). */
export const LogOutProvider = ({ children }: { children: ReactNode }) => {
  const portal = usePortal()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ at: 'rest' })

  const leave = useCallback(async () => {
    portal.queries.clear()
    setStage({ at: 'rest' })
    // The page that is left must not be a step of Back (users S12).
    await navigate(paths.home, { replace: true })
  }, [portal, navigate])

  const logOut = useCallback(async () => {
    setStage({ at: 'work' })
    try {
      await portal.session.logOut()
      await leave()
    } catch (error) {
      // Spec 8 asks for this line; the words for the person are on the page.
      console.error('Logout.php', error instanceof ApiError ? error.detail : error)
      setStage({ at: 'failure', error })
    }
  }, [portal, leave])

  const isLoggingOut = stage.at === 'work'
  const offer = useMemo(() => {
    const askToLogOut = () => {
      if (isLoggingOut) return
      if (hasDraft(portal)) setStage({ at: 'draft question' })
      else void logOut()
    }
    return { isLoggingOut, askToLogOut }
  }, [isLoggingOut, portal, logOut])

  const deleteAndLogOut = async () => {
    await deleteDraft(portal)
    await logOut()
  }

  const clearDevice = async () => {
    await deleteDraft(portal)
    portal.session.forget()
    await leave()
  }

  const rest = () => setStage({ at: 'rest' })
  return (
    <LogOutContext value={offer}>
      {children}
      {stage.at === 'draft question' && (
        <DraftQuestion onKeep={() => void logOut()} onDelete={() => void deleteAndLogOut()} onCancel={rest} />
      )}
      {stage.at === 'failure' && (
        <StillSignedIn
          error={stage.error}
          onTryAgain={() => void logOut()}
          onClearDevice={() => void clearDevice()}
          onClose={rest}
        />
      )}
    </LogOutContext>
  )
}
