import { LogOut, Menu, UserRound, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, matchPath, NavLink, useLocation, useSearchParams } from 'react-router-dom'
import { usePerson } from '@/api/services'
import { useLogOut } from '@/areas/account/log-out/log-out'
import { branding } from '@/branding'
import { isCouncilRole } from '@/council-pages'
import { toPublicUrl } from '@/host'
import { classNames } from '@/lib/class-names'
import { paths, getReturnSearch } from '@/paths'
import { UserText } from '@/ui/user-text'
import { CouncilNav } from './council-nav-later'
import { Palette } from '../palette/palette'

/** Has the same collapsed height with and without a session, so that the page does not shift after the session check. */
export function NavBar({ hasMenu }: { hasMenu: boolean }) {
  const signedInPerson = usePerson()
  const { pathname } = useLocation()
  // Stores a pathname instead of a flag, so that navigation closes the menu.
  const [openPathname, setOpenPathname] = useState<string | null>(null)
  const isOpen = openPathname === pathname
  const menuId = useId()
  const menuButton = useRef<HTMLButtonElement>(null)
  const person = hasMenu ? signedInPerson : null
  const showsAccountLinks = hasMenu && !person && matchPath(paths.home, pathname) !== null

  useEffect(() => {
    if (!isOpen) return
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpenPathname(null)
      menuButton.current?.focus()
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [isOpen])

  return (
    <header className="no-print bg-bar text-on-bar">
      <div className="grid min-h-14 grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-3 px-4 py-1.5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Link to={paths.frontPage} className="justify-self-start rounded-full">
          <img
            src={toPublicUrl(`/${branding.logo}`)}
            alt={`${branding.university}: front page`}
            width="40"
            height="40"
            className="size-10"
          />
        </Link>
        <p className="text-center font-serif text-sm leading-tight font-semibold tracking-wide text-balance sm:tracking-[0.1em] lg:max-w-60 min-[90rem]:max-w-none min-[90rem]:text-base">
          {branding.productTitle}
        </p>
        {(person || showsAccountLinks) && (
          <button
            ref={menuButton}
            type="button"
            aria-expanded={isOpen}
            aria-controls={menuId}
            aria-label="Menu"
            className="grid size-11 place-items-center justify-self-end rounded-control hover:bg-on-bar/10 lg:hidden"
            onClick={() => setOpenPathname(isOpen ? null : pathname)}
          >
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
        )}
        {(person || showsAccountLinks) && (
          <div
            id={menuId}
            className={classNames(
              'max-lg:col-span-3 max-lg:-mx-4 max-lg:mt-1.5 max-lg:border-t max-lg:border-on-bar/20 max-lg:px-1 max-lg:pt-2 sm:max-lg:-mx-6 sm:max-lg:px-3',
              !isOpen && 'max-lg:hidden',
            )}
          >
            {person ? (
              <div className="flex items-start max-lg:flex-row-reverse max-lg:justify-between lg:items-center lg:justify-end">
                <Palette />
                <nav aria-label="Main" className="min-w-0">
                  <NavLinks name={person.name} />
                </nav>
              </div>
            ) : (
              <AccountLinks />
            )}
            {isOpen && person && isCouncilRole(person.role) && (
              <div className="mt-2 border-t border-on-bar/20 py-2 lg:hidden">
                <CouncilNav role={person.role} />
              </div>
            )}
          </div>
        )}
      </div>
    </header>
  )
}

const accountLinkStyle = 'inline-flex min-h-11 items-center rounded-control px-4 text-sm font-semibold no-underline'

function AccountLinks() {
  const [search] = useSearchParams()
  const returnSearch = getReturnSearch(search)
  return (
    <nav aria-label="Account" className="flex justify-center gap-2 pb-1 lg:justify-end lg:pb-0">
      <Link to={paths.signUp + returnSearch} className={classNames(accountLinkStyle, 'hover:bg-on-bar/10')}>
        Sign Up
      </Link>
      <Link
        to={paths.login + returnSearch}
        className={classNames(accountLinkStyle, 'bg-on-bar text-bar hover:bg-on-bar/85')}
      >
        Login
      </Link>
    </nav>
  )
}

function NavLinks({ name }: { name: string }) {
  const { startLogOut, isLoggingOut } = useLogOut()
  return (
    <ul className="grid gap-1 lg:flex lg:justify-end">
      <li>
        <NavLink to={paths.home} className="bar-link">
          Home
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.dashboard} className="bar-link">
          Dashboard
        </NavLink>
      </li>
      <li className="min-w-0">
        <NavLink to={paths.profile} className="bar-link">
          <UserRound aria-hidden size={17} className="shrink-0" />
          <UserText as="span" className="truncate">
            {name || 'Profile'}
          </UserText>
        </NavLink>
      </li>
      <li className="shrink-0">
        <button type="button" className="bar-link" aria-disabled={isLoggingOut || undefined} onClick={startLogOut}>
          <LogOut aria-hidden size={17} className="shrink-0" />
          Log Out
        </button>
      </li>
    </ul>
  )
}
