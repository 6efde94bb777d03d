/** A file of the app that could not be loaded: offline, or deleted with the previous version. */
export class MissingFile extends Error {}

/** Retries after half a second, and after two: a connection at night comes and goes. Throws MissingFile in the end. */
export async function fetchFile<File>(fetch: () => Promise<File>): Promise<File> {
  for (const pauseMs of [500, 2000]) {
    try {
      return await fetch()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return fetch().catch((cause) => {
    throw new MissingFile("A file of the app did not come.", { cause })
  })
}

/** On a bad connection a file may never come: then she goes on without it. */
export const longestWaitMs = 5000

/** What has come within five seconds; null where it has not, or has failed. */
export function inTime<Value>(coming: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null))
  return Promise.race([coming.catch(() => null), late])
}

// A failure is kept this long: a component that suspends on a new one at each render would never show the error.
const failureForgottenMs = 3000

/** Starts once and hands out the same promise; a failure is soon forgotten. */
export function once<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined
  const forget = () => {
    known = undefined
  }
  return () => {
    if (known) return known
    const started = start()
    // React would otherwise suspend on an already resolved promise.
    started.then(
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => setTimeout(forget, failureForgottenMs),
    )
    known = started
    return started
  }
}
