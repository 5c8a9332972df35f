import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import { homeWithReturn } from '../paths'
import type { Reauthentication } from '../reauthentication'
import { isSomebodys, usePage } from '../use-page'

/** Any form, the wizard's as well as a dialog's: what is typed in it must outlive the session. */
const aFormIsOpen = (): boolean => document.querySelector('main form, [role="dialog"] form') !== null

/**
 * Asks the host whether the session is still valid when the page is loaded, comes back from the browser's page cache or
 * gets the focus again: meanwhile somebody may have logged out, or in as another person, elsewhere.
 */
export function SessionWatch({ reauthentication }: { reauthentication: Reauthentication }) {
  const { session, openAfresh } = useServices()
  const page = usePage()
  const { who, byLink } = page
  const isOwned = isSomebodys(page)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useSession()

  useEffect(() => {
    if (!byLink && session.snapshot().state === 'unchecked') void session.check()
  }, [session, byLink])

  useEffect(() => {
    if (byLink) return
    const recheck = async () => {
      const now = await session.check()
      const hasNoPlaceHere = now.state === 'invalid' && who !== 'anyone'
      if (hasNoPlaceHere && !aFormIsOpen()) await navigate(homeWithReturn(pathname + search))
    }
    const onFocus = () => void recheck()
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void recheck()
    }
    window.addEventListener('focus', onFocus)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [session, navigate, who, byLink, pathname, search])

  // Who has just been confirmed by the host, in this tab or in another one, is no longer waited for.
  useEffect(
    () =>
      session.subscribe(() => {
        const refused = reauthentication.waitingFor()
        if (refused && session.person && isSamePerson(refused, session.person)) reauthentication.answer(true)
        if (session.snapshot().state === 'left') reauthentication.answer(false)
      }),
    [session, reauthentication],
  )

  useEffect(() => {
    if (state.state !== 'left' || byLink) return
    const isBack = state.now !== null && isSamePerson(state.first, state.now)
    if (isBack || !isOwned) openAfresh(pathname + search)
  }, [state, byLink, isOwned, openAfresh, pathname, search])

  return null
}
