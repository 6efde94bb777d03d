import { type FaqEntry, matchFaq } from "../chat/faq-match.ts"
import { fold, tokensIn } from "./text.ts"

/** Her own breath, HIV and another's milk, insulin, pupils and squints, cow's milk, water: no danger, but the models take their words for one. */
const calmEntryIds: ReadonlySet<number> = new Set([63, 142, 143, 212, 411, 413, 414])

/** Words of which none tells how anybody is or what anybody does. */
const plainWords = new Set(
  (
    "a about after also am an birth need less more and are at baby babies be can could do does for from give go has have he her him his how i if in into is it like looks may me mean month months my of " +
    "ok okay old on or our safe she some son daughter that the them they this to was we week weeks what when why with year years your " +
    "preciso menos mais depois parto ao as bb bebe com como da das de dela dele do dos e ela ele em essa esse esta eu filha filho fica foi isso ja meu meus minha mes meses na nas no nos o os para parece pode posso " +
    "por pra pro qual quando quero que sai se semanas ser seu sua tem tenho um uma anos " +
    "necesito mas despues al con cual cuando de del desde el ella en es esa ese este fotos ha hay hija hijo la las le les lo los me mes mi mis nos o para parece por puede puedo que quiere quiero sale " +
    "se semanas ser si sin su sus tiene tengo un una unos y ya yo"
  ).split(" "),
)
const number = /^\d+(?:[.,]\d+)?$/

/** Whether it asks for an answer in that answer's own words and tells nothing else: the exact rules then decide alone. */
export function isCalmQuestion(text: string, entries: readonly FaqEntry[]): boolean {
  const entry = matchFaq(text, entries)
  if (!entry || !calmEntryIds.has(entry.id)) return false
  const own = new Set(tokensIn(fold([entry.question, ...entry.keywords].join(" "))))
  return tokensIn(fold(text)).every((word) => plainWords.has(word) || own.has(word) || number.test(word))
}
