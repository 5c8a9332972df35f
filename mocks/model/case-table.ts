import type { RowKey } from './database'
import { Table } from './table'

/** A table whose rows belong to applications and are found by them without a search. A row never moves. */
export class ApplicationTable<
  Key extends string,
  Row extends Record<Key, RowKey> & { app_ID: number | null },
> extends Table<Key, Row> {
  readonly #keysOf = new Map<number | null, Set<Row[Key]>>()

  /** The rows of one application, oldest first; `of(null)` gives those that belong to none. */
  of(appId: number | null): Readonly<Row>[] {
    return [...(this.#keysOf.get(appId) ?? [])].flatMap((key) => this.get(key) ?? [])
  }

  removeOf(appId: number): void {
    for (const row of this.of(appId)) this.remove(row[this.settings.key])
  }

  protected override add(row: Row): Readonly<Row> {
    const kept = super.add(row)
    const keys = this.#keysOf.get(kept.app_ID) ?? new Set()
    this.#keysOf.set(kept.app_ID, keys.add(kept[this.settings.key]))
    return kept
  }

  override remove(key: Row[Key]): void {
    const row = this.get(key)
    if (row) this.#keysOf.get(row.app_ID)?.delete(key)
    super.remove(key)
  }
}
