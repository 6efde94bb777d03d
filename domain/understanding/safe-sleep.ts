import type { FaqEntry } from "../chat/faq-match.ts"
import { anyOf } from "./any-of.ts"
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

const named = anyOf(
  "safer? sleep(?:ing)?|co ?-?sleep\\w*|bed ?-?shar\\w*",
  "sono seguro|cama compart\\w+",
  "(?:sueno|dormir) seguro|colec?ho",
)
const death = anyOf(
  "sids|sudden infant death|(?:cot|crib) death",
  "smsl|morte subita|morte no berco",
  "muerte (?:subita|de cuna|en la cuna)",
)
/** Otherwise she may tell of one. */
const asking = anyOf(
  "what|hows?|is|does|do|can|risks?|prevent\\w*|avoid\\w*|lower|reduc\\w+|scared|afraid|terrified|fear\\w*|worr\\w+|anxi\\w+|rules|tips",
  "o que|oque|como|qual|riscos?|evit\\w+|preven\\w+|medo|pavor|preocup\\w+|verdade|protege",
  "que es|cual|riesgos?|miedo|terror|cuid\\w+",
)
/** Other answers, and other help. */
const grave = anyOf(
  "died|dead|dies|took (?:him|her|our|my)|lost (?:him|her|my|our)|passed away|pray\\w*|hop(?:e|ing)|wish\\w*",
  "fell (?:off|out)|dropped|slid|thud|blue|floppy|limp|gr[ea]y|(?:not|isnt|stopped|wont|cant) (?:\\w+ )?(?:breath\\w*|wak\\w*|mov\\w*)|doesnt wake|unresponsive|lifeless|purple|pale|choking",
  "on purpose|counting on|under(?:neath)? (?:me|us|my)|(?:funny|odd|strange|weird) colou?r|ash|floor|smell|fumes|wont let me|(?:afraid|scared) of (?:him|her|my\\w*)",
  "morr\\w+|perd(?:i|eu|emos)|levou|luto|rez(?:o|ei)|caiu|roxo|mole|molinh[oa]|nao (?:\\w+ )?(?:respir\\w*|acord\\w*|reag\\w*|mex\\w*)|sem respirar|azul|palid[oa]|gelad[oa]|engasg\\w*",
  "de proposito|chao|debaixo de (?:mim|nos)|cor (?:estranha|esquisita)|em cima del[ea]|cheiro|nao me deixa|medo d(?:ele|ela|e mim)",
  "muri\\w+|perd(?:io|imos)|fallec\\w+|duelo|ojala|cayo|resbal\\w+|no (?:\\w+ )?(?:respir\\w*|despiert\\w*|reaccion\\w*|muev\\w*)|sin respirar|morad[oa]|helad[oa]|atragant\\w*|ahog\\w*",
  "they said|ribs|in my hands?|st(?:anding|ood) (?:over|by)|mort[oa]s?|disseram|costelas?|na mao|parad[oa] (?:ao|del|al|encima)|muert[oa]s?|dijeron|costillas?|en la mano",
  "patch\\w*|blister\\w*|cough\\w*|foam\\w*|froth\\w*|woke (?:up )?with (?:him|her|it)|paredes|matand\\w+|darse cuenta|va a dar cuenta|elegi",
  "(?:not|isnt) my baby|had on|nicotine|chewed|nao e (?:o |a )?(?:meu|minha) (?:bebe|filh[oa])|nicotina|mordi|debat\\w+|no es mi (?:bebe|hij[oa])|azules|me pare",
  "a proposito|suelo|piso|debajo de (?:mi|nosotros)|color (?:raro|extrano)|olor|no me deja|miedo de (?:mi|el|ella)",
)

const baby = anyOf(
  "bab(?:y|ys|ies|e)|newborns?|infants?",
  "bebes?|bebezinh[oa]|bb|recem[ -]?nascid[oa]s?|nenem|nene|filh[oa]",
  "bebit[oa]|nena|recien nacid[oa]s?|hij[oa]|lactantes?",
)
const third = anyOf(
  "he|she|hes|shes|him|her|his",
  "ele|ela|dele|dela|pode|tem (?:que|de)|deve dormir",
  "puede|tiene que|debe|duerma|se duerme|l[oa] (?:dejo|pongo)",
)
const herself = anyOf(
  "(?:can|should|do|could|may|must) i (?:\\w+ )?sleep|my (?:back|side|tummy|stomach)|husband",
  "(?:posso|consigo|devo|quero|eu) dormir|durmo|marido",
  "(?:puedo|debo|quiero|yo) dormir|duermo|esposo",
)
const operated = anyOf("c section|stitches|cesar\\w+|corte|pontos|puntos|herida|parto")

