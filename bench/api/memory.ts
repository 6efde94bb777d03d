import { setTimeout as sleep } from "node:timers/promises"
import { residentMegabytes } from "../resident-memory.ts"
import { type Asked, ask } from "./load.ts"

const seconds = 60

/** Measures the server's memory (MB) under a minute of load. Returns its mean in the middle and in the last third. */
export async function measureMemory(pid: number, loads: Asked[]) {
  const all = Promise.all(loads.map((load) => ask(load, seconds)))
  const samples: number[] = []
  for (let second = 0; second < seconds; second++) {
    await sleep(1000)
    samples.push(residentMegabytes(pid))
  }
  await all
  const third = seconds / 3
  return { middleMb: mean(samples.slice(third, 2 * third)), endMb: mean(samples.slice(2 * third)) }
}

function mean(values: number[]) {
  return values.reduce((total, value) => total + value, 0) / values.length
}
