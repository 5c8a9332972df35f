import type { RowKey } from './records'
import { Table } from './table'

const NONE: readonly never[] = []

/** Indexes rows by their application, which never changes. */
export class ChildTable<
  Key extends string,
  Row extends Record<Key, RowKey> & { applicationId: number | null },
> extends Table<Key, Row> {
  readonly #rowsOf = new Map<number | null, readonly Readonly<Row>[]>()

  /** Oldest first; `null` selects rows without an application. Returns the same list until a row changes. */
  of(applicationId: number | null): readonly Readonly<Row>[] {
    return this.#rowsOf.get(applicationId) ?? NONE
  }

  removeOf(applicationId: number): void {
    for (const row of this.of(applicationId)) this.remove(row[this.settings.key])
  }

  override update(key: Row[Key], patch: Partial<Omit<Row, Key>>): Readonly<Row> {
    const before = this.get(key)
    const after = super.update(key, patch)
    const rows = this.of(after.applicationId).map((row) => (row === before ? after : row))
    this.#rowsOf.set(after.applicationId, rows)
    return after
  }

  protected override add(row: Row): Readonly<Row> {
    const added = super.add(row)
    this.#rowsOf.set(added.applicationId, [...this.of(added.applicationId), added])
    return added
  }

  override remove(key: Row[Key]): void {
    const row = this.get(key)
    if (row)
      this.#rowsOf.set(
        row.applicationId,
        this.of(row.applicationId).filter((other) => other !== row),
      )
    super.remove(key)
  }

  override clear(): void {
    this.#rowsOf.clear()
    super.clear()
  }
}
