/** The names of each food in the three languages, by its key; names of several foods are in `groups.ts`. */
export const otherWords: Readonly<Record<string, string>> = {
  sunflowerOil: "óleo de girassol, óleo, óleo vegetal, sunflower oil, vegetable oil, aceite de girasol, aceite vegetal",
  butter: "manteiga, manteiga com sal, butter, mantequilla, manteca, ghee",
  cream:
    "creme de leite, nata, natas, chantilly, cream, single cream, double cream, whipping cream, sour cream, crème fraîche, creme fraiche, crema de leche, crema, crema agria",
  chia: "chia, semente de chia, chia seed, semilla de chía, chía",
  flaxseed: "linhaça, semente de linhaça, flaxseed, flax, linseed, linaza, semilla de lino",
  sunflowerSeeds:
    "girassol, semente de girassol, sunflower, sunflower seed, girasol, semilla de girasol, pipa de girasol",
  sunflowerSeedButter:
    "pasta de semente de girassol, pasta de girassol, manteiga de semente de girassol, manteiga de sementes de girassol, sunflower seed butter, sunflower butter, crema de semillas de girasol, crema de girasol",
  pumpkinSeeds: "semente de abóbora, pumpkin seed, pepita, semilla de calabaza, semilla de zapallo, pipa de calabaza",
  honey: "mel, honey, miel",
  cocoa:
    "cacau, cacau em pó, cocoa, cocoa powder, cacao, cacao en polvo, manteiga de cacau, cocoa butter, manteca de cacao",
  sugar: "açúcar, açúcar mascavo, rapadura, sugar, brown sugar, azúcar, piloncillo, papelón",
  tamari: "tamari, molho de soja sem trigo, wheat-free soy sauce, salsa de soja sin trigo",
  ciderVinegar:
    "vinagre, vinagre de maçã, vinegar, cider vinegar, apple cider vinegar, vinagre de manzana, vinagre de sidra",
  cinnamon: "canela, cinnamon",
  bakingPowder:
    "fermento em pó, fermento químico, fermento químico em pó, fermento, baking powder, polvo de hornear, levadura química, levadura en polvo",
}
