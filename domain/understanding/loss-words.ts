import { fold } from "./text.ts"

const baby =
  "(?:\\w+ ){0,3}(?:baby|babies|son|daughter|child|twin|pregnancy|bebe|filh[oa]|nenem|gemeos?|gravidez|hij[oa]|embarazo)"
const loss = [
  "dead(?! tired)|death|died|stillb\\w+|miscarr\\w+|grie(?:f|v\\w+)|mourn\\w*|bereave\\w*|passed away",
  `lost ${baby}|(?:baby|pregnancy|infant|child) loss|loss of ${baby}`,
  "morreu|morreram|mort[oa](?! de)|morte|luto|natimort\\w+|aborto|abortei|falec\\w+|obito",
  `perd(?:i|eu|emos) ${baby}|perdas? (?:gestaciona\\w+|d[aeo] ${baby}|neonata\\w+)`,
  "murio|murieron|muert[oa](?! de)|muerte|duelo|fallec\\w+|mortinat\\w+",
  `perdi(?:o|mos)? ${baby}|perdidas? (?:gestaciona\\w+|de(?:l)? ${baby}|perinata\\w+)`,
]
const hospital = [
  "nicu|neonat\\w+|incubators?|incubadoras?|preemies?|uti|uci|ucin|internad[oa]s?|ingresad[oa]s?|hospitalizad[oa]s?",
]
const words = new RegExp(`\\b(?:${[...loss, ...hospital].join("|")})\\b`)
/** Names of what she fears or reads about. */
const sudden =
  /\b(?:(?:sudden infant|cot|crib) death|morte (?:subita|no berco)|muerte (?:subita|de cuna|en la cuna))\b/g

/** Whether a text speaks of a dead baby, or one in hospital. Others are not to read of that by chance. */
export function speaksOfLoss(text: string): boolean {
  return words.test(fold(text).replaceAll(sudden, " "))
}
