import type { z } from '@/lib/zod'
import type { Scenario } from '../seed/scenario'
import { Changes } from './changes'
import { createDatabase, ModelRows } from './database'
import { ChildTable, Table, type RowKey } from './table'
import { TABLES, type PersonRow, type TableName } from './tables'

export type Store = ReturnType<typeof createStore>

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name)

interface Definition<Key extends string, Row> {
  readonly schema: z.ZodMiniType<Row>
  readonly key: Key
}

export function createStore() {
  const changes = new Changes()
  const database = createDatabase()
  let isSeeding = false
  const createSettings = <Key extends string, Row extends object>(
    name: TableName,
    definition: Definition<Key, Row>,
  ) => ({
    ...definition,
    name,
    rows:
      name in database
        ? new ModelRows<Readonly<Row>>(database[name as keyof typeof database], definition.key)
        : new Map<RowKey, Readonly<Row>>(),
    isSeeding: () => isSeeding,
    onChange: (key: RowKey) => changes.record(name, key),
    onSequenceChange: () => changes.recordSequence(name),
  })
  const createTable = <Key extends string, Row extends Record<Key, RowKey>>(
    name: TableName,
    definition: Definition<Key, Row>,
  ) => new Table(createSettings(name, definition))
  const createChildTable = <Key extends string, Row extends Record<Key, RowKey> & { applicationId: number | null }>(
    name: TableName,
    definition: Definition<Key, Row>,
  ) => new ChildTable(createSettings(name, definition))

  return {
    /** Scenario of the last seed. */
    scenario: 'nothing' as Scenario, // Widened: a seed or a snapshot replaces the value.
    people: createTable('people', TABLES.people),
    sessions: createTable('sessions', TABLES.sessions),
    faculties: createTable('faculties', TABLES.faculties),
    departments: createTable('departments', TABLES.departments),
    applicationDates: createTable('applicationDates', TABLES.applicationDates),
    applications: createTable('applications', TABLES.applications),
    grantRows: createChildTable('grantRows', TABLES.grantRows),
    fundingRows: createChildTable('fundingRows', TABLES.fundingRows),
    coInvestigators: createChildTable('coInvestigators', TABLES.coInvestigators),
    nominations: createChildTable('nominations', TABLES.nominations),
    reviewers: createChildTable('reviewers', TABLES.reviewers),
    approvals: createChildTable('approvals', TABLES.approvals),
    budgetRevisions: createChildTable('budgetRevisions', TABLES.budgetRevisions),
    storedFiles: createChildTable('storedFiles', TABLES.storedFiles),
    outgoingEmails: createTable('outgoingEmails', TABLES.outgoingEmails),
    fileBytes: new FileBytes((id) => changes.record('files', id)),
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

/** Returns the logged-in person of a session, or null. */
export const findSessionPerson = ({ people, sessions }: Store, sid: string): PersonRow | null =>
  people.get(sessions.get(sid)?.userId ?? 0) ?? null

/** Bytes of uploaded files by the id of their row. The tables cannot store Blobs. */
class FileBytes extends Map<number, Blob> {
  #onChange: (id: number) => void

  /** @param onChange called before each change */
  constructor(onChange: (id: number) => void) {
    super()
    this.#onChange = onChange
  }

  override set(id: number, bytes: Blob): this {
    this.#onChange(id)
    return super.set(id, bytes)
  }

  override delete(id: number): boolean {
    if (this.has(id)) this.#onChange(id)
    return super.delete(id)
  }

  override clear(): void {
    for (const id of this.keys()) this.delete(id)
  }
}
