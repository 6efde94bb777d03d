import type { Appliance } from "../../food/appliance.ts"
import { understandWishes } from "../../food/understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "../../food/wish.ts"
import { type KitchenWords, readerOfKitchen } from "../../understanding/kitchen.ts"
import { writtenOut } from "../../understanding/short-forms.ts"
import { fold } from "../../understanding/text.ts"
import { readerOfTopics, type TopicQuestion } from "./topic-question.ts"
import type { Topic } from "./topic-rules.ts"
import { readerOfWeek, type WeekQuestion } from "./week-question.ts"

type Lack = { about: "kitchen"; lacks: readonly Appliance[] }
/** `isBelieved`: she takes it for left out already. */
type ToLeaveOut = { about: "leaveOut"; isBelieved?: true } & Pick<UnderstoodWishes, "wishes" | "inNoDish">

const eatingNow =
  /\b(o que|oque|what|que)\b.{0,24}\b(como|comer|posso comer|should i eat|can i eat|do i eat|to eat|puedo comer|toca)\b.{0,16}\b(agora|hoje|now|today|ahora|hoy)\b/
const telling =
  /\b(tenho|sou|estou|i have|i am|im|tengo|soy)\b.{0,24}\b(alergi|intoler|vegan|vegetarian|celia|coelia|allerg|halal|kosher)|\b(nao como|nao posso comer|i dont eat|i cant eat|i cannot eat|no como|no puedo comer)\b/
const refusing =
  /^\W*(por favor |please |pf |ay |ai )?(chega de|nada de|sem mais|nao quero( mais)?|nao gosto de|nao aguento( mais)?|nao suporto|odeio|detesto|tira|tire|deixa de fora|deixe de fora|no more|i dont want|i dont like|i cant stand|i hate|stop giving me|leave out|take out|basta de|no quiero( mas)?|ya no quiero|no me gusta[n]?|no soporto|odio|quita|quiten|deja fuera)\b/
const ofPlan =
  /\b(plano|semana|cardapio|pratos?|receitas?|lista|plan|week|dish(es)?|meals?|menu|recipes?|list|platos?|recetas?|donde lo (pongo|digo)|onde (coloco|ponho|digo|marco) isso|where do i (put|say|set) (it|that))\b/
const leaving = /\b(tirar|tiras|deixar de fora|leave out|take out|remove|filter out|quitar|quitas|sacar|dejar fuera)\b/
/** Whatever else is said: of all her dishes. */
const leavingAll =
  /\b(tir\w+|remov\w+|quit\w+|sac[oa]\w*|take|leave|get rid|cut)\b.{0,30}\b(de tudo|de todo|de todas?|de todos?|out of everything|from everything)\b|\b(in everything|em tudo|en todo)\b.{0,30}\b(tir\w+|take|leave|get|remov\w+|quit\w+|sac\w+)\b/
/** She has told it once: when she signed up, or in her profile. */
const toldOnce =
  /\b(coloquei|pus|botei|marquei|informei|cadastrei|preenchi|avisei|ja (falei|disse)|i (put|said|set|told|marked|ticked|entered|picked|chose|selected|wrote)|when i signed up|in my profile|(le )?puse|marque|avise|elegi|registre|ya (dije|les dije|lo dije)|en mi perfil|no meu perfil)\b/
const ofHarm =
  /\b(alergi\w*|allerg\w*|intoler\w*|celia\w*|coelia\w*|vegan\w*|vegetarian\w*|halal|kosher|nao (como|posso comer)|dont eat|cant eat|cannot eat|no (como|puedo comer)|sem|sin|without|free|(that|put|said|set|marked|ticked|entered|picked|chose|selected|wrote) no)\b/
const doubting =
  /\?|\b(mas|but|pero|aparec\w*|apparec\w*|veio|vem|still|keeps?|checking|covers?|sigue\w*|sale|saliendo|ainda|todavia|aun|cobre|vale|viu|vio)\b/
/** A tick, mostly of her list, is no telling. */
const ticking = /\b(sem querer|sin querer|desmarc\w*|untick\w*|lista|list|comprad[oa]s?|bought)\b/
const partsOfTelling =
  /[,.;:!?¿¡\n]|\b(?:mas|pero|but|because|bc|porque|(?:e|y|and) (?:me|it|you|ainda|todavia|aun|still|sigue|aparece\w*|veio|vem|there|the))\b/
const asking =
  /\?|(^|[,.;] ?)como\b|^\W*(am i|is it|do i|does)\b|\b(como (e|posso|faco|consigo|obtenho|puedo|consigo|hago)|o que|oque|qual|quais|onde|quant[oa]s?|posso|devo|what|how|where|which|can i|should i|cual|cuales|donde|cuant[oa]s?|puedo|debo|de onde|que como)\b/
const notLeftOut =
  /\b(peitos?|pechos?|mama\w*|amament\w*|secar|formula|bomba|bombear|pump\w*|breast\w*|nurs\w*|supply|dry up|desmam\w*|destet\w*|wean\w*|(my|meu|mi|his|her|have no|tanto) (milk|leite|leche)|coming|saindo|descendo|saliendo|parto|ainda|yet|todavia|bebes?|baby|babys|filh[oa]s?|hij[oa]s?|son|daughter|kids?|marido|husband|esposo|enough|suficiente|anything but|alem de|so|only|solo|even|desde|since)\b/
