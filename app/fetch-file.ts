/** The browser is offline, or the file went with the previous version. */
export class MissingFile extends Error {}

/** Retries after half a second, and after two; then throws MissingFile. */
export async function fetchFile<File>(load: () => Promise<File>): Promise<File> {
  for (const pauseMs of [500, 2000]) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return load().catch((cause) => {
    throw new MissingFile("A file of the app did not come.", { cause })
  })
}

export const longestWaitMs = 5000

/** Returns null where it has not come in time, or failed. */
export function inTime<Value>(coming: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null))
  return Promise.race([coming.catch(() => null), late])
}

// A component that suspends on each new failure would never show it.
const failureForgottenMs = 3000

/** Loads a file once; after it has come, `use` no longer suspends. */
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
