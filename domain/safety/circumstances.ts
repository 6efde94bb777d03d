import { logOdds, type SafetyModel, shareOf } from "./model.ts"

const anyOf = (...words: string[]) => `(?:${words.join("|")})`

const numbers = [
  "\\d{1,2}",
  "uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze",
  "an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
  "una|dos|tres|cuatro|siete|ocho|nueve|diez|once|doce",
]
const units = ["d[ií]as?|semanas?|m[eê]s|meses|a[nñ]os?", "days?|weeks?|wks?|months?|mos?|years?"]
const about = "(?:(?:about|almost|nearly|just|only|now|quase|s[oó]|apenas|un[oa]s|casi|solo) )?"
const andHalf = "(?: e mei[oa]| and a half| y medi[oa])?"
const span = `${about}${anyOf(...numbers)}[ -]?${anyOf(...units)}${andHalf}`
const ofAge = "(?:[ -](?:olds?|de vida|de idade|de edad))?"
const child = anyOf(
  "beb[eéê]",
  "filh[oa]",
  "nen[eé]m",
  "menin[oa]",
  "hij[oa]",
  "niñ[oa]",
  "baby",
  "son|daughter|little one",
)
const has = anyOf("tem", "est[aá] com", "t[aá] com", "fez", "(?:ya )?tiene", "is|was|turned")

const circumstances = [
  "(?:desde|ap[oó]s) o (?:meu )?parto|depois do (?:meu )?parto|depois de dar [àa] luz",
  "(?:(?:ever )?since|after) (?:the |my |giving )?(?:birth|delivery)",
  "(?:desde el|despu[eé]s del|tras el) parto|despu[eé]s de dar a luz",
  "(?:minha (?:esposa|mulher|irm[aã]|amiga|filha) )?(?:acabei|acabou) de (?:dar [àa] luz|parir|ter (?:o |um )?(?:beb[eé]|nen[eé]m))",
  "(?:i|(?:my (?:wife|partner|sister|friend|daughter))(?: has)?) just (?:gave birth|had (?:a|the|our|my|her) baby)",
  "(?:mi (?:esposa|mujer|pareja|hermana|amiga|hija) )?(?:acabo|acaba) de (?:dar a luz|parir|tener (?:un|el) beb[eé])",
  "since yesterday|desde ontem|desde ayer",
  "todos os dias|todo dia|[àa]s vezes|every (?:single )?day|sometimes|todos los d[ií]as|cada d[ií]a|a veces",
  "(?:no hospital|no posto|na maternidade) (?:me )?(?:disseram|falaram)(?: que)?",
  "(?:at|in) (?:the )?(?:hospital|clinic) they (?:said|told me|say)(?: that)?",
  "en (?:el hospital|el centro de salud|la maternidad) (?:me )?dijeron(?: que)?",
  `(?:(?:o|a) )?(?:meu|minha|o|a|mi|el|la|my|our|the) ${child} ${has} ${span}${ofAge}`,
  `(?:(?:j[aá] )?(?:h[aá]|faz|tem|com|de) |(?:desde )?hace |(?:tiene|con) |(?:for|is|at) )?${span}(?: ago| atr[aá]s|${ofAge})`,
]
const anyCircumstance = new RegExp(`,? ?(?<![\\p{L}\\p{N}])${anyOf(...circumstances)}(?![\\p{L}\\p{N}])`, "giu")

/** The text without ages, times and where it was said, which any message may tell. Words stand one space apart. */
export function withoutCircumstances(text: string): string {
  return text.replace(anyCircumstance, "")
}

/**
 * Judges a text by the odds halfway between with its circumstances and without: in the training they stand beside
 * signs more often than not.
 */
export function besideCircumstances(model: SafetyModel, text: string): ReturnType<SafetyModel> {
  const judged = model(text)
  const spaced = text.replace(/\s+/gu, " ")
  const rest = withoutCircumstances(spaced)
  if (rest === spaced) return judged
  return { ...judged, danger: shareOf((logOdds(judged.danger) + logOdds(model(rest).danger)) / 2) }
}
