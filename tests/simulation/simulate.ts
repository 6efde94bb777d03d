import { operationsVersion } from "#domain/operations/operations.ts"
import { consentPurposes, consentVersions } from "#domain/privacy/consent.ts"
import type { TableOfUsers } from "#tests/api/tables-of-users.ts"
import { type TestApp, testNow } from "#tests/api/test-app.ts"
import { createActivity } from "./activity.ts"
import { contradictions } from "./contradictions.ts"
import { createDevice } from "./device.ts"
import { problemsOf } from "./invariants.ts"
import { createLedger } from "./ledger.ts"
import { ConnectionLost, createNetwork } from "./network.ts"
import { perform } from "./perform.ts"
import type { Schedule, Step } from "./schedule.ts"
import { createServer, ErrorAnswer } from "./server.ts"
import { PageGone, type Tab } from "./tab.ts"
import { createTeam } from "./team.ts"
import { createMother, type Mother } from "./users.ts"

/** The pages that are open: on the first and the last device those of both mothers, on the first two devices two of one. */
const pages = [
  { device: 0, mother: 0 },
  { device: 0, mother: 0 },
  { device: 0, mother: 1 },
  { device: 1, mother: 0 },
  { device: 1, mother: 0 },
  { device: 2, mother: 0 },
  { device: 2, mother: 1 },
] as const
const msOfStep = 1000

type World = Awaited<ReturnType<typeof createWorld>>

async function createWorld(app: TestApp, { offsetsMs, hasLocks, hasEvents }: Schedule) {
  app.clock.now = testNow
  app.statements.length = 0
  app.logLines.length = 0
  const mothers = [await createMother(app, 0), await createMother(app, 1)] as [Mother, Mother]
  const ledger = createLedger()
  const activity = createActivity()
  const server = createServer(app, ledger, mothers)
  const team = createTeam(app, ledger)
  const network = createNetwork(server, activity, ledger)
  const serverNow = () => app.clock.now.getTime()
  let ids = 0
  const newId = (mother: number) => `${mother}0000000-0000-4000-8000-${(++ids).toString(16).padStart(12, "0")}`
  const deps = { activity, network, serverNow }
  const devices = offsetsMs.map((offsetMs, index) =>
    createDevice({ ...deps, offsetMs, hasLocks: hasLocks[index] === true, hasEvents: hasEvents[index] === true }),
  )
  for (const { place } of devices) place.session = mothers[0]

  const world = {
    app,
    ledger,
    activity,
    server,
    team,
    network,
    serverNow,
    newId,
    mothers,
    devices,
    tabs: [] as Tab[],
  }
  world.tabs = pages.map((_, index) => openPage(world, index))
  await begin(world)
  return world
}

function openPage({ devices, mothers }: Pick<World, "devices" | "mothers">, index: number): Tab {
  const { device, mother } = pages[index] as (typeof pages)[number]
  return (devices[device] as (typeof devices)[number]).open(mothers[mother])
}

/** Both agree to everything and write a text, on a device that then is gone. */
async function begin({ server, mothers, app }: Pick<World, "server" | "mothers" | "app">) {
  const at = app.clock.now.toISOString()
  for (const mother of mothers) {
    const idOf = (index: number) => `${mother.index}0000000-0000-4000-9000-00000000000${index}`
    const agreed = consentPurposes.map((purpose) => ({
      name: "consentGiven",
      args: { purpose, textVersion: consentVersions[purpose], language: "pt" },
    }))
    const text = { mood: "🙂", notes: `${mother.name} writes`, createdAt: at }
    const written = { name: "entryWritten", args: { entryId: idOf(9), ...text } }
    const operations = [...agreed, written].map((it, index) => {
      return { id: idOf(index), ...it, at, schemaVersion: operationsVersion }
    })
    const { results } = await server.sync(mother, JSON.stringify({ userId: mother.id, since: null, operations }))
    if (results.some(({ status }) => status === "refused")) throw new Error("The beginning of a schedule is refused.")
  }
  app.clock.now = new Date(app.clock.now.getTime() + msOfStep)
}

function reopen(world: World, index: number) {
  const { device } = pages[index] as (typeof pages)[number]
  world.devices[device]?.close(world.tabs[index] as Tab)
  world.tabs[index] = openPage(world, index)
}

