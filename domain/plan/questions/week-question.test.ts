import { expect, test } from "vitest"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { planWords } from "#content/plan-words/words.ts"
import { type Language, languages } from "../../language.ts"
import { readerOfMentions } from "./mentions.ts"
import { readerOfWeek } from "./week-question.ts"

const weekQuestionIn = readerOfWeek(planWords, readerOfMentions(mentionWords))

const phrases: Record<string, Record<Language, readonly string[]>> = {
  day: {
    pt: [
      "o que tem no cardápio de amanhã?",
      "quais são os pratos do dia 4",
      "me mostra as refeições de hoje",
      "o que vou cozinhar amanhã",
      "refeições de amanhã",
      "e amanhã?",
      "qual é o menu de hoje",
      "o que eu como no dia 6",
    ],
    en: [
      "what's on the menu today",
      "show me tomorrow's meals",
      "what are we having tomorrow",
      "what's on day 6",
      "which dishes are for day 2",
      "meals for today",
      "what about tomorrow?",
      "what am I cooking today",
    ],
    es: [
      "¿qué hay en el menú de mañana?",
      "muéstrame las comidas de hoy",
      "¿qué cocino mañana?",
      "¿qué toca el día 4?",
      "comidas de hoy",
      "¿y mañana?",
      "¿cuáles son los platos del día 2?",
      "¿qué voy a comer mañana?",
    ],
  },
  minutes: {
    pt: [
      "quanto tempo leva o jantar?",
      "quantos minutos demora para fazer o café da manhã",
      "o almoço demora muito?",
      "quanto demora a fazer o jantar",
    ],
    en: [
      "how long does dinner take",
      "how many minutes does breakfast take",
      "how long to cook lunch",
      "is lunch quick to make",
    ],
    es: [
      "¿cuánto tiempo lleva hacer la cena?",
      "¿cuánto tarda el desayuno?",
      "¿cuántos minutos toma preparar el almuerzo?",
      "¿la cena tarda mucho?",
    ],
  },
  people: {
    pt: [
      "para quantas pessoas é o plano?",
      "quero cozinhar para 4 pessoas",
      "somos 3 em casa",
      "rende quantas porções",
      "faço a comida para dois",
      "dá pra mudar o número de pessoas?",
    ],
    en: [
      "how many servings is it",
      "I cook for 4 people",
      "there are three of us at home",
      "change the number of people",
      "how many does it serve?",
      "can I make the recipes for two",
    ],
    es: [
      "¿para cuántas personas es la receta?",
      "cocino para 4",
      "somos cinco en casa",
      "¿cuántas porciones salen?",
      "quiero cambiar el número de personas",
      "hago la comida para 3 personas",
    ],
  },
  guests: {
    pt: [
      "tenho visitas para o almoço, o que faço",
      "meus pais vêm jantar",
      "quero cozinhar para convidados",
      "vem gente almoçar aqui hoje",
    ],
    en: [
      "I have guests for dinner",
      "my parents are coming for lunch",
      "cooking for visitors tonight",
      "we have company, is the meal enough",
    ],
    es: [
      "tengo invitados a comer, ¿alcanza la comida?",
      "mis padres vienen a cenar",
      "tengo que cocinar para las visitas",
      "hay invitados para el almuerzo",
    ],
  },
  list: {
    pt: [
      "o que ainda preciso comprar",
      "lista de compras",
      "o que tem na minha lista?",
      "mostra a lista de compras",
      "o que falta comprar esta semana",
    ],
    en: [
      "what's on my list",
      "shopping list",
      "what do I have to buy",
      "show me the shopping list",
      "what's left to buy?",
    ],
    es: [
      "¿qué hay en mi lista?",
      "lista de la compra",
      "¿qué tengo que comprar?",
      "muéstrame la lista de compras",
      "¿qué me falta comprar?",
    ],
  },
  onList: {
    pt: ["tem leite na lista?", "o azeite está na minha lista", "minha lista tem banana?", "já botei fralda na lista?"],
    en: [
      "is milk on the list?",
      "do I have diapers on my list",
      "does my list have bananas?",
      "are tomatoes on my shopping list",
    ],
    es: [
      "¿hay leche en la lista?",
      "¿está el aceite en mi lista?",
      "¿mi lista tiene plátanos?",
      "¿puse pañales en la lista?",
    ],
  },
  toList: {
    pt: [
      "adiciona fralda à lista",
      "coloca papel higiênico na lista",
      "põe mais leite na minha lista de compras",
      "anota sabão na lista",
      "como adiciono algo na lista?",
    ],
    en: [
      "add nappies to the list",
      "put toilet paper on my list",
      "can you add more milk to my shopping list",
      "stick coffee on the list",
      "how do I add something to the list",
    ],
    es: [
      "añade pañales a la lista",
      "agrega papel higiénico a la lista",
      "apunta leche en mi lista",
      "pon café en la lista de compras",
      "¿cómo añado algo a la lista?",
    ],
  },
  atHome: {
    pt: ["o que tem em casa?", "o que ainda tem na geladeira", "o que eu tenho na despensa", "que comida tem em casa"],
    en: [
      "what do I have in the fridge",
      "what's in my pantry",
      "what food do we have at home",
      "what is left in the fridge?",
    ],
    es: ["¿qué hay en la nevera?", "¿qué me queda en casa?", "¿qué tengo en la despensa?", "¿qué comida hay en casa?"],
  },
  leftovers: {
    pt: ["tem sobras?", "o que faço com as sobras do jantar", "sobrou comida do almoço", "como usar as sobras"],
    en: ["any leftovers?", "what to do with the leftovers", "how can I use up leftovers", "do I have leftovers"],
    es: ["¿hay sobras?", "¿qué hago con las sobras de ayer?", "sobró comida de la cena", "¿cómo aprovecho las sobras?"],
  },
  sharing: {
    pt: [
      "quero compartilhar o plano com meu marido",
      "como envio a lista de compras",
      "minha mãe pode ver a lista?",
      "mandar a receita para minha sogra",
      "dá para dividir a lista com alguém?",
    ],
    en: [
      "share the list with my husband",
      "how can I send him the shopping list",
      "can my mum see the plan",
      "send the recipe to my partner",
      "can someone help with the shopping",
    ],
    es: [
      "quiero compartir el plan con mi pareja",
      "¿cómo mando la lista?",
      "¿mi mamá puede ver la lista?",
      "enviar la receta a mi suegra",
      "¿puedo compartir la lista con alguien?",
    ],
  },
  missedDay: {
    pt: [
      "pulei um dia, e agora?",
      "não fiz o dia 3, tem problema?",
      "esqueci de fazer o plano ontem",
      "perdi uns dias, preciso recomeçar?",
      "o que acontece se eu pular um dia?",
      "como volto ao plano?",
    ],
    en: [
      "I skipped a day, what now?",
      "what happens if I miss a day",
      "I fell behind on the plan",
      "I missed day 3, is that ok?",
      "I forgot the checklist yesterday, what happens",
      "how do I get back on track",
    ],
    es: [
      "me salté un día, ¿y ahora?",
      "no hice el día 3, ¿pasa algo?",
      "olvidé el plan ayer",
      "¿qué pasa si me salto un día?",
      "perdí unos días, ¿los recupero?",
      "¿cómo vuelvo al plan?",
    ],
  },
  missedMeal: {
    pt: ["pulei o almoço, e agora?", "não fiz o jantar do plano", "esqueci o café da manhã, tem problema?"],
    en: ["I skipped breakfast, what now?", "I missed dinner, is that ok?", "I didn't cook the lunch of the plan"],
    es: ["me salté el desayuno, ¿qué hago?", "no cociné la cena del plan", "olvidé el almuerzo, ¿pasa algo?"],
  },
  moved: {
    pt: [
      "posso trocar o dia 2 pelo dia 5?",
      "quero passar o jantar para amanhã",
      "dá para mudar a ordem dos pratos?",
      "posso fazer o jantar no almoço?",
      "posso deixar o almoço para outro dia",
    ],
    en: [
      "can I swap day 2 with day 5",
      "can I move lunch to tomorrow",
      "can I change the order of the days",
      "can I have the dinner for lunch",
      "can I make tomorrow's dinner today",
    ],
    es: [
      "¿puedo cambiar el día 2 por el día 5?",
      "quiero pasar la cena para mañana",
      "¿puedo cambiar el orden de los platos?",
      "¿puedo hacer la cena en el almuerzo?",
      "¿puedo dejar el almuerzo para otro día?",
    ],
  },
}

