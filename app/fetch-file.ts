/**
 * The browser is offline, or the server has a newer version without this file; without a cause, it did not come in time:
 * some gateways pass a file on a byte at a time, or never, and asking again would wait for the same one.
 */
export class MissingFile extends Error {}
const text = "A file of the app did not come."

/** The slowest phone network brings the largest file, the model that reads what she asks, in this time. */
const lateMs = 60_000

/** Retries after half a second and after two seconds, and throws MissingFile then, or after a minute. */
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
    // React would otherwise suspend on an already resolved promise.
    started.then(
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => setTimeout(forget, failureForgottenMs),
    )
    known = started
    return started
  }
}
