import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { SessionState } from '@/api/session'
import { toHomeWithReturn } from '@/paths'
import type { Reauthentication } from '../reauthentication'
import { isPersonalPage, usePage } from '../use-page'

/** Whether any form is open, on the page or in a dialog: typed values must survive the end of the session. */
const isFormOpen = (): boolean => document.querySelector('main form, [role="dialog"] form') !== null

/** Checks the session on load, focus and restore from bfcache, as another tab may have changed it. */
export function SessionWatch({ reauthentication }: { reauthentication: Reauthentication }) {
  const { session, openWithReload } = useServices()
  const page = usePage()
  const { who, byLink } = page
  const isOwned = isPersonalPage(page)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useSession()

  useEffect(() => {
    if (!byLink && session.snapshot().state === 'unchecked') void session.check()
  }, [session, byLink])

  useEffect(() => {
    if (byLink) return
    const recheck = async (check: () => Promise<SessionState>) => {
      const now = await check()
      const mustLeave = now.state === 'invalid' && who !== 'anyone'
      if (mustLeave && !isFormOpen()) await navigate(toHomeWithReturn(pathname + search))
    }
    const onFocus = () => void recheck(session.check)
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void recheck(session.resume)
    }
    window.addEventListener('focus', onFocus)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [session, navigate, who, byLink, pathname, search])

  // A log-in in any tab also closes the log-in dialog of this one.
  useEffect(
    () =>
      session.subscribe(() => {
        const refused = reauthentication.waitingFor()
        if (refused && session.person && isSamePerson(refused, session.person)) reauthentication.close(true)
        if (session.snapshot().state === 'ended-elsewhere') reauthentication.close(false)
      }),
    [session, reauthentication],
  )

  useEffect(() => {
    if (state.state !== 'ended-elsewhere' || byLink) return
    const isBack = state.successor !== null && isSamePerson(state.owner, state.successor)
    if (isBack || !isOwned) openWithReload(pathname + search)
  }, [state, byLink, isOwned, openWithReload, pathname, search])

  return null
}
