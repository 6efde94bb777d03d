import { type Language, languages } from "../language.ts"
import { languageOfMessage } from "./message-language.ts"

/** How words are shortened in a quick message, folded, with what they stand for. */
const shortForms: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pt: {
    q: "que",
    oq: "o que",
    oque: "o que",
    hj: "hoje",
    amnh: "amanhã",
    vc: "você",
    vcs: "vocês",
    tb: "também",
    tbm: "também",
    pq: "porque",
    d: "de",
    n: "não",
    naum: "não",
    qd: "quando",
    qdo: "quando",
    qto: "quanto",
    qnt: "quanto",
    qnto: "quanto",
    qtos: "quantos",
    qts: "quantos",
    qtas: "quantas",
    msm: "mesmo",
    mt: "muito",
    mto: "muito",
    td: "tudo",
    tds: "todos",
    agr: "agora",
    dps: "depois",
    fds: "fim de semana",
    kd: "cadê",
    aki: "aqui",
    pf: "por favor",
    pfv: "por favor",
    pfvr: "por favor",
    obg: "obrigada",
  },
  en: {
    n: "and",
    u: "you",
    ur: "your",
    r: "are",
    til: "until",
    till: "until",
    thru: "through",
    gonna: "going to",
    wanna: "want to",
    gotta: "have to",
    gimme: "give me",
    lemme: "let me",
    pls: "please",
    plz: "please",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tmw: "tomorrow",
    tonite: "tonight",
    bc: "because",
    cuz: "because",
    coz: "because",
    hv: "have",
    wk: "week",
    ppl: "people",
    brekkie: "breakfast",
    brekky: "breakfast",
    tues: "tuesday",
    thurs: "thursday",
    fri: "friday",
  },
  es: {
    q: "que",
    k: "que",
    xq: "porque",
    pq: "porque",
    porq: "porque",
    x: "por",
    d: "de",
    tb: "también",
    tmb: "también",
    tbn: "también",
    pa: "para",
    toy: "estoy",
    vdd: "verdad",
    xfa: "por favor",
    porfa: "por favor",
    mñn: "mañana",
    mñna: "mañana",
    bn: "bien",
    dnd: "dónde",
    cdo: "cuando",
    kiero: "quiero",
    finde: "fin de semana",
  },
}

/** No capital that stands alone (a size), nor the letter of a vitamin. */
const words = /(?<!vitamin[ae]? )(?<![\p{L}\p{N}'’])(?!\p{Lu}(?!\p{L}))\p{L}+(?![\p{L}\p{N}'’])/gu

/** A message with its short forms written out; where no language is told, those that stand for one thing in all. */
export function writtenOut(text: string): string {
  const language = languageOfMessage(text)
  const spoken = (language ? [language] : languages).map((each) => shortForms[each])
  return text.replace(words, (written) => {
    const form = written.toLowerCase()
    const meant = new Set(spoken.flatMap((forms) => (Object.hasOwn(forms, form) ? [forms[form]] : [])))
    return meant.size === 1 ? ([...meant][0] ?? written) : written
  })
}