const sleep = anyOf(
  "sleep\\w*|slept|asleep|naps?|napping|bed(?:time)?|overnight",
  "dorm\\w+|durm\\w+|sonec\\w+",
  "duerm\\w+|siestas?",
)
const atNight = anyOf("at night|in the night", "[ad]e? noite", "de noche|por la noche")
const position = anyOf(
  "on (?:his|her|their|its) (?:back|side|tummy|stomach|belly|front)s?|face ?down|position",
  "barriga (?:pra|para|p) (?:cima|baixo)|de (?:lado|costas|bruc\\w+)|posicao",
  "boca (?:arriba|abajo)|de costado|posicion",
)
const besideHer = anyOf(
  "(?:in|into) (?:our|my|the|mums) bed|in bed with|bed with (?:me|us)",
  "sleep(?:s|ing)? (?:\\w+ ){0,3}(?:with|on|beside|next to|on top of) (?:me|us|my chest)",
  "(?:na|nossa|minha) cama|grudad[oa]|dorm(?:ir|e|a) (?:\\w+ ){0,3}(?:comigo|em cima de mim|no meu peito)",
  "en (?:la |mi |nuestra )?cama|d(?:o|ue)rm(?:ir|e|a) (?:\\w+ ){0,3}(?:conmigo|con nosotros|encima (?:mio|mia|de mi)|sobre mi pecho)",
)
const seat = anyOf("sofa|couch|armchair|recliner|rocking chair|poltrona|sillon|mecedora|butaca")
const dozing = anyOf(
  "f[ae]ll(?:ing|en)? asleep|nod(?:ded|ding)? off|doz(?:e|ed|ing)|drift\\w* off|sleep(?:ing)?(?! baby)|slept",
  "peg\\w+ no sono|adormec\\w+|cochil\\w+|dorm(?:i|ir|o|imos)|durmo",
  "me (?:quede|quedo|dormi|duermo)|cabece\\w*",
)
const holding = anyOf(
  "feed(?:ing|s)?|breast ?feed\\w*|nursing|with (?:him|her)",
  "amament\\w+|mamad\\w*|mamando|no colo",
  "(?:dando|dar|dandole|darle) (?:el )?(?:pecho|de mamar|teta)|en brazos",
)

