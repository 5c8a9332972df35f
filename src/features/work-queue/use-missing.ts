import { useServices } from '@/api/services'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { dueReports, type DueReport } from '@/domain/council/due-reports'
import type { FileKind } from '@/domain/files/file-kinds'
import { STATUS, type Status } from '@/domain/status/status'
import { useRowScan } from './use-row-scan'

/** Undefined rows are not scanned: a list needs the scan only while its filter is on. */
type Rows<Row> = readonly Row[] | undefined

interface ScanOptions {
  /** False to read what an earlier scan has found, and to start none. */
  readonly starts?: boolean
}

/** The host keeps every file that it has: only what is missing can change. */
const isThere = ({ exists }: Output<'checkFileExistence'>): boolean => exists

/** Start and length of a grant are given once. */
const hasTerms = (details: Output<'getDetails'>): boolean => Boolean(details?.startDate && details.period)

/** Granted applications whose award letter the host does not have, by id. */
export function useMissingAwardLetters(rows: Rows<GrantedOrNot>, options: ScanOptions = {}) {
  return useMissingFile('awardLetter', rows, options)
}

/** Granted applications whose signed agreement the host does not have, by id. */
export function useMissingAgreements(rows: Rows<GrantedOrNot>, options: ScanOptions = {}) {
  return useMissingFile('agreement', rows, options)
}

/** Granted applications for which the council has sent no agreement, by id. */
export function useMissingCouncilAgreements(rows: Rows<GrantedOrNot>, options: ScanOptions = {}) {
  return useMissingFile('agreementurc', rows, options)
}

interface GrantedOrNot {
  readonly applicationId: string
  readonly status: Status
}

function useMissingFile(fileType: FileKind, rows: Rows<GrantedOrNot>, options: ScanOptions) {
  return useRowScan({
    ...options,
    name: fileType,
    rows: rows?.filter(({ status }) => status === STATUS.granted),
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) =>
      (await read('checkFileExistence', { applicationId, fileType }, isThere)).exists ? null : true,
  })
}

type Granted = Pick<Output<'listProgressReports'>[number], 'applicationId'>

/**
 * Granted applications with reports that are due and were not sent, by id. The host is asked for start and length, and
 * then only for the reports that are due.
 */
export function useMissingReports(rows: Rows<Granted>, options: ScanOptions = {}) {
  const { now } = useServices()
  return useRowScan<Granted, DueReport[]>({
    ...options,
    name: 'reports',
    rows,
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) => {
      const details = await read('getDetails', { applicationId }, hasTerms)
      const due = dueReports(details?.startDate ?? null, details?.period ?? '', now(), branding.timeZone.name)
      const missing: DueReport[] = []
      for (const one of due) {
        const { exists } = await read('checkFileExistence', { applicationId, fileType: one.report.file }, isThere)
        if (!exists) missing.push(one)
      }
      return missing.length > 0 ? missing : null
    },
  })
}
