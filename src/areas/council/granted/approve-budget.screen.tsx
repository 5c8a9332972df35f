import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callQuery } from '@/api/query'
import { useServices, type Services } from '@/api/services'
import type { Output } from '@/contract'
import { budgetWork } from '@/domain/council/to-do'
import { formatHostDate, getHostDateOrder } from '@/domain/dates/host-date'
import { downloadNames } from '@/domain/files/download-names'
import { BUDGET_KINDS, type BudgetKind } from '@/domain/files/file-kinds'
import { searchedBy } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { useFileExists } from '@/features/files/use-file-exists'
import { RetryBanner } from '@/features/retry-banner'
import { workFilter } from '@/features/to-do/work-filter'
import type { Column } from '@/table/rows'
import { Button } from '@/ui/button'
import { Dash } from '@/ui/dash'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { explain, getFailureReason } from '@/api/explain'
import { getTechnicalDetail } from '@/wire/client/api-error'
import { useChoice, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import { createIdColumn, createTitleColumn } from '../list/application-columns'
import { ApplicationFile, loadFileState } from '../list/application-file'
import { ApplicationList } from '../list/application-list'
import { ListPage } from '../list/list-page'
import { BUDGET_DECISIONS, budgetWrite, type BudgetDecision as BudgetChoice } from './budget.write'
import { NoGrantedApplications } from './no-granted-applications'

export default function ApproveBudgetScreen() {
  return (
    <ListPage
      title="Approve Budget"
      lead="Granted applications. Compare the revised budget with the previous one, and decide."
    >
      <BudgetList />
    </ListPage>
  )
}

/** Not preloaded by a route loader, because this page has its own error message for a failed list. */
function BudgetList() {
  const services = useServices()
  const columns = useMemo(() => createColumns(services), [services])
  const { data: budgets, error, isFetching, refetch } = useQuery(callQuery(services.client, 'listBudgets', {}))
  if (budgets === undefined) {
    return error === null || isFetching ? (
      <Skeleton lines={6} />
    ) : (
      <BudgetsError error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <ApplicationList
      name="approve-budget"
      rows={budgets}
      columns={columns}
      filters={FILTERS}
      caption="Granted applications and their budgets"
      search={getSearchText}
      initialSort={{ id: 'requested', desc: true }}
      emptyState={<NoGrantedApplications title={messages.applications.noneAvailable} />}
    />
  )
}

const getSearchText = ({ applicationId, projectTitle }: BudgetRow) => searchedBy(applicationId, projectTitle)

const FILTERS = [workFilter<BudgetRow>(budgetWork)]

interface BudgetsErrorProps {
  error: unknown
  onRetry: () => void
}

function BudgetsError({ error, onRetry }: BudgetsErrorProps) {
  return (
    <RetryBanner
      title={messages.budget.listFailed}
      detail={getTechnicalDetail(error)}
      variant="primary"
      onRetry={onRetry}
    >
      {`${getFailureReason(error)} ${explain(error).next}`}
    </RetryBanner>
  )
}

function createColumns(services: Services): Column<BudgetRow>[] {
  return [
    createTitleColumn(),
    createIdColumn(services.now()),
    {
      id: 'requested',
      header: 'Request Date',
      card: 'none',
      cell: ({ uploadedAt }) => formatHostDate(uploadedAt) || <Dash meaning={formatMissingDate(uploadedAt)} />,
      sortValue: ({ uploadedAt }) => getHostDateOrder(uploadedAt),
      exportColumns: [
        {
          header: 'Request Date',
          type: 'date',
          value: ({ uploadedAt }) => uploadedAt || formatMissingDate(uploadedAt),
        },
      ],
      fit: 'nowrap',
    },
    ...BUDGET_KINDS.map((kind) => createBudgetColumn(kind, services)),
    {
      id: 'decision',
      header: 'Decision',
      card: 'action',
      cell: (row) => <BudgetDecisionCell row={row} />,
      sortValue: ({ decision }) => decision,
      exportColumns: [{ header: 'Decision', value: ({ decision }) => decision }],
    },
  ]
}

/** Without a date column (undefined), there may still be a revision. */
const formatMissingDate = (date: BudgetRow['uploadedAt']) => (date === undefined ? 'Date not given' : 'No revision')

function createBudgetColumn({ download, file, label }: BudgetKind, services: Services): Column<BudgetRow> {
  return {
    id: download,
    header: label,
    card: 'mark',
    cardLabel: label.replace(' Budget', ''),
    cell: ({ applicationId, projectTitle }) => (
      <ApplicationFile
        applicationId={applicationId}
        kind={file}
        about={`${label}, ${projectTitle}`}
        action="View"
        file={{
          from: (client) => client.downloadBudget({ applicationId, reportType: download }),
          saveAs: downloadNames.budget(download, applicationId),
          failed: messages.files.downloadError,
          missing: messages.files.notForThisApplication,
        }}
      />
    ),
    exportColumns: [{ header: label, value: ({ applicationId }) => loadFileState(services, applicationId, file) }],
  }
}

type BudgetRow = Output<'listBudgets'>[number]

const parseDecision = (text: string | undefined) => BUDGET_DECISIONS.find((option) => option === text)

function BudgetDecisionCell({ row }: { row: BudgetRow }) {
  const { applicationId, projectTitle } = row
  const queueWrite = useWrite()
  const [selectedDecision, setSelectedDecision] = useState<BudgetChoice | null>(null)
  const key = `budget:${applicationId}`
  const isUnsettled = useIsUnsettled(key)
  const queuedDecision = parseDecision(useChoice(key))
  const decision = (isUnsettled ? queuedDecision : (selectedDecision ?? queuedDecision)) ?? row.decision
  // Without a date column, checks the file. If the check fails, the council may decide.
  const hasFile = useFileExists(applicationId, 'budgetRevision', { enabled: row.uploadedAt === undefined })
  const isRevisionMissing = row.uploadedAt === null || hasFile === false
  const queueReason = isUnsettled ? 'Your decision is not saved yet.' : undefined
  const disabledReason = isRevisionMissing ? 'No budget revision has been sent.' : queueReason

  function save() {
    // Shows the selected decision until the write is queued.
    void queueWrite({ kind: budgetWrite, key, row, input: decision }).then(() => setSelectedDecision(null))
  }

  return (
    <div className="flex flex-wrap items-center gap-2 @min-[40rem]:flex-nowrap">
      <div className="w-36 shrink-0">
        <Select
          aria-label={`Decision, ${projectTitle}`}
          value={decision}
          options={BUDGET_DECISIONS.map((option) => ({
            value: option,
            label: option,
            disabled: disabledReason !== undefined,
          }))}
          aria-disabled={disabledReason !== undefined || undefined}
          onChange={({ target }) => setSelectedDecision(parseDecision(target.value) ?? null)}
        />
      </div>
      <Button size="small" disabledReason={disabledReason} onClick={save} about={`decision, ${projectTitle}`}>
        Save
      </Button>
    </div>
  )
}
