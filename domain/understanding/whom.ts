import { anyOf } from "./any-of.ts"
import { fold } from "./text.ts"

export type Whom = "pregnantWoman" | "olderChild" | "otherMother"

const pregnant = anyOf(
  "(?:im|i am|shes|is|whos|while|still|now) (?:\\w+ ){0,3}pregnant|pregnant (?:women|woman|friend|sister|wife|cousin|lady)|(?:im|i am|shes|she is) expecting(?: a baby| again| another| my second)",
  "(?:estou|to|tou|esta|ta|anda|segue) (?:\\w+ ){0,3}(?:gravida|gestante)|(?:irma|cunhada|amiga|vizinha|prima|esposa|mulher|nora|colega|quem esta|para|pra|uma) (?:gravida|gestante)s?",
  "(?:estoy|esta|anda|sigue) (?:\\w+ ){0,3}(?:embarazada|encinta)|(?:hermana|cunada|amiga|vecina|prima|esposa|mujer|nuera|companera|para|una) (?:embarazada|encinta)s?",
)
const notNow = anyOf(
  "(?:am i|if i|thinks?|thought|asked|asking|assum\\w+|no|not|never|when|since|worried|scared|test) (?:\\w+ ){0,5}pregnant|(?:get|getting|look|looks|looking|feel|saying no thanks im) (?:\\w+ ){0,4}pregnant",
  "(?:se|que|sera|acha\\w*|pensa\\w*|pergunt\\w+|nao|quando|desde|medo|teste|parec\\w+|ficar|fiquei) (?:\\w+ ){0,4}(?:gravida|gestante)",
  "(?:si|que|cree\\w*|creyendo|piensa\\w*|pregunt\\w+|no|cuando|desde|miedo|prueba|parec\\w+|quedar) (?:\\w+ ){0,4}(?:embarazada|encinta)",
)

const years = "(?:[2-9]|1[0-7])"
const olderChild = anyOf(
  `(?:${years}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)?[ -]?(?:years?|yrs?)[ -]?olds?|(?:my|our) (?:\\w+ )?(?:[2-9]|1[0-2]) ?y ?/?o|(?:1[3-9]|2\\d|3[0-6])[ -]?months?[ -]?olds?|toddlers?|pre ?schoolers?|teenage (?:son|daughter)|(?:my|our) (?:older|oldest|eldest|other|big) (?:son|daughter|boy|girl|child|kids?|one)|(?:my|our) (?:oldest|eldest)`,
  `(?:filh[oa]|crianca|menin[oa]|sobrinh[oa]|net[oa]|entead[oa]|mais velh[oa]|o|a) (?:\\w+ ){0,3}(?:de|tem|com|fez) (?:${years}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) an(?:os|inhos)|(?:bebe|filh[oa]) (?:de|com|tem) (?:1[3-9]|2\\d|3[0-6]) meses|(?:filh[oa]|meu|minha) mais velh[oa]|primogenit[oa]|(?:minha|meu) outr[oa] filh[oa]`,
  `(?:hij[oa]|nin[oa]|nene|nena|sobrin[oa]|niet[oa]|peque|el|la) (?:\\w+ ){0,3}(?:de|tiene|con|cumplio) (?:${years}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) an(?:os|itos)|(?:bebe|hij[oa]) (?:de|con|tiene) (?:1[3-9]|2\\d|3[0-6]) meses|(?:hij[oa]|mi) mayor|primogenit[oa]|mi otr[oa] hij[oa]`,
)

const woman =
  "(?:(?:my|our|a) (?:\\w+ )?(?:sister|friend|neighbou?r|cousin|wife|girlfriend|niece|colleague|daughter in law)|(?:minha|da minha|pra minha|uma) (?:\\w+ )?(?:irma|cunhada|amiga|vizinha|prima|esposa|mulher|namorada|nora|colega|sobrinha|companheira)|(?:mi|una) (?:\\w+ )?(?:hermana|cunada|amiga|vecina|prima|esposa|mujer|novia|nuera|companera|sobrina))"
