import type { ApplicationForm, RowListName } from '@/domain/application-form'
import type { Store } from './store'

type Rows = Pick<ApplicationForm, RowListName>

/** The rows of an application as its form has them. */
export const rowsOf = (store: Store, appId: number): Rows => ({
  grantRows: store.grantRows.of(appId).map(({ fundingSource, durationperiod, currency, amount }) => ({
    fundingSource,
    durationperiod,
    currency,
    amount,
  })),
  fundingRows: store.fundingRows.of(appId).map(({ fundingOrganization, fundingAmount }) => ({
    fundingOrganization,
    fundingAmount,
  })),
  co_investigators: store.coInvestigators
    .of(appId)
    .map(({ name, departmentUniversity }) => ({ name, departmentUniversity })),
})

type WorthKeeping = (values: string[]) => boolean

/** Puts the rows that are worth keeping in place of the ones that an application had. */
export function replaceRows(store: Store, appId: number, rows: Rows, worthKeeping: WorthKeeping): void {
  removeRows(store, appId)
  addRows(store, appId, rows, worthKeeping)
}

/** Puts the rows that are worth keeping beside the ones that an application has. */
export function addRows(
  store: Store,
  app_ID: number,
  { grantRows, fundingRows, co_investigators }: Rows,
  worthKeeping: WorthKeeping,
): void {
  const kept = <Row extends object>(rows: Row[]) => rows.filter((row) => worthKeeping(Object.values(row)))
  for (const row of kept(grantRows)) store.grantRows.insert({ app_ID, ...row })
  for (const row of kept(fundingRows)) store.fundingRows.insert({ app_ID, ...row })
  for (const row of kept(co_investigators)) store.coInvestigators.insert({ app_ID, ...row })
}

function removeRows(store: Store, appId: number): void {
  store.grantRows.removeOf(appId)
  store.fundingRows.removeOf(appId)
  store.coInvestigators.removeOf(appId)
}

/** An application and everything that hangs on it, the bytes of its files too. */
export function removeApplication(store: Store, appId: number): void {
  for (const { id } of store.storedFiles.of(appId)) store.fileBytes.delete(id)
  store.storedFiles.removeOf(appId)
  removeRows(store, appId)
  store.reviewers.removeOf(appId)
  store.approvals.removeOf(appId)
  store.budgetRevisions.removeOf(appId)
  store.applications.remove(appId)
}
