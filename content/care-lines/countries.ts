import type { CareCountry } from "#domain/care-lines.ts"
import { brazil } from "./brazil.ts"
import { portugal } from "./portugal.ts"
import { spain } from "./spain.ts"
import { unitedKingdom } from "./united-kingdom.ts"
import { unitedStates } from "./united-states.ts"

/**
 * Whom to call, by country and not by language; the first is the one shown when nothing tells where she is.
 * Numbers change. Whoever runs Florescer compares each file with what the authorities publish before opening it to
 * anyone, and once a year after that, and then sets its `asOf`.
 */
export const careCountries: readonly CareCountry[] = [brazil, portugal, spain, unitedStates, unitedKingdom]
