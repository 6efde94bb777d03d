import * as z from "zod/mini"

/** What a kitchen may do without, and some dish of ours needs. */
export const appliances = ["oven", "stove", "microwave", "blender", "kettle"] as const
export type Appliance = (typeof appliances)[number]
export const applianceSchema = z.enum(appliances)

/** How something can be made: each way with all that it takes. One without any takes no appliance. */
export type Ways = readonly (readonly Appliance[])[]

/** Of what is lacking, the least that one of the ways takes; empty where one takes none of it. */
export function lackedFor(ways: Ways, lacks: readonly Appliance[]): readonly Appliance[] {
  const lacked = ways.map((way) => way.filter((each) => lacks.includes(each)))
  return lacked.reduce((least, each) => (each.length < least.length ? each : least), lacked[0] ?? [])
}