const wordsMax = 14
/** Where the plan is named it is about the plan, however it is told. */
const wordsOfPlanMax = 22

type OfTopic = { about: "topic" } & TopicQuestion

export type PlanQuestion = WeekQuestion | Lack | ToLeaveOut | OfTopic

/** What the rules for a question about her week read more surely, where both do. */
const besideWeek: ReadonlySet<Topic> = new Set([
  "babyEats",
  "exactly",
  "freezes",
  "ingredients",
  "inKitchen",
  "keeps",
  "minutesOf",
  "people",
  "tastes",
  "twoAtTable",
  "whichHave",
  "whichMeatless",
])

/** Reads a question about her plan: what she lacks or wants left out, and what is asked of her week. */
export function readerOfPlan(
  words: Parameters<typeof readerOfWeek>[0],
  topicWords: Parameters<typeof readerOfTopics>[0],
  kitchenWords: KitchenWords,
) {
  const lackedIn = readerOfKitchen(kitchenWords)
  const weekQuestionIn = readerOfWeek(words)
  const topicIn = readerOfTopics(topicWords)
  /** Undefined when it asks about something else; `text` is a message as written. */
  return function planQuestionIn(written: string, table: WishTable): PlanQuestion | undefined {
    const text = writtenOut(written)
    const believed = believedIn(text, table)
    if (believed) return believed
    const [topic, ofWeek] = [topicIn(text, table), weekQuestionIn(text)]
    const isAsRead = topic?.topic === "swap" && topic.foods.length === 0 && isSwapOfToday(ofWeek)
    const isBeside =
      topic && besideWeek.has(topic.topic) && (topic.topic !== "people" || topic.isWeak || ofWeek?.about === "guests")
    const isNear = isAsRead || (ofWeek && ofWeek.about !== "meal" && isBeside)
    const told = toldIn(text, table, lackedIn)
    if (topic && !isNear && !(topic.topic === "tastes" && told)) return { about: "topic", ...topic }
    const isOfMeal = ofWeek?.about === "meal" || ofWeek?.about === "swap"
    if (told && (told.about === "kitchen" || isOfMeal || !ofWeek)) return told
    if (!ofWeek) return undefined
    const isOfFood = ("isToBuy" in ofWeek && ofWeek.isToBuy) || ("isOfFood" in ofWeek && ofWeek.isOfFood)
    if (!isOfFood && ofWeek.about !== "meal") return ofWeek
    const isNamed = understandWishes(text, "preferredFoods", table).likes.length > 0
    // Who names foods asks for an idea with them, not for the dish of her week.
    return isNamed === (isOfFood ?? false) ? ofWeek : undefined
  }
}

/** The rules for a question about her week also know a meal put off ("move lunch to tomorrow"). */
function isSwapOfToday(ofWeek: WeekQuestion | undefined): boolean {
  if (ofWeek?.about === "moved") return true
  return ofWeek?.about === "swap" && (ofWeek.day === undefined || ofWeek.day === "today")
}

/** What she lacks in her kitchen, or wants left out; undefined also where nothing of that is understood. */
function toldIn(
  text: string,
  table: WishTable,
  lackedIn: ReturnType<typeof readerOfKitchen>,
): Lack | ToLeaveOut | undefined {
  const plain = fold(text.slice(0, 400))
  const count = plain.split(/\s+/).length
  if (count > (ofPlan.test(plain) ? wordsOfPlanMax : wordsMax)) return undefined
  const lacks = lackedIn(plain)
  if (lacks.length > 0) return isAboutHerWeek(plain) ? { about: "kitchen", lacks } : undefined
  if (!wantsLeftOut(plain)) return undefined
  const { wishes, inNoDish } = understandWishes(text, "restrictions", table)
  return wishes.length > 0 || inNoDish.length > 0 ? { about: "leaveOut", wishes, inNoDish } : undefined
}

/** What she believes that her week leaves out already, since she told it once; undefined where she says no such thing. */
function believedIn(text: string, table: WishTable): ToLeaveOut | undefined {
  const plain = fold(text.slice(0, 400))
  if (!toldOnce.test(plain) || !ofHarm.test(plain) || !doubting.test(plain) || ticking.test(plain)) return undefined
  const telling = plain.split(partsOfTelling).filter((part) => ofHarm.test(part) && !notLeftOut.test(part))
  const { wishes, inNoDish } = understandWishes(telling.join(". "), "restrictions", table)
  return wishes.length > 0 ? { about: "leaveOut", isBelieved: true, wishes, inNoDish } : undefined
}

function isAboutHerWeek(plain: string): boolean {
  return !asking.test(plain) || ofPlan.test(plain) || eatingNow.test(plain)
}

function wantsLeftOut(plain: string): boolean {
  if (notLeftOut.test(plain)) return false
  if ((leaving.test(plain) && ofPlan.test(plain)) || leavingAll.test(plain)) return true
  return (telling.test(plain) || refusing.test(plain)) && (ofPlan.test(plain) || !asking.test(plain))
}
