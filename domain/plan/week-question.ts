import type { Meal } from "../recipes/recipe.ts"
import { fold } from "../understanding/text.ts"
import { namesComplaint } from "./body-words.ts"
import { type DayAsked, dayAskedIn } from "./day-asked.ts"
import { listQuestionIn } from "./list-question.ts"
import { peopleQuestionIn } from "./people-question.ts"

type About = "day" | "minutes" | "missedDay" | "missedMeal" | "moved" | "atHome" | "leftovers" | "guests" | "sharing"

export type WeekQuestion =
  | { about: About; meal?: Meal; day?: DayAsked }
  | { about: "people"; people?: number }
  | { about: "list" }
  /** `thing`: as she wrote it; none where she asks how. */
  | { about: "onList" | "toList"; thing?: string }

const mealNames: Readonly<Record<Meal, string>> = {
  breakfast: "cafe da manha|pequeno.almoco|breakfast|desayuno",
  lunch: "almoco|lunch|almuerzo",
  dinner: "jantar?|janta|dinner|supper|cena",
}
const anyMeal = `${Object.values(mealNames).join("|")}|refeic\\w+|meals?|comidas?`
const anyDish = `pratos?|receitas?|dish(?:es)?|recipes?|platos?|recetas?`
const day =
  "hoje|amanha|ontem|today|tomorrow|tonight|yesterday|hoy|manana|ayer|dia [1-7]|day [1-7]|(?:segunda|terca|quarta|quinta|sexta).feira|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes"

/** About the baby, her body, a medicine or an appointment it is no question about her week. */
const notOfWeek =
  /\b(bebes?|baby|babys|newborn|filh[oa]s?|hij[oa]s?|nene|peitos?|pechos?|mamas|mamar|mamad\w*|amament\w*|breast\w*|pump\w*|leite materno|leche materna|formula|bottle|biberon|remedios?|medic\w*|antidepr\w*|sertralin\w*|prescri\w*|posologia|pilulas?|pastillas?|pills?|comprimidos?|insulin\w*|injec\w*|vitamin\w*|ferro|hierro|iron|vacin\w*|vacun\w*|vaccin\w*|jabs?|menstrua\w*|period|periodo|regla|peso|quilos?|kilos?|kg|weight|pounds|lbs|cabelo|hair|(?:el|mi) pelo|consulta|appointment|cita|medico|doctor|parto|birth|enxoval|maternidade|hospital|sono|sleep|dormi\w*|sueno|sex\w*|creche|daycare|guarderia|trabalho|work|trabajo|nap|naps|soneca|siesta|dente|diente|tooth|solids?|papinha|papilla|pure|introducao alimentar)\b/
const wordsMax = 18
/** Words of leaving meals out on purpose, which the plan does not answer. */
const onPurpose =
  /\b(castig\w*|punish\w*|gord\w*|fat|calor\w*|culpa\w*|guilt\w*|bad|odio|hate|excuse|desculpa|nada|nothing|anything|all day|dia todo|dia inteiro|todo el dia|since|desde|jejum|fast\w*|ayun\w*|on purpose|de proposito|a proposito|ajuda a|helps?|ayuda a|afinar|emagrec\w*|adelgaz\w*|leite|milk|leche)\b/
/** Words by which she asks, or speaks of the plan. */
const isAsking =
  /\?|^\W*(como|how)\b|\b(plano|plan|programa|programme|program|app|e agora|what now|now what|what do i do|what happens|o que (eu )?faco|que hago|que pasa|how do i|how can i|tem problema|problema|does it matter|is that ok|is it ok|pasa algo|importa|conta|count|cuenta|y ahora|recuper\w*|compens\w*|make up)\b/
const ofMilk =
  /\b(leite|milk|leche|feeds?|mamadas?|tomas?|bico|tetina|frasco|power|luz|energia|antibiotic\w*|amoxicil\w*|cogumelos?|mushrooms?|cereal|reheat\w*|warm|requent\w*|recalent\w*|aquecer|cold|frio|ate|comi|mayor)\b/

const any = (...patterns: readonly string[]) => new RegExp(patterns.join("|"))

const opening =
  "^\\W*(?:(?:oi|ola|hi|hey|hello|hola|e|y|and|so|mas|but|pero|ai|ay|acho que|i think|creo que|ja|ya|hoje|ontem|today|yesterday|hoy|ayer|o que acontece|what happens|que pasa|tem problema|posso|can i|puedo|da pra|da para|is it ok|eu|i|ive|we|yo|se|si|if|what if|e se|y si|that|to|ok)[,.:!]? )*"
