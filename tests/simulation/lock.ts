import type { Activity } from "./activity.ts"

type Turn = { owner: object; begin: () => void }

/** Lets one work at a time, in the order in which they came; what a tab holds ends with the tab, as with Web Locks. */
export function createLock({ pause }: Activity) {
  let holder: Turn | undefined
  let queue: Turn[] = []

  async function run<Result>(owner: object, work: () => Promise<Result>): Promise<Result> {
    const turn: Turn = { owner, begin: () => {} }
    if (holder) {
      await pause<void>((resume) => {
        turn.begin = resume
        queue.push(turn)
      })
    } else holder = turn
    try {
      return await work()
    } finally {
      if (holder === turn) next()
    }
  }

  function next() {
    holder = queue.shift()
    holder?.begin()
  }

  function release(owner: object) {
    queue = queue.filter((turn) => turn.owner !== owner)
    if (holder?.owner === owner) next()
  }

  return { run, release }
}
