/** Bytes of uploaded files by the id of their row. The database cannot store Blobs. */
export class FileBytes extends Map<number, Blob> {
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
