import { describe, expect, it } from "vitest"
import { messageWords } from "#content/message-words/words.ts"
import { whomRule } from "./whom.ts"

const whomItIsAbout = whomRule(messageWords.map(({ whom }) => whom))

describe("whom a message is about", () => {
  it.each([
    "I'm pregnant again, can I keep eating the salmon?",
    "my sister is pregnant, is soft cheese ok for her",
    "Estou grávida de novo, posso continuar amamentando?",
    "minha amiga gestante pode comer sushi?",
    "mi prima está embarazada, ¿puede tomar esta infusión?",
  ])("a pregnant woman: %s", (text) => expect(whomItIsAbout(text)).toBe("pregnantWoman"))

  it.each([
    "can I get pregnant while breastfeeding?",
    "I still look 6 months pregnant",
    "what I couldn't eat when I was pregnant, is it fine now",
    "posso ficar grávida amamentando?",
    "pareço grávida ainda, é normal?",
    "o que era proibido quando eu estava grávida já posso?",
    "¿puedo quedar embarazada si doy pecho?",
    "cuando estaba embarazada no podía comer jamón",
    "I was not expecting this to hurt",
  ])("not a pregnant woman: %s", (text) => expect(whomItIsAbout(text)).toBeNull())

  it.each([
    "can my 3 year old eat the lentil soup too?",
    "my toddler has a cough, what do i give",
    "meu filho de 4 anos pode comer a mesma comida?",
    "minha filha mais velha não dorme",
    "mi hijo de dos años no quiere comer verduras",
    "mi hija mayor tiene tos",
    "my 18-month-old bites everyone",
  ])("an older child: %s", (text) => expect(whomItIsAbout(text)).toBe("olderChild"))

  it.each([
    "I am 32 years old, does that matter?",
    "my baby is 3 months old",
    "tenho 30 anos",
    "faz 2 anos que não durmo, brincadeira",
    "mi bebé tiene dos meses",
    "he is 12 weeks old",
  ])("no older child: %s", (text) => expect(whomItIsAbout(text)).toBeNull())

  it.each([
    "my sister just had a baby and cannot sit, what helps her?",
    "my wife gave birth last week, what should she eat",
    "minha cunhada teve bebê ontem, o que levo pra ela comer?",
    "minha esposa fez cesárea, o que ela pode comer?",
    "mi hermana dio a luz el lunes, ¿qué le preparo?",
    "una amiga está amamantando y le duele, ¿qué hace?",
  ])("another mother: %s", (text) => expect(whomItIsAbout(text)).toBe("otherMother"))

  it.each([
    "my sister says breastfeeding makes you hungry, true?",
    "my friend had her baby the same week and I am still bleeding",
    "minha amiga disse que amamentar emagrece",
    "minha irmã teve bebê e eu fico com inveja",
    "mi amiga dice que con cesárea no se puede comer frijoles",
    "mi vecina tuvo a su bebé y yo sigo sin dormir",
    "my friend is coming to visit",
    "quanto leite meu bebê toma?",
  ])("the mother who writes: %s", (text) => expect(whomItIsAbout(text)).toBeNull())
})
