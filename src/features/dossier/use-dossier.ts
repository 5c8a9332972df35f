import { useServices } from '@/api/services'
import { useAnnounce } from '@/ui/announcer'
import type { DossierRequest } from './dossier-job'
import { dossierJobs } from './dossier-jobs'

export function useDossier(): (request: DossierRequest) => void {
  const jobs = dossierJobs(useServices())
  const announce = useAnnounce()
  return (request) => {
    jobs.add(request)
    announce('It is being made, in the list at the lower edge. You can go on working.')
  }
}