const cases = Object.entries(phrases).flatMap(([about, by]) =>
  languages.flatMap((lang) => by[lang].map((text) => [text, about] as const)),
)

test.each(cases)("“%s” asks about: %s", (text, about) => {
  expect(weekQuestionIn(text)?.about).toBe(about)
})

test("the meal, the day and the thing are those that she named", () => {
  expect(weekQuestionIn("how long does tomorrow's dinner take")).toEqual({
    about: "minutes",
    meal: "dinner",
    day: "tomorrow",
  })
  expect(weekQuestionIn("¿qué toca el día 4?")).toEqual({ about: "day", day: 4 })
  expect(weekQuestionIn("Please add Oat Milk to my shopping list!")).toEqual({ about: "toList", thing: "Oat Milk" })
  expect(weekQuestionIn("põe açúcar mascavo na lista")).toEqual({ about: "toList", thing: "açúcar mascavo" })
  expect(weekQuestionIn("how do I add something to the list")).toEqual({ about: "toList" })
})

test.each([
  "como tirar o leite que sobrou",
  "perdi peso esta semana",
  "esqueci a pílula um dia",
  "quantas porções de fruta por dia",
  "can I skip a feed at night",
  "what to buy for the hospital bag",
  "visitas que tocam no bebê sem lavar as mãos",
  "my plan is to end it tomorrow",
  "o bebê trocou o dia pela noite",
  "cuántas semanas dura la cuarentena",
  "so como o que ta na minha lista",
  "leftover mastitis lump",
  "x ".repeat(3000),
])("“%s” does not ask about her week", (text) => {
  expect(weekQuestionIn(text)).toBeUndefined()
})
