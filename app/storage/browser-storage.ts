/** A store of the browser as the app reaches it: neither reading nor writing throws. */
export type BrowserStorage = Pick<Storage, "getItem" | "removeItem"> & {
  /** Whether it was kept: not where there is no room. */
  setItem: (key: string, value: string) => boolean
  keys: () => string[]
}

type Name = "localStorage" | "sessionStorage"

/** Of this device: shared by its tabs, and there at the next visit. */
export const deviceStorage = open("localStorage")
/** Of this tab, until it is closed. */
export const tabStorage = open("sessionStorage")

/** Whether the browser keeps nothing of this site, and thus no cookie either: where they are blocked, `cookieEnabled` may be true. */
export function isStorageBlocked(): boolean {
  return find("localStorage") === null
}

/** Null where the browser blocks it: naming it throws then, or there is none. */
function find(name: Name): Storage | null {
  try {
    return globalThis[name] ?? null
  } catch {
    return null
  }
}

function open(name: Name): BrowserStorage {
  /** What is written where the browser blocks it. It is there as long as the page. */
  const ofPage = new Map<string, string>()

  /** The fallback where the store is there and fails, as with a damaged profile. */
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
