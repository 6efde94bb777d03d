/** The table of all rows of the nouns that have no store of their own. */
export type RowTable = {
  user_id: string
  noun: string
  key: string
  version: number
  /** The noun's own order, as text; empty where it has none, and for deleted ones. */
  sort: string
  /** When the key was first stored, by the server's clock; `changed_at` is when it last changed. */
  stored_at: string
  changed_at: string
  /** JSON; null once deleted, so that other devices hear of it. */
  value: string | null
  /** The key of the row that it is a copy of; null for others, and for deleted ones. */
  copy_of: string | null
}
