import { useServices } from '@/api/services'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { dueReports, type DueReport } from '@/domain/due-reports'
import type { FileKind } from '@/domain/file-kinds'
import { STATUS, type Status } from '@/domain/status'
import { useRowScan } from './use-row-scan'

/** Undefined rows are not scanned: a list needs the scan only while its filter is on. */
type Rows<Row> = readonly Row[] | undefined

/** Granted applications whose award letter the host does not have, by id. */
export function useMissingAwardLetters(rows: Rows<{ applicationId: string; status: Status }>) {
  return useMissingFile('awardLetter', granted(rows), ({ applicationId }) => applicationId)
}

/** Granted applications whose signed agreement the host does not have, by id. */
export function useMissingAgreements(rows: Rows<{ applicationId: string; status: Status }>) {
  return useMissingFile('agreement', granted(rows), ({ applicationId }) => applicationId)
}

const granted = <Row extends { status: Status }>(rows: Rows<Row>) =>
  rows?.filter(({ status }) => status === STATUS.granted)

function useMissingFile<Row>(fileType: FileKind, rows: Rows<Row>, idOf: (row: Row) => string) {
  return useRowScan({
    name: fileType,
    rows,
    idOf,
    checkRow: async (row, read) =>
      (await read('checkFileExistence', { applicationId: idOf(row), fileType })).exists ? null : true,
  })
}

type Granted = Pick<Output<'listProgressReports'>[number], 'applicationId'>

/**
 * Granted applications with reports that are due and were not sent, by id. The host is asked for start and length, and
 * then only for the reports that are due.
 */
export function useMissingReports(rows: Rows<Granted>) {
  const { now } = useServices()
  return useRowScan<Granted, DueReport[]>({
    name: 'reports',
    rows,
    idOf: ({ applicationId }) => applicationId,
    checkRow: async ({ applicationId }, read) => {
      const details = await read('getDetails', { applicationId })
      const due = dueReports(details?.startDate ?? null, details?.period ?? '', now(), branding.timeZone.name)
      const missing: DueReport[] = []
      for (const one of due) {
        const { exists } = await read('checkFileExistence', { applicationId, fileType: one.report.file })
        if (!exists) missing.push(one)
      }
      return missing.length > 0 ? missing : null
    },
  })
}
