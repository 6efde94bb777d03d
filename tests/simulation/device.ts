import type { DeviceStorage } from "#app/storage/device.ts"
import { createCopies } from "#app/sync/copies.ts"
import { createSender } from "#app/sync/sender.ts"
import { createStore } from "#app/sync/store.ts"
import type { Activity } from "./activity.ts"
import { createLock } from "./lock.ts"
import type { Network } from "./network.ts"
import { ErrorAnswer } from "./server.ts"
import { type Page, PageGone, type Place, type Tab } from "./tab.ts"
import type { Mother } from "./users.ts"

type DeviceDeps = {
  activity: Activity
  network: Network
  serverNow: () => number
  offsetMs: number
  hasLocks: boolean
  hasEvents: boolean
}

/** A phone or computer: one storage and one session, and pages that stay open whoever signs in. */
export function createDevice({ activity, network, serverNow, offsetMs, hasLocks, hasEvents }: DeviceDeps) {
  const records = new Map<string, string>()
  const lock = createLock(activity)
  const tabs = new Set<Tab>()
  let untold: { key: string; by: Page }[] = []
  const place: Place = {
    offsetMs,
    hasEvents,
    isFull: false,
    wasFull: false,
    session: null,
    records,
    knownVersions: new Map(),
  }

  function open(mother: Mother): Tab {
    const page: Page = { isGone: false, faults: [], crashAtWrite: 0, requests: 0 }
    const deviceNow = () => serverNow() + place.offsetMs
    const store = createStore(createCopies(storageOf(page), mother.id), deviceNow)
    const ownLock = createLock(activity)
    const sender = createSender({
      store,
      deviceNow,
      post: (request) => network.post(tab, request),
      exclusively: (work) => (hasLocks ? lock : ownLock).run(page, work),
      refusalOf: (error) =>
        error instanceof ErrorAnswer && [400, 413, 422].includes(error.status) ? { code: error.code } : null,
    })
    const tab = { page, place, mother, store, sender }
    tabs.add(tab)
    return tab
  }

  function close(tab: Tab) {
    tab.page.isGone = true
    tabs.delete(tab)
    lock.release(tab.page)
  }

  function storageOf(page: Page): DeviceStorage {
    /** A page may die just before a write (1, 2, …) or just after it (-1, -2, …). */
    function write(key: string, work: () => void) {
      throwIfGone(page)
      const isLast = Math.abs(page.crashAtWrite) === 1
      const isBefore = page.crashAtWrite > 0
      page.crashAtWrite -= Math.sign(page.crashAtWrite)
      if (isLast) page.isGone = true
      if (isLast && isBefore) throw new PageGone()
      work()
      untold.push({ key, by: page })
      throwIfGone(page)
    }

    return {
      getItem(key) {
        throwIfGone(page)
        return records.get(key) ?? null
      },
      setItem(key, value) {
        const isMore = value.length > (records.get(key)?.length ?? 0)
        if (place.isFull && isMore) return false
        try {
          write(key, () => void records.set(key, value))
          return true
        } catch (error) {
          // Nothing that a page does at its end tells it that it has been kept.
          if (error instanceof PageGone) return false
          throw error
        }
      },
      removeItem: (key) => write(key, () => void records.delete(key)),
      keys() {
        throwIfGone(page)
        return [...records.keys()]
      },
    }
  }

  /** As storage events do, it comes later than what it tells. */
  function tellTabs() {
    const events = hasEvents ? untold : []
    untold = []
    for (const { key, by } of events)
      for (const tab of tabs) if (tab.page !== by && !tab.page.isGone) tab.store.handleStorageEvent(key)
  }

  return { place, open, close, tellTabs }
}

function throwIfGone({ isGone }: Page) {
  if (isGone) throw new PageGone()
}
