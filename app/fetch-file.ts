/** A file of the app that did not come: there is no connection, or the file went with the version before. */
export class MissingFile extends Error {}

/** Tries again after half a second, and after two: a connection at night comes and goes. Throws MissingFile at last. */
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
