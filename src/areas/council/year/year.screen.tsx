import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { callQuery } from '@/api/query'
import { ensureCall, useServices, type Services } from '@/api/services'
import { getCouncilYear } from '@/council-time'
import { AnswersPicture, StatusPicture } from '@/features/year/year-pictures'
import { findListedYear, getStaffYears } from '@/domain/dates/years'
import { withParam } from '@/lib/with-param'
import { Field } from '@/ui/field'
import { PageHeader } from '@/ui/page-header'
import { Select } from '@/ui/select'
import { useCouncilPages } from '../list/use-council-pages'
import { MarksPicture } from './marks-picture'
import { MoneyPicture } from './money-picture'
import { TimesPicture } from './times-picture'

const LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovedApplications',
  'listApprovals',
  'listReviewers',
] as const

/** Never rejects, because each picture shows its own error. */
export const load = (services: Services) => Promise.allSettled(LISTS.map((call) => ensureCall(services, call, {})))

const YEAR_PARAM = 'year'

export default function YearScreen() {
  const { viewApplications } = useCouncilPages()
  const { client, now } = useServices()
  const currentYear = getCouncilYear(now())
  const years = getStaffYears(currentYear)
  const { data: applications = [] } = useQuery(callQuery(client, 'listApprovedApplications', {}))
  const [search, setSearch] = useSearchParams()
  const year =
    years.find((option) => String(option) === search.get(YEAR_PARAM)) ?? findListedYear(applications, currentYear)
  return (
    <>
      <PageHeader
        title="The year"
        lead="Press a part to open its list."
        actions={
          <div data-compact>
            <Field label="Year of submission" isLabelHidden>
              {(control) => (
                <Select
                  {...control}
                  value={String(year)}
                  options={years.map((option) => ({ value: String(option), label: String(option) }))}
                  onChange={({ target }) => setSearch(withParam(search, YEAR_PARAM, target.value), { replace: true })}
                />
              )}
            </Field>
          </div>
        }
      />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <div className="grid min-w-0 gap-y-10">
          <StatusPicture path={viewApplications} />
          <MarksPicture year={year} />
        </div>
        <div className="grid min-w-0 gap-y-10">
          <AnswersPicture year={year} />
          <MoneyPicture />
          <TimesPicture year={year} />
        </div>
      </div>
    </>
  )
}
