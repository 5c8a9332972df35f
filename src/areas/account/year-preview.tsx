import { ArrowRight } from 'lucide-react'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import { AnswersPicture, StatusPicture } from '@/features/year/year-pictures'
import { LinkButton } from '@/ui/link-button'

/** Shows the two pictures that need only the dashboard's lists. Fixed rows prevent a layout shift. */
export function YearPreview({ role }: { role: CouncilRole }) {
  return (
    <section aria-labelledby="year" className="mb-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="year" className="text-xl">
          The year
        </h2>
        <span className="no-print">
          <LinkButton to={paths.year} size="small" icon={<ArrowRight aria-hidden size={16} />}>
            All pictures of the year
          </LinkButton>
        </span>
      </div>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <StatusPicture path={COUNCIL_PAGES[role].viewApplications} years={3} isSmall />
        <AnswersPicture isSmall />
      </div>
    </section>
  )
}
