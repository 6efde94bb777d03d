import type * as z from "zod/mini"
import { localNumber, longCalendarDate } from "#app/language/local-format.ts"
import { definitionOf, type Operation } from "#domain/operations/operations.ts"

type Language = Parameters<typeof longCalendarDate>[1]
type Shape = Record<string, z.ZodMiniType>

/** This sample has a comma and a space, so only fields for free text accept it, and no id, key or choice does. */
const sentence = "Hoje, sim"
const calendarDate = /^\d{4}-\d\d-\d\d$/
const units: Record<string, string> = { kg: " kg", hours: " h", score: "/5" }

/** The texts of a refused operation for her to read and copy: her own words, dates, and numbers with their unit. */
export function textsOf({ name, args }: Operation, lang: Language): string[] {
  const { fields, answers, ...own } = args as Record<string, unknown>
  const shape = shapeOf(definitionOf(name).args)
  return [
    ...Object.entries(own).flatMap(([field, value]) => textOf(field, value, shape[field], lang)),
    ...Object.values({ ...(fields as object), ...(answers as object) }).flatMap((value) =>
      (typeof value === "string" || typeof value === "number") && value !== "" ? `${value}` : [],
    ),
  ]
}

function textOf(field: string, value: unknown, schema: z.ZodMiniType | undefined, lang: Language): string | [] {
  if (typeof value === "number") return field in units ? `${localNumber(value, lang)}${units[field]}` : []
  if (typeof value !== "string" || value === "") return []
  if (calendarDate.test(value)) return longCalendarDate(value, lang)
  return schema?.safeParse(sentence).success ? value : []
}

function shapeOf(args: z.ZodMiniType): Shape {
  return "shape" in args ? (args.shape as Shape) : {}
}