/** Whatever goes wrong on the way is expected; anything else is a fault of the core. */
async function sync({ activity, ledger }: World, tab: Tab) {
  tab.page.requests = 0
  await activity.run(async () => {
    try {
      await tab.sender.sync()
    } catch (error) {
      const isExpected = [ConnectionLost, PageGone, ErrorAnswer].some((kind) => error instanceof kind)
      if (!isExpected && !tab.page.isGone) ledger.violations.push(`sync failed: ${(error as Error).stack}`)
    }
  })
}

async function syncSignedIn(world: World, tab: Tab) {
  tab.place.session = tab.mother
  await sync(world, tab)
  await settle(world)
}

async function settle({ activity, devices }: World) {
  await activity.idle()
  for (const { tellTabs } of devices) tellTabs()
}

async function take(world: World, step: Step) {
  const { activity, network, ledger, app } = world
  const tab = "tab" in step ? (world.tabs[step.tab] as Tab) : undefined
  const place = "device" in step ? world.devices[step.device]?.place : undefined
  switch (step.do) {
    case "act":
      return tab && perform(world, tab, step.act)
    case "sync":
      if (!tab) return
      tab.page.faults = [...step.faults]
      tab.page.crashAtWrite = step.crashAtWrite
      void sync(world, tab)
      return activity.idle()
    case "release":
      return network.release(step.which, step.isGivenUp)
    case "reload":
      return reopen(world, step.tab)
    case "refused": {
      const { refused } = tab?.store.read() ?? { refused: [] }
      const chosen = refused[step.which % Math.max(1, refused.length)]
      if (!tab || !chosen) return
      if (step.next === "tryAgain") return void tab.store.addOperation(chosen.operation)
      const done = ledger.done.get(chosen.operation.id)
      if (done) done.isDiscarded = true
      return unlessGone(() => tab.store.remove([chosen.operation.id]))
    }
    case "signIn":
      if (place) place.session = step.mother === null ? null : (world.mothers[step.mother] ?? null)
      return
    case "storage":
      if (place) Object.assign(place, { isFull: step.isFull, wasFull: place.wasFull || step.isFull })
      return
    case "deviceClock":
      if (place) place.offsetMs = step.offsetMs
      return
    case "serverClock":
      app.clock.now = new Date(app.clock.now.getTime() + step.byMs)
      return
    case "reply": {
      const mother = world.mothers[step.mother]
      return mother && world.team.reply(mother, world.newId(mother.index))
    }
  }
}

/** The page may die as she does it. */
function unlessGone(work: () => void) {
  try {
    work()
  } catch (error) {
    if (!(error instanceof PageGone)) throw error
  }
}

/** Everything arrives, there is room, and each page sends and fetches until nothing is new. */
async function connect(world: World) {
  const { network, activity, devices, tabs } = world
  for (const { place } of devices) place.isFull = false
  for (const { page } of tabs) Object.assign(page, { faults: [], crashAtWrite: 0 })
  await network.releaseAll()
  await activity.idle()
  for (let round = 0; round < 2; round++) for (const tab of tabs) await syncSignedIn(world, tab)
}

/** Runs a schedule against the real client core and the real server. Gives what did not hold. */
export async function simulate(app: TestApp, schedule: Schedule, tables: readonly TableOfUsers[]): Promise<string[]> {
  const world = await createWorld(app, schedule)
  const { ledger, activity } = world
  if (schedule.isConnectedFirst) for (const tab of world.tabs) await syncSignedIn(world, tab)
  for (const { place } of world.devices) place.session = world.mothers[0]
  for (const [index, step] of schedule.steps.entries()) {
    app.clock.now = new Date(app.clock.now.getTime() + msOfStep)
    await take(world, step)
    await settle(world)
    for (const [tab, { page }] of world.tabs.entries()) if (page.isGone) reopen(world, tab)
    ledger.violations.push(...contradictions(ledger, world.tabs))
    if (ledger.violations.length > 0) return ledger.violations.map((each) => `after step ${index + 1}: ${each}`)
  }
  await connect(world)
  const problems = [...ledger.violations]
  for (const mother of world.mothers) {
    const { network, serverNow, server } = world
    const device = createDevice({ activity, network, serverNow, offsetMs: 0, hasLocks: true, hasEvents: true })
    device.place.session = mother
    const fresh = device.open(mother)
    await sync(world, fresh)
    const tabs = world.tabs.filter((tab) => tab.mother === mother)
    problems.push(...(await problemsOf({ schedule, mother, ledger, server, tables, tabs, fresh })))
  }
  return problems
}
