import { LogOut, UserRound } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { useLogOut } from '@/areas/account/log-out'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { UserText } from '@/ui/user-text'

const item =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-3 text-sm font-medium no-underline transition-colors duration-150 ease-quiet hover:bg-current/10 lg:px-2 xl:px-3'

/** Hidden between `lg` and `xl`, where the labels alone fill the bar. */
const icon = 'shrink-0 lg:max-xl:hidden'

const link = ({ isActive }: { isActive: boolean }) =>
  classNames(item, isActive && 'underline decoration-2 underline-offset-8')

export function NavLinks({ name }: { name: string }) {
  const { startLogOut, isLoggingOut } = useLogOut()
  return (
    <ul className="grid gap-1 lg:flex lg:justify-end">
      <li>
        <NavLink to={paths.home} className={link}>
          Home
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.dashboard} className={link}>
          Dashboard
        </NavLink>
      </li>
      <li className="min-w-0">
        <NavLink to={paths.profile} className={link}>
          <UserRound aria-hidden size={17} className={icon} />
          <UserText as="span" className="truncate">
            {name || 'Profile'}
          </UserText>
        </NavLink>
      </li>
      <li className="shrink-0">
        <button type="button" className={item} aria-disabled={isLoggingOut || undefined} onClick={startLogOut}>
          <LogOut aria-hidden size={17} className={icon} />
          Log Out
        </button>
      </li>
    </ul>
  )
}
