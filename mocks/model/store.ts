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
  const settingsOf = <Key extends string, Row extends object>(name: TableName, definition: Definition<Key, Row>) => ({
    ...definition,
    name,
    rows:
      name in database
        ? new ModelRows<Readonly<Row>>(database[name as keyof typeof database], definition.key)
        : new Map<RowKey, Readonly<Row>>(),
    isSeeding: () => isSeeding,
    changing: (key: RowKey) => changes.note(name, key),
    counting: () => changes.noteSequence(name),
  })
  const table = <Key extends string, Row extends Record<Key, RowKey>>(
    name: TableName,
    definition: Definition<Key, Row>,
  ) => new Table(settingsOf(name, definition))
  const childTable = <Key extends string, Row extends Record<Key, RowKey> & { applicationId: number | null }>(
    name: TableName,
    definition: Definition<Key, Row>,
  ) => new ChildTable(settingsOf(name, definition))

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

/** Returns the logged-in person of a session, or null. */
export const personOf = ({ people, sessions }: Store, sid: string): PersonRow | null =>
  people.get(sessions.get(sid)?.userId ?? 0) ?? null

/** Bytes of uploaded files by the id of their row. The tables cannot store Blobs. */
class FileBytes extends Map<number, Blob> {
  #changed: (id: number) => void

  /** @param changed called before each change */
  constructor(changed: (id: number) => void) {
    super()
    this.#changed = changed
  }

  override set(id: number, bytes: Blob): this {
    this.#changed(id)
    return super.set(id, bytes)
  }

  override delete(id: number): boolean {
    if (this.has(id)) this.#changed(id)
    return super.delete(id)
  }

  override clear(): void {
    for (const id of this.keys()) this.delete(id)
  }
}
