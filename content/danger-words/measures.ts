import type { FeverWords } from "#domain/safety/fever.ts"
import type { PressureWords } from "#domain/safety/pressure.ts"

/** Temperatures, and warm things that are not a person. */
export const feverWords: FeverWords = {
  thermometer: {
    pt: [
      "temperatura, termomet*, febr*, grau[s], celsius, centigrad*, axila, ouvido, rectal, testa, quentinh*, pelando",
      "ardendo",
    ],
    en: [
      "temperature, temp, thermomet*, fever*, degree[s], celsius, fahrenheit, centigrad*, armpit, ear, rectal",
      "forehead, burning up",
    ],
    es: [
      "temperatura, termomet*, fiebre, calentura, grado[s], celsius, centigrad*, axila, oido, rectal, frente, ardiendo",
      "calient*",
    ],
  },
  fever: { pt: ["temp*"], en: ["fever*, temp*"], es: ["temp*"] },
  degrees: {
    pt: ["grau[s], c, f, celsius, fahrenheit, centigrad*"],
    en: ["degree[s]"],
    es: ["grado[s]"],
  },
  /** Words that, after a number, show that it is not a temperature. */
  otherUnit: {
    pt: [
      "semana[s], ano[s], mes, meses, dia[s], kg, quilo[s], cm, mm*, min*, h, hora[s], ml, g, grama[s], reais, euro[s]",
      "litro[s], fralda[s], vezes, pessoas, por cento",
    ],
    en: ["week[s], year[s], month[s], day[s], kilo[s], hour[s], dollar[s], pound[s], lb[s], times, people"],
    es: ["semana[s], ano[s], meses, dia[s], kilo[s], hora[s], gramo[s], euro[s], litro[s], veces, por ciento"],
  },
  /** Warm things other than a person. */
  elsewhere: {
    pt: [
      "forno, banho, agua, mamadeira, formula, la fora, verao, clima, cidade, previsao, calor de, praia, lavar, maquina",
      "iogurt*, leite, quarto, tamanho, numero, percentil*, fermento, massa",
    ],
    en: [
      "oven, bath, water, bottle, formula, outside, summer, weather, city, forecast, beach, wash, yog[h]urt*, milk, room",
      "size, number, percentil*, yeast, dough",
    ],
    es: [
      "horno, bano, agua, biberon, mamadera, formula, afuera, verano, clima, ciudad, pronostico, calor de, playa, lavar",
      "lavadora, maquina, leche, cuarto, talla, numero, percentil*, levadura, masa",
    ],
  },
  vaccine: { pt: ["vacin*, imuniza*"], en: ["vaccin*, jab[s], shot[s]"], es: ["vacuna*"] },
  denied: {
    pt: ["nao, sem, nunca, tinha, estava, ano passado"],
    en: ["no, not, never, was, last year"],
    es: ["no, sin, nunca, tenia, estaba, ano pasado"],
  },
  shaking: {
    pt: ["calafri*, tremend*, tremo, confus*, desmai*"],
    en: ["chill[s], shak*, shiver*, confus*, faint*"],
    es: ["escalofri*, temblan*, tiembl*, confus*, desmay*"],
  },
}

/** Blood pressure, and the symptoms that make it urgent. */
export const pressureWords: PressureWords = {
  named: {
    pt: ["pressao, press, tensao, pa, ta, pre[ ]eclampsia, hipertens*, aparelho, tensiometro, monitor"],
    en: ["blood pressure, bp, press, pre[ ]eclampsia, hypertens*, monitor, cuff"],
    es: ["presion, tension, pre[ ]eclampsia, hipertens*, tensiometro, monitor"],
  },
  /** Words that stand between the two numbers of a blood pressure. */
  over: { pt: ["por, sobre, com, e"], en: ["over, on"], es: ["por, sobre, con, y"] },
  upper: { pt: ["maxima, sistolica, alta"], en: ["systolic, top[ number], upper"], es: ["maxima, sistolica, alta"] },
  lower: { pt: ["minima, diastolica"], en: ["diastolic, bottom[ number], lower"], es: ["minima, diastolica"] },
  /** Words that, after numbers, show that they are not a blood pressure. */
  otherUnit: {
    pt: ["cm, mm, m, g, ml, kg, px, reais, euros, anos, dias"],
    en: ["years, days"],
    es: ["euros, anos, dias"],
  },
  /** Symptoms of pre-eclampsia. */
  withSigns: {
    pt: [
      "cabeca, vista, visao, embac*, estrel*, luz*, ar, respir*, inchad*, incha*, costela*, estomago, vomit*, convuls*",
    ],
    en: [
      "headache, head, vision, blurr*, stars, flash*, breath*, swol*, swell*, rib[s], stomach, vomit*, convuls*, seizure",
    ],
    es: ["cabeza, vista, vision, borr*, luz*, aire, respir*, hinchad*, costill*, estomago, vomit*, convuls*"],
  },
  faint: {
    pt: ["desmai*, tont*, sangr*, frac*"],
    en: ["faint*, dizzy, bleed*, weak"],
    es: ["desmay*, tont*, marea*, sangr*, debil"],
  },
}
