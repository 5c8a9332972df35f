import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '@/api/services'
import { branding } from '@/branding'
import { publicFile } from '@/host'
import { classNames } from '@/lib/class-names'
import { paths, returnSearch } from '../paths'
import { NavLinks } from './nav-links'
import { useReservedRow } from './use-reserved-row'

const accountLink = 'inline-flex min-h-11 items-center rounded-control px-4 text-sm font-semibold no-underline'

/** Sign Up and Login, in the bar of /home. */
function AccountLinks() {
  const [search] = useSearchParams()
  const returning = returnSearch(search)
  return (
    <nav aria-label="Account" className="flex justify-center gap-2 lg:justify-end">
      <Link to={paths.signUp + returning} className={classNames(accountLink, 'hover:bg-on-bar/10')}>
        Sign Up
      </Link>
      <Link to={paths.login + returning} className={classNames(accountLink, 'bg-on-bar text-bar hover:bg-on-bar/85')}>
        Login
      </Link>
    </nav>
  )
}

/**
 * Logo, centred title and, only if the session is valid, the menu. On narrow screens the menu folds behind a button; on
 * wide ones too if the page opened without a row for it, so that the page does not shift. Likewise Sign Up and Login
 * fold if a row was reserved for a menu that is not shown.
 */
export function NavBar({ withMenu }: { withMenu: boolean }) {
  const session = useSession()
  const hasReservedRow = useReservedRow() && withMenu
  const { pathname } = useLocation()
  // The pathname is stored instead of a flag, so that the menu is closed on the next page.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const person = withMenu && session.state === 'valid' ? session.person : null
  const isHome = withMenu && pathname === paths.home
  const foldsAccountLinks = isHome && hasReservedRow && session.state === 'invalid'

  useEffect(() => {
    if (!isOpen) return
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpenOn(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [isOpen])

  return (
    <header className="no-print bg-bar text-on-bar">
      <div className="mx-auto grid max-w-page grid-cols-[3rem_1fr_3rem] items-center gap-x-3 px-4 py-3 sm:px-8 lg:grid-cols-[1fr_auto_1fr]">
        <Link to={paths.frontPage} className="justify-self-start rounded-full">
          <img
            src={publicFile(branding.logo)}
            alt={`${branding.university}: front page`}
            width="48"
            height="48"
            className="size-12"
          />
        </Link>
        <p className="text-center font-serif text-sm leading-snug font-semibold tracking-wide text-balance sm:text-base sm:tracking-[0.1em] lg:text-lg lg:leading-snug">
          {branding.productTitle}
        </p>
        {(person || foldsAccountLinks) && (
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={menuId}
            aria-label="Menu"
            className={classNames(
              'grid size-12 place-items-center justify-self-end rounded-control hover:bg-on-bar/10',
              hasReservedRow && 'lg:hidden',
            )}
            onClick={() => setOpenOn(isOpen ? null : pathname)}
          >
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
        )}
        {isHome && !hasReservedRow && (
          <div
            className={classNames(
              'max-lg:col-span-3 max-lg:pt-2',
              session.state !== 'invalid' && 'invisible',
              // The menu button uses their column.
              person && 'lg:hidden',
            )}
          >
            <AccountLinks />
          </div>
        )}
      </div>
      {(person || hasReservedRow) && (
        <div
          id={menuId}
          className={classNames('border-t border-on-bar/20', hasReservedRow && 'lg:block', !isOpen && 'hidden')}
        >
          <div className="mx-auto min-h-13 max-w-page px-4 py-2 sm:px-8 lg:px-5 lg:py-1">
            {person && (
              <nav aria-label="Main">
                <ul className="grid gap-1 lg:flex">
                  <NavLinks name={person.name} />
                </ul>
              </nav>
            )}
            {foldsAccountLinks && <AccountLinks />}
          </div>
        </div>
      )}
    </header>
  )
}
