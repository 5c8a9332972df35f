import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { useServices } from '@/api/services'
import { OMISSION_TEXTS, type OmittedDocument } from '@/pdf/dossier/dossier-content'
import { Button } from '@/ui/button'
import { useBottomInset } from '@/ui/use-bottom-inset'
import { useConfirmClosing } from '@/ui/use-confirm-closing'
import { getJobName, formatProgress, findProblems, type DossierJob, type DossierStage } from './dossier-job'
import { getDossierJobs } from './dossier-jobs'

export function DossierPanel() {
  const { snapshot, subscribe } = getDossierJobs(useServices())
  const jobs = useSyncExternalStore(subscribe, snapshot, snapshot)
  useConfirmClosing(jobs.some(({ stage }) => stage.status === 'running'))
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

function DossierLine({ job }: { job: DossierJob }) {
  const { add, remove, retry, save } = getDossierJobs(useServices())
  const { id, stage, request } = job
  const about = getJobName(job)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_20rem]">
        {stage.status === 'running' && <RunningJob job={job} stage={stage} />}
        {stage.status === 'done' && <FinishedJob job={job} omitted={stage.omitted} />}
        {stage.status === 'failed' && (
          <div role="alert" className="flex gap-2">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-refused" />
            <p>
              <span className="font-semibold">{getJobName(job)}</span> could not be made. Nothing was changed. With many
              large documents, take fewer at once.
            </p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {stage.status === 'done' && (
          <Button size="small" onClick={() => save(id)} about={about}>
            Save again
          </Button>
        )}
        {stage.status === 'done' && !request.isOriginals && (
          <Button size="small" onClick={() => add({ ...request, isOriginals: true })} about={about}>
            All originals as ZIP
          </Button>
        )}
        {stage.status === 'failed' && (
          <Button size="small" variant="primary" onClick={() => retry(id)} about={about}>
            Try again
          </Button>
        )}
        <Button size="small" onClick={() => remove(id)} about={about}>
          {stage.status === 'running' ? 'Cancel' : 'Dismiss'}
        </Button>
      </div>
    </li>
  )
}

function RunningJob({ job, stage }: { job: DossierJob; stage: Extract<DossierStage, { status: 'running' }> }) {
  const { done = 0, total = 1 } = stage.progress ?? {}
  const name = getJobName(job)
  const verb = job.request.isOriginals ? 'packed' : 'bound'
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{name}</p>
      <progress
        aria-label={`${name}: documents ${verb}`}
        value={done}
        max={total}
        className="h-2 w-full accent-accent"
      />
      {/* Not a live region: it changes several times a second. */}
      <p className="text-sm wrap-anywhere text-ink-soft tabular-nums">{formatProgress(stage)}</p>
    </div>
  )
}

function FinishedJob({ job, omitted }: { job: DossierJob; omitted: readonly OmittedDocument[] }) {
  const problems = findProblems(omitted)
  const { isOriginals } = job.request
  const listText = isOriginals
    ? ' Missing documents.txt lists what is not in it.'
    : ' Its list of documents names what is not in it.'
  return (
    <div className="flex gap-2">
      <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
      <div className="min-w-0">
        <p role="alert">
          <span className="font-semibold">{getJobName(job)}</span>{' '}
          <span>{`is ready. Saved as ${job.fileName}.${omitted.length > 0 ? listText : ''}`}</span>
        </p>
        {problems.length > 0 && (
          <details>
            <summary className="min-h-6 cursor-pointer py-1">
              {`These documents could not be ${isOriginals ? 'packed' : 'bound'}: ${problems.length}`}
            </summary>
            <ul className="grid gap-1">
              {problems.map(({ id, label, reason }) => (
                <li key={`${id} ${label}`}>
                  <span className="font-semibold">{`${id}, ${label}`}</span>
                  <span>{`. ${OMISSION_TEXTS[reason]}`}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}
