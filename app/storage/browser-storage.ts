/** Neither reading nor writing ever throws. */
export type BrowserStorage = Pick<Storage, "getItem" | "removeItem"> & {
  /** Returns false if storage is full. */
  setItem: (key: string, value: string) => boolean
  keys: () => string[]
}

type Name = "localStorage" | "sessionStorage"

export const browserStorage = open("localStorage")
export const tabStorage = open("sessionStorage")

/** A browser that blocks storage does not store cookies either, even if `cookieEnabled` is true. */
export function isStorageBlocked(): boolean {
  return find("localStorage") === null
}

/** Returns null if the browser blocks this storage, in which case accessing it throws, or if there is none. */
function find(name: Name): Storage | null {
  try {
    return globalThis[name] ?? null
  } catch {
    return null
  }
}

function open(name: Name): BrowserStorage {
  /** Replaces blocked storage until the page is left. */
  const ofPage = new Map<string, string>()

  /** Even storage that exists may throw, for example if the browser's profile is damaged. */
  function attempt<Result>(work: (found: Storage | null) => Result, fallback: Result): Result {
    try {
      return work(find(name))
    } catch {
      return fallback
    }
  }

  return {
    getItem: (key) => attempt((found) => (found ? found.getItem(key) : (ofPage.get(key) ?? null)), null),
    setItem: (key, value) =>
      attempt((found) => {
        if (found) found.setItem(key, value)
        else ofPage.set(key, value)
        return true
      }, false),
    removeItem: (key) => attempt((found) => void (found ? found.removeItem(key) : ofPage.delete(key)), undefined),
    keys: () => attempt((found) => (found ? Object.keys(found) : [...ofPage.keys()]), []),
  }
}
