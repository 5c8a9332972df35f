import type { Role } from '@/domain/people/roles'
import { classNames } from '@/lib/class-names'
import { ApplicantQueue } from './applicant-queue'
import { CouncilQueue } from './council-queue'

export function Queue({ role }: { role: Role }) {
  return (
    <section aria-labelledby="queue" className={classNames('no-print', role !== 'Applicant' && 'mb-12')}>
      <h2 id="queue" className="mb-6 text-xl">
        What needs me now
      </h2>
      {role === 'Applicant' ? <ApplicantQueue /> : <CouncilQueue role={role} />}
    </section>
  )
}
