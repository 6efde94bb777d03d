import en from "#content/locales/en/care.json" with { type: "json" }
import es from "#content/locales/es/care.json" with { type: "json" }
import pt from "#content/locales/pt/care.json" with { type: "json" }
import { type SafetyKind, safetyKinds } from "#domain/safety/concern.ts"
import { some } from "../amount.ts"
import { openChat, say } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { expect, test } from "./test.ts"

const messages: Record<string, Record<SafetyKind, string>> = {
  pt: {
    "not-breathing": "meu bebê não está respirando",
    "under-water": "meu bebê afundou na banheira e engoliu água",
    burn: "derramei café quente no meu bebê e queimou a perna dele",
    bite: "o cachorro mordeu meu bebê",
    choking: "meu bebê engasgou com o leite e não consegue respirar, o que eu faço agora",
    poison: "tomei 20 comprimidos",
    "baby-emergency": "meu bebê de 10 dias está com 38 graus",
    "harm-to-baby": "tenho medo de machucar meu bebê, tive vontade de sacudir ele",
    "self-harm": "quero morrer",
    psychosis: "ouço vozes que dizem que meu bebê foi trocado e não durmo há cinco dias",
    "mother-emergency": "minha pressão deu 17 por 11",
    violence: "meu marido me bateu e não me deixa sair de casa",
    loss: "meu bebê morreu na barriga, perdi meu filho",
    "same-day-baby": "bebê de 5 meses com 39,3 de febre",
    "same-day-mother": "minha pressão está 14x9",
    "eating-disorder": "tenho bulimia, provoco vômito depois de comer",
  },
  en: {
    "not-breathing": "my baby isn't breathing",
    "under-water": "my baby slipped under the water in the bath",
    burn: "I spilled hot tea on my baby and his arm is burned",
    bite: "the dog bit my baby",
    choking: "my baby is choking on milk and can't breathe, what do I do now",
    poison: "I took 20 pills while the baby slept",
    "baby-emergency": "my 10 day old has a temperature of 38",
    "harm-to-baby": "I'm scared I will hurt my baby, I shook him",
    "self-harm": "I want to die",
    psychosis: "I hear voices telling me my baby was swapped and I haven't slept in five days",
    "mother-emergency": "my blood pressure is 170/110",
    violence: "my husband hit me and won't let me leave the house",
    loss: "my baby died, she was stillborn",
    "same-day-baby": "my 5 month old has a fever of 39.3",
    "same-day-mother": "my bp is 145/92",
    "eating-disorder": "I have bulimia, I make myself throw up after eating",
  },
  es: {
    "not-breathing": "mi bebé no respira",
    "under-water": "mi bebé se hundió en la bañera y tragó agua",
    burn: "se me cayó café caliente y mi bebé se quemó la pierna",
    bite: "el perro mordió a mi bebé",
    choking: "mi bebé se atragantó con la leche y no puede respirar, qué hago ya",
    poison: "me tomé 20 pastillas",
    "baby-emergency": "mi bebé de 10 días tiene 38 grados",
    "harm-to-baby": "tengo miedo de hacerle daño a mi bebé, lo sacudí",
    "self-harm": "quiero morirme",
    psychosis: "escucho voces que dicen que mi bebé fue cambiado y llevo cinco días sin dormir",
    "mother-emergency": "mi presión está en 170 sobre 110",
    violence: "mi marido me pegó y no me deja salir de la casa",
    loss: "mi bebé murió, nació sin vida",
    "same-day-baby": "bebé de 5 meses con 39,3 de fiebre",
    "same-day-mother": "tengo la presión en 14 con 9",
    "eating-disorder": "tengo bulimia, me provoco el vómito después de comer",
  },
}
const words = { pt, en, es }

for (const language of some(["pt", "en", "es"] as const, 0)) {
  test(`in ${language} a message of each kind gets the card of its kind, in the chat and beside a diary note`, async ({
    page,
    product,
  }) => {
    // The card of a loss is quiet.
    const titleOf = (kind: SafetyKind) =>
      page.getByRole(kind === "loss" ? "status" : "alert").filter({ hasText: words[language][`${kind}-title`] })
    await chooseBefore(page, product.url, language)
    await openChat(page, product.url)
    for (const kind of safetyKinds) {
      await say(page, messages[language]?.[kind] ?? "")
      await expect(titleOf(kind), kind).toBeVisible()
      await expect(page.getByRole("link", { name: /192|SAMU/ }).first(), kind).toBeAttached()
      await page.getByRole("button", { name: words[language].close }).first().click()
      await expect(titleOf(kind)).toHaveCount(0)
    }
    await page.goto("/profile?tab=diary")
    for (const kind of ["self-harm", "baby-emergency", "violence", "loss"] as const) {
      await page.locator("textarea").first().fill(`Hoje fiz sopa. ${messages[language]?.[kind]}`)
      await page.locator("main form button[type=submit]").first().click()
      await expect(titleOf(kind), kind).toBeVisible()
      await page.getByRole("button", { name: words[language].close }).first().click()
    }
  })
}