const missed =
  "(?:perdi|perdemos|perder|perco|pulei|pular|pulo|saltei|saltar|falhei|falhar|nao (?:fiz|consegui(?: fazer| seguir| cumprir)?|segui|cumpri|cozinhei)|esqueci(?: de)?(?: fazer)?|atrasei|miss|missed|missing|skip|skipped|skipping|(?:didnt|did not|havent|couldnt)(?: do| done| manage| follow| followed| cook| keep)?|forgot|(?:fell|am|im|got) behind(?: on| with)?|me salte|me salto|salte|saltarme|saltar|me perdi|pierdo|no (?:hice|segui|cumpli|pude(?: hacer| seguir)?|cocine)|olvide|me olvide(?: de)?|se me (?:olvido|paso)|me atrase)"
const small =
  "(?:(?:o|a|os|um|uns|meu|minha|do|de|no|ontem|hoje|the|a|my|of|on|todays?|yesterdays?|with|el|la|un|unos|mi|del|en|con|plano?|dia|inteiro|whole|entire|inteiro|entero|fazer|doing|hacer|tarefas?|tasks?|tareas?) )*"
const aDay =
  "(?:(?:dois|tres|varios|alguns|quatro|two|three|four|some|few|several|couple of|dos|cuatro|varios|algunos|unos) (?:dias|days)|dias?|days?|plano(?! b\\b)|plan(?! b\\b)|programa|programme|program|checklist)"
const aMeal = `(?:${anyMeal})`
const openers =
  "^\\W*(?:(?:e|y|and|oi|ola|hi|hey|hola|por favor|please|me|ok|mas|so),? )*(?:o que|oque|qual|quais|que|what|whats|which|cual|cuales|show|mostra\\w*|ver|diz|diga|tell|dime|muestra\\w*|quero ver|i want to see|quiero ver)"

