import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { branding } from '@/branding'
import { toPublicUrl } from '@/host'
import { classNames } from '@/lib/class-names'

export default function FrontPageScreen() {
  return (
    <div className="flex min-h-[calc(100lvh-4.5rem)] flex-col bg-bar text-on-bar">
      <h1 tabIndex={-1} className="sr-only">
        {branding.council}, {branding.university}
      </h1>
      <div className="grid flex-1 md:grid-cols-2">
        <Link to={paths.home} className={classNames(doorStyle, 'group')}>
          <Door name="Research Grants" picture="grants" icon={<ArrowRight aria-hidden />}>
            Apply, follow your application, report.
          </Door>
        </Link>
        {/* Renders the same elements without an address, because an operator may set one in the prerendered page. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is in Door */}
        <a href={branding.awardsUrl ?? undefined} className={classNames(doorStyle, 'group')}>
          <Door name="Awards" picture="awards" icon={<ArrowUpRight aria-hidden className={linkOnlyStyle} />}>
            <span className={linkOnlyStyle}>On a site of its own.</span>
            <span className="group-[[href]]:hidden">Managed elsewhere: ask the council’s office.</span>
          </Door>
        </a>
      </div>
    </div>
  )
}

const linkOnlyStyle = 'group-not-[[href]]:hidden'

const doorStyle =
  'relative isolate flex min-h-96 items-end overflow-hidden no-underline outline-offset-[-6px] focus-visible:z-10'

interface DoorProps {
  name: string
  picture: 'grants' | 'awards'
  icon: ReactNode
  children: ReactNode
}

const Door = ({ name, picture, icon, children }: DoorProps) => (
  <>
    <img
      src={toPublicUrl(`/images/door-${picture}.svg`)}
      alt=""
      className="absolute inset-0 -z-20 size-full object-cover object-[50%_45%] max-md:object-[50%_20%] transition-transform duration-200 ease-quiet motion-safe:group-[[href]:hover]:scale-[1.02]"
    />
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-0 -z-10 h-2/5 bg-linear-to-t from-bar via-bar/80 to-transparent"
    />
    <span className="block w-full p-6 sm:p-10 lg:p-14">
      <span className="flex items-center gap-3 font-serif text-3xl font-semibold underline-offset-8 group-[[href]:hover]:underline">
        <span>{name}</span>
        <span className="transition-transform duration-150 ease-quiet group-[[href]:hover]:translate-x-1">{icon}</span>
      </span>
      <span className="mt-2 block">{children}</span>
    </span>
  </>
)
