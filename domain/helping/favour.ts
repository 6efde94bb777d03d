import * as z from "zod/mini"
import { foodKeySchema } from "../food/wish.ts"
import { type About, isAboutAny } from "../marked-text.ts"
import { addDays } from "../privacy/retention.ts"
import { timeOfDaySchema } from "../reminders/reminder-times.ts"

/** Small favours that any helper can do, with the subjects, such as the baby, that quiet mode may hide. */
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
/** A night lasts from the evening to the next morning; favours taken earlier belong to another night. */
const nightHours = 16

export const babyHoursSchema = z.strictObject({
  from: timeOfDaySchema,
  until: timeOfDaySchema,
})
/** When she would like somebody to take the baby, in her time zone. */
export type BabyHours = z.infer<typeof babyHoursSchema>

export const favourStates = ["taken", "done", "left"] as const
export type FavourState = (typeof favourStates)[number]
/** What a helper sends; it contains no free text. */
export const favourRequestSchema = z.strictObject({ kind: z.enum(favourKinds), state: z.enum(favourStates) })
export const takenFavourSchema = z.object({
  /** When the favour was last changed (ISO 8601, UTC). */
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
  /** The favours taken through other links. */
  others: readonly (TakenFavours | undefined)[]
  /** The foods to buy, the most urgent first; undefined if the link does not show the list. */
  foods: readonly string[] | undefined
  /** What must be cooked today; undefined if the link does not show it. */
  preparation: string | undefined
  babyHours: BabyHours | undefined
  hidden: ReadonlySet<About>
  /** The current time (ISO 8601, UTC). */
  now: string
}

/**
 * At most three favours for one helper: first those already taken, then those from her plan and wishes, then what
 * always helps.
 */
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
      // Foods that she has bought or left out since are no longer asked for.
      ...(kind === "buy" &&
        foods && { foods: own.buy?.foods?.filter((food) => foods.includes(food)) ?? foods.slice(0, foodsMost) }),
      ...(kind === "cook" && preparation && { preparation }),
      ...(kind === "baby" && babyHours && { hours: babyHours }),
    }))
}

/** True if a favour is about the baby, so that quiet mode hides it. */
export function isAboutBaby(kind: FavourKind): boolean {
  return kind === "baby" || (kind in ideas && isAboutAny(new Set(["baby"]), ideas[kind as keyof typeof ideas]))
}

/** The favours taken this evening or night and not given up. */
export function ofTonight(taken: TakenFavours | undefined, now: string): TakenFavours {
  const since = addDays(new Date(now), -nightHours / 24).toISOString()
  const kept = favourKinds.flatMap((kind) => {
    const favour = taken?.[kind]
    return favour && favour.at > since ? [[kind, favour] as const] : []
  })
  return Object.fromEntries(kept)
}

/** Records a favour. One that is done stays done, and those of earlier nights are dropped. */
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