const rules: readonly (readonly [About, RegExp])[] = [
  [
    "guests",
    any(
      `\\b(visitas?|convidad[oa]s|hospedes?|guests?|visitors?|company|invitad[oa]s)\\b.*\\b(cozinh\\w+|porc\\w+|servir|cook\\w*|feed|portions?|servings?|cocin\\w*|raciones|plano|plan|lista|list|${anyMeal}|${anyDish})\\b`,
      `\\b(cozinh\\w+|porc\\w+|servir|receitas?|cook\\w*|feed|portions?|servings?|recipes?|cocin\\w*|raciones|recetas?|${anyMeal}|${anyDish})\\b.*\\b(visitas|convidad[oa]s|hospedes|guests?|visitors?|company|invitad[oa]s)\\b`,
      "\\b(vem|vai vir|vao vir|vira|coming|comes|viene|vienen|vendran?)\\b.{0,16}\\b(jantar|almocar|comer|cenar|almorzar|desayunar|(?:for|over for|to) (?:dinner|lunch|breakfast|supper|eat))\\b",
    ),
  ],
  [
    "moved",
    any(
      `\\b(troc\\w+|inverter|mud\\w+|mov[ae]r?|passar|adi[ae]r?|antecipar|deixar|swap|switch|move|shift|postpone|push|change|cambi\\w+|mover|pasar|invertir|adelantar|aplazar|dejar)\\b.{0,40}\\b(${anyMeal}|${anyDish}|dias?|days?)\\b.{0,24}\\b(amanha|outro dia|dia seguinte|ordem|entre si|tomorrow|another day|next day|different day|around|order|para manana|a manana|otro dia|dia siguiente|orden|(?:pelo|com o|for|with|to|por|por el|con el|para o|para el|al) (?:dia|day) \\w+)\\b`,
      "\\b(troc\\w+|inverter|mudar|swap|switch|change|cambiar|invertir)\\b.{0,8}\\b(dois dias|os dias|a ordem dos (?:dias|pratos)|two days|days around|the days|the order of|dos dias|los dias|el orden de)\\b",
      "\\b(comer|fazer|preparar|cozinhar|have|eat|cook|make|hacer|preparar|cocinar)\\b (?:o |a |the |el |la |todays |tomorrows |my )*(?:receita |prato |recipe |dish |receta |plato |comida |meal )?(?:de |do |da |for )?(?:jantar?|janta|dinner|cena|almoco|lunch|almuerzo)\\b.{0,12}\\b(no almoco|no jantar|a noite|for lunch|for dinner|at lunch|at night|al mediodia|en el almuerzo|en la cena)\\b",
      "\\b(comer|fazer|preparar|cozinhar|have|eat|cook|make|hacer|preparar|cocinar)\\b.{0,12}\\b(receita|prato|jantar|almoco|cena|almuerzo|plato|receta|comida)\\b.{0,8}\\b(de amanha|de outro dia|de manana|de otro dia)\\b",
      "\\b(tomorrows|another days)\\b.{0,4}\\b(lunch|dinner|breakfast|meals?|recipe|dish)\\b.{0,12}\\b(today|now|tonight|instead)\\b",
    ),
  ],
  [
    "missedMeal",
    any(
      `${opening}${missed} ${small}${aMeal}\\b`,
      `${opening}(?:nao (?:almocei|jantei)|no (?:almorce|desayune|cene))\\b`,
    ),
  ],
  [
    "missedDay",
    any(
      `${opening}${missed} ${small}${aDay}(?: [1-7])?\\b`,
      "\\b(volto|voltar|retomo|retomar|pick up|catch up|get back|resume|volver|vuelvo|ponerme al dia)\\b.{0,12}\\b((?:o|no|ao|the|to|with|on|el|al|con el)(?: the)? plan(?:o)?(?! b\\b)|on track)\\b",
    ),
  ],
  [
    "minutes",
    any(
      `\\b(?:cuanto|quanto)(?: tiempo| tempo)? (?:se )?(?:tarda|lleva|demora|leva) (?:el|la|o|a) (?:${anyMeal}|${anyDish})\\b`,
      `\\b(quanto tempo|quantos minutos|how long|how many minutes|cuanto tiempo|cuantos minutos|cuanto (?:se )?(?:tarda|lleva|demora)|quanto demora)\\b.{0,30}\\b(leva|demora|fazer|preparar|cozinhar|preparo|take|takes|make|cook|prepare|lleva|tarda|toma|hacer(?:se)?|preparar(?:se)?|cocinar(?:se)?|preparacion)\\b.{0,24}\\b(${anyMeal}|${anyDish})\\b`,
      `\\b(quanto tempo|quantos minutos|how long|how many minutes|cuanto tiempo|cuantos minutos|cuanto|quanto)\\b.{0,16}\\b(${anyMeal}|${anyDish})\\b.{0,24}\\b(leva|demora|take|takes|lleva|tarda|toma|para (?:fazer|preparar|hacer))\\b`,
      `^\\W*(?:o |a |el |la |is |does )?(?:the |todays )?(?:${anyMeal}|${anyDish})\\b.{0,16}\\b(demora (?:muito|quanto)|leva (?:muito|quanto)|e rapid[oa]|takes? long|quick|tarda mucho|es rapid[oa])\\b`,
    ),
  ],
  [
    "leftovers",
    any(
      "\\b(o que|como|posso|da pra|receitas?|what|how|can|que|puedo|any|usar|aproveitar|aprovechar)\\b.{0,24}\\b(sobras|restos d[eoa] (?:comida|almoco|jantar|cena|almuerzo)|leftovers|left over food|sobrantes)\\b(?!.{0,30}\\b(de (?!ontem|ayer|hoje|hoy|comida)|in his|in her|microw\\w*|micro-?ond\\w*|quanto|how long|cuanto|dias|days|safe|segur\\w+|times|vezes|veces|keep)\\b)",
      "^\\W*(?:tem|ha|tenho|do i have|are there|is there|hay|tengo|any|alguma?s?) (?:alguma? |any |algun\\w* )?(?:sobras?|sobrou|leftovers?|left ?overs?)\\b",
      `\\b(sobrou|sobraram|sobro|sobraron)\\b.{0,16}\\b(${anyMeal})\\W*$`,
    ),
  ],
  [
    "atHome",
    /^\W*(?:whats|what is) (?:left )?(?:at home|in (?:the|my|our) (?:fridge|kitchen|pantry|cupboards?|freezer|house))\W*$|^\W*(?:o que|oque|que|what|whats)\b (?:comida |food |alimentos )?(?:e que )?(?:eu |ainda |still |do |did |food )*(?:tenho|temos|ha|tem|sobrou|i have|i got|we have|have i|is|is left|left|tengo|tenemos|hay|queda|me queda)\b.{0,16}\b(em casa|na geladeira|no frigorifico|na despensa|no armario|at home|in (?:the|my|our) (?:fridge|kitchen|pantry|cupboards?|freezer|house)|en casa|en (?:la|el|mi) (?:nevera|refri\w*|heladera|despensa))\W*$/,
  ],
  [
    "sharing",
    any(
      "\\b(compartilh\\w*|partilh\\w*|enviar|envio|mandar|mando|mostrar|dividir|share|sharing|send|show(?! me)|forward|compartir|comparto|enviar|envio|mandar|mando)\\b.{0,36}\\b(lista|plano|receitas?|cardapio|list|plan|recipes?|menu|meals?|recetas?)\\b",
      "\\b(lista|plano|receitas?|cardapio|list|plan|recipes?|menu|recetas?)\\b.{0,24}\\b(compartilh\\w*|partilh\\w*|share|shared|compartir)\\b",
      "\\b(marido|esposo|espos[ao]|mulher|parceir[oa]|companheir[oa]|namorad[oa]|pai|mae|sogra|irma|amig[oa]|husband|partner|boyfriend|mum|mom|mother|sister|friend|wife|pareja|mama|madre|suegra|hermana|someone|somebody|alguem|alguien)\\b.{0,24}\\b(ver|veja|usar|abrir|see|use|open|vea|help with|ajudar com|ayudar con)\\b.{0,16}\\b(lista|plano|compras|receitas?|list|plan|shopping|recipes?|compras?|recetas?)\\b",
    ),
  ],
  [
    "day",
    any(
      `${openers}\\b.{0,24}\\b(refeic\\w+|cardapio|menu|pratos?|meals?|dish(?:es)?|food|comidas?|platos?|receitas?|recipes?|recetas?|plano|plan)\\b.{0,16}\\b(${day}|do dia|of the day|del dia)\\b.{0,12}$`,
      `^\\W*(?:as |o |os |my |the |las |el |los )?(refeic\\w+|cardapio|menu|pratos|meals|dishes|comidas|platos|receitas|recipes|recetas)\\b (?:de |do |da |for |on |of |del |para )?(${day}|do dia|of the day|del dia)\\W*$`,
      "\\b(todays?|tomorrows?|tonights?|yesterdays?)\\b.{0,8}\\b(meals|menu|dishes|recipes|meal plan)\\b",
      `${openers} (?:e |is |are |am |do |ha |hay |nos |me |we |i |eu |yo |tem |temos |vou |vamos |voy a |vamos a |tenho que |tengo que |should |will |can )*(?:que )?(tem|temos|comer|comemos|como|cozinhar|cozinho|faco|fazer|eat|eating|cook|cooking|have|having|on|on the menu|planned|there|hay|toca|cocinar|cocino|hacer|hago|preparo|i eating|i cooking|we eating)\\b(?: para| for| to eat| to cook| de comer| pra comer| de comida| a comer)? ?(?:no |on |el |en el |o )?(${day})\\W*$`,
      `^\\W*(?:e|y|and|what about|whats on|e para|y para|and for) (?:for |on |para |o |el )?(amanha|tomorrow|manana|dia [1-7]|day [1-7])\\W*$`,
    ),
  ],
]

