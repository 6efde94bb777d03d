import { join } from "node:path"
import { resolveConfig } from "vite"
import { expect, it } from "vitest"
import { browserFloor } from "./browser-floor.ts"

const root = join(import.meta.dirname, "..")

it("the build writes syntax and styles for browsers no newer than the floor", async () => {
  const { build, environments } = await resolveConfig({ root, logLevel: "silent" }, "build", "production")
  for (const target of [build.target, environments.client?.build.target]) {
    const written = [target].flat().map((each) => String(each).match(/^([a-z]+)([\d.]+)$/))
    const versions = Object.fromEntries(written.map((found) => [found?.[1], Number(found?.[2])]))
    expect(Object.keys(versions).sort()).toEqual(["chrome", "edge", "firefox", "ios", "safari"])
    for (const [browser, version] of Object.entries(versions))
      expect(version, browser).toBeLessThanOrEqual(Number(browserFloor[browser as keyof typeof browserFloor]))
  }
})
