import type { RowKey } from './records'
import { Table } from './table'

/** A table whose rows belong to applications and are indexed by them. A row never changes its application. */
export class ChildTable<
  Key extends string,
  Row extends Record<Key, RowKey> & { applicationId: number | null },
> extends Table<Key, Row> {
  readonly #keysOf = new Map<number | null, Set<Row[Key]>>()

  /** The rows of one application, oldest first; `of(null)` returns those that belong to none. */
  of(applicationId: number | null): Readonly<Row>[] {
    return [...(this.#keysOf.get(applicationId) ?? [])].flatMap((key) => this.get(key) ?? [])
  }

  removeOf(applicationId: number): void {
    for (const row of this.of(applicationId)) this.remove(row[this.settings.key])
  }

  protected override add(row: Row): Readonly<Row> {
    const added = super.add(row)
    const keys = this.#keysOf.get(added.applicationId) ?? new Set()
    this.#keysOf.set(added.applicationId, keys.add(added[this.settings.key]))
    return added
  }

  override remove(key: Row[Key]): void {
    const row = this.get(key)
    if (row) this.#keysOf.get(row.applicationId)?.delete(key)
    super.remove(key)
  }

  override clear(): void {
    this.#keysOf.clear()
    super.clear()
  }
}
