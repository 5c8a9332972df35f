import { DetailsLink } from '@/features/applications/details-link'
import { useListTitle } from './list-title'
import { shownTitle, type TitledRow } from './row-labels'

/** The title of an application, cut to two lines; leads to More Details, and from there back to this list. */
export function TitleLink({ row }: { row: TitledRow }) {
  const { applicationId, projectTitle } = row
  return (
    // A row is identified by its title, so its column is never narrow. Two lines high also while the link floats.
    <div className="relative grid min-h-[2lh] items-center in-data-[density=compact]:min-h-[1lh] wrap-anywhere @min-[40rem]:min-w-34">
      <DetailsLink applicationId={applicationId} title={projectTitle} from={useListTitle()} isCut>
        {shownTitle(row)}
      </DetailsLink>
    </div>
  )
}
