/** The browser is offline, or the server has a newer version without this file. */
export class MissingFile extends Error {}

/** Retries after half a second and after two seconds, then throws MissingFile. */
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
