import { existsSync, globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { unitedKingdom } from "#content/care-lines/united-kingdom.ts"
import { recipes } from "#content/recipes/recipes.ts"
import { firstAidKinds } from "#domain/care/care-lines.ts"
import { signsForLevel } from "#domain/care/sign.ts"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import { signLines } from "#domain/care/sign-text.ts"
import { babySigns } from "#domain/care/signs/baby.ts"
import { motherSigns } from "#domain/care/signs/mother.ts"
import { guideNames } from "#domain/guides/guide.ts"
import type { TextLanguage } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { firstAidFigures } from "#domain/safety/first-aid.ts"
import { readAllSignTexts, readGuide, readSignTexts, textLanguages } from "#tests/guide-texts.ts"

const folder = import.meta.dirname

/** Reads a file; texts that Portugal lacks are those of Brazil. */
function read<Content = Record<string, string>>(path: string): Content {
  const own = `${folder}/${path}`
  return JSON.parse(readFileSync(existsSync(own) ? own : own.replace("/pt-PT/", "/pt/"), "utf8"))
}
/** All texts of a file, whatever its structure. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return content.split("\n")
  return typeof content === "object" && content ? Object.values(content).flatMap(textsIn) : []
}
function textsOf(language: TextLanguage) {
  const files = globSync([`${language}/*.json`, `../faq/${language}/*.json`], { cwd: folder })
  const signs = readAllSignTexts(language)
  const written = files.flatMap((file) =>
    textsIn(read<unknown>(file)).map((text) => ({ file, text: writeOutSigns(text, signs) })),
  )
  const guides = guideNames.flatMap((name) =>
    textsIn(readGuide(language, name)).map((text) => ({ file: `guides ${name}`, text })),
  )
  return [...written, ...guides]
}

const cards = {
  "mother-emergency": signsForLevel(motherSigns, "now"),
  "baby-emergency": signsForLevel(babySigns, "now"),
  "same-day-mother": signsForLevel(motherSigns, "today"),
  "same-day-baby": signsForLevel(babySigns, "today"),
}

/** The signs of a card as they are shown. */
function signsOn(language: TextLanguage, kind: keyof typeof cards): string[] {
  const isOfBaby = kind.endsWith("baby") || kind.startsWith("baby")
  const level = kind.startsWith("same-day") ? "today" : "now"
  return signLines(cards[kind], readSignTexts(language, isOfBaby ? "baby" : "mother"), {
    length: "short",
    level,
  }).flatMap((line) => line.split("\n"))
}

const firstWeeks = /28 d(?:ays|ias|ías)|8 (?:weeks|semanas)|24 ho(?:urs|ras)/i
const tooCold = /below 36|abaixo de 36|(?:menos|debajo) de 36/i
const tooWeak =
  /too weak or drowsy to stand|(?:fraca|d[ée]bil) (?:ou|o) (?:sonolenta|adormilada) (?:demais )?para (?:ficar|estar)|demasiado débil/i
const raised = {
  pt: [/dor de cabeça/, /vista alterada/, /sem ar|ofegante/, /costelas/, /rosto ou mãos inchados/],
  en: [/headache/, /changed vision/, /breathless/, /rib/, /swollen face or hands/],
  "pt-PT": [/dor de cabeça/, /visão alterada/, /sem ar|ofegante/, /costelas/, /cara ou mãos inchadas/],
  es: [/dolor de cabeza/, /vista alterada/, /sin aire|ahogo/, /costillas/, /cara o manos hinchadas/],
}

describe.each(textLanguages)("in %s", (language) => {
  const card = read(`${language}/care.json`)
  const linesOf = (key: string) => writeOutSigns(card[key] ?? "", readAllSignTexts(language)).split("\n")

  it("raised blood pressure with any further sign is for now on the card, beside her condition and the first steps", () => {
    const now = signsOn(language, "mother-emergency").filter((line) => line.includes("140"))
    const words = writeOutSigns(
      read(`${language}/understood.json`)["refer-highBloodPressure"] ?? "",
      readAllSignTexts(language),
    )
    const firstSteps = linesOf("same-day-mother-first").find((line) => line.includes("15")) ?? ""
    for (const text of [now.join(" "), words, firstSteps])
      for (const sign of raised[language]) expect(text).toMatch(sign)
    expect(words).toMatch(/140[^,]* (?:or|ou|o) (?:mínima |bottom )?90/)
    expect(words).toMatch(/An emergency:|Emergência:|Emergencia:/)
    expect(words).not.toMatch(/today|hoje|\bhoy\b/)
  })

  it("one of the two numbers of raised blood pressure is enough, each by its name, and one further sign beside it", () => {
    const either = {
      pt: "máxima 140+ ou mínima 90+",
      en: "top 140+ or bottom 90+",
      "pt-PT": "máxima 140+ ou mínima 90+",
      es: "máxima 140+ o mínima 90+",
    }[language]
    const now = signsOn(language, "mother-emergency").filter((line) => line.includes("140"))
    expect(now).toHaveLength(4)
    for (const line of now) expect(line).toContain(`${either}, `)
    const alone = signsOn(language, "same-day-mother").filter((line) => line.includes("140"))
    expect(alone).toHaveLength(1)
    for (const line of alone) expect(line).toContain(either)
  })

  it("a baby who was shaken, and a baby found without breath, come before what can wait a minute", () => {
    expect(linesOf("harm-to-baby-first")[1]).toMatch(/shaken|sacudido|sacudida/)
    expect(linesOf("loss-first")[0]).toMatch(/not breathing|sem respirar|sin respirar/)
  })

  it("the cards for today begin with what is an emergency, and the baby's with the way to all such signs", () => {
    for (const kind of ["same-day-mother", "same-day-baby"])
      expect(linesOf(`${kind}-first`)[0], kind).toMatch(/^(?:An emergency|Emergência|Emergencia): /)
    const first = card["same-day-baby-first"]?.split("\n")[0] ?? ""
    expect(first).toContain(`“${card["baby-emergency-name"]}”`)
  })

  it("whoever was held by the neck is sent at once, on the card and in the guide, before anything else that was hurt", () => {
    const neck = /neck|pescoço|cuello/
    const emergency = /^(?:An emergency|Emergência|Emergencia): /
    const lines = linesOf("violence-first")
    const at = lines.findIndex((line) => neck.test(line))
    expect(lines[at]).toMatch(emergency)
    expect(lines.slice(0, at).join(" ")).not.toMatch(/today|hoje|hoy/)
    const guide = readGuide(language, "mood-and-sleep")["afraid-at-home"]?.list ?? []
    expect(guide.find((line) => neck.test(line))).toMatch(/: (?:now|agora|ahora)$/)
  })

  it("bleeding that is red again counts for twelve weeks, until it can be a period, and its smell all year", () => {
    const today = signsOn(language, "same-day-mother")
    expect(today.filter((line) => /red again|volta vermelho|rojo otra vez/.test(line))).toEqual([
      expect.stringMatching(/^(?:Under 12 weeks after birth|Até 12 semanas do parto|Hasta 12 semanas del parto): /),
    ])
    expect(
      today.filter((line) => /^(?:Bleeding or discharge|Sangramento ou|Perdas de sangue ou|Sangrado o)/.test(line)),
    ).toHaveLength(1)
  })

  it("the loss card speaks of no line for bereaved parents, which not every country has", () => {
    expect(card["loss-first"]).not.toMatch(/lines are for|linhas são para|líneas son para/)
  })

  it("a medicine that a doctor or nurse has told her to give is not forbidden", () => {
    expect(card["same-day-baby-first"]).toMatch(
      /Unless a doctor or nurse has told you|Sem indicação médica|Sin indicación médica/,
    )
  })

  it("nothing kept down is as urgent on the eating card as its row", () => {
    expect(card["eating-disorder-first"]).toMatch(/\n\{mother-keeps-nothing\}$/)
    expect(card["eating-disorder-first"]).not.toMatch(/no water|nem água|ni el agua/)
  })

  it("bleeding that is red again is for now beside a fever, and shaking chills are never mere trembling", () => {
    const lines = signsOn(language, "mother-emergency")
    expect(lines.some((line) => /red again|volta vermelh[oa]|rojo otra vez/.test(line))).toBe(true)
    for (const line of lines) expect(line).not.toMatch(/tremores|temblores/)
  })

  it("60 breaths a minute are for now at any age, and more than 50 for today from two months, in card and guide", () => {
    const signs = readGuide(language, "baby-signs")
    const fast = (lines: readonly string[]) => lines.filter((line) => /\b(?:50|60) (?:breaths|respira)/.test(line))
    for (const lines of [signsOn(language, "baby-emergency"), signs["any-age-breathing"]?.list ?? []]) {
      expect(fast(lines)).toHaveLength(1)
      expect(fast(lines)[0]).toMatch(/^60/)
    }
    const today = [signsOn(language, "same-day-baby"), signs["one-to-three-today"]?.list ?? []]
    for (const lines of today) {
      expect(fast(lines)).toHaveLength(1)
      expect(fast(lines)[0]).toMatch(/^(?:From 60 days|A partir d(?:e|os) 60 d).* 50 /)
    }
    expect(fast(signs["three-to-twelve-today"]?.list ?? [])[0]).toMatch(/\b50 /)
  })

  it("under 36 °C is for now at any age, wherever it is named", () => {
    const cold = textsOf(language).filter(({ text }) => tooCold.test(text))
    expect(cold.length).toBeGreaterThanOrEqual(4)
    for (const { file, text } of cold)
      expect(text, file).not.toMatch(/36\s°C (?:up to|até|hasta)|(?:under|antes d).{0,12}3 m/i)
    expect(signsOn(language, "baby-emergency").filter((line) => tooCold.test(line))).toHaveLength(1)
    expect(readGuide(language, "baby-signs")["any-age-breathing"]?.list?.some((line) => tooCold.test(line))).toBe(true)
  })

  it("pus, vomiting and a swollen belly of the first month say that age on the card for now", () => {
    const ofFirstMonth = /\bpus\b|vomits again|v[ôó]mitos repetidos|swollen belly|barriga inchada|barriga hinchada/i
    const lines = signsOn(language, "baby-emergency").filter((line) => ofFirstMonth.test(line))
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line).toMatch(firstWeeks)
    for (const line of signsOn(language, "same-day-baby").filter(
      (text) => /^.*\bvomit|^.*vomita /i.test(text) && !/cough|tos|cries|chora|llora|knock/i.test(text),
    ))
      expect(line).toMatch(/29/)
  })

  it("tiredness is a sign of danger only when she is too weak or drowsy to stand or stay awake", () => {
    const tired =
      /overwhelming(?:ly)? tired|cansaço (?:extremo|que derruba|tão grande|que toma)|cansancio (?:extremo|que te vence|tan grande)/i
    for (const { file, text } of textsOf(language)) expect(text, file).not.toMatch(tired)
    const guides = (["body", "loss", "mood-and-sleep", "eating"] as const).map((name) =>
      textsIn(readGuide(language, name)).join("\n"),
    )
    for (const text of [signsOn(language, "mother-emergency").join("\n"), ...guides]) expect(text).toMatch(tooWeak)
  })

  it("with bleeding the feeling of fainting is enough", () => {
    const bleeding =
      /absorvente|penso|sangramento|hemorragia|perdas de sangue|coágulo|\bpad\b|bleed|clot|compresa|sangrado/i
    for (const { file, text } of textsOf(language).filter(
      (one) => one.file.includes("guides") && bleeding.test(one.text),
    ))
      expect(text, file).not.toMatch(
        /(?<!sensação de )desmaio(?!,? (?:sangramento|hemorragia))|(?<!sensación de )desmayo(?!, sangrado)|fainting(?!, bleeding)/i,
      )
  })

  it("before a call, a list in which any one is enough says or", () => {
    const or = { pt: /(?<!\p{L})(?:ou|nem)(?!\p{L})/u, en: /\b(?:or|nor)\b/, es: /(?<!\p{L})(?:o|u|ni)(?!\p{L})/u }
    const call =
      /^([^:.“]+, [^:.]+): (?:now|call|stop|phone|the emergency|agora|ligue|pare|o número|primeiro o n|ahora|llama|para y|el número|primero el n)/i
    // Matches a single sign with an addition. Its comma does not separate two signs.
    const one = /^[^,]+, (?:mesmo podendo|aunque tengas tiempo|even when you could)$/
    const written = globSync([`${language}/care.json`, `../guides/${language}/*.json`], { cwd: folder })
    const texts = written.flatMap((file) => textsIn(read<unknown>(file)).map((text) => ({ file, text })))
    const lists = texts.flatMap(({ file, text }) => {
      const [, list] = text.replace(/^.*[.!?] (?=[^.]*:)/, "").match(call) ?? []
      return list && !one.test(list) ? [{ file, list }] : []
    })
    expect(lists.length).toBeGreaterThanOrEqual(6)
    for (const { file, list } of lists) expect(list, file).toMatch(or[language === "pt-PT" ? "pt" : language])
  })

  it("a baby who gags loudly is not hit, in card and guide", () => {
    const gags = /^(?:Coughs, gags or cries|Tosse, tem ânsias? ou chora|Tose, tiene arcadas o llora)/
    expect(card["choking-first"]).toMatch(gags)
    expect(card["choking-first"]?.split("\n")[0]).toMatch(/no blows|sem pancadas|sin golpes/)
    expect(readGuide(language, "baby-signs").choking?.text).toMatch(
      /^[^:]*(?:gags|ânsias?|arcadas)[^:]*, (?:no blows|sem pancadas|sin golpes): /,
    )
  })

  it("before the first number to call a card says its title alone", () => {
    for (const kind of safetyKinds)
      expect((card[`${kind}-title`] ?? "").split(/\s+/).length, kind).toBeLessThanOrEqual(12)
  })

  it("the steps at choking are few and short, what comes afterwards is folded away", () => {
    const steps = linesOf("choking-first")
    expect(steps.length).toBeLessThanOrEqual(5)
    expect(steps.join(" ").split(/\s+/).length).toBeLessThanOrEqual(60)
    expect(steps.slice(0, 3).join(" ")).toMatch(/cough|tosse|tosa/i)
    expect(linesOf("chokingThen")).toHaveLength(3)
  })

  it("at choking someone else calls at once, and whoever is alone after the blows and thrusts, in card and guide", () => {
    const inOrder =
      /(?:someone else calls|outra pessoa liga|otra persona llama)[\s\S]*\b5 [\s\S]*\b5 [\s\S]*(?:Alone|Sozinha|Sola)[:,]/
    expect(card["choking-first"]).toMatch(inOrder)
    expect(readGuide(language, "baby-signs").choking?.text).toMatch(
      /(?:alone, call after the first blows|Sozinha, ligue depois das primeiras pancadas|sola, llama después de los primeros golpes)/,
    )
  })

  it("choking begins with the baby who coughs or cries, who is left to cough", () => {
    expect(readGuide(language, "baby-signs").choking?.text).toMatch(
      /^(?:If the baby coughs|Se o beb[êé] tosse|Si el bebé tose)/,
    )
  })

  it("no number of the first aid is typed into a card: each is a value with its source, and each is said", () => {
    const texts = [
      ...firstAidKinds.filter((kind) => kind !== "choking").map((kind) => `${kind}-first`),
      "violence-forced",
    ]
    for (const key of texts) expect(card[key], key).not.toMatch(/\d/)
    const named = texts.flatMap((key) => [...(card[key] ?? "").matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name))
    expect([...new Set(named)].sort()).toEqual(Object.keys(firstAidFigures).sort())
  })

  it("what to do first is said in few steps, and water comes before anything else that is put on a burn", () => {
    for (const kind of firstAidKinds) {
      const steps = linesOf(`${kind}-first`)
      expect(steps.length, kind).toBeLessThanOrEqual(5)
      for (const step of steps) expect(step.split(/\s+/).length, step).toBeLessThanOrEqual(45)
    }
    expect(linesOf("burn-first")[0]).toMatch(/running water|[Áá]gua corrente|[Aa]gua corriente/)
    expect(linesOf("burn-first")[1]).toMatch(/No ice|Nada de gelo|Nada de hielo/)
  })

  it("venom is for a hospital, without tying, cutting or sucking; a bite is washed, a known animal's too", () => {
    const [venom = "", still = "", bite = ""] = linesOf("bite-first")
    expect(venom).toMatch(/straight to a hospital|direto para um hospital|directo a un hospital/)
    expect(still).toMatch(
      /Nothing tied|Nada de (?:amarrar|atar), cortar(?:,| ni| ou) chupar|Nada de atar, cortar, chupar/,
    )
    expect(bite).toMatch(/your own dog or cat|o seu (?:cachorro|cão) ou gato|tu perro o tu gato/)
  })

  it("no sign of hers names a part of the body that only a baby has, and none of the baby's a part of hers", () => {
    const ofBaby =
      /soft spot|moleira|mollera|fontanel|umbigo|ombligo|\bcord\b|nappy|fralda|pañal|penis|p[êé]nis|\bpene\b|testic|testíc/i
    const ofHers = /vagina(?! d[ae] )(?!of)|vulva|womb|útero|wound|stitches|sutura|caesarean|ces[aá]r/i
    const textOf = (of: "mother" | "baby") => JSON.stringify(readSignTexts(language, of).signs)
    expect(textOf("mother")).not.toMatch(ofBaby)
    expect(textOf("baby").replace(/baby girl’s vagina|vagina da menina|vagina de la niña/g, "")).not.toMatch(ofHers)
  })

  it("whoever thinks of dying is told to call, since most crisis lines take no messages", () => {
    expect(card["self-harm-first"]).not.toMatch(/\bwrite|escrev|escrib|\btext\b|mensag|mensaje/i)
  })

  it("the subscription names as many recipes as there are", () => {
    expect(read(`${language}/subscription.json`).benefitRecipes).toMatch(new RegExp(`^${recipes.length}\\b`))
  })
})

it("in Spanish a pad is never a compresa alone, which in much of America is a cold pack", () => {
  for (const { file, text } of textsOf("es"))
    expect(text.replaceAll(/toallas? o compresas?|compresa o toalla higiénica/gi, ""), file).not.toMatch(/compresa/i)
})

it("the United Kingdom's helpline for a child's death has the number of those who run it now", () => {
  expect(unitedKingdom.lines.find(({ name }) => name === "Child Death Helpline")?.number).toBe("0808 800 6019")
})
