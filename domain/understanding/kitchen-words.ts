import { type Appliance, appliances } from "../food/appliance.ts"

/** All that is plain: folded, without accents and apostrophes. */
const names: Readonly<Record<Appliance, string>> = {
  oven: "forno|fornos|oven|horno|hornos",
  stove:
    "fogao|fogoes|cooktop|fogareiro|stove|stovetop|hob|hobs|cooker|estufa|hornillas?|hornallas?|fogones|fuegos|anafe|vitroceramica",
  microwave: "micro-ondas|micro ondas|microondas|microwave|microwaves",
  blender: "liquidificador|mixer|blender|licuadora|batidora|smoothie maker",
  kettle: "chaleira|kettle|hervidor|pava",
}
const rooms = "cozinha|kitchen|cocina"
const withRoom: readonly Appliance[] = ["oven", "stove"]

const any = `(?:${[...Object.values(names), rooms].join("|")})`
const article = "(?:no|sem|sin|without|um|uma|nenhum|nenhuma|a|an|any|un|una|ningun|ninguna|ni|nem|nor|either)"
/** Words after which an appliance is not lacked: who has no gas oven may have another. */
const notOfIt =
  "(?! (?:gloves?|mitts?|timer|racks?|trays?|dish|dishes|light|cleaner|eletrico|eletrica|electrico|electrica|a gas|de gas|a lenha|de lena|industrial|grande|bom|boa|good|big|bueno|buena|limp[oa]|livre|encendid[oa]|prendid[oa]|ligad[oa]))"
const one = `(?:${article} )*${any}\\b${notOfIt}`
const further = `(?:(?:,| (?:e|y|o|u|ou|or|and|nem|ni|nor)|, (?:e|y|o|ou|or|and|nem|ni|nor)) ${one})*`
const list = `(${one}${further})`

const lacking = [
  "nao (?:tenho|temos|possuo|ha|tem)(?: mais| aqui| em casa)?",
  "(?:estou|to|ficamos|fiquei|estamos|vivo|moro) sem",
  "(?:dont|do not|doesnt) (?:have|own)",
  "(?:(?:i|we) have|ive(?: got)?|weve(?: got)?) (?:no|neither)",
  "(?:havent|have not) got",
  "(?:theres|there is|there are) no",
  "(?:im|i am|we are|living|live) without",
  "no longer have",
  "no (?:tengo|tenemos|hay|dispongo de|cuento con)",
  "(?:estoy|estamos|me quede|vivo) sin",
  "(?:pero|but) no",
].join("|")
const lackingFirst = new RegExp(`(?<!\\b(?:if|se|si) (?:i |we |eu |yo )?)\\b(?:${lacking}) ${list}`, "g")
const bareFirst = new RegExp(`^\\W*(?:sem|no|sin) ${list}`, "g")
const broken = [
  "quebrou|estragou|queimou|pifou|parou|nao (?:funciona|liga|esta funcionando)|(?:esta|ta) (?:quebrad[oa]|estragad[oa])",
  "(?:is|has) (?:broken|died|dead)|broke|died|(?:has )?stopped working|doesnt work|isnt working|does not work",
  "se (?:rompio|descompuso|estropeo|dano|quemo)|no (?:funciona|sirve|prende|enciende)|esta (?:rot[oa]|descompuest[oa]|estropead[oa]|danad[oa])",
].join("|")
const isBroken = new RegExp(`\\b(?:meu|minha|o|a|my|our|the|mi|el|la|nosso|nossa) (${any}) (?:${broken})\\b`, "g")
const only = new RegExp(
  `\\b(?:so|somente|apenas|only|just|solo|solamente) (?:tenho|temos|tem|have|tengo|tenemos|ha|hay|got) (?:(?:um|uma|a|an|un|una) )?(${any})\\b|\\b(?:all i have is|i have only|tenho so|tengo solo) (?:(?:um|uma|a|an|un|una) )?(${any})\\b`,
)
const notCooking =
  /\b(esteril\w*|steril\w*|mamadeiras?|bottles?|biberon\w*|teteros?|mamilas?|formulas?|leite|milk|leche|bebes?|baby|babys|frio|cold|calefac\w*|heating|heater|aquecedor|trabalho|trabajo|work|office|oficina|escritorio)\b/

/** The appliances that a folded text says she lacks. */
export function lackedIn(plain: string): Appliance[] {
  if (notCooking.test(plain)) return []
  const said = [lackingFirst, bareFirst, isBroken].flatMap((rule) =>
    [...plain.matchAll(rule)].map(([, named = ""]) => named),
  )
  const lacked = new Set(said.flatMap(namedIn))
  const onlyOne = only.exec(plain)
  // Who has only a microwave cooks on nothing else.
  if (onlyOne) {
    const has = namedIn(onlyOne[1] ?? onlyOne[2] ?? "")
    for (const each of withRoom) if (!has.includes(each)) lacked.add(each)
  }
  return appliances.filter((each) => lacked.has(each))
}

function namedIn(words: string): readonly Appliance[] {
  const named = appliances.filter((each) => new RegExp(`\\b(?:${names[each]})\\b`).test(words))
  return new RegExp(`\\b(?:${rooms})\\b`).test(words) ? [...named, ...withRoom] : named
}
