import { measureCeiling } from "./ceiling.ts"
import { compare, compareAwake, type Summary } from "./compare.ts"
import { entriesOfEach } from "./fill.ts"
import { startFloor } from "./floor.ts"
import { measureMemory } from "./memory.ts"
import { openFilledProduct } from "./product.ts"
import { readDiary, readFloor, readScreen, signIn, tickItem, writeDiary } from "./requests.ts"

const fewEntries = 1000
const manyEntries = 1_000_000

export type Figures = {
  /** `ofFloor` is the speed relative to that of a bare route with the same answer. */
  speeds: { name: string; summary: Summary; ofFloor: number }[]
  /** How many times slower reads and writes are with a million entries in the table than with a thousand. */
  growth: { read: number; write: number }
  memory: { middleMb: number; endMb: number }
  ceilingPerSecond?: number
}

export async function measureDatabase(urls?: { small: string; large: string }): Promise<Figures> {
  const large = await openFilledProduct(manyEntries, urls?.large)
  const small = await openFilledProduct(fewEntries, urls?.small)
  const floor = await startFloor(await small.answer("/api/diary-entries"))

  // Reads are measured before writes, because writes make the small database grow. On PostgreSQL the client must not
  // wait busily, because PostgreSQL needs that core.
  const read = await (urls ? compare : compareAwake)(readFloor(floor.url), readDiary(small))
  const reads = await compare(readDiary(large), readDiary(small))
  const writes = await compare(writeDiary(large), writeDiary(small))
  const speeds = [
    { name: "bare Hono route, the same answer", summary: read.one, ofFloor: 1 },
    { name: "diary read", summary: read.other, ofFloor: read.ratio },
  ]
  const screens = {
    "screen read, nothing new": entriesOfEach,
    "screen read, ten new rows": 0,
    "screen read, first load": null,
  }
  for (const [name, since] of Object.entries(screens)) {
    const same = await startFloor(await small.syncAnswer(since))
    const { other, ratio } = await (urls ? compare : compareAwake)(readFloor(same.url), readScreen(small, since))
    speeds.push({ name, summary: other, ofFloor: ratio })
    same.stop()
  }
  const ceilingPerSecond = urls && (await measureCeiling(urls.small, small.readers))
  const others = {
    "diary write": writeDiary(small),
    "item done": tickItem(small),
    "sign-in": await signIn(small),
  }
  for (const [name, asked] of Object.entries(others)) {
    const { other, ratio } = await compare(readFloor(floor.url), asked)
    speeds.push({ name, summary: other, ofFloor: ratio })
  }

  const memory = await measureMemory(large.pid, [
    readDiary(large),
    writeDiary(large),
    tickItem(large),
    await signIn(large),
  ])

  floor.stop()
  await small.close()
  await large.close()
  const growth = { read: reads.ratio, write: writes.ratio }
  return { speeds, growth, memory, ...(ceilingPerSecond && { ceilingPerSecond }) }
}
