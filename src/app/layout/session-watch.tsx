import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePortal } from '@/api/portal'
import { isSamePerson } from '@/api/same-person'
import { useAlerts } from '@/ui/alerts'
import { homeWithReturn } from '../paths'
import type { ReLogin } from '../re-login'
import { usePage } from '../use-page'

/** Any form, the wizard's as well as a dialog's: what is typed in it must outlive the session (users 4). */
const aFormIsOpen = (): boolean => document.querySelector('main form, [role="dialog"] form') !== null

/**
 * Asks the host whether the session is still valid when the page is loaded (spec 4), comes back from the browser's page
 * cache or gets the focus again: meanwhile somebody may have logged out, or in as another person, in another tab.
 */
export function SessionWatch({ reLogin }: { reLogin: ReLogin }) {
  const { session } = usePortal()
  const { who, byLink } = usePage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const alerts = useAlerts()

  useEffect(() => {
    if (!byLink && session.snapshot().state === 'unchecked') void session.check()
  }, [session, byLink])

  useEffect(() => {
    if (byLink) return
    const recheck = async () => {
      const before = session.person
      const now = await session.check()
      if (now.state === 'valid') {
        const refused = reLogin.waitingFor()
        if (refused && isSamePerson(refused, now.person)) reLogin.answer(true)
        else if (before && before.id !== now.person.id)
          await alerts.show(
            `You are now signed in as ${now.person.name}, from another tab. What you send from here is sent as theirs.`,
          )
      }
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
  }, [session, reLogin, alerts, navigate, who, byLink, pathname, search])

  return null
}
