import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { dangerRulesOf } from "../rules.ts"

const { concernByRules } = dangerRulesOf(dangerWords)

/** These messages are written as people type them in a hurry, without accents or punctuation. */
const dangers = [
  ["pt", "burn", "derramei café quente no bebê"],
  ["pt", "burn", "meu bebe puxou a xicara de cha quente e queimou o braço"],
  ["pt", "burn", "minha filha encostou no ferro quente"],
  ["pt", "burn", "me queimei com a panela de óleo, barriga cheia de bolha"],
  ["pt", "burn", "espirrou água sanitária no olho do meu bebê"],
  ["pt", "burn", "caiu soda caustica na pele dele"],
  ["pt", "burn", "meu filho levou choque na tomada mas tá bem"],
  ["pt", "burn", "bebe enfiou o dedo na tomada"],
  ["pt", "under-water", "meu bebê escorregou na banheira e ficou debaixo d'água uns segundos"],
  ["pt", "under-water", "ele quase se afogou na piscina mas ja ta rindo"],
  ["pt", "bite", "o cachorro da vizinha mordeu meu bebê"],
  ["pt", "bite", "gato arranhou o rosto da bebê"],
  ["pt", "bite", "escorpiao picou minha filha"],
  ["pt", "bite", "fui picada por uma cobra no quintal"],
  ["pt", "bite", "acordei com um morcego no quarto do bebe"],
  ["pt", "baby-emergency", "meu recém nascido está com sangramento no nariz"],
  ["pt", "baby-emergency", "apareceu uma mancha roxa no bebê de 2 meses"],
  ["pt", "baby-emergency", "tem um fio de cabelo enrolado no dedinho do bebê e está inchado e roxo"],
  ["pt", "poison", "meu bebê engoliu um ímã"],
  ["pt", "poison", "minha bebe enfiou uma pilha no nariz"],
  ["pt", "baby-emergency", "o testículo do meu bebê está inchado e vermelho"],
  ["pt", "baby-emergency", "batemos o carro com o bebê, ele parece bem"],
  ["pt", "violence", "fui estuprada pelo meu marido"],
  ["pt", "violence", "ele me forçou a fazer sexo ontem"],
  ["pt", "mother-emergency", "a vulva está inchando cada vez mais e dói muito"],
  ["pt", "mother-emergency", "estou com os olhos amarelos desde ontem"],
  ["pt", "not-breathing", "meu bebê não está respirando"],
  ["pt", "not-breathing", "bebe parou de respirar socorro"],
  ["pt", "baby-emergency", "ele sua e fica sem ar em toda mamada"],
  ["pt", "same-day-mother", "estou com febre e acho que é dengue"],
  ["pt", "same-day-mother", "apareceu herpes no meu peito e amamento"],
  ["en", "burn", "I spilled hot coffee on my baby"],
  ["en", "burn", "my son grabbed the hair straighteners and burned his hand"],
  ["en", "burn", "I burned my arm badly on the oven"],
  ["en", "burn", "bleach splashed in my baby's eye"],
  ["en", "burn", "he stuck a fork in the socket and got shocked"],
  ["en", "burn", "baby got an electric shock but seems fine"],
  ["en", "burn", "he touched the socket and got a shock"],
  ["en", "under-water", "my baby slipped under the water in the bath"],
  ["en", "burn", "we spilled hot coffee on the baby"],
  ["pt", "burn", "derramei café quente no pé do bebê"],
  ["en", "under-water", "she fell in the pool and coughed a lot"],
  ["en", "bite", "our dog bit the baby"],
  ["en", "bite", "the neighbour's cat scratched my daughter's face"],
  ["en", "bite", "my baby was stung by a scorpion"],
  ["en", "bite", "I got bitten by a snake"],
  ["en", "bite", "we found a bat in the baby's room"],
  ["en", "baby-emergency", "my 3 week old has a nosebleed"],
  ["en", "baby-emergency", "there is a bruise on my 2 month old's leg and I don't know why"],
  ["en", "baby-emergency", "a hair is wrapped around his toe and it's swollen and blue"],
  ["en", "poison", "my baby swallowed two magnets"],
  ["en", "poison", "there's a button battery stuck in her ear"],
  ["en", "baby-emergency", "my baby boy's testicle is swollen and red"],
  ["en", "baby-emergency", "We had a car accident, he seems fine"],
  ["es", "baby-emergency", "tuvimos un accidente de coche, él parece bien"],
  ["pt", "baby-emergency", "tivemos um acidente de carro, ela está bem"],
  ["en", "violence", "my husband raped me last night"],
  ["en", "violence", "he forced me to have sex"],
  ["en", "mother-emergency", "my vulva is swelling more and more and the pain is unbearable"],
  ["en", "mother-emergency", "my eyes have turned yellow"],
  ["en", "not-breathing", "my baby isn't breathing"],
  ["en", "baby-emergency", "he sweats and gets breathless at every feed"],
  ["en", "same-day-mother", "I have a fever and I think it is dengue"],
  ["en", "same-day-mother", "I have herpes on my nipple and I'm breastfeeding"],
  ["es", "burn", "se me cayó café caliente encima de mi bebé"],
  ["es", "burn", "mi hijo se quemó la mano con la plancha"],
  ["es", "burn", "me quemé la barriga con aceite hirviendo"],
  ["es", "burn", "le cayó lejía en el ojo a mi bebé"],
  ["es", "burn", "metió los dedos en el enchufe y le dio la corriente"],
  ["es", "under-water", "mi bebe se hundio en la tina y trago agua"],
  ["es", "bite", "el perro mordió a mi bebé"],
  ["es", "bite", "el gato le arañó la cara a mi niña"],
  ["es", "bite", "a mi bebé le picó un alacrán"],
  ["es", "bite", "me mordió una serpiente"],
  ["es", "bite", "había un murciélago en el cuarto del bebé"],
  ["es", "baby-emergency", "a mi recién nacido le sangra la nariz"],
  ["es", "baby-emergency", "le salió un moretón a mi bebé de dos meses"],
  ["es", "baby-emergency", "tiene un pelo enredado en el dedo del pie y está hinchado y morado"],
  ["es", "poison", "mi bebé se tragó un imán"],
  ["es", "poison", "tiene una pila metida en la nariz"],
  ["es", "baby-emergency", "el testículo de mi bebé está hinchado y rojo"],
  ["es", "baby-emergency", "chocamos con el auto, el bebé parece bien"],
  ["es", "violence", "mi marido me violó"],
  ["es", "violence", "me obligó a tener relaciones anoche"],
  ["es", "mother-emergency", "la vulva está cada vez más hinchada y me duele mucho"],
  ["es", "mother-emergency", "tengo los ojos amarillos"],
  ["es", "not-breathing", "mi bebé no respira"],
  ["es", "baby-emergency", "suda y se queda sin aire en cada toma"],
  ["es", "same-day-mother", "tengo fiebre y creo que es dengue"],
  ["es", "same-day-mother", "tengo herpes en el pezón y doy pecho"],
  ["es", "under-water", "mi bebé se cayó a la piscina y tose"],
  ["es", "baby-emergency", "mi bebé tiene un pelo en el dedo del pie y está morado"],
] as const

