import type { Services } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { branding } from '@/branding'
import { isCouncilRole } from '@/council-pages'
import { getCouncilDay } from '@/council-time'
import { formatHostDay } from '@/domain/dates/host-date'
import type { Dossier, DossierProgress } from '@/pdf/dossier/make-dossier'
import { saveFile } from '../files/save-file'
import {
  getFileName,
  getKinds,
  estimateTime,
  type DossierJob,
  type DossierRequest,
  type DossierStage,
} from './dossier-job'
import { createStore } from '@/lib/create-store'

/** Jobs outlive their screen (decision 14). They are dropped once their user logs out or another one logs in. */
class DossierJobs {
  #jobs = createStore<readonly DossierJob[]>([])
  #owner: Person | null = null
  #stops = new Map<number, AbortController>()
  #lastId = 0

  constructor(private readonly services: Services) {
    services.session.subscribe(() => {
      const { owner } = services.session
      if (this.#owner && !(owner && isSamePerson(owner, this.#owner)))
        this.snapshot().forEach(({ id }) => this.remove(id))
    })
  }

  readonly snapshot = this.#jobs.snapshot
  readonly subscribe = this.#jobs.subscribe

  readonly add = (request: DossierRequest): void => {
    const id = (this.#lastId += 1)
    const controller = new AbortController()
    this.#owner = this.services.session.owner
    this.#stops.set(id, controller)
    const fileName = getFileName(request, getCouncilDay(this.services.now()))
    this.#jobs.set([...this.snapshot(), { id, request, fileName, stage: INITIAL_STAGE }])
    void this.#make(id, request, controller.signal)
  }

  /** Aborts a running job, or removes a finished one. */
  readonly remove = (id: number): void => {
    this.#stops.get(id)?.abort()
    this.#stops.delete(id)
    this.#jobs.set(this.snapshot().filter((job) => job.id !== id))
  }

  readonly retry = (id: number): void => {
    const job = this.snapshot().find((one) => one.id === id)
    if (!job) return
    this.remove(id)
    this.add(job.request)
  }

  readonly save = (id: number): void => {
    const job = this.snapshot().find((one) => one.id === id)
    if (job?.stage.status === 'done') saveFile(job.stage.file, job.fileName)
  }

  async #make(id: number, request: DossierRequest, signal: AbortSignal): Promise<void> {
    const startTime = performance.now()
    const onProgress = (progress: DossierProgress) =>
      this.#setStage(id, {
        status: 'running',
        progress,
        remainingTime: estimateTime(progress, performance.now() - startTime),
      })
    try {
      const { file, omitted } = await this.#bind(request, signal, onProgress)
      this.#setStage(id, { status: 'done', file, omitted })
      this.save(id)
    } catch (error) {
      if (signal.aborted) return
      // The dossier lists documents that fail, so a rejection is a bug.
      console.error('The dossier could not be made.', error)
      this.#setStage(id, { status: 'failed' })
    }
  }

  async #bind(
    request: DossierRequest,
    signal: AbortSignal,
    onProgress: (progress: DossierProgress) => void,
  ): Promise<Dossier> {
    const { client, now } = this.services
    const ids = 'applicationId' in request ? [request.applicationId] : request.appIds
    // Loaded on demand, because every page contains the panel of jobs.
    const { loadDossiers } = await import('./application-dossier')
    const kinds = getKinds(request, isCouncilRole(this.services.session.expectedRole))
    const contents = await loadDossiers({ client, now: now(), kinds, signal }, ids)
    const printedAt = now()
    const madeOn = formatHostDay(getCouncilDay(printedAt))
    if (request.isOriginals) {
      const { zipOriginals } = await import('./zip-originals')
      return zipOriginals(contents, { printedAt, madeOn, signal, onProgress })
    }
    const { bindInWorker } = await import('@/pdf/dossier/bind-in-worker')
    const kind = 'applicationId' in request ? 'dossier' : 'board-pack'
    const order = 'applicationId' in request ? undefined : request.order
    const { council } = branding
    return bindInWorker({ kind, order, contents, council, printedAt, madeOn, signal, onProgress })
  }

  #setStage(id: number, stage: DossierStage): void {
    this.#jobs.set(this.snapshot().map((job) => (job.id === id ? { ...job, stage } : job)))
  }
}

const INITIAL_STAGE: DossierStage = { status: 'running', progress: null, remainingTime: undefined }

const instances = new WeakMap<Services, DossierJobs>()

export function getDossierJobs(services: Services): DossierJobs {
  const jobs = instances.get(services) ?? new DossierJobs(services)
  instances.set(services, jobs)
  return jobs
}
