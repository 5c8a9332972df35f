/** Who a document comes from. The portal's settings supply it, so no document names a university by itself. */
export interface Letterhead {
  university: string
  council: string
  address: string
  /** The name under the council's letters. */
  director: string
}
