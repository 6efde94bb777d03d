import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const vomit = String.raw`(?:vomit\w*|throw(?:s|ing|n)? up|threw up|puk(?:e|ed|es|ing))`
const blood = "(?:sangue|sangre|blood)"
const near = String.raw`\b[^.!?;]{0,16}\b`
const bloody = new RegExp(String.raw`\b${vomit}${near}${blood}\b`)
const within = new RegExp(String.raw`\b${blood} (?:no|na|en el|en la|in (?:the|my|his|her)) ${vomit}\b`)
const none =
  /\b(?:sem|sin|no|not|nao|without|never|nunca|nem|ni|when|quando|cuando|see(?:ing)?|ver|vejo|veo|e|y|and|ou|or|o|pressao|pressure|presion|tests?|exames?|exam\w*|sangrando)\b/
const baby =
  /\b(?:bebes?|beba|bb|nenem|nene|recem[ -]nascid\w*|babys?|babies|newborns?|recien nacid\w*|filh[oa]s?|son|daughter|hij[oa]s?|little one|he|she|ele|ela)\b/

const denied = /\b(?:nao|no|not|never|nunca|nem|ni|sem|sin|without|havent|hasnt|didnt|isnt|doesnt)\b[^.,;!?]{0,20}$/

/** A denial lowers it to a gentle question. */
export function bloodyVomitIn({ text }: Reading): Concern | null {
  const match = bloody.exec(text)
  const found = match?.[0] ?? ""
  if (!within.test(text) && (!match || none.test(found))) return null
  const concern = concernOf(baby.test(text) ? "baby-green-vomit" : "mother-vomits-blood")
  return match && denied.test(text.slice(0, match.index)) ? { ...concern, level: "check" } : concern
}
