import type { z } from '@/lib/zod'
import type { Scenario } from '../seed/scenario'
import { Changes } from './changes'
import { ChildTable } from './child-table'
import { createDatabase } from './database'
import { FileBytes } from './file-bytes'
import type { RowKey } from './records'
import { Table } from './table'
import { TABLES, type Related, type TableName } from './tables'

export type Store = ReturnType<typeof createStore>

interface Definition<Key extends string, Row> {
  schema: z.ZodMiniType<Row> & { readonly shape: Readonly<Record<keyof Row, unknown>> }
  key: Key
}

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name)

export function createStore() {
  const recordsOf = createDatabase()
  const changes = new Changes()
  let isSeeding = false
  const common = <Row>(name: TableName, { schema }: Definition<string, Row>) => ({
    name,
    schema,
    columns: Object.keys(schema.shape) as (keyof Row)[], // The shape has no other keys.
    isSeeding: () => isSeeding,
    changing: (key: RowKey) => changes.note(name, key),
    counting: () => changes.noteSequence(name),
  })
  const table = <Key extends string, Row extends Record<Key, RowKey>, Name extends TableName>(
    name: Name,
    definition: Definition<Key, Row>,
  ) =>
    new Table<Key, Row, Related<Name>>({ ...common(name, definition), key: definition.key, records: recordsOf(name) })
  const childTable = <Key extends string, Row extends Record<Key, RowKey> & { applicationId: number | null }>(
    name: TableName,
    definition: Definition<Key, Row>,
  ) => new ChildTable<Key, Row>({ ...common(name, definition), key: definition.key, records: recordsOf(name) })

  return {
    /** Scenario of the last seed. */
    scenario: 'nothing' as Scenario, // The wider type, because a seed or a snapshot replaces it.
    people: table('people', TABLES.people),
    sessions: table('sessions', TABLES.sessions),
    faculties: table('faculties', TABLES.faculties),
    departments: table('departments', TABLES.departments),
    applicationDates: table('applicationDates', TABLES.applicationDates),
    applications: table('applications', TABLES.applications),
    grantRows: childTable('grantRows', TABLES.grantRows),
    fundingRows: childTable('fundingRows', TABLES.fundingRows),
    coInvestigators: childTable('coInvestigators', TABLES.coInvestigators),
    nominations: childTable('nominations', TABLES.nominations),
    reviewers: childTable('reviewers', TABLES.reviewers),
    approvals: childTable('approvals', TABLES.approvals),
    budgetRevisions: childTable('budgetRevisions', TABLES.budgetRevisions),
    storedFiles: childTable('storedFiles', TABLES.storedFiles),
    outgoingEmails: table('outgoingEmails', TABLES.outgoingEmails),
    fileBytes: new FileBytes((id) => changes.note('files', id)),
    /** Skips the check of each row during `insert`. */
    seed(insert: () => void) {
      isSeeding = true
      try {
        insert()
      } finally {
        isSeeding = false
      }
    },
    changes,
    get revision() {
      return changes.revision
    },
  }
}
