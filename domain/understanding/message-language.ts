import { type Language, languages } from "../language.ts"
import { isForeign } from "./foreign.ts"
import { fold, tokensIn } from "./text.ts"

const iberian =
  "que de por para como se te nada todo toda algo porque comer mas esta este estas nunca antes desde casa semana semanas mes " +
  "meses dia dias hora horas bebe parto agua cafe comida arroz carne sopa dormir comi tu fue era da dos nos n la ha tb "

/**
 * Common words of each language, without accents: "so" is English but also Portuguese "só". "no" and "a" belong to all
 * three languages and are left out.
 */
const words: Readonly<Record<Language, ReadonlySet<string>>> = {
  pt: wordSet(
    iberian +
      "nao voce voces vc vcs eu meu meus minha minhas um uma uns umas do das na nas num numa em ao aos pelo pela as os e ou " +
      "com sem ele ela eles elas dele dela deles delas nele nela isso isto aquilo esse essa esses essas aquele aquela nesse " +
      "nessa neste nesta desse dessa deste desta disso sou estou to ta tou tava foi foram eram seja for tem tenho ter tinha " +
      "teve tive faz fazer faco fiz fazendo vou vai vem deu quero quer posso pode podem devo preciso consigo consegue sei " +
      "sinto acho gosto fica fico ficar parece dizer disse diz falar muito muita muitos muitas mais ja ainda agora hoje " +
      "ontem amanha depois quando quanto quanta quantos quantas qual quais quem onde pra pro pras pros tambem tbm so pq oq ate " +
      "assim tudo alguem ninguem sempre bem melhor pior bom boa dois duas outro outra vezes coisa coisas obrigada obrigado oi " +
      "tchau noite filho filha filhos mae pai leite peito dor sono fome cabeca durmo dorme dormindo nenem gente mesmo receita " +
      "receitas ovo ovos frango peixe almoco jantar lanche queijo cabelo gravida",
  ),
  en: wordSet(
    "the and i im ive ill my mine is are was were be been am have having had do does did dont doesnt didnt isnt wasnt not n to " +
      "so as for of in on it its this that thats these those with without what whats when where who why how which can cant " +
      "cannot could couldnt would should will wont but or if from at by an any some all more much many very too just still " +
      "only also now today tonight yesterday tomorrow after before since than then there here they them their she her him his " +
      "he hes shes we our us you your youre get gets got getting feel feels feeling eat eating ate sleep sleeping slept need " +
      "want think know make made take took go going goes keep keeps good bad please thanks thank hello hi hey out up off about " +
      "again every never always everything everyone nothing something anything because has one two first time night day days " +
      "week weeks month months old hours milk pain tired hungry mum mom home work really even over into while help recipe " +
      "recipes food breakfast lunch dinner chicken egg eggs water meat bread safe",
  ),
  es: wordSet(
    iberian +
      "el los las una unas unos un del al y en con sin mi mis su sus yo ella ellos usted ustedes nosotros nosotras le les lo " +
      "pero muy mucho mucha muchos muchas ya aun todavia ahora hoy ayer manana despues cuando cuanto cuanta cuantos cuantas " +
      "cual cuales quien donde tambien hasta entonces asi alli ahi hay he han hace hacer hago hice hizo hecho es soy eres " +
      "estoy estan estaba tengo tiene tienen tener tuve puedo puede pueden quiero quiere necesito debo siento siente creo " +
      "gusta duele duelen duermo duerme durmiendo hambre sueno dolor cabeza pecho leche hijo hija hijos madre mujer noche noches " +
      "cosa cosas nadie alguien siempre bien mejor peor bueno buena buenas buenos otro otra veces gracias hola adios voy viene " +
      "decir dijo dice ese eso esa esos aquel mientras aunque luego xq pelo receta recetas huevo huevos pollo pescado almuerzo " +
      "desayuno cena queso embarazo sirve amamantar amamantando crema ayuda yodo ayuno recien nacido postparto cambiar cero " +
      "menu nocturno nocturnos vacunas mellizos gemelos espalda biberon biberones panza cenar piel dejar deja dejo volver miedo " +
      "lentejas nuevo pantalla prueba quitar abajo pastilla pastillas bajar cuatro tiempo cocinar ejercicio ejercicios ocho medio " +
      "demasiado ni herida fuera oscuro doble regla miel licencia pasa amarillo blanco rojo jugo hierro alcanza aqui antojo " +
      "ropa casero casera esto plato empezar dosis pezon pezones suegra cuna cunas",
  ),
}

const endings: Readonly<Record<Language, RegExp>> = {
  pt: /(?:ao|oes|dade|inh[oa]s?|lh[oa]s?|[a-z]{2}ei|[a-z]{2}ou)$/,
  en: /(?:[a-z]{2}ing|ght|ould|ness|tion)$|^(?:th|wh)/,
  es: /(?:cion|ciones|dad|iendo)$/,
}
const letters: Readonly<Partial<Record<Language, RegExp>>> = {
  pt: /[ãõçêôâà]|(?<!\p{L})é(?!\p{L})/u,
  es: /[¿¡]|\p{L}ñ|(?<!\p{L})(?:qué|cómo)(?!\p{L})/u,
}

/** Returns null if there is too little evidence, or as much for another language. */
export function languageOfMessage(text: string): Language | null {
  if (isForeign(text)) return null
  const tokens = [...new Set(tokensIn(fold(text)))]
  const lowercased = text.normalize("NFC").toLowerCase()
  const [best, second] = languages
    .map((language) => {
      const seen = tokens.filter((token) => isWordOf(language, token)).length
      return { language, seen: seen + (letters[language]?.test(lowercased) ? 1 : 0) }
    })
    .sort((one, other) => other.seen - one.seen)
  return best && second && best.seen > second.seen ? best.language : null
}

/** A word may belong to two languages. */
export function isWordOf(language: Language, token: string): boolean {
  return words[language].has(token) || endings[language].test(token)
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(" "))
}
