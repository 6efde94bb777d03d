import type { Concern } from "../safety/concern.ts"
import { anyOf } from "./any-of.ts"
import type { Shares } from "./intents.ts"
import { fold } from "./text.ts"

const always = anyOf(
  "cant (?:cope|go on|do (?:this|it) (?:any ?more|alone)|take (?:it|this|any ?more)|stop crying|handle (?:this|it))|cannot cope|(?:burst|break|breaking|broke) (?:into tears|down)|in tears|falling apart|at (?:my|the) (?:limit|breaking point|end of my rope)|end of my tether|had enough of (?:this|everything)|(?:bad|terrible|awful|horrible|worst|shit|useless|rubbish) (?:mum|mom|mother)|not (?:a good|good enough as a) (?:mum|mom|mother)|failing (?:as a|at|him|her|my)|hate (?:my life|myself|being a (?:mum|mom|mother))|miss (?:my old life|who i was|myself)|dont (?:feel like myself|recognise myself|recognize myself|feel anything)|no joy|cant enjoy|nothing makes me happy|(?:at )?breaking point|too much (?:for me|right now)|lost my spark|regret (?:becoming|being|having)|nobody (?:helps|cares|understands)|no one (?:helps|cares|understands)",
  "nao (?:aguento|guento) mais(?! (?:comer|ver|essa comida|esse|frango|sopa))|nao (?:to|tou|estou) (?:aguentando|dando conta|bem da cabeca)|nao dou conta|no meu limite|chorando (?:o dia|de novo|escondid\\w+|sem (?:parar|motivo)|toda hora)|so (?:sei|consigo|faco) chor\\w+|(?:quero|vontade de|vontade so de) chorar|chorei|mae (?:ruim|pessima|horrivel|fracassad\\w+)|nao sou (?:uma )?boa mae|(?:odeio|nao gosto de) ser mae|saudade (?:de mim|da minha vida|de quem)|me arrepend\\w+ de (?:ser|ter)|sem vontade de nada|nao sinto (?:nada|alegria)|ninguem (?:me )?(?:ajuda|entende|liga)|nao me reconheco|nada (?:me )?(?:da alegria|me alegra)|perdi a graca|(?:to|estou) (?:desmoronando|sufocada)|me sent\\w+ um lixo",
  "no (?:puedo|aguanto|doy) mas(?! (?:comer|de comer|pollo))|no doy abasto|(?:al|en mi) limite|llore|llorando (?:todo|otra vez|sin (?:parar|motivo)|a escondidas)|solo (?:quiero|hago) (?:que )?llor\\w+|(?:quiero|ganas de) llorar|mala madre|no soy (?:una )?buena madre|(?:odio|no me gusta) ser (?:mama|madre)|extrano (?:mi vida|quien era|a la que era)|me arrepiento de (?:ser|haber|tener)|sin ganas de nada|no siento (?:nada|alegria)|nadie (?:me )?(?:ayuda|entiende|apoya)|no me reconozco|mala mama|nada me (?:hace feliz|alegra)|toque fondo|(?:me estoy|estoy) (?:derrumbando|quebrando|quebrada)|(?:ando|estoy) (?:\\w+ )?bajonead\\w+|hecha pedazos",
)

const self =
  "(?:im|i am|ive been|i have been|i feel|i keep|feel(?:ing)?|feelin|so|just|really|always|been|estou|to|tou|ando|me sinto|me sentindo|sinto me|fico|vivo|sou|tao|muito|sempre|estoy|me siento|sintiendome|ando|soy|muy|tan|siempre)"
