import { helperLinksMost, newHelperLink, workingLinks } from "#domain/helper-link.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import {
  endHelperLink,
  findHelperLink,
  isHashTaken,
  readChangedLinks,
  readHelperLinks,
  storeHelperLink,
} from "./data.ts"

/** Rows of ended links stay for a while; more than so many is no help any more. */
export const linksMax = 200

/** The links by which she shows someone what there is to do. */
export const helperLinkNoun: SyncedNoun = {
  noun: "helperLinks",
  handlers: {
    async helperLinkMade({ db, userId, now, version }, args) {
      if (await findHelperLink(db, userId, args.linkId)) return
      const links = await readHelperLinks(db, userId)
      const moment = now.toISOString()
      if (links.length >= linksMax || workingLinks(links, moment).length >= helperLinksMost)
        throw appError("INVALID_INPUT", { fields: { linkId: "too_big" } })
      if (await isHashTaken(db, args.secretHash)) throw appError("INVALID_INPUT", { fields: { secretHash: "invalid" } })
      // Its days begin when it begins to work.
      await storeHelperLink(db, userId, { ...newHelperLink(args, moment), version }, args.secretHash)
    },
    async helperLinkTakenBack({ db, userId, at, version }, { linkId }) {
      await endHelperLink(db, userId, linkId, at, version)
    },
  },
  // A withdrawal takes them along.
  alsoChangedBy: ["consentWithdrawn"],
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, _since, after) {
    const links = await readChangedLinks(db, userId, after)
    return links.map(({ version, ...row }) => ({ key: row.id, version, row }))
  },
}
