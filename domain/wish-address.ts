import { type Wish, wishSchema } from "./wish.ts"

const name = "without="

/** The address of the screen about food with wishes to check and save; behind "#", which no server is told. */
export function foodAddress(wishes: readonly Wish[]): string {
  return `/profile/food#${name}${wishes.join(",")}`
}

/** The wishes behind "#" of such an address; what is none is left out. */
export function wishesInHash(hash: string): Wish[] {
  const named = hash.startsWith(`#${name}`) ? hash.slice(name.length + 1).split(",") : []
  return named.flatMap((each) => wishSchema.safeParse(each).data ?? [])
}
