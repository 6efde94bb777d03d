import { globSync, readlinkSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openProject, type Project } from "./project.ts"
import { until } from "./until.ts"

function currentOf({ builds }: Project) {
  return readlinkSync(join(builds, "current"))
}

test("a build that fails is said, and the last good one is served", async () => {
  const project = openProject()
  project.write("first")
  expect((await project.build()).code).toBe(0)
  const first = currentOf(project)

  project.write("second, broken")
  expect(await project.build()).toEqual({ code: 1, output: expect.stringContaining("The page is broken.") })
  expect(currentOf(project)).toBe(first)

  const server = await project.start()
  expect(server.output).toContain("Building failed")
  expect(await server.page()).toBe("first")
})

test("a first build that fails serves nothing", async () => {
  const project = openProject()
  project.write("first, broken")
  await expect(project.start()).rejects.toThrow("The page is broken.")
})

test("a build that is interrupted leaves the last good one, and does not stand in the way of the next", async () => {
  const project = openProject()
  project.write("first")
  await project.build()
  const first = currentOf(project)

  project.write("second, endless")
  const interrupted = project.beginBuild()
  await until(() => globSync("2*/client/service-worker.js", { cwd: project.builds }).length > 1)
  await interrupted.kill()
  expect(currentOf(project)).toBe(first)

  project.write("third")
  const server = await project.start()
  expect(await server.page()).toBe("third")
})

test("a server goes on with its own build, and the next one has the files of both", async () => {
  const project = openProject()
  project.write("first")
  const old = await project.start()
  project.write("second")
  await project.build()

  expect(await old.page()).toBe("first")
  expect(await old.status("/assets/first.js")).toBe(200)
  await old.stop()

  const next = await project.start()
  expect(await next.page()).toBe("second")
  expect(await next.status("/assets/second.js")).toBe(200)
  expect(await next.status("/assets/first.js")).toBe(200)
})

test("of many builds the last three stay", async () => {
  const project = openProject()
  for (const page of ["first", "second", "third", "fourth"]) {
    project.write(page)
    await project.build()
  }
  const files = globSync("2*/client/assets/*.js", { cwd: project.builds }).map((file) => file.replace(/.*\//, ""))
  expect(files.sort()).toEqual(["fourth.js", "second.js", "third.js"])
})
