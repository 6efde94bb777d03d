import * as z from "zod/mini"
import { foodKeySchema } from "../food/wish.ts"
import { type About, isAboutAny } from "../marked-text.ts"
import { addDays } from "../privacy/retention.ts"
import { timeOfDaySchema } from "../reminders/reminder-times.ts"

/** Small things that anybody can do, and what of them is about the baby. */
const ideas = {
  dishes: [],
  food: [],
  night: ["baby"],
  sleep: [],
  walk: ["baby"],
} as const satisfies Readonly<Record<string, readonly About[]>>
export const favourKinds = ["buy", "cook", "baby", ...(Object.keys(ideas) as (keyof typeof ideas)[])] as const
export type FavourKind = (typeof favourKinds)[number]

const favoursMost = 3
const foodsMost = 4
/** From an evening to the next morning; what was taken before is of another night. */
const nightHours = 16

export const babyHoursSchema = z.strictObject({
  from: timeOfDaySchema,
  until: timeOfDaySchema,
})
/** When she wishes somebody to take the baby, by her clock. */
export type BabyHours = z.infer<typeof babyHoursSchema>

export const favourStates = ["taken", "done", "left"] as const
export type FavourState = (typeof favourStates)[number]
/** What whoever has a link sends: nothing that is typed. */
export const favourRequestSchema = z.strictObject({ kind: z.enum(favourKinds), state: z.enum(favourStates) })
export const takenFavourSchema = z.object({
  /** When it was last changed (ISO 8601, UTC). */
  at: z.string(),
  isDone: z.boolean(),
  foods: z.optional(z.array(foodKeySchema)),
})
type TakenFavour = z.infer<typeof takenFavourSchema>
export type TakenFavours = { [Kind in FavourKind]?: TakenFavour }

export const favourFoodsSchema = z.array(foodKeySchema).check(z.maxLength(foodsMost))

export type Favour = { kind: FavourKind; state: "offered" | "taken" | "done" } & {
  foods?: readonly string[]
  preparation?: string
  hours?: BabyHours
}

type Offered = {
  mine: TakenFavours | undefined
  /** What other links have taken. */
  others: readonly (TakenFavours | undefined)[]
  /** To buy, what is needed first at the beginning; undefined where the link does not show the list. */
  foods: readonly string[] | undefined
  /** What is to be cooked today; undefined where the link does not show it. */
  preparation: string | undefined
  babyHours: BabyHours | undefined
  hidden: ReadonlySet<About>
  /** ISO 8601, UTC. */
  now: string
}

/** At most three for one person: first what that person has taken, then of her plan and wishes, then what always helps. */
export function favoursOf({ mine, others, foods, preparation, babyHours, hidden, now }: Offered): Favour[] {
  const own = ofTonight(mine, now)
  const elsewhere = new Set(others.flatMap((each) => Object.keys(ofTonight(each, now))))
  const wanted = favourKinds.filter((kind) => {
    if (isAboutBaby(kind) && hidden.has("baby")) return false
    if (kind === "buy") return foods && (own.buy || foods.length > 0)
    if (kind === "cook") return own.cook || preparation !== undefined
    return kind !== "baby" || babyHours !== undefined
  })
  const turn = daysSince1970(now)
  const always = Object.keys(ideas).map((_, index, all) => all[(index + turn) % all.length] as FavourKind)
  const inOrder = [...wanted.filter((kind) => !(kind in ideas)), ...always.filter((kind) => wanted.includes(kind))]
  const mineFirst = [...inOrder.filter((kind) => own[kind]), ...inOrder.filter((kind) => !own[kind])]
  return mineFirst
    .filter((kind) => own[kind] || !elsewhere.has(kind))
    .slice(0, favoursMost)
    .map((kind) => ({
      kind,
      state: own[kind] ? (own[kind].isDone ? "done" : "taken") : "offered",
      // What she has left out or bought since is not asked for any more.
      ...(kind === "buy" &&
        foods && { foods: own.buy?.foods?.filter((food) => foods.includes(food)) ?? foods.slice(0, foodsMost) }),
      ...(kind === "cook" && preparation && { preparation }),
      ...(kind === "baby" && babyHours && { hours: babyHours }),
    }))
}

/** Whether a favour is about the baby, so that silence hides it. */
export function isAboutBaby(kind: FavourKind): boolean {
  return kind === "baby" || (kind in ideas && isAboutAny(new Set(["baby"]), ideas[kind as keyof typeof ideas]))
}

/** What was taken this evening or night, and not left again. */
export function ofTonight(taken: TakenFavours | undefined, now: string): TakenFavours {
  const since = addDays(new Date(now), -nightHours / 24).toISOString()
  const kept = favourKinds.flatMap((kind) => {
    const favour = taken?.[kind]
    return favour && favour.at > since ? [[kind, favour] as const] : []
  })
  return Object.fromEntries(kept)
}

/** What is done stays done; what was taken another night goes. */
export function withFavour(
  taken: TakenFavours | undefined,
  { kind, state, foods }: { kind: FavourKind; state: FavourState; foods?: readonly string[] | undefined },
  at: string,
): TakenFavours {
  const { [kind]: before, ...others } = ofTonight(taken, at)
  if (before?.isDone) return { ...others, [kind]: before }
  if (state === "left") return others
  const bought = foods ?? before?.foods
  return { ...others, [kind]: { at, isDone: state === "done", ...(bought && { foods: [...bought] }) } }
}

function daysSince1970(moment: string): number {
  return Math.floor(Date.parse(moment) / 86_400_000)
}