const feelings = [
  "sad|depressed|miserable|hopeless|desperate|empty|numb|lonely|alone|overwhelmed|anxious|panicky|guilty|worthless|useless|ashamed|resentful|crying|tearful|low|down|broken|trapped|lost|a failure|so angry|jealous",
  "triste|trist\\w+|deprimid\\w+|desesperad\\w+|vazia|sozinha|sobrecarregad\\w+|ansios\\w+|angustiad\\w+|culpad\\w+|inutil|fracassad\\w+|um fracasso|um lixo|pra baixo|chorando|chorosa|pessima|horrivel|perdida|presa|esgotad\\w+ (?:mental|emocional)\\w*|com (?:raiva|inveja)|irritad\\w+",
  "triste|deprimid\\w+|desesperad\\w+|vacia|sola|agobiad\\w+|abrumad\\w+|desbordad\\w+|ansios\\w+|angustiad\\w+|culpable|inutil|fracasad\\w+|un fracaso|decaid\\w+|llorando|llorosa|fatal|horrible|perdida|atrapada|con (?:rabia|envidia)|irritable",
].join("|")
const ofHerself = new RegExp(`\\b${self} (?:\\w+ ){0,2}(?:${feelings})\\b`)
const crying = anyOf(
  "i (?:\\w+ ){0,2}(?:cry|cried)|crying (?:all|every|again|for no reason)|cant stop (?:the )?tears",
  "eu (?:\\w+ ){0,2}chor\\w+|choro (?:todo|toda|por|sem|o tempo|muito|escondid\\w+)|nao paro de chorar",
  "yo (?:\\w+ ){0,2}llor\\w+|lloro (?:todo|todos|por|sin|mucho|a escondidas)|no paro de llorar|no dejo de llorar",
)
const nouns = anyOf(
  "(?:so much|full of|this|the|my) (?:guilt|sadness|anxiety|loneliness)|panic attacks?|mom guilt|mum guilt",
  "(?:muita|tanta|uma|essa|que|minha) (?:tristeza|culpa|ansiedade|angustia|solidao)|crises? de (?:choro|ansiedade|panico)",
  "(?:mucha|tanta|una|esta|que|mi) (?:tristeza|culpa|ansiedad|angustia|soledad)|(?:ataques?|crisis) de (?:llanto|ansiedad|panico)",
)

const besides = anyOf(
  "onions?|my (?:\\w+ )?(?:husband|sister|friend|partner|mum|mom) (?:is|feels|seems|just|has|had)|(?:baby|he|she|son|daughter) (?:\\w+ ){0,3}(?:cries|cry|crying|cried)|(?:hungry|tired|hunger) cr(?:y|ies)|cook(?:ing)?|eat(?:ing)? alone|sweets?|chocolate|sugar|fridge|weight|kilos|pounds|finger\\w*|hands?|legs?|back pain|scar|hair|smell|fish|chicken|pizza|sushi|cake|recipe|app",
  "cebola|meu marido (?:esta|ta|anda)|minha (?:irma|amiga|mae) (?:\\w+ ){0,4}(?:esta|ta|anda)|(?:bebe|nenem|filh[oa]|ele|ela) (?:\\w+ ){0,3}(?:chora|chorou|chorando|chorar)|choro d[eo]|cozinh\\w+|comer sozinha|doces?|chocolate|acucar|geladeira|peso|quilos?|dedos?|maos?|pernas?|costas doe\\w*|cicatriz|cabelo|cheiro|peixe|frango|ovos?|pizza|sushi|bolo|receita|aplicativo",
  "cebolla|mi (?:esposo|marido) (?:esta|anda)|mi (?:hermana|amiga|mama) (?:\\w+ ){0,5}(?:esta|anda|veo)|(?:bebe|bebita|bb|hij[oa]|el|ella) (?:\\w+ ){0,3}(?:llora|lloro|llorando|llorar|inquiet\\w+)|llora (?:mucho )?(?:despues|cuando|por)|cocin\\w+|comer|comi|come|dulces?|chocolate|azucar|refri\\w*|peso|kilos?|dedos?|manos?|piernas?|espalda|cicatriz|pelo|cabello|olor|pescado|pollo|pastel|receta|aplicacion",
)

/** Crying, depression, what she misses, loneliness, what weighs on her, never enough, no love yet, low after adopting. */
const lowMoodEntryIds = [37, 38, 57, 60, 61, 281, 293, 295, 532]
const shareLeast = 0.3

/** Null where an entry is sure to answer it. */
type ModelsView = { shares: Shares; concern: Concern | null } | null

/** Whether she feels low. A question about depression is none. */
export function speaksOfLowMood(text: string, view: ModelsView): boolean {
  const folded = fold(text.slice(0, 1000))
  if (besides.test(folded)) return false
  return [always, ofHerself, crying, nouns].some((pattern) => pattern.test(folded)) || (view !== null && isLikely(view))
}

function isLikely({ shares, concern }: NonNullable<ModelsView>): boolean {
  const share = lowMoodEntryIds.reduce((sum, id) => sum + shares.of(id), 0)
  return share >= shareLeast || concern?.kind === "self-harm" || concern?.kind === "harm-to-baby"
}
