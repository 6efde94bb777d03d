import type { DishWords } from "#domain/plan/questions/dish-question.ts"

/** Questions about a dish: its ingredients, whether it can be frozen, and how long it keeps. */
export const dishWords: DishWords = {
  breakfast: { pt: ["cafe da manha, pequeno( /-)almoco"], en: ["breakfast"], es: ["desayuno"] },
  lunch: { pt: ["almoco"], en: ["lunch"], es: ["almuerzo"] },
  dinner: { pt: ["janta[r]"], en: ["dinner, supper"], es: ["cena"] },
  today: { pt: ["hoje"], en: ["today[s], tonight[s]"], es: ["hoy, esta noche"] },
  gluten: { pt: ["glute(n/m), trigo"], en: ["gluten, wheat"], es: ["gluten, trigo"] },
  milk: { pt: ["leite, lactose, laticinio[s]"], en: ["milk, dairy, lactose"], es: ["leche, lactosa, lacteo[s]"] },
  egg: { pt: ["ovo[s]"], en: ["egg[s]"], es: ["huevo[s]"] },
  fish: { pt: ["peixe"], en: ["fish"], es: ["pescado"] },
  peanut: { pt: ["amendoim"], en: ["peanut[s]"], es: ["cacahuete[s], cacahuate[s], mani"] },
  treeNuts: { pt: ["castanha[s], nozes"], en: ["nuts"], es: ["nueces, frutos secos"] },
  soy: { pt: ["soja"], en: ["soy, soya"], es: ["soja, soya"] },
  sesame: { pt: ["gergelim, sesamo"], en: ["sesame"], es: ["sesamo, ajonjoli"] },
  having: {
    pt: ["tem, leva, vai, usa, precisa, contem, ha, e sem"],
    en: ["has, have, got, use[s], need[s], contain[s], in, is [(todays/tonights/the) ]+ + free"],
    es: ["tiene, lleva, contiene, necesito, hace falta, hay, es sin, usa"],
  },
  making: {
    pt: ["o que (leva/vai/tem (n(o/a)[s]/dentro/em)), ingrediente[s], o que [eu ]preciso"],
    en: ["what[s] [is ]in, ingredient[s], made (of/with), what goes in[to], what do i need"],
    es: ["ingrediente[s], que (lleva/tiene/va en/necesito), (de/con) que (es/esta/se hace)"],
  },
  /** Words with which a question does not ask whether a food is in a dish. */
  askingWhat: {
    pt: ["o que, oque, que, qual, como, quanto"],
    en: ["what[s], which, how"],
    es: ["que, como, cuanto, cual"],
  },
  freezing: { pt: ["congel*"], en: ["freez*, frozen"], es: ["congel*"] },
  keeping: {
    pt: ["quanto tempo dura, dura quanto, quantos dias, ate quando"],
    en: ["how long~~20keep, keep for"],
    es: ["cuanto [tiempo ]dura, cuantos dias"],
  },
  /** Words with which a question is about the baby or her body, not about a dish. */
  notOfDish: {
    pt: ["bebe[s], filh(o/a)[s], peito[s], mama*, amament*, materno, formula, alergi+"],
    en: ["baby[s], breast*, formula, allerg+"],
    es: ["bebe[s], hij(o/a)[s], pecho, mama*, amament*, materno, formula, alergi+"],
  },
}
