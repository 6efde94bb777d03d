import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const vomit = String.raw`(?:vomit\w*|throw(?:s|ing|n)? up|threw up|puk(?:e|ed|es|ing))`
const blood = "(?:sangue|sangre|blood)"
const near = String.raw`\b[^.!?;]{0,16}\b`
/** "Vomiting blood", "throwing up a bit of blood". */
const bloody = new RegExp(String.raw`\b${vomit}${near}${blood}\b`)
/** "Sangue no vômito". */
const within = new RegExp(String.raw`\b${blood} (?:no|na|en el|en la|in (?:the|my|his|her)) ${vomit}\b`)
/** Said beside blood, these mean that there is none, or that it is not in what comes up. */
const none =
  /\b(?:sem|sin|no|not|nao|without|never|nunca|nem|ni|e|y|and|ou|or|o|pressao|pressure|presion|tests?|exames?|exam\w*|sangrando)\b/
const baby =
  /\b(?:bebes?|beba|bb|nenem|nene|recem[ -]nascid\w*|babys?|babies|newborns?|recien nacid\w*|filh[oa]s?|son|daughter|hij[oa]s?|little one|he|she|ele|ela)\b/

/** Blood in what comes up, hers or the baby's, by the row of each. */
export function bloodyVomitIn({ text }: Reading): Concern | null {
  const [found = ""] = bloody.exec(text) ?? []
  if (!within.test(text) && (!found || none.test(found))) return null
  return concernOf(baby.test(text) ? "baby-green-vomit" : "mother-vomits-blood")
}
