import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { SlashedText } from './slashed-text'
import { UserText } from './user-text'

interface PageHeaderProps {
  /** The page's only `h1`. */
  title: string
  /** Title of the project, shown large below `title` in the same heading. */
  projectTitle?: string
  /** The purpose of the page, in a sentence or two. */
  lead?: ReactNode
  /** The actions on the page as a whole; not printed. */
  actions?: ReactNode
  /** Link to the parent page. */
  back?: { to: string; label: string }
}

/** Places a short lead beside the title if there is room, to leave more height for the content. */
const BESIDE = 'flex flex-wrap items-baseline gap-x-6 gap-y-2'
const BENEATH = 'grid gap-y-2'

/** The header of a screen. Its heading is focusable, so that it can receive the focus after navigation. */
export function PageHeader({ title, projectTitle = '', lead, actions, back }: PageHeaderProps) {
  // Only such a title has elements: a screen reader may read them one by one.
  const shownTitle = title.includes('/') ? <SlashedText text={title} /> : title
  return (
    <header className="mb-6 border-b border-rule pb-5 in-data-desk:mb-5 in-data-desk:py-1.5">
      {back !== undefined && (
        <Link
          to={back.to}
          className="no-print mb-4 in-data-desk:mb-0 inline-flex min-h-9 items-center gap-2 text-sm text-ink-soft no-underline hover:text-accent"
        >
          <ArrowLeft aria-hidden size={16} />
          <span>{back.label}</span>
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className={classNames('min-w-0 flex-[1_1_20rem]', typeof lead === 'string' ? BESIDE : BENEATH)}>
          <h1 tabIndex={-1} className="min-w-0 text-3xl wrap-break-word in-data-desk:text-xl in-data-desk:leading-9">
            {projectTitle === '' ? (
              shownTitle
            ) : (
              <>
                <span className="block font-sans text-base font-normal tracking-normal text-ink-soft">{title}</span>{' '}
                <UserText as="span" className="block max-w-reading text-2xl wrap-anywhere in-data-desk:text-xl">
                  {projectTitle}
                </UserText>
              </>
            )}
          </h1>
          {lead !== undefined && <div className="max-w-reading min-w-0 flex-[1_1_24rem] text-ink-soft">{lead}</div>}
        </div>
        {actions !== undefined && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
