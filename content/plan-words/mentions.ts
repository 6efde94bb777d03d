import type { MentionWords } from "#domain/plan/questions/mentions.ts"

/** Words for what any question may name: a meal, a day, or a physical complaint. */
export const mentionWords: MentionWords = {
  breakfast: { pt: ["cafe da manha, pequeno.almoco"], en: ["breakfast[s]"], es: ["desayuno[s]"] },
  lunch: { pt: ["!<(pequeno.)almoco[s]"], en: ["lunch[(es/time)]"], es: ["almuerzo[s], mediodia"] },
  dinner: { pt: ["janta, jantar[es]"], en: ["dinner[s], dinnertime, supper, tea"], es: ["cena[s], cenar"] },
  /** Words that stand before the number of a day in the week. */
  day: { pt: ["dia"], en: ["day"], es: ["dia"] },
  today: { pt: ["hoje"], en: ["today[s], tonight[s]"], es: ["hoy, esta noche"] },
  tomorrow: { pt: ["amanha"], en: ["tomorrow[s]"], es: ["manana"] },
  yesterday: { pt: ["ontem"], en: ["yesterday[s]"], es: ["ayer"] },
  /**
   * Phrases in which the Spanish word "mañana" means the morning and not tomorrow. In the phrases for a meal below, it
   * means tomorrow all the same.
   */
  morning: { pt: [], en: [], es: ["(la/esta/de/una) manana"] },
  mealOfTomorrow: { pt: [], en: [], es: ["(desayuno/almuerzo/cena/comida/plato/receta/menu) de manana"] },
  weekday: {
    pt: ["(segunda/terca/quarta/quinta/sexta).feira, sabado, domingo"],
    en: ["monday[s], tuesday[s], wednesday[s], thursday[s], friday[s], saturday[s], sunday[s]"],
    es: ["lunes, martes, miercoles, jueves, viernes, sabado, domingo"],
  },
  /** Words that mean a weekday only at the end of a text, because "quarta" also means a fourth. */
  weekdayAtEnd: { pt: ["(na/de/para a/pra) (segunda/terca/quarta/quinta/sexta)"], en: [], es: [] },
  sunday: { pt: ["domingo[s]"], en: ["sunday[s]"], es: ["domingo[s]"] },
  monday: { pt: [`${ofWeekday("segunda[s]")}!( vez), segunda.feira`], en: ["monday[s]"], es: ["lunes"] },
  tuesday: { pt: [`${ofWeekday("terca")}, terca.feira`], en: ["tuesday[s]"], es: ["martes"] },
  wednesday: { pt: [`${ofWeekday("quarta")}, quarta.feira`], en: ["wednesday[s]"], es: ["miercoles"] },
  thursday: { pt: [`${ofWeekday("quinta")}, quinta.feira`], en: ["thursday[s]"], es: ["jueves"] },
  friday: { pt: [`${ofWeekday("sexta")}, sexta.feira`], en: ["friday[s]"], es: ["viernes"] },
  saturday: { pt: ["sabado[s]"], en: ["saturday[s], sat"], es: ["sabado[s]"] },
  insteadOf: {
    pt: ["em vez d(a/e/o)[s], no lugar d(a/e/o)[s]"],
    en: ["instead of, in place of, rather than"],
    es: ["en vez de[l], en lugar de[l]"],
  },
  milk: { pt: ["leite"], en: ["milk"], es: ["leche"] },
  ownMother: { pt: [], en: [], es: ["(mi/tu/su) mama"] },
  /**
   * Words that join two clauses. Unlike all other words, they are compared with their accents, because Portuguese "e"
   * (and) would otherwise match "é" (is).
   */
  joint: { pt: ["e, então, porque"], en: ["and, so, but, because"], es: ["y, pero, porque"] },
  doOrHave: { pt: [], en: ["do, have"], es: [] },
  complaint: {
    pt: [
      "febre, dor, dores, doi, doem, doendo, sangr*, pontos, fezes, coco, caca, intestino pres*, prisao de ventre, presa",
      "constipa*, diarre*, hemorr*, tont*, desmai*, mare(o/a)*, enjoo, enjoad*, nausea*, vomit*, tremor*, azia, gases",
      "inchac*, inchad*, anemi*, placenta, mastit*",
    ],
    en: [
      "fever, pain*, hurt[s], hurting, sore, ach(e[s]/ed/ing/y), bleed*, blood, stitches, poo[p], constipa*, diarrhoea",
      "diarre*, hemorr*, piles, dizz*, faint*, nausea*, sick, vomit*, tremor*, shaky, heartburn, bloat*, swollen",
      "anemi*, placenta, mastit*",
    ],
    es: [
      "fiebre, dolor*, duele*, sangr*, puntos, caca, estren*, diarre*, hemorr*, tont*, mare(o/a)*, nausea*, vomit*",
      "tremor*, acidez, gases, hinchad*, hinchazon, anemi*, placenta, mastit*",
    ],
  },
}

function ofWeekday(name: string): string {
  return `(de/da/na/no/a/ate/pra/para/desde/proxima/essa/esta) ${name}`
}
