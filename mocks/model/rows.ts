import type { ApplicationForm, RowListName } from '@/domain/application-form'
import type { Store } from './store'

type Rows = Pick<ApplicationForm, RowListName>

/** The rows of an application as its form has them. */
export const rowsOf = (store: Store, applicationId: number): Rows => ({
  grantRows: store.grantRows.of(applicationId).map(({ fundingSource, durationperiod, currency, amount }) => ({
    fundingSource,
    durationperiod,
    currency,
    amount,
  })),
  fundingRows: store.fundingRows.of(applicationId).map(({ fundingOrganization, fundingAmount }) => ({
    fundingOrganization,
    fundingAmount,
  })),
  co_investigators: store.coInvestigators
    .of(applicationId)
    .map(({ name, departmentUniversity }) => ({ name, departmentUniversity })),
})

type WorthKeeping = (values: string[]) => boolean

/** Puts the rows that are worth keeping in place of the ones that an application had. */
export function replaceRows(store: Store, applicationId: number, rows: Rows, worthKeeping: WorthKeeping): void {
  removeRows(store, applicationId)
  addRows(store, applicationId, rows, worthKeeping)
}

/** Puts the rows that are worth keeping beside the ones that an application has. */
export function addRows(
  store: Store,
  applicationId: number,
  { grantRows, fundingRows, co_investigators }: Rows,
  worthKeeping: WorthKeeping,
): void {
  const kept = <Row extends object>(rows: Row[]) => rows.filter((row) => worthKeeping(Object.values(row)))
  for (const row of kept(grantRows)) store.grantRows.insert({ applicationId, ...row })
  for (const row of kept(fundingRows)) store.fundingRows.insert({ applicationId, ...row })
  for (const row of kept(co_investigators)) store.coInvestigators.insert({ applicationId, ...row })
}

function removeRows(store: Store, applicationId: number): void {
  store.grantRows.removeOf(applicationId)
  store.fundingRows.removeOf(applicationId)
  store.coInvestigators.removeOf(applicationId)
}

/** An application and everything that hangs on it, the bytes of its files too. */
export function removeApplication(store: Store, applicationId: number): void {
  for (const { id } of store.storedFiles.of(applicationId)) store.fileBytes.delete(id)
  store.storedFiles.removeOf(applicationId)
  removeRows(store, applicationId)
  store.reviewers.removeOf(applicationId)
  store.approvals.removeOf(applicationId)
  store.budgetRevisions.removeOf(applicationId)
  store.applications.remove(applicationId)
}
