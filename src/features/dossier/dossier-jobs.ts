import type { Services } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { branding } from '@/branding'
import type { Dossier, DossierProgress } from '@/pdf/dossier/make-dossier'
import { saveFile } from '../files/save-file'
import { fileNameOf, timeLeft, type DossierJob, type DossierRequest, type DossierStage } from './dossier-job'
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
        this.snapshot().forEach(({ id }) => this.drop(id))
    })
  }

  readonly snapshot = this.#jobs.snapshot
  readonly subscribe = this.#jobs.subscribe

  readonly add = (request: DossierRequest): void => {
    const id = (this.#lastId += 1)
    const stop = new AbortController()
    this.#owner = this.services.session.owner
    this.#stops.set(id, stop)
    this.#jobs.set([...this.snapshot(), { id, request, fileName: fileNameOf(request), stage: MAKING }])
    void this.#make(id, request, stop.signal)
  }

  /** Aborts a running job, or removes a finished one. */
  readonly drop = (id: number): void => {
    this.#stops.get(id)?.abort()
    this.#stops.delete(id)
    this.#jobs.set(this.snapshot().filter((job) => job.id !== id))
  }

  readonly again = (id: number): void => {
    const job = this.snapshot().find((one) => one.id === id)
    if (!job) return
    this.drop(id)
    this.add(job.request)
  }

  readonly save = (id: number): void => {
    const job = this.snapshot().find((one) => one.id === id)
    if (job?.stage.at === 'made') saveFile(job.stage.file, job.fileName)
  }

  async #make(id: number, request: DossierRequest, signal: AbortSignal): Promise<void> {
    const began = performance.now()
    const onProgress = (progress: DossierProgress) =>
      this.#setStage(id, { at: 'making', progress, left: timeLeft(progress, performance.now() - began) })
    try {
      const { file, leftOut } = await this.#bind(request, signal, onProgress)
      this.#setStage(id, { at: 'made', file, leftOut })
      this.save(id)
    } catch (error) {
      if (signal.aborted) return
      // A document that fails is listed in the dossier and does not reject, so this is a bug: log it.
      console.error('The dossier could not be made.', error)
      this.#setStage(id, { at: 'failed' })
    }
  }

  async #bind(
    request: DossierRequest,
    signal: AbortSignal,
    onProgress: (progress: DossierProgress) => void,
  ): Promise<Dossier> {
    const { client, now } = this.services
    const ids = 'applicationId' in request ? [request.applicationId] : request.appIds
    // Loaded with the first dossier: the panel of jobs is part of every page.
    const { dossiersOf } = await import('./application-dossier')
    const contents = await dossiersOf(client, ids, now(), signal)
    if (request.isOriginals) {
      const { zipOriginals } = await import('./zip-originals')
      return zipOriginals(contents, { printedAt: now(), signal, onProgress })
    }
    const { bindInWorker } = await import('@/pdf/dossier/bind-in-worker')
    const kind = 'applicationId' in request ? 'dossier' : 'board-pack'
    return bindInWorker({ kind, contents, council: branding.council, printedAt: now(), signal, onProgress })
  }

  #setStage(id: number, stage: DossierStage): void {
    this.#jobs.set(this.snapshot().map((job) => (job.id === id ? { ...job, stage } : job)))
  }
}

const MAKING: DossierStage = { at: 'making', progress: null, left: undefined }

const ofPortal = new WeakMap<Services, DossierJobs>()

export function dossierJobs(services: Services): DossierJobs {
  const jobs = ofPortal.get(services) ?? new DossierJobs(services)
  ofPortal.set(services, jobs)
  return jobs
}
