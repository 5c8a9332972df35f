import type { Role } from '@/domain/people/roles'
import { classNames } from '@/lib/class-names'
import { ApplicantToDo } from './applicant-to-do'
import { CouncilToDo } from './council-to-do'

export function ToDo({ role }: { role: Role }) {
  return (
    <section aria-labelledby="to-do" className={classNames('no-print', role !== 'Applicant' && 'mb-12')}>
      <h2 id="to-do" className="mb-6 text-xl">
        To do
      </h2>
      {role === 'Applicant' ? <ApplicantToDo /> : <CouncilToDo role={role} />}
    </section>
  )
}