const around = {
  pt: [
    "Oi, tudo bem? Hoje o dia foi corrido, fiz sopa e lavei as coisas. ",
    " Ela deve chegar mais tarde e eu queria saber o que você acha, obrigada",
  ],
  en: [
    "Hi there, it has been a busy day, I made soup and tidied up. ",
    " She will be here later and I wanted to know what you think, thank you",
  ],
  es: [
    "Hola, hoy fue un día largo, hice sopa y ordené todo. ",
    " Ella llega más tarde y quería saber qué opinas, gracias",
  ],
} as const

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const withoutStops = (text: string) => text.replace(/[.,?]/g, "")

it.each(dangers)(
  "an accident gets the card of its kind, however it is written, in %s: %s, %s",
  (language, kind, text) => {
    const [before, after] = around[language]
    const ways = {
      short: text,
      plain: withoutAccents(text),
      loud: text.toUpperCase(),
      long: `${before}${text}.${after}`,
      withoutStops: withoutStops(`${before}${text}${after}`),
    }
    for (const [way, message] of Object.entries(ways))
      expect(concernByRules(message), way).toEqual({ level: "urgent", kind })
  },
)

it.each([
  "queimei o arroz hoje, o bebê dormiu",
  "queimou a panela e o bebê acordou com o cheiro",
  "quero queimar gordura da barriga",
  "estou queimando de raiva do meu marido",
  "cocô ácido queimou o bumbum dele",
  "ano passado me queimei com óleo no rosto, já cicatrizou",
  "como evitar queimaduras no bebê?",
  "levei um choque com a notícia",
  "onde compro protetor de tomada para o bebê",
  "estou me afogando em dívidas com um bebê pequeno",
  "o bebê se afogou no leite e tossiu, já passou",
  "meu cachorro pode dormir perto do bebê?",
  "a gata arranhou o sofá e o bebê riu",
  "meu bebê mordeu o cachorro de pelúcia",
  "signo de escorpião combina com o bebê?",
  "fantasia de morcego para o quarto do bebê",
  "minha gengiva está sangrando, tenho bebê de 1 mês",
  "tem sangue no cocô do bebê",
  "tenho uma mancha roxa na minha perna e amamento",
  "medo de o bebê engolir uma pilha",
  "fico olhando se o bebê está respirando",
  "bebê não respira bem pelo nariz entupido",
  "tenho medo que ele pare de respirar",
  "vi um filme em que uma mulher foi estuprada",
  "meu bebê está amarelo desde ontem",
  "meu leite está amarelo, estou bem",
  "I burned the toast while the baby slept",
  "how do I burn belly fat after birth",
  "it burns when I pee",
  "I'm burning with anger at my husband",
  "heartburn after every meal, baby is 3 weeks",
  "last year I burned my face with oil, all healed",
  "how can I prevent burns when cooking with the baby",
  "I was shocked by the news",
  "which socket covers are best for a baby",
  "drowning in laundry with a newborn",
  "when can babies go under water at swimming lessons",
  "can my dog sleep near the baby",
  "the cat scratched the sofa and the baby laughed",
  "my baby bit the dog's toy",
  "is a bat costume safe for a baby",
  "my gums bleed when I brush, baby is 2 months",
  "I have a bruise on my thigh and I'm breastfeeding",
  "I'm afraid my baby could swallow a battery",
  "I keep checking if my baby is breathing",
  "baby isn't breathing well through his nose, it's stuffy",
  "what if he stops breathing in his sleep",
  "a film where a woman was raped upset me",
  "my baby looks yellow since yesterday",
  "my breast milk is yellow, am I ok",
  "se me quemó el arroz mientras dormía el bebé",
  "quiero quemar grasa de la barriga",
  "estoy quemada, no puedo más con la casa",
  "ardo de rabia con mi marido",
  "el año pasado me quemé la cara con aceite, ya cicatrizó",
  "cómo evitar quemaduras en el bebé",
  "dónde compro protectores de enchufe para el bebé",
  "el bebé se ahogó con la leche y tosió",
  "puede mi perro dormir cerca del bebé",
  "el gato arañó el sillón y el bebé se rio",
  "mi bebé mordió el peluche del perro",
  "disfraz de murciélago para el cuarto del bebé",
  "me sangran las encías al cepillarme, bebé de 1 mes",
  "tengo un moretón en mi pierna y doy pecho",
  "miedo a que el bebé se trague una pila",
  "miro a cada rato para ver si respira el bebé",
  "el bebé no respira bien por la nariz tapada",
  "una película donde violan a una mujer",
  "mi bebé está amarillo desde ayer",
  "mi leche es amarilla",
])("what is no accident of a person gets no card of one: %s", (text) => {
  expect(concernByRules(text)).toBeNull()
})

it.each([
  "o cachorro não mordeu o bebê, só latiu",
  "the dog has not bitten my baby",
  "el perro nunca mordió a mi bebé",
  "meu bebê não se queimou",
  "my baby never swallowed a battery",
  "mi bebé no se tragó la pila",
  "minha vizinha foi mordida por um cachorro",
  "my friend was bitten by a snake",
  "mi vecina se quemó con aceite",
  "o gato me arranhou",
  "the cat scratched me",
  "el gato me arañó",
])("what is denied, another's or slight is asked about gently: %s", (text) => {
  expect(concernByRules(text)?.level).toBe("check")
})

it("of a baby who choked and does not breathe the card is that of choking, whoever asks", () => {
  for (const text of [
    "meu bebê engasgou e não respira",
    "my baby choked on a grape and isn't breathing",
    "el bebé de mi hermana se atragantó y no respira",
  ])
    expect(concernByRules(text)).toEqual({ level: "urgent", kind: "choking" })
})

it("a sign that only she can have is hers, also where she speaks of the baby beside it", () => {
  expect(concernByRules("minha vulva está inchando cada vez mais, dói muito, e o bebê chora")).toEqual({
    level: "urgent",
    kind: "mother-emergency",
  })
})
