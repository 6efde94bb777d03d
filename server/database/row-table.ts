/** The table of the rows of all nouns that have no store of their own. */
export type RowTable = {
  user_id: string
  noun: string
  key: string
  version: number
  /** The text by which the noun orders its rows; empty if it has no order, and for deleted rows. */
  sort: string
  /** When the row was first stored, by the server's clock; `changed_at` is the time of its last change. */
  stored_at: string
  changed_at: string
  /** JSON, or null for a deleted row, which stays so that other devices learn of the deletion. */
  value: string | null
  /** The key of the row of which this one is a copy; null for other rows and for deleted ones. */
  copy_of: string | null
}