const cot = "cots?|cribs?|moses|bassinet|berc(?:o|inho)s?|moises|cunas?|minicuna"
const inTheCot = new RegExp(`\\b(?:${cot})\\b`)
const inCot = [
  "pill?ows?|blankets?|duvets?|quilts?|bumpers?|toys?|teddy|teddies|comforter|mattress",
  "travesseir\\w+|almofad\\w+|cobert\\w+|mantas?|edredo\\w+|protetor\\w*|rolinhos?|naninha|bichinhos?|ursinhos?|pelucias?|colchao",
  "almohad\\w+|cobij\\w+|protector\\w*|chichonera|peluches?|colchon",
].join("|")
const cotAndThings = anyOf(`(?:${cot})\\b.{0,30}\\b(?:${inCot})`, `(?:${inCot})\\b.{0,30}\\b(?:${cot})`)
const onBaby = anyOf(
  "hats?|beanie|pill?ows?|blankets?|duvets?|sleeping bag|sleep sack|nests?|pods?|positioners?",
  "toucas?|gorr(?:o|inho)s?|travesseir\\w+|cobert\\w+|ninhos?|saco de dormir",
  "almohad\\w+|mantas?|cobij\\w+|nidos?",
)
const carried = anyOf(
  "car ?seats?|bouncers?|swings?|pram|stroller|pushchair|sling",
  "bebe conforto|cadeirinha|carrinho",
  "sillita|silla del (?:coche|carro|auto)|cochecito|carriola|hamaca",
)
const allowed = anyOf(
  "(?:can|may) (?:he|she|they|the|my|a|baby|newborns?|i (?:let|leave))|let|leave|left|ok(?:ay)? (?:to|for|if)|safe",
  "pode|posso deixar|deixar|deixo|segur[oa]|problema",
  "puede|puedo dejar|dejar|dejo|malo",
)
const room = anyOf(
  "(?:when|how long|what age|until|till)\\b.{0,40}\\b(?:own room|(?:sleep|stay)\\w*\\b.{0,20}\\b(?:our|my|parents) (?:bed)?room)",
  "(?:quando|ate que|idade)\\b.{0,40}\\b(?:quarto (?:del[ea]|proprio)|quartinho|(?:nosso|meu) quarto)",
  "(?:nosso|meu) quarto\\b.{0,40}\\b(?:ate quando|idade)",
  "(?:cuando|hasta|edad)\\b.{0,30}\\b(?:pas\\w+|d(?:o|ue)rm\\w+)\\b.{0,20}\\b(?:cuarto|habitacion|pieza|recamara)",
)
const swaddling = anyOf(
  "swaddl\\w*\\b.{0,40}\\b(?:safe|stop|roll\\w*|until|till|sleep\\w*)",
  "(?:safe|stop|when|until|till)\\b.{0,40}\\bswaddl\\w*",
  "(?:cueiro|charutinho)\\b.{0,40}\\b(?:dorm\\w+|idade|parar|segur[oa])|(?:quando|idade)\\b.{0,40}\\b(?:cueiro|charutinho)",
  "(?:hasta|cuando|seguro)\\b.{0,30}\\b(?:envolver\\w*|arrull\\w*)",
)
const turning = anyOf(
  "(?:roll\\w*|turn\\w*|flip\\w*)\\b.{0,20}\\b(?:tummy|stomach|belly|front)",
  "(?:vir(?:a|ou|ar)|rola)\\b.{0,20}\\b(?:bruc\\w+|barriga)",
  "(?:volte\\w+|vuelta|gira)\\b.{0,20}\\bboca abajo",
)
const temperature = anyOf("temperatur\\w+\\b.{0,24}\\b(?:room|nursery|quarto|cuarto|habitacion)")
const howAndWhere = anyOf(
  "(?:how|where) (?:should|does|do|must|can) (?:(?:my|the|a|our) )?(?:baby|babies|newborns?|infants?|he|she) (?:\\w+ )?sleep(?! (?:through|better|longer|more))",
  "(?:como|onde) (?:o |a |meu |minha )?(?:bebe|nenem|recem[ -]?nascid[oa]) (?:deve|tem que|precisa|pode) dormir",
  "(?:bebe|nascid[oa]) (?:dorme|deve dormir) (?:onde|como)|onde (?:o |a |meu )?(?:bebe|recem[ -]?nascido) dorme",
  "(?:como|donde) (?:debe|tiene que|puede|deberia) dormir (?:el |la |mi |un )?(?:bebe|recien)|(?:como|donde) duerme (?:el |mi |un )?(?:bebe|recien)",
)
const alone = [cotAndThings, room, swaddling, temperature, howAndWhere, named]

/** How long or badly, and her own sleep, are other questions. */
export function asksAboutSafeSleep(text: string): boolean {
  const folded = fold(text.slice(0, 1000))
  const words = tokensIn(folded).length
  const has = (pattern: RegExp) => pattern.test(folded)
  if (words > wordsMax || has(grave)) return false
  if (alone.some(has) || (has(death) && (has(asking) || text.includes("?")))) return true
  if (has(seat) && has(dozing) && (has(baby) || has(holding))) return true
  if (has(turning) && !has(herself) && (has(sleep) || has(atNight) || has(inTheCot))) return true
  if (!has(sleep)) return false
  const isOfBaby = has(baby) || (has(third) && !has(herself))
  if (!isOfBaby) return false
  if (has(position) && !has(operated)) return true
  return has(besideHer) || has(onBaby) || (has(carried) && has(allowed))
}

/** Whether it asks about that and tells nothing else. */
export function asksOnlyAboutSafeSleep(text: string): boolean {
  return asksAboutSafeSleep(text) && tokensIn(fold(text)).every((word) => plainWords.has(word))
}

const sections = ["where", "in-your-bed", "dozing-off"]

/** Whether it says itself what is safe; other answers leave it out. */
export function answersSafeSleep({ guide, section }: Pick<FaqEntry, "guide" | "section">): boolean {
  return guide === "baby-sleep" && sections.includes(section ?? "")
}
