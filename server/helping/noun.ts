import { helperLinksMost } from "#domain/helping/helper-link.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import {
  countHelperLinks,
  endHelperLink,
  findHelperLink,
  isHashTaken,
  readChangedLinks,
  storeFavours,
  storeHelperLink,
} from "./data.ts"

export const linksMax = 200

export const helperLinkNoun: SyncedNoun<"helperLinks"> = {
  noun: "helperLinks",
  async load(db, userId, { keys: [linkId = ""] = [] }) {
    return { [linkId]: await findHelperLink(db, userId, linkId) }
  },
  async check({ db, userId, now }, { before, args }) {
    if (before) return
    const { secretHash } = args as OperationArgs["helperLinkMade"]
    const { all, working } = await countHelperLinks(db, userId, now)
    if (all >= linksMax || working >= helperLinksMost)
      throw appError("INVALID_INPUT", { fields: { linkId: "too_big" } })
    if (await isHashTaken(db, secretHash)) throw appError("INVALID_INPUT", { fields: { secretHash: "invalid" } })
  },
  async store({ db, userId, version }, { key, before, row, args }) {
    if (!row) return
    if (before && row.endedAt !== null) return endHelperLink(db, userId, key, row.endedAt, version)
    if (before) return storeFavours(db, userId, { ...row, version })
    const { secretHash } = args as OperationArgs["helperLinkMade"]
    await storeHelperLink(db, userId, { ...row, version }, secretHash)
  },
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, _since, after) {
    const links = await readChangedLinks(db, userId, after)
    return links.map(({ version, ...row }) => ({ key: row.id, version, row }))
  },
}
