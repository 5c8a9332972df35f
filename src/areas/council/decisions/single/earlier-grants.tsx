import { earlierGrants } from '@/domain/money/earlier-grants'
import { yearOf } from '@/domain/dates/years'
import { DetailsLink } from '@/features/applications/details-link'
import { displayedId } from '@/council-time'
import { useServices } from '@/api/services'
import type { ApprovedApplication } from '../decision.write'
import { shownTitle } from '@/areas/council/list/row-labels'

interface EarlierGrantsProps {
  row: ApprovedApplication
  applications: readonly ApprovedApplication[]
}

export function EarlierGrants({ row, applications }: EarlierGrantsProps) {
  const { now } = useServices()
  const grants = earlierGrants(applications, row)
  return (
    <section aria-labelledby="earlier" className="grid gap-2">
      <h2 id="earlier" className="text-xl">
        Earlier grants
      </h2>
      {grants && grants.length > 0 && (
        <ul className="border-b border-rule">
          {grants.map(({ applicationId, projectTitle, submittedDate }) => (
            <li key={applicationId} className="border-t border-rule py-2 wrap-anywhere">
              <DetailsLink applicationId={applicationId} title={projectTitle} from="Decide">
                {shownTitle({ projectTitle })}
              </DetailsLink>{' '}
              <span className="text-ink-soft tabular-nums">
                {`${displayedId(applicationId, now())}${submittedDate !== null ? `, submitted in ${yearOf(submittedDate)}` : ''}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-reading text-sm wrap-anywhere text-ink-soft">{knowledgeOf(row.email, grants?.length)}</p>
    </section>
  )
}

function knowledgeOf(email: string, count: number | undefined): string {
  if (count === undefined) return 'The list has no e-mail address of this applicant, so earlier grants are not known.'
  const found = count === 0 ? `The list has no other grant to ${email}. ` : ''
  return `${found}Grants under another address, or to others of the team, are not known here; amounts are in More Details.`
}
