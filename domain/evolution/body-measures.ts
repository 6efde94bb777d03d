import { type Bounds, looksLikeMetres, parseNumber, plainlyTyped, profileBounds } from "../profile/profile.ts"

const kgPerPound = 0.453_592_37
const cmPerInch = 2.54
const inchesPerFoot = 12

/** The countries that use pounds and feet (CLDR 48, measurement system "US"). */
const countriesOfPounds: ReadonlySet<string | undefined> = new Set(["US", "LR", "MM"])

/** True if pounds are usual in the first region that a browser's language tags name. */
export function usesPounds(tags: readonly string[]): boolean {
  const regions = tags.flatMap((tag) => tag.match(/-([a-z]{2})(?:-|$)/i)?.[1] ?? [])
  return countriesOfPounds.has(regions[0]?.toUpperCase())
}

const number = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)`
const inKg = new RegExp(`^${number} ?(?:kgs?|(?:k|qu)ilo(?:gram(?:me|[ao])?)?s?)\\.?$`, "i")
const inPounds = new RegExp(`^${number} ?(?:lbs?|pounds?|libras?)\\.?$`, "i")
const inCm = new RegExp(`^${number} ?cms?\\.?$`, "i")
const metre = "m(?:ts?|etros?|et(?:er|re)s?)?"
const inMetres = new RegExp(`^${number} ?${metre}\\.?$`, "i")
const inMetresAndCm = new RegExp(`^(\\d) ?${metre} ?(?:[ey] )?(\\d\\d)(?: ?cms?\\.?)?$`, "i")
const inch = `(?:in(?:ch(?:es)?)?|p(?:ul|ole)gadas?|"|″|”|''|′′|’’)`
const inInches = new RegExp(`^${number} ?${inch}\\.?$`, "i")
const inFeet = new RegExp(`^(\\d) ?(?:f(?:oo|ee)?t|p[ée]s?|pies?|'|′|’)[.,]? ?(?:${number} ?${inch}?\\.?)?$`, "i")

/**
 * Parses a weight into kg. Null for anything else, and for a number without a unit that may be pounds or kilograms (see
 * `weightsMeant`).
 */
export function parseWeight(text: string, arePoundsUsual: boolean): number | null {
  const typed = plainlyTyped(text)
  const [kg, pounds] = [parsed(inKg, typed), parsed(inPounds, typed)]
  if (kg !== null) return kg
  if (pounds !== null) return inTenths(pounds * kgPerPound)
  const bare = parseNumber(typed)
  if (bare === null || !arePoundsUsual) return bare
  const meant = weightsMeant(text, true)
  return meant.length > 1 ? null : (meant[0]?.kg ?? bare)
}

/** What a number without a unit may mean where pounds are usual, the more usual first. `text` includes the unit. */
export function weightsMeant(text: string, arePoundsUsual: boolean): { text: string; kg: number }[] {
  const bare = parseNumber(text)
  if (bare === null || !arePoundsUsual) return []
  const written = plainlyTyped(text)
  return [
    { text: `${written} lb`, kg: inTenths(bare * kgPerPound) },
    { text: `${written} kg`, kg: bare },
  ].filter(({ kg }) => isWithin(kg, profileBounds.currentWeightKg))
}

/** Parses a height into cm. Where feet are usual, a number without a unit that cannot be cm is read as inches. */
export function parseHeight(text: string, areFeetUsual: boolean): number | null {
  const typed = plainlyTyped(text.replace(/[´`‘]/g, "'"))
  const [cm, metres, inches] = [parsed(inCm, typed), parsed(inMetres, typed), parsed(inInches, typed)]
  if (cm !== null) return cm
  if (metres !== null) return inTenths(metres * 100)
  if (inches !== null) return inTenths(inches * cmPerInch)
  const [, whole, hundredths] = typed.match(inMetresAndCm) ?? []
  if (hundredths) return Number(whole) * 100 + Number(hundredths)
  const feet = typed.match(inFeet)
  if (feet) return inTenths((Number(feet[1]) * inchesPerFoot + (parseNumber(feet[2] ?? "0") ?? 0)) * cmPerInch)
  const bare = parseNumber(typed)
  if (bare === null || !areFeetUsual || looksLikeMetres(text)) return bare
  const asInches = inTenths(bare * cmPerInch)
  return isWithin(asInches, profileBounds.heightCm) && !isWithin(bare, profileBounds.heightCm) ? asInches : bare
}

/** Rounds to whole pounds. */
export function poundsOf(kg: number): number {
  return Math.round(kg / kgPerPound)
}

/** Formats a height as in 5′5″. */
export function feetOf(cm: number): string {
  const inches = Math.round(cm / cmPerInch)
  return `${Math.floor(inches / inchesPerFoot)}′${inches % inchesPerFoot}″`
}

function parsed(unit: RegExp, typed: string): number | null {
  const found = typed.match(unit)?.[1]
  return found === undefined ? null : parseNumber(found)
}

function inTenths(value: number): number {
  return Math.round(value * 10) / 10
}

function isWithin(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max
}