const afterBirth =
  "(?:gave birth|given birth|(?:just |has )?had (?:a|her|the|their|twins|our) ?(?:baby|babies|child|son|daughter)?|post ?partum|breast ?feed\\w*|nursing|c[ -]?section|new (?:mum|mom|mother)|stitches|her milk|teve (?:o |um |a |uma )?(?:bebe|nenem|filh[oa]|gemeos|parto|cesarea)|ganhou (?:o |a )?(?:bebe|nenem)|deu a luz|pariu|acabou de (?:ter|parir|ganhar)|amament\\w+|pos[ -]?parto|cesar\\w+|puerper\\w+|resguardo|leite dela|pontos dela|tuvo (?:a su |un |una |su |al )?(?:bebe|hij[oa]|parto|cesarea|mellizos|gemelos)|dio a luz|pario|acaba de (?:tener|parir|dar)|amamant\\w+|lactan\\w+|da(?:ndo)? (?:el )?pecho|cesarea|pos[t]?parto|puerper\\w+|cuarentena|parida)"
const otherMother = new RegExp(`\\b${woman}\\b(?: \\w+|,){0,8}? ${afterBirth}\\b`)
const herOwn = anyOf(
  "(?:says?|said|saying|told|tells|telling|thinks?|swears?|recommend\\w*|gave me|lent me|sent me|insists?|reckons?|posted|visits?|visiting|coming|jealous)|(?:and|but|while|so|why|when) (?:\\w+ )?i|than (?:me|i)|like me|my (?:baby|milk|stitches|scar|body)",
  "(?:disse|diz|dizem|falou|fala|acha|contou|recomendou|jura|mandou|me deu|emprestou|postou|visit\\w+|inveja)|(?:e|mas|por ?que|enquanto|quando) eu|(?:do )?que eu|meu (?:bebe|leite|corpo|peito)|minha (?:cicatriz|bebe)|meus pontos",
  "(?:dice|dicen|dijo|conto|cree|jura|recomendo|mando|regalo|presto|publico|visit\\w+|envidia)|(?:y|pero|por ?que|mientras|cuando) yo|que yo|a mi me|mi (?:bebe|leche|cuerpo|pecho|cicatriz)|mis puntos",
)

const care = anyOf(
  "eats?|eating|food|meals?|snacks?|milk|sleeps?|sleeping|naps?|fever|cough\\w*|cold|vomit\\w*|diarrhoea|rash|medicine|paracetamol|ibuprofen|constipat\\w+|poo\\w*|potty|tantrums?|teeth|vaccines?|bites?|biting",
  "com[ae]r?|comendo|comida|refei\\w+|lanche|leite|dorm\\w+|sono|febre|toss\\w+|tosse|gripe|vomit\\w+|diarreia|remedio|paracetamol|ibuprofeno|intestino|coco|desfralde|birra|dentes?|vacinas?|mord\\w+",
  "com[ae]r?|coman|comiendo|comida|merienda|leche|duerm\\w+|dormir|sueno|fiebre|tos|tose|gripa?e?|vomit\\w+|diarrea|medicina|remedio|paracetamol|ibuprofeno|estren\\w+|popo|berrinches?|dientes?|vacunas?|muerd\\w+",
)

const baby = anyOf("bab(?:y|ies)|newborn", "bebe|nenem|recem[ -]nascid[oa]|cacula", "recien[ -]nacid[oa]")

const careForOlderChild = new RegExp(
  `(?:${olderChild.source})(?:[ ,]+\\w+){0,4}?[ ,]+(?:${care.source})|(?:${care.source})(?: \\w+){0,2} (?:for|to|para|pra|pro|al?) (?:\\w+ )?(?:${olderChild.source})`,
)

/** Null for herself unless pregnant, her baby, and what is not said plainly. */
export function whomItIsAbout(text: string): Whom | null {
  const folded = fold(text.slice(0, 1000))
  if (pregnant.test(folded) && !notNow.test(folded)) return "pregnantWoman"
  if (careForOlderChild.test(folded) && !baby.test(folded)) return "olderChild"
  return otherMother.test(folded) && !herOwn.test(folded) ? "otherMother" : null
}
