import { useRef, useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { useConfirmClosing } from '@/ui/use-confirm-closing'
import { useBottomInset } from '@/ui/use-bottom-inset'
import { DossierLine } from './dossier-line'
import type { DossierJob } from './dossier-job'
import { dossierJobs } from './dossier-jobs'

export function DossierPanel() {
  const { snapshot, subscribe } = dossierJobs(useServices())
  const jobs = useSyncExternalStore(subscribe, snapshot, snapshot)
  useConfirmClosing(jobs.some(({ stage }) => stage.at === 'making'))
  return jobs.length > 0 ? <Panel jobs={jobs} /> : null
}

function Panel({ jobs }: { jobs: readonly DossierJob[] }) {
  const panel = useRef<HTMLElement>(null)
  useBottomInset(panel, '--dossiers-height')
  return (
    <section
      ref={panel}
      aria-label="Dossiers and board packs"
      className="no-print sticky bottom-[calc(var(--page-foot,0px)+var(--queue-height,0px))] z-20 max-h-[40dvh] overflow-y-auto border-t border-rule-strong bg-raised"
    >
      <ul className="mx-auto w-full max-w-page divide-y divide-rule px-4 sm:px-8">
        {jobs.map((job) => (
          <DossierLine key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
