import { useServices } from '@/api/services'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { getDueReports, type DueReport } from '@/domain/council/due-reports'
import type { FileKind } from '@/domain/files/file-kinds'
import { STATUS, type Status } from '@/domain/status/status'
import { useRowScan } from './use-row-scan'

/** Does not scan undefined rows, because a list needs the scan only while its filter is on. */
type Rows<Row> = readonly Row[] | undefined

/** The host never removes files, so only a missing file can change. */
const isThere = ({ exists }: Output<'checkFileExistence'>): boolean => exists

/** A grant's start and length are set once. */
const hasTerms = (details: Output<'getDetails'>): boolean => Boolean(details?.startDate && details.period)

export function useMissingAwardLetters(rows: Rows<GrantedOrNot>) {
  return useMissingFile('awardLetter', rows)
}

/** Checks for the agreement that the applicant has signed. */
export function useMissingAgreements(rows: Rows<GrantedOrNot>) {
  return useMissingFile('agreement', rows)
}

/** Checks for the agreement that the council has sent. */
export function useMissingCouncilAgreements(rows: Rows<GrantedOrNot>) {
  return useMissingFile('agreementurc', rows)
}

interface GrantedOrNot {
  readonly applicationId: string
  readonly status: Status
}

function useMissingFile(fileType: FileKind, rows: Rows<GrantedOrNot>) {
  return useRowScan({
    name: fileType,
    rows: rows?.filter(({ status }) => status === STATUS.granted),
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) =>
      (await read('checkFileExistence', { applicationId, fileType }, isThere)).exists ? null : true,
  })
}

type GrantedApplication = Pick<Output<'listProgressReports'>[number], 'applicationId'>

/** Fetches start and length of each grant, then checks only the reports that are due. */
export function useMissingReports(rows: Rows<GrantedApplication>) {
  const { now } = useServices()
  return useRowScan<GrantedApplication, DueReport[]>({
    name: 'reports',
    rows,
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) => {
      const details = await read('getDetails', { applicationId }, hasTerms)
      const due = getDueReports(details?.startDate ?? null, details?.period ?? '', now(), branding.timeZone.name)
      const missing: DueReport[] = []
      for (const one of due) {
        const { exists } = await read('checkFileExistence', { applicationId, fileType: one.report.file }, isThere)
        if (!exists) missing.push(one)
      }
      return missing.length > 0 ? missing : null
    },
  })
}
