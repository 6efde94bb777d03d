import type { RowOf } from "#domain/nouns/noun.ts"
import { type RowNoun, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import { appError } from "../errors.ts"
import type { AnyNoun, NounChecks, OperationContext, SyncedNoun } from "./noun.ts"
import { takeRoom } from "./room.ts"
import { requireShortRow } from "./row-length.ts"
import { countRows, loadCopies, loadNewest, loadRow, storeRow } from "./rows.ts"

/** Makes all nouns of the table `rows`, with the checks that only the server can make. */
export function createRowNouns(checks: { [In in RowNoun]?: NounChecks<In> }): AnyNoun[] {
  return rowNouns.map((noun) => rowNoun(noun, checks[noun] as never))
}

function rowNoun<In extends RowNoun>(noun: In, checks: NounChecks<In> = {}): SyncedNoun<In> {
  const { sortOf = () => "", copyOf = () => undefined, limits: bounded } = rowOf(noun)
  if (bounded === "checks" && !checks.check)
    throw new Error(`Nothing bounds how many rows of ${noun} an account may have`)
  const limits = typeof bounded === "object" ? bounded : undefined

  async function requireRoom(context: OperationContext, argument: string, most: number) {
    const hasRoom = await takeRoom(context, noun, most, () => countRows(context.db, context.userId, noun))
    if (!hasRoom) throw appError("INVALID_INPUT", { fields: { [argument]: "too_big" } })
  }

  return {
    noun,
    ...checks,
    async load(db, userId, { keys = [], newest, copiesOf }) {
      const rows: { [key: string]: RowOf<In> | null | undefined } = {
        ...(newest && (await loadNewest(db, userId, noun))),
        ...(copiesOf !== undefined && (await loadCopies(db, userId, noun, copiesOf))),
      }
      for (const key of keys) if (!Object.hasOwn(rows, key)) rows[key] = await loadRow(db, userId, noun, key)
      return rows
    },
    async check(context, change) {
      if (limits?.length) requireShortRow(change, limits.argument, limits.length)
      await checks.check?.(context, change)
      if (limits?.rows && change.before === undefined) await requireRoom(context, limits.argument, limits.rows)
    },
    async store({ db, userId, version, receivedAt }, { key, row }) {
      const content = {
        sort: row ? sortOf(key, row) : "",
        value: row && JSON.stringify(row),
        copyOf: (row && copyOf(row)) ?? null,
      }
      await storeRow(db, { userId, noun, key, version, now: receivedAt.toISOString(), ...content })
    },
  }
}
