import { DetailsLink } from '@/features/applications/details-link'
import { useListTitle } from './list-title'
import { shownTitle, type TitledRow } from './row-labels'

/** Truncates the title to two lines. More Details links back to this list. */
export function TitleLink({ row }: { row: TitledRow }) {
  const { applicationId, projectTitle } = row
  return (
    // The title identifies its row, so the column has a minimum width. Keeps two lines while a hovered link floats.
    <div className="relative grid min-h-[2lh] items-center in-data-[density=compact]:min-h-[1lh] wrap-anywhere @min-[40rem]:min-w-28">
      <DetailsLink applicationId={applicationId} title={projectTitle} from={useListTitle()} isCut>
        {shownTitle(row)}
      </DetailsLink>
    </div>
  )
}
