import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { SessionState } from '@/api/session'
import { toHomeWithReturn } from '@/paths'
import type { Reauthentication } from '../reauthentication'
import { isPersonalPage, usePage } from '../use-page'

/** Whether a form is open, on the page or in a dialog. Its typed values must survive the end of the session. */
const isFormOpen = (): boolean => document.querySelector('main form, [role="dialog"] form') !== null

/** Checks the session on load, focus and restore from bfcache, as another tab may have changed it. */
export function SessionWatch({ reauthentication }: { reauthentication: Reauthentication }) {
  const { session, openWithReload } = useServices()
  const page = usePage()
  const { access, isOpenedByLink } = page
  const isPersonal = isPersonalPage(page)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const sessionState = useSession()

  useEffect(() => {
    if (!isOpenedByLink && session.snapshot().state === 'unchecked') void session.check()
  }, [session, isOpenedByLink])

  useEffect(() => {
    if (isOpenedByLink) return
    const recheck = async (check: () => Promise<SessionState>) => {
      const newState = await check()
      const mustLeave = newState.state === 'invalid' && access !== 'anyone'
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
  }, [session, navigate, access, isOpenedByLink, pathname, search])

  // A log-in in any tab also closes the log-in dialog of this one.
  useEffect(
    () =>
      session.subscribe(() => {
        const refusedPerson = reauthentication.getRefusedPerson()
        const current = session.snapshot()
        if (refusedPerson && current.state === 'valid' && isSamePerson(refusedPerson, current.person))
          reauthentication.close(true)
        if (current.state === 'ended-elsewhere') reauthentication.close(false)
      }),
    [session, reauthentication],
  )

  useEffect(() => {
    if (sessionState.state !== 'ended-elsewhere' || isOpenedByLink) return
    const isSamePersonBack = sessionState.successor !== null && isSamePerson(sessionState.owner, sessionState.successor)
    if (isSamePersonBack || !isPersonal) openWithReload(pathname + search)
  }, [sessionState, isOpenedByLink, isPersonal, openWithReload, pathname, search])

  return null
}
