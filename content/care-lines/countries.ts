import type { CareCountry } from "#domain/care/care-lines.ts"
import { angola } from "./angola.ts"
import { argentina } from "./argentina.ts"
import { australia } from "./australia.ts"
import { brazil } from "./brazil.ts"
import { canada } from "./canada.ts"
import { capeVerde } from "./cape-verde.ts"
import { chile } from "./chile.ts"
import { colombia } from "./colombia.ts"
import { ecuador } from "./ecuador.ts"
import { ireland } from "./ireland.ts"
import { mexico } from "./mexico.ts"
import { mozambique } from "./mozambique.ts"
import { peru } from "./peru.ts"
import { portugal } from "./portugal.ts"
import { spain } from "./spain.ts"
import { unitedKingdom } from "./united-kingdom.ts"
import { unitedStates } from "./united-states.ts"
import { uruguay } from "./uruguay.ts"

/**
 * Whom to call, by country and not by language. Numbers change: docs/care-lines.md says how far each is confirmed, and
 * what the operator must check before opening the service and once a year after that. `asOf` is the month in which all
 * numbers of a country were checked, or null.
 */
export const careCountries: readonly CareCountry[] = [
  brazil,
  portugal,
  spain,
  mexico,
  colombia,
  argentina,
  chile,
  peru,
  uruguay,
  ecuador,
  unitedStates,
  unitedKingdom,
  ireland,
  canada,
  australia,
  angola,
  mozambique,
  capeVerde,
]
