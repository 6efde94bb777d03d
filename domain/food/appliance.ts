import * as z from "zod/mini"

export const appliances = ["oven", "stove", "microwave", "blender", "kettle"] as const
export type Appliance = (typeof appliances)[number]
export const applianceSchema = z.enum(appliances)

export type Ways = readonly (readonly Appliance[])[]

/** The appliances that she lacks for the way of cooking that needs the fewest of them; empty if some way needs none. */
export function lackedFor(ways: Ways, lacks: readonly Appliance[]): readonly Appliance[] {
  const lacked = ways.map((way) => way.filter((each) => lacks.includes(each)))
  return lacked.reduce((least, each) => (each.length < least.length ? each : least), lacked[0] ?? [])
}
