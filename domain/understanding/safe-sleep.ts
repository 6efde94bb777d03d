import type { FaqEntry } from "../chat/faq-match.ts"
import { patternsOf, type WordsByMeaning } from "./phrases.ts"
import { fold, tokensIn } from "./text.ts"

/** Words of which none tells of an unwell baby or an event. */
const plainWords = new Set(
  (
    "a all an and at baby babies back bed bedshare bedsharing belly best bumper bumpers blanket blankets can car co cosleep cosleeping " +
    "cot crib death do does duvet flat firm for front go have he her him his how i im in infant is it let long me moses my nap need needs " +
    "newborn next night nights of ok okay on or our own pillow position prevent put risk rolls room rules safe safely scared seat she should side " +
    "sids sleep sleeping sleeps sofa stomach stop sudden swaddling the them to toys tummy turn until what when where which while with worried " +
    "afraid are ao as ate bb bebe berco brinquedo cama cima comigo como compartilhada compartilhar com conforto costas cueiro da das de dela dele deve do dormir dorme " +
    "e ele ela em enrolar evitar eu ficar ha idade ir lado manta medo meu minha morte moises na no noite nosso o onde os para pode posso posicao pra " +
    "pro protetor q qual quando quarto que quero recem nascido nascida seguro segura sono so soneca subita tem tenho ter travesseiro um uma virar brucos barriga " +
    "al almohada arriba abajo boca bebes coche colecho con cuarto cual cuando cuna cunas debe debo donde duerma duerme dormirse el en es esta habitacion hasta hay la las lo los " +
    "mantas me mi miedo muerte moises noche nuestra nuestro para pasa pasar peluches poner ponerle por protectores puede puedo que recien saco se si sillita su sueno " +
    "tener tengo tiene un una y"
  ).split(" "),
)

const wordsMax = 30

export type SafeSleepWords = WordsByMeaning<
  | "named"
  | "death"
  | "asking"
  | "grave"
  | "baby"
  | "third"
  | "herself"
  | "operated"
  | "sleep"
  | "atNight"
  | "position"
  | "besideHer"
  | "seat"
  | "dozing"
  | "holding"
  | "onBaby"
  | "carried"
  | "allowed"
  | "room"
  | "swaddling"
  | "turning"
  | "temperature"
  | "howAndWhere"
  | "cot"
  | "inCot"
>

/** Reads by the words of all languages whether it is asked how a baby sleeps safely. */
export function readerOfSafeSleep(words: SafeSleepWords) {
  const says = patternsOf(words)
  const { cot, inCot } = says
  const thingsInCot = new RegExp(`${cot.source}.{0,30}${inCot.source}|${inCot.source}.{0,30}${cot.source}`)
  const alone = [thingsInCot, says.room, says.swaddling, says.temperature, says.howAndWhere, says.named]

  /** How long or badly, and her own sleep, are other questions. */
  function asksAboutSafeSleep(text: string): boolean {
    const folded = fold(text.slice(0, 1000))
    const words = tokensIn(folded).length
    const has = (pattern: RegExp) => pattern.test(folded)
    if (words > wordsMax || has(says.grave)) return false
    if (alone.some(has) || (has(says.death) && (has(says.asking) || text.includes("?")))) return true
    if (has(says.seat) && has(says.dozing) && (has(says.baby) || has(says.holding))) return true
    if (has(says.turning) && !has(says.herself) && (has(says.sleep) || has(says.atNight) || has(cot))) return true
    if (!has(says.sleep)) return false
    const isOfBaby = has(says.baby) || (has(says.third) && !has(says.herself))
    if (!isOfBaby) return false
    if (has(says.position) && !has(says.operated)) return true
    return has(says.besideHer) || has(says.onBaby) || (has(says.carried) && has(says.allowed))
  }

  /** Whether it asks about that and tells nothing else. */
  const asksOnlyAboutSafeSleep = (text: string) =>
    asksAboutSafeSleep(text) && tokensIn(fold(text)).every((word) => plainWords.has(word))

  return { asksAboutSafeSleep, asksOnlyAboutSafeSleep }
}

const sections = ["where", "in-your-bed", "dozing-off"]

/** Whether it says itself what is safe; other answers leave it out. */
export function answersSafeSleep({ guide, section }: Pick<FaqEntry, "guide" | "section">): boolean {
  return guide === "baby-sleep" && sections.includes(section ?? "")
}
