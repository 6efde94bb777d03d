import { type Appliance, applianceSchema } from "./appliance.ts"
import { type Wish, wishSchema } from "./wish.ts"

const screen = "/profile/food"
const without = "without="
const lacks = "lacks="

/** The wishes stand behind "#", which browsers send to no server. */
export function foodAddress(wishes: readonly Wish[]): string {
  return `${screen}#${without}${wishes.join(",")}`
}

/** Returns an address that has the appliances that her kitchen lacks behind "#". */
export function kitchenAddress(appliances: readonly Appliance[]): string {
  return `${screen}#${lacks}${appliances.join(",")}`
}

/** The wishes in an address; anything invalid is skipped. */
export function wishesInHash(hash: string): Wish[] {
  return namedIn(hash, without).flatMap((each) => wishSchema.safeParse(each).data ?? [])
}

/** The appliances that an address made by `kitchenAddress` contains; anything invalid is skipped. */
export function appliancesInHash(hash: string): Appliance[] {
  return namedIn(hash, lacks).flatMap((each) => applianceSchema.safeParse(each).data ?? [])
}

function namedIn(hash: string, name: string): string[] {
  return hash.startsWith(`#${name}`) ? hash.slice(name.length + 1).split(",") : []
}
