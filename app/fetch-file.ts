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
