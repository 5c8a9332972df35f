import {
  type FormValues,
  makeEmptyRow,
  ROW_LISTS,
  type ApplicationRows,
  type RowListName,
  type RowOf,
} from '@/domain/application/application-form'
import { getColumns } from '@/domain/application/form-entries'
import type { Store } from './store'

/** Returns only the columns of the form. */
export const findFormRows = (store: Store, applicationId: number): ApplicationRows => ({
  grantRows: store.grantRows.findByApplication(applicationId).map((row) => pickFormColumns('grantRows', row)),
  fundingRows: store.fundingRows.findByApplication(applicationId).map((row) => pickFormColumns('fundingRows', row)),
  coInvestigators: store.coInvestigators
    .findByApplication(applicationId)
    .map((row) => pickFormColumns('coInvestigators', row)),
})

const pickFormColumns = <List extends RowListName>(list: List, row: RowOf<List>): RowOf<List> => ({
  ...makeEmptyRow(list),
  ...Object.fromEntries(getColumns(list).map(([column]) => [column, row[column]])),
})

export const findNominations = (store: Store, applicationId: number): FormValues['reviewers'] =>
  store.nominations
    .findByApplication(applicationId)
    .map(({ name, email, affiliation }) => ({ name, email, affiliation }))

export function replaceNominations(store: Store, applicationId: number, reviewers: FormValues['reviewers']): void {
  store.nominations.removeByApplication(applicationId)
  for (const reviewer of reviewers) store.nominations.insert({ applicationId, ...reviewer })
}

type RowFilter = (values: string[]) => boolean

export function replaceRows(store: Store, applicationId: number, rows: ApplicationRows, isStored: RowFilter): void {
  removeRows(store, applicationId)
  addRows(store, applicationId, rows, isStored)
}

export function addRows(
  store: Store,
  applicationId: number,
  { grantRows, fundingRows, coInvestigators }: ApplicationRows,
  isStored: RowFilter,
): void {
  const filterRows = <Row extends object>(rows: Row[]) => rows.filter((row) => isStored(Object.values(row)))
  for (const row of filterRows(grantRows)) store.grantRows.insert({ applicationId, ...row })
  for (const row of filterRows(fundingRows)) store.fundingRows.insert({ applicationId, ...row })
  for (const row of filterRows(coInvestigators)) store.coInvestigators.insert({ applicationId, ...row })
}

function removeRows(store: Store, applicationId: number): void {
  for (const list of ROW_LISTS) store[list].removeByApplication(applicationId)
}

/** Removes an application with its rows in all tables and the bytes of its files. */
export function removeApplication(store: Store, applicationId: number): void {
  for (const { id } of store.storedFiles.findByApplication(applicationId)) store.fileBytes.delete(id)
  store.storedFiles.removeByApplication(applicationId)
  removeRows(store, applicationId)
  store.nominations.removeByApplication(applicationId)
  store.reviewers.removeByApplication(applicationId)
  store.approvals.removeByApplication(applicationId)
  store.budgetRevisions.removeByApplication(applicationId)
  store.applications.remove(applicationId)
}
