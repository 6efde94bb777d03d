import { randomUUID } from "node:crypto"
import { type Context, Hono } from "hono"
import { createMiddleware } from "hono/factory"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { library } from "#content/library.ts"
import { favourRequestSchema } from "#domain/helping/favour.ts"
import { helperSecretPattern } from "#domain/helping/helper-link.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import {
  definitionOf,
  type OperationArgs,
  type OperationName,
  operationsVersion,
  type SyncAnswer,
  type SyncRequest,
  syncRequestSchema,
} from "#domain/operations/operations.ts"
import { appError } from "../errors.ts"
import { secretIn } from "../hash-secret.ts"
import { jsonInput } from "../json-input.ts"
import type { NetworkOf } from "../network.ts"
import { createTurns } from "../one-at-a-time.ts"
import { consume } from "../rate-limits.ts"
import type { RouteDeps } from "../route-deps.ts"
import { readOwnRow } from "../sync/rows.ts"
import { findLinkBySecret } from "./data.ts"
import { readHelping } from "./view.ts"

/** Limits of one link; those with `OfAll` count all links of one user. */
const requestsPerMinute = 120
const requestsOfAllPerMinute = 240
const ticksPerHour = 2000
/** The number of wrong secrets that one network may send in a minute. */
const guessesPerMinute = 30

const nounsOfList = ["shoppingTicks", "ownItems"] as const

type Opened = NonNullable<Awaited<ReturnType<typeof findLinkBySecret>>>
type Helping = { Variables: { opened: Opened } }

/** The routes for helpers, who have neither session nor cookie, only a link's secret. */
export function helpingRoutes({
  db,
  sync,
  now,
  networkOf,
}: Omit<RouteDeps, "requireSession"> & { networkOf: NetworkOf }) {
  const requests = new RateLimiterMemory({ keyPrefix: "helping", points: requestsPerMinute, duration: 60 })
  const requestsOfAll = new RateLimiterMemory({ keyPrefix: "helped", points: requestsOfAllPerMinute, duration: 60 })
  const inTurn = createTurns()
  const ticks = new RateLimiterMemory({ keyPrefix: "helper-ticks", points: ticksPerHour, duration: 3600 })
  const guesses = new RateLimiterMemory({ keyPrefix: "helper-guess", points: guessesPerMinute, duration: 60 })

  /** Finds the link of a request. Throws NOT_FOUND, or HELPER_LINK_ENDED if it has expired. */
  const requireLink = createMiddleware<Helping>(async (c, next) => {
    const secret = secretOf(c)
    const opened = secret && (await findLinkBySecret(db, secret))
    if (!opened) {
      await consume(guesses, networkOf(c) ?? "unknown")
      throw appError("NOT_FOUND")
    }
    if (opened.link.expiresAt <= now().toISOString()) throw appError("HELPER_LINK_ENDED")
    await consume(requests, `${opened.userId} ${opened.link.id}`)
    await consume(requestsOfAll, opened.userId)
    c.set("opened", opened)
    await inTurn(opened.userId, next)
  })

  async function read(userId: string, { since, epoch: known }: SyncRequest): Promise<Omit<SyncAnswer, "results">> {
    const { epoch } = await sync.readPlace(userId, 0)
    const stored = await Promise.all(
      nounsOfList.map(async (noun) => ({ noun, key: ownKey, ...(await readOwnRow(db, userId, noun)) })),
    )
    // Helpers get the newest version of the rows that they see. The user's own version would reveal how much she does
    // in the app.
    const version = Math.max(...stored.map((row) => row.version ?? 0))
    const isWhole = since === null || known !== epoch || since > version
    const changes = stored.flatMap(({ noun, key, version, row }) =>
      row && version !== undefined && (isWhole || version > (since ?? -1)) ? [{ noun, key, version, row }] : [],
    )
    return { version, epoch, now: now().toISOString(), isWhole, changes }
  }

  function operationNow<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    return { id: randomUUID(), name, args, at: now().toISOString(), schemaVersion: operationsVersion }
  }

  return new Hono<Helping>()
    .use(requireLink)
    .get("/", async (c) => {
      const { userId, link } = c.var.opened
      return c.json((await readHelping(db, userId, link, now())).view)
    })
    .post("/favours", jsonInput(favourRequestSchema), async (c) => {
      const { userId, userEmail, link } = c.var.opened
      const { kind, state } = c.req.valid("json")
      const { view, today } = await readHelping(db, userId, link, now())
      const favour = view.favours?.find((each) => each.kind === kind)
      // Somebody else may have taken this favour on first, so the answer shows what is left to do.
      if (!favour) return c.json(view)
      await consume(ticks, `${userId} ${link.id}`)
      const foods = favour.foods ?? []
      const noted = { linkId: link.id, kind, state, day: today, ...(kind === "buy" && { foods: [...foods] }) }
      const isBought = state === "done" && favour.state !== "done" && foods.length > 0
      const by = { userId, userEmail, language: link.language, right: { by: "link", id: link.id } as const }
      await sync.apply(by, [
        operationNow("favourNoted", noted),
        ...(isBought ? [operationNow("shoppingItemsTicked", { foods: [...foods], isTicked: true })] : []),
      ])
      const { link: after } = (await findLinkBySecret(db, secretOf(c) ?? "")) ?? { link }
      return c.json((await readHelping(db, userId, after, now())).view)
    })
    .post("/sync", jsonInput(syncRequestSchema), async (c) => {
      const { userId, userEmail, link } = c.var.opened
      if (!link.shows.includes("list")) throw appError("FORBIDDEN")
      const asked = c.req.valid("json")
      if (asked.operations.length === 0 || (await sync.isOtherEpoch(asked)))
        return c.json({ results: [], ...(await read(userId, asked)) })
      await consume(ticks, `${userId} ${link.id}`, asked.operations.length)
      const by = { userId, userEmail, language: link.language, right: { by: "link", id: link.id } as const }
      const { results } = await sync.apply(by, asked.operations, isTickOfList)
      return c.json({ results, ...(await read(userId, asked)) })
    })
}

function secretOf(c: Context): string | undefined {
  const secret = secretIn(c)
  return secret && helperSecretPattern.test(secret) ? secret : undefined
}

function isTickOfList({ name, args }: SyncRequest["operations"][number]): boolean {
  if (name === "ownItemsTicked") return definitionOf(name).args.safeParse(args).success
  const parsed = definitionOf("shoppingItemsTicked").args.safeParse(args)
  return (
    name === "shoppingItemsTicked" &&
    parsed.success &&
    parsed.data.foods.every((food) => Object.hasOwn(library.foods, food))
  )
}