/** Undefined when it asks about something else; `text` is a message as written. */
export function weekQuestionIn(text: string): WeekQuestion | undefined {
  const plain = fold(text.slice(0, 400))
  if (plain.split(/\s+/).length > wordsMax) return undefined
  const ofList = listQuestionIn(text)
  if (ofList) return ofList
  if (notOfWeek.test(plain) || namesComplaint(plain)) return undefined
  const about = rules.find(([, pattern]) => pattern.test(plain))?.[0]
  if (about && isMeant(about, plain)) {
    const meal = mealIn(plain)
    const day = dayAskedIn(plain)
    return { about, ...(meal && { meal }), ...(day && { day }) }
  }
  return peopleQuestionIn(plain)
}

function isMeant(about: About, plain: string): boolean {
  if (about === "missedMeal" || about === "missedDay") return !onPurpose.test(plain) && isAsking.test(plain)
  if (about === "guests")
    return !/\b(trazer|traga\w*|traer|traigan?|bring\w*|pedir|peco|pido|ask|health visitor|milk|leche|leite|expected|vegan\w*|vegetarian\w*|veggie|celia\w*|coeliac|intoler\w*|alergi\w*|doces?|sobremesa|dulces?|postre|sweet|dessert|cake|bolo|buried|ate|rechaz\w*|dish should|tareas|chores)\b/.test(
      plain,
    )
  return !["leftovers", "atHome"].includes(about) || !ofMilk.test(plain)
}

/** The meal that a folded text names. */
function mealIn(plain: string): Meal | undefined {
  return (Object.keys(mealNames) as Meal[]).find((meal) => new RegExp(`\\b(?:${mealNames[meal]})\\b`).test(plain))
}
