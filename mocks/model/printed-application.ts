import type { HostFile } from '@/wire/contract/php'
import { FILE_FIELDS, type ApplicationForm } from '@/domain/application/application-form'
import { downloadNames } from '@/domain/files/download-names'
import { STATUS, statusLabel } from '@/domain/status/status'
import type { MockContext } from '../implementation'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { findNewestFile } from './files'
import { countSeededPages } from './count-seeded-pages'
import { findNominations, findFormRows } from './rows'
import type { Store } from './store'
import type { ApplicationRow, StoredFileRow } from './tables'

export async function printApplication({ store, now }: MockContext, application: ApplicationRow): Promise<HostFile> {
  const { createApplicationPdf } = await import('../documents/application-pdf')
  const { applicationId, faculty, department, status, submittedDate } = application
  const form: ApplicationForm = {
    ...application,
    ...findFormRows(store, applicationId),
    reviewers: findNominations(store, applicationId),
  }
  const bytes = await createApplicationPdf({
    id: String(applicationId),
    status: statusLabel(status),
    submittedDate: status === STATUS.draft ? null : submittedDate,
    form,
    facultyName: store.faculties.get(Number(faculty))?.faculty ?? '',
    departmentName: store.departments.get(Number(department))?.department ?? '',
    files: await findAttachedFiles(store, applicationId),
    printedAt: now,
  })
  return {
    blob: new Blob([bytes.slice()], { type: 'application/pdf' }),
    name: downloadNames.application(applicationId),
  }
}

async function findAttachedFiles(store: Store, applicationId: number) {
  const rows = FILE_FIELDS.flatMap((field) => {
    const row = findNewestFile(store, applicationId, FIELD_KINDS[field])
    return row ? [{ field, row }] : []
  })
  const entries = rows.map(async ({ field, row }) => {
    const { name, size: bytes } = row
    return [field, { name, bytes, pages: await countPages(store, row) }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function countPages(store: Store, row: StoredFileRow): Promise<number | null> {
  const uploaded = store.fileBytes.get(row.id)
  if (!uploaded) return countSeededPages(row)
  const { PDFDocument } = await import('pdf-lib')
  const bytes = await uploaded.arrayBuffer()
  // Counting reads the page tree, which can fail for a damaged file even after `load` succeeds.
  return PDFDocument.load(bytes, { ignoreEncryption: true })
    .then((document) => document.getPageCount())
    .catch(() => null)
}
