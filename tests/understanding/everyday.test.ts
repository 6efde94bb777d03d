import { describe, expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { everydayWords } from "#content/message-words/everyday.ts"
import { type Language, languages } from "#domain/language.ts"
import { learnedKinds } from "#domain/safety/concern.ts"
import { dangerRulesOf } from "#domain/safety/rules.ts"
import { readerOfEveryday } from "#domain/understanding/everyday.ts"
import { readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

const { readMessage } = dangerRulesOf(dangerWords)
const { everydayIn } = readerOfEveryday(everydayWords)

/** By what meets them: the answer of this id, a word for how she feels, or anything but an alarm. */
const said: Record<Language, Record<string, string[]>> = {
  pt: {
    134: [
      "peito duro e doendo, sem febre",
      "tô com os peitos cheios e doloridos",
      "o seio tá tão cheio que ela não pega",
    ],
    mood: ["tenho medo que aconteça alguma coisa com ele dormindo", "medo de acontecer algo com a bebê de madrugada"],
    408: ["roxo na canela dele de tanto engatinhar", "ele tem um roxinho no joelho de engatinhar"],
    265: ["posso levar o bebê na frente do meu lado com airbag"],
    5: ["meu leite parece pouco", "acho que meu leite tá pouco"],
    179: [
      "tenho epilepsia e medo de dar banho no bebê",
      "sou epiléptica, tenho medo de dar banho nela",
      "epilética aqui, medo de ter crise com ele no colo",
    ],
    602: ["mudou a hora, e o sono do bebê?", "como preparo ele para a mudança de horário?"],
    410: [
      "dei mel pro bebê ontem",
      "minha sogra deu mel pro bebê sem querer",
      "deram chá com mel pro meu filho de 4 meses",
    ],
    411: ["minha bebê de 5 meses fica vesga às vezes", "nas fotos um olho sai branco e o outro vermelho"],
    414: ["dei água pro meu bebê de 2 meses porque tá calor, fez mal?", "minha sogra deu chá pra bebê de um mês"],
    466: ["virou de bruços no berço, deixo ou desviro"],
    248: ["arde um pouco nos pontos quando cai xixi"],
    249: ["o sangramento tá diminuindo, ficou rosinha"],
    126: ["muitas fraldas molhadas hoje"],
    259: ["a moleira dele pulsa, é normal?", "vi a moleira pulsando enquanto ele mamava"],
    261: ["tomou vacina ontem e tá com 37,9, ele tem 5 meses"],
    412: ["preciso de protetor de tomada já? ela tem 6 meses", "vale a pena pôr protetor de tomada?"],
    food: [
      "não comi desde cedo, algo rápido",
      "não comi desde o almoço porque ele só dorme no colo, algo com uma mão",
      "minha pressão deu 11 por 7",
    ],
  },
  en: {
    134: ["breast hard and sore, no fever", "my boobs are rock hard and hurt", "breasts full and he can't latch"],
    mood: ["I'm scared something will happen to her while she sleeps", "afraid something happens to him at night"],
    408: ["bruise on his shin from crawling", "bruises on her shins, she's learning to walk"],
    265: ["is it ok to put her up front next to me with the airbag off"],
    5: ["my milk seems low", "I think my milk is low"],
    179: [
      "I have epilepsy and I am scared to bathe my baby",
      "I'm epileptic and afraid of carrying her",
      "epileptic mum, scared of having a seizure while holding her",
    ],
    602: ["the clocks change tonight, what about the baby's sleep", "how do I prepare her for the clock change"],
    410: [
      "I gave my baby honey yesterday by mistake",
      "we gave him a bit of honey",
      "my mum gave the baby honey on a dummy, he’s 5 months",
    ],
    411: ["my 4 month old is cross-eyed sometimes"],
    414: ["gave my baby some water because of the heat", "my mother in law gave the baby tea at five weeks"],
    466: ["rolled over in the cot face down, leave her or turn her back"],
    248: ["my stitches sting a bit when I pee"],
    249: ["bleeding has gone brown and light"],
    126: ["so many wet nappies today"],
    259: ["his soft spot pulses, is that normal?", "i can see the soft spot pulsing on his head when he feeds"],
    261: ["she had her vaccine yesterday and its 37.9, she's 5 months"],
    412: ["do i need socket covers already? she's 6 months", "are socket covers worth it?"],
    food: [
      "haven't eaten since breakfast, whats quick",
      "starving, haven't eaten since breakfast",
      "my bp was 118/74 at the check",
    ],
  },
  es: {
    134: [
      "pecho duro y dolorido, sin fiebre",
      "tengo el pecho duro y me duele, sin fiebre",
      "los pechos llenos y no se prende",
    ],
    mood: ["tengo miedo de que le pase algo mientras duerme", "miedo a que le pase algo por la noche"],
    408: ["tiene un moretón en la rodilla de tanto gatear", "moretón en la espinilla de gatear"],
    265: ["puede ir la silla delante a mi lado con airbag"],
    5: ["mi leche parece poca", "creo que mi leche es poca"],
    179: ["tengo epilepsia y me da miedo bañar al bebé", "soy epiléptica y tengo miedo de bañarla"],
    602: ["cambia la hora esta noche, ¿y el sueño de mi bebé?", "cómo preparo al bebé para el cambio de horario"],
    410: ["le di miel a mi bebé ayer", "mi suegra le dio miel al bebé sin querer"],
    411: ["mi bebé de 5 meses es bizco a veces"],
    414: ["le di agua a mi bebé de dos meses por el calor", "mi suegra le dio té al bebé de un mes"],
    466: ["mi bebé se da vuelta boca abajo pero no sabe volver, lo dejo así"],
    248: ["los puntos me arden un poco al orinar"],
    249: ["el sangrado ya es clarito, poquito"],
    126: ["moja muchos pañales"],
    259: ["le late la mollera, ¿es normal?", "veo que le late la mollera cuando come"],
    261: ["ayer le pusieron la vacuna y tiene 37,9, tiene 5 meses"],
    412: ["¿ya necesito protectores de enchufe? tiene 6 meses", "¿valen la pena los protectores de enchufes?"],
    food: [
      "no como nada desde la mañana, qué es rápido?",
      "no he comido desde el desayuno, algo con una mano",
      "mi presión salió 110/70",
    ],
  },
}

const neighbours: Record<Language, string[]> = {
  pt: [
    "peito duro e doendo, com febre",
    "peito duro, quente e vermelho",
    "dor no peito, tudo duro",
    "peito duro e meu braço formiga",
    "não como desde ontem",
    "não comi nada hoje e não quero comer",
    "tenho medo de fazer algo com ele enquanto dorme",
    "roxo na canela dele, ainda não engatinha",
    "tem um roxo na bochecha de engatinhar",
    "o airbag abriu com o bebê na frente",
    "meu leite parece pouco e ele está mole",
    "tenho epilepsia e tive uma crise dando banho no bebê",
    "tenho epilepsia e deixei o bebê cair no banho",
    "dei mel pro bebê ontem e ele está mole",
    "dei mel e remédio pro bebê",
    "dei água pro bebê e ele está mole",
    "virou de bruços no berço e não respira",
    "ele está vesgo e vomitando",
    "o sangramento diminuiu e tenho febre",
    "os pontos ardem e têm pus",
    "minha pressão deu 11 por 7 e desmaiei",
    "minha pressão deu 15 por 10",
    "sou epilética e tive uma crise com ele no colo",
    "mudou a hora e eu não durmo há três dias",
    "a moleira tá pulsando e estufada",
    "a moleira pulsa e ele tá com febre",
    "tomou vacina ontem e tá com 37,9, ele tem 2 meses",
    "tomou vacina ontem e tá com 37,9",
    "tem 4 meses, tomou vacina, 37,8 e está molinho",
    "ele puxou o protetor da tomada e engasgou",
  ],
  en: [
    "breast hard and sore, and a fever",
    "breast hard, hot and red",
    "chest hard and tight",
    "breast hard and I'm shaking",
    "haven't eaten since Tuesday, whats quick",
    "haven't eaten all day and I don't want to",
    "I'm scared I'll do something to her while she sleeps",
    "afraid something happens to me at night",
    "bruise on his shin, he's not crawling",
    "bruise on his cheek from crawling",
    "the airbag went off with her up front next to me",
    "my milk seems low and he is floppy",
    "I have epilepsy and had a fit while bathing my baby",
    "I have epilepsy and I'm scared I'll drown my baby",
    "I gave my baby honey yesterday and he won't feed",
    "I gave my baby honey and pills",
    "gave my baby water and bleach",
    "rolled over in the cot face down and is not moving",
    "cross-eyed since she fell",
    "bleeding is lighter but smells",
    "stitches sting and smell",
    "my bp was 118/74 and I fainted",
    "my bp was 152/74",
    "my bp was 118/94",
    "epileptic mum, had a seizure while holding her",
    "the clocks change and I don't need sleep any more",
    "the soft spot pulses and bulges",
    "his soft spot pulses and he has a fever",
    "she had her vaccine yesterday and its 37.9, she's 2 months",
    "vaccine yesterday and its 37.9",
    "4 months, had her jabs, 37.8 and is floppy",
    "he pulled the socket cover off and is choking",
  ],
  es: [
    "pecho duro y dolorido, con fiebre",
    "pecho duro, caliente y rojo",
    "dolor en el pecho, muy duro",
    "pecho duro y estoy temblando",
    "no he comido desde el lunes, algo rápido",
    "no he comido nada hoy ni quiero",
    "tengo miedo de hacerle algo mientras duerme",
    "tengo miedo de que me pase algo por la noche",
    "moretón en la espinilla, aún no gatea",
    "moretón en la mejilla de gatear",
    "saltó el airbag con el bebé delante",
    "mi leche parece poca y está decaído",
    "tengo epilepsia y me dio un ataque bañando al bebé",
    "tengo epilepsia y se me cayó el bebé en el baño",
    "le di miel a mi bebé ayer y está flojito",
    "le di miel y pastillas a mi bebé",
    "le di agua con cloro a mi bebé",
    "se dio vuelta boca abajo y está morado",
    "está bizco desde el golpe",
    "el sangrado es poquito y huele mal",
    "los puntos me arden y tengo fiebre",
    "mi presión salió 110/70 y veo borroso",
    "mi presión salió 150/90",
    "cambió la hora y yo no necesito dormir",
    "le late la mollera y está abultada",
    "le late la mollera y tiene fiebre",
    "ayer le pusieron la vacuna y tiene 37,9, tiene 2 meses",
    "ayer le pusieron la vacuna y tiene 37,9",
    "tiene 4 meses, le pusieron la vacuna, 37,8 y está flojito",
    "se sacó el protector del enchufe y se atraganta",
  ],
}

const isEveryday = (text: string) => everydayIn(readMessage(text)) !== null

describe.each(languages)("in %s", (language) => {
  const all = Object.values(said[language]).flat()

  it.each(Object.entries(said[language]))(
    "what is said every day is no alarm, and met with %s",
    async (metWith, texts) => {
      const read = await readerIn(language)
      for (const text of texts) {
        const { level, entry, mood } = read(text)
        expect(level, text).toBe("none")
        if (metWith !== "food") expect(mood ? "mood" : String(entry), text).toBe(metWith)
      }
    },
  )

  it("another sign, another place or another time is not said every day", () => {
    expect(neighbours[language].filter(isEveryday)).toEqual([])
  })

  it("no message of danger is, alone or with one beside it", () => {
    const trained = readSafetyPhrases(language).filter(({ label }) => label !== "none")
    const held = (["tuning", "test"] as const).flatMap((set) => readSet(set, language).danger)
    expect([...trained, ...held].filter(({ text }) => isEveryday(text))).toEqual([])
    for (const kind of learnedKinds) {
      const dangers = trained.filter(({ label, isUnsure }) => label === kind && !isUnsure).slice(0, 20)
      expect(dangers.length, kind).toBeGreaterThan(0)
      for (const { text } of dangers)
        for (const one of all) expect([`${one}. ${text}`, `${text}. ${one}`].filter(isEveryday)).toEqual([])
    }
  })

  it("who bleeds, says for how many weeks and names nobody is told of herself", async () => {
    const read = await readerIn(language)
    const bleeding = { pt: "saindo sangue, 5 semanas", en: "blood coming out, 5 weeks", es: "sale sangre, 5 semanas" }
    expect(read(bleeding[language])).toMatchObject({ level: "urgent", kind: "mother-emergency" })
  })
})
