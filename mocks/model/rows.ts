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
export const rowsOf = (store: Store, applicationId: number): ApplicationRows => ({
  grantRows: store.grantRows.of(applicationId).map((row) => ownColumns('grantRows', row)),
  fundingRows: store.fundingRows.of(applicationId).map((row) => ownColumns('fundingRows', row)),
  coInvestigators: store.coInvestigators.of(applicationId).map((row) => ownColumns('coInvestigators', row)),
})

const ownColumns = <List extends RowListName>(list: List, row: RowOf<List>): RowOf<List> => ({
  ...makeEmptyRow(list),
  ...Object.fromEntries(getColumns(list).map(([column]) => [column, row[column]])),
})

export const nominationsOf = (store: Store, applicationId: number): FormValues['reviewers'] =>
  store.nominations.of(applicationId).map(({ name, email, affiliation }) => ({ name, email, affiliation }))

export function replaceNominations(store: Store, applicationId: number, reviewers: FormValues['reviewers']): void {
  store.nominations.removeOf(applicationId)
  for (const nominated of reviewers) store.nominations.insert({ applicationId, ...nominated })
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
  const filled = <Row extends object>(rows: Row[]) => rows.filter((row) => isStored(Object.values(row)))
  for (const row of filled(grantRows)) store.grantRows.insert({ applicationId, ...row })
  for (const row of filled(fundingRows)) store.fundingRows.insert({ applicationId, ...row })
  for (const row of filled(coInvestigators)) store.coInvestigators.insert({ applicationId, ...row })
}

function removeRows(store: Store, applicationId: number): void {
  for (const list of ROW_LISTS) store[list].removeOf(applicationId)
}

/** Removes an application with everything that belongs to it, the bytes of its files included. */
export function removeApplication(store: Store, applicationId: number): void {
  for (const { id } of store.storedFiles.of(applicationId)) store.fileBytes.delete(id)
  store.storedFiles.removeOf(applicationId)
  removeRows(store, applicationId)
  store.nominations.removeOf(applicationId)
  store.reviewers.removeOf(applicationId)
  store.approvals.removeOf(applicationId)
  store.budgetRevisions.removeOf(applicationId)
  store.applications.remove(applicationId)
}
