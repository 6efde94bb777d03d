import type { ToCookWords } from "#domain/plan/questions/cook-from.ts"

/** Words that ask for a dish made of certain foods. */
export const toCookWords: ToCookWords = {
  what: {
    pt: ["o que, oque, que, qual, quais, tem"],
    en: ["what, which, any, is there, how"],
    es: ["que, cual, cuales, hay"],
  },
  cooking: {
    pt: ["cozinh*, fa(c/z/g)*, prepar*, receita[s], prato[s]"],
    en: ["cook*, make, prepare, recipe[s], dish[es], meal[s]"],
    es: ["cocin*, ha(c/z/g)*, prepar*, receta[s], plato[s]"],
  },
  madeOf: { pt: ["com, de, usando"], en: ["with, from, using, out of"], es: ["con, de, usando"] },
  /** Words that, at the beginning of a message, are a request by themselves. */
  something: { pt: ["receita[s], algo"], en: ["recipe[s], something"], es: ["receta[s], algo"] },
  with: { pt: ["com"], en: ["with"], es: ["con"] },
  /** Words that make a request together with a single food. */
  dish: {
    pt: ["cozinh*, receita[s], prato[s]"],
    en: ["cook*, recipe[s], dish[es], meal[s]"],
    es: ["cocin*, receta[s], plato[s]"],
  },
  /** Words with which a message is about her body, her baby or what she leaves out instead. */
  notOfKitchen: {
    pt: [
      "bebe[s], filh(o/a)[s], nene, peito[s], mama[s], mamilo[s], amament*, extrai*, materno, formula, dor, dores",
      "alergi*, intoler*, sem, lev+, tirar, trocar",
    ],
    en: ["baby[s], breast*, nipple[s], pump*, formula, pain, allerg*, intoler*, without, swap"],
    es: [
      "bebe[s], hij(o/a)[s], nene, pecho[s], mama[s], amament*, extrai*, materno, formula, dolor, alergi*, intoler*",
      "sin, lev+, cambiar",
    ],
  },
}
