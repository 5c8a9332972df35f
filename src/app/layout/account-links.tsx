import { Link, useSearchParams } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { paths, returnSearch } from '@/paths'

const look = 'inline-flex min-h-11 items-center rounded-control px-4 text-sm font-semibold no-underline'

export function AccountLinks() {
  const [search] = useSearchParams()
  const returning = returnSearch(search)
  return (
    <nav aria-label="Account" className="flex justify-center gap-2 pb-1 lg:justify-end lg:pb-0">
      <Link to={paths.signUp + returning} className={classNames(look, 'hover:bg-on-bar/10')}>
        Sign Up
      </Link>
      <Link to={paths.login + returning} className={classNames(look, 'bg-on-bar text-bar hover:bg-on-bar/85')}>
        Login
      </Link>
    </nav>
  )
}
