import type { SyncAnswer, SyncRequest } from "#domain/operations/operations.ts"
import type { Activity } from "./activity.ts"
import type { Ledger } from "./ledger.ts"
import type { Server } from "./server.ts"
import { PageGone, type Tab } from "./tab.ts"

/** More than any queue of a schedule takes. */
const requestsOfSyncMax = 100

export class ConnectionLost extends Error {}

/** Something under way: arrives in a later step, or is given up by the page, in which case a request may still arrive. */
type Held = { deliver: () => Promise<void>; giveUp: () => boolean }
export type Network = ReturnType<typeof createNetwork>

/** Loses, doubles and holds what it carries, as the tab's schedule says. */
export function createNetwork(server: Server, activity: Activity, ledger: Ledger) {
  let held: Held[] = []

  async function post(tab: Tab, request: SyncRequest): Promise<SyncAnswer> {
    const { page, place } = tab
    if (page.isGone) throw new PageGone()
    const fault = page.faults.shift() ?? "none"
    const { session } = place
    const sent = JSON.stringify(request)
    if (++page.requests > requestsOfSyncMax) {
      ledger.violations.push("a queue goes round in circles")
      throw new ConnectionLost()
    }
    if (fault === "dropRequest") throw new ConnectionLost()
    if (fault === "holdRequest") return holdRequest(() => server.sync(session, sent))
    const answer = await server.sync(session, sent)
    if (fault === "double") return server.sync(session, sent)
    if (fault === "loseAnswer") throw new ConnectionLost()
    if (fault === "holdAnswer") return holdAnswer(answer)
    return answer
  }

  function holdRequest<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    return activity.pause((resume, fail) => {
      let isWanted = true
      held.push({
        async deliver() {
          const settle = await send().then(
            (answer) => () => resume(answer),
            (error) => () => fail(error),
          )
          if (isWanted) settle()
        },
        giveUp() {
          if (isWanted) fail(new ConnectionLost())
          isWanted = false
          return false
        },
      })
    })
  }

  function holdAnswer<Answer>(answer: Answer): Promise<Answer> {
    return activity.pause((resume, fail) => {
      held.push({
        deliver: async () => resume(answer),
        giveUp() {
          fail(new ConnectionLost())
          return true
        },
      })
    })
  }

  async function release(which: number, isGivenUp: boolean) {
    const chosen = held[which % Math.max(1, held.length)]
    if (!chosen) return
    const isOver = isGivenUp ? chosen.giveUp() : true
    if (isOver) held = held.filter((it) => it !== chosen)
    if (!isGivenUp) await activity.run(chosen.deliver)
    await activity.idle()
  }

  async function releaseAll() {
    while (held.length > 0) await release(0, false)
  }

  return { post, release, releaseAll }
}
