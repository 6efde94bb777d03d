import { globSync, readFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

const names = ["localStorage", "sessionStorage"] as const

/** Loads the module anew, as a page does. */
function load() {
  vi.resetModules()
  return import("./browser-storage.ts")
}

function define(descriptor: PropertyDescriptor) {
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, ...descriptor })
}

function refuse(): never {
  throw new DOMException("Access is denied for this document.", "SecurityError")
}

/** In browsers, stored values are own properties of the storage object. */
class StorageLike {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value)
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

const known = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
afterEach(() => {
  for (const [name, descriptor] of known) {
    Reflect.deleteProperty(globalThis, name)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
  }
})

describe.each([
  ["throws", { get: refuse }],
  ["is null", { value: null }],
])("where the browser's storage %s", (_, descriptor) => {
  beforeEach(() => define(descriptor))

  test("what is written is there as long as the page", async () => {
    const { browserStorage, tabStorage, isStorageBlocked } = await load()
    expect(isStorageBlocked()).toBe(true)
    for (const storage of [browserStorage, tabStorage]) {
      expect(storage.getItem("country")).toBeNull()
      expect(storage.setItem("country", "CL")).toBe(true)
      expect(storage.getItem("country")).toBe("CL")
      expect(storage.keys()).toEqual(["country"])
      storage.removeItem("country")
      expect(storage.getItem("country")).toBeNull()
      storage.setItem("language", "es")
    }
    const next = await load()
    expect(next.browserStorage.keys()).toEqual([])
    expect(next.tabStorage.getItem("language")).toBeNull()
  })
})

test("what is written stays in the browser's own storage, the device's apart from the tab's", async () => {
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, value: new StorageLike() })
  const { browserStorage, tabStorage, isStorageBlocked } = await load()
  expect(isStorageBlocked()).toBe(false)
  expect(browserStorage.setItem("country", "CL")).toBe(true)
  expect(localStorage.getItem("country")).toBe("CL")
  expect(tabStorage.getItem("country")).toBeNull()
  expect(browserStorage.keys()).toEqual(["country"])
  browserStorage.removeItem("country")
  expect(localStorage.getItem("country")).toBeNull()
})

test("a full storage says that it has not kept what was written, and still has the rest", async () => {
  const full = new StorageLike()
  full.setItem("country", "CL")
  full.setItem = () => {
    throw new DOMException("There is no room left.", "QuotaExceededError")
  }
  define({ value: full })
  const { browserStorage } = await load()
  expect(browserStorage.setItem("country", "BR")).toBe(false)
  expect(browserStorage.getItem("country")).toBe("CL")
})

test("a storage that is there and fails is as if it were empty", async () => {
  define({ value: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  const { browserStorage } = await load()
  expect(browserStorage.getItem("country")).toBeNull()
  expect(browserStorage.setItem("country", "CL")).toBe(false)
  expect(() => browserStorage.removeItem("country")).not.toThrow()
})

test("nothing else in the app names the browser's storage", () => {
  // Scripts that run before the first paint cannot import this module; the journey with blocked cookies covers them.
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file))
  const naming = files.filter((file) => /\b(?:local|session)Storage\b/.test(readFileSync(file, "utf8")))
  expect(files.length).toBeGreaterThan(300)
  expect(naming).toEqual(["app/storage/browser-storage.ts"])
})
