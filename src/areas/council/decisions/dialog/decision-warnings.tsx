import { summariseMarks } from '@/domain/council/marks'
import { marksOf } from '@/domain/people/reviewers'
import { STATUS } from '@/domain/status/status'
import { formatCount } from '@/lib/format'
import { Banner } from '@/ui/banner'
import type { DecisionRow } from '../decision.write'

/** Warns about missing approvals and marks. The council may decide without them. */
export function DecisionWarnings({ row }: { row: DecisionRow }) {
  const { missingCount } = summariseMarks(marksOf(row.reviews))
  const warnings = [
    ...(row.status === STATUS.shortlisted ? ['HOD and Dean have not both approved this application yet.'] : []),
    ...(missingCount > 0
      ? [`${formatCount(missingCount, 'mark', 'marks')} ${missingCount === 1 ? 'is' : 'are'} missing.`]
      : []),
  ]
  if (warnings.length === 0) return null
  return (
    <Banner tone="warning">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Banner>
  )
}
