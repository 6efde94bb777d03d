/**
 * Thrown if the browser is offline or the server has a newer version without this file. Without a `cause`, the file did
 * not arrive in time: some gateways pass a file on a byte at a time, or never, and a second request would wait for the
 * same one.
 */
export class MissingFile extends Error {}
const text = "A file of the app did not come."

/** The slowest phone network brings the largest file, the model that reads what she asks, in this time. */
const lateMs = 60_000

/**
 * Loads a file, and tries again after 500 ms and then after 2 s. Throws MissingFile after the third failure or after a
 * minute.
 */
export async function fetchFile<File>(load: () => Promise<File>): Promise<File> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, lateMs, new MissingFile(text)))
  return Promise.race([fetchAgain(load), late])
}

async function fetchAgain<File>(load: () => Promise<File>): Promise<File> {
  for (const pauseMs of [500, 2000]) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return load().catch((cause) => {
    throw new MissingFile(text, { cause })
  })
}

export const longestWaitMs = 5000

/** Returns null if the value has not arrived in time or failed to load. */
export function inTime<Value>(coming: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null))
  return Promise.race([coming.catch(() => null), late])
}

// A failure is kept this long, because a component that retried on each render would suspend forever and never show it.
const failureForgottenMs = 3000

/** Loads a file once; once it is loaded, `use` no longer suspends. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined
  const forget = () => {
    known = undefined
  }
  return () => {
    if (known) return known
    const started = fetchFile(load)
    // React reads these fields of a promise; without them it would suspend even if the promise is already resolved.
    started.then(
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => setTimeout(forget, failureForgottenMs),
    )
    known = started
    return started
  }
}
