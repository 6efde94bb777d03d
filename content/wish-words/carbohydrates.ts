/** The names of each food in the three languages, by its key; names of several foods are in `groups.ts`. */
export const carbohydrateWords: Readonly<Record<string, string>> = {
  oats: "aveia, farelo de aveia, aveia em flocos, leite de aveia, bebida de aveia, mingau de aveia, oat, rolled oat, oatmeal, porridge, oat milk, oat drink, avena, copos de avena, leche de avena, bebida de avena, granola",
  brownRice: "arroz integral, brown rice, wholegrain rice",
  riceNoodles: "macarrão de arroz, massa de arroz, rice noodle, fideo de arroz",
  riceCakes:
    "biscoito de arroz, bolacha de arroz, galete de arroz, rice cake, rice cracker, tortita de arroz, galleta de arroz",
  riceFlour: "farinha de arroz, creme de arroz, rice flour, harina de arroz",
  riceDrink: "bebida de arroz, leite de arroz, rice drink, rice milk, leche de arroz",
  cornCouscous:
    "cuscuz de milho, cuscuz nordestino, flocão, floco de milho, flocos de milho, flocos de milho pré-cozidos, corn flake, corn flakes for couscous, pre-cooked corn flakes for couscous, corn couscous, copos de maíz, copos de maíz precocidos para cuscús, cuscús de maíz",
  wheatCouscous: "cuscuz marroquino, cuscuz de trigo, wheat couscous, cuscús de trigo, cuscús marroquí",
  cornmeal:
    "fubá, angu, fine cornmeal, cornmeal, corn meal, corn flour, farinha de milho, harina de maíz, harina fina de maíz",
  polenta: "polenta, polenta pronta",
  cornStarch:
    "amido de milho, maisena, maizena, cornflour, corn starch, cornstarch, almidón de maíz, maicena, fécula de maíz",
  masaFlour:
    "masa, farinha de milho nixtamalizada, masa harina, masa corn flour, harina de maíz para tortillas, harina pan, masarepa, arepa",
  cornTortilla: "tortilha de milho, tortilha, corn tortilla, tortilla de maíz, taco",
  tinnedCorn:
    "milho em conserva, milho em lata, milho enlatado, tinned sweetcorn, canned corn, tinned corn, canned sweetcorn, maíz en conserva, maíz en lata, elote en lata",
  freshCorn: "espiga de milho, corn on the cob, mazorca",
  glutenFreePasta: "macarrão de milho, massa de milho, corn pasta, pasta de maíz",
  wholewheatPasta:
    "macarrão integral, massa integral, wholewheat pasta, whole wheat pasta, wholemeal pasta, pasta integral",
  wholemealBread:
    "pão integral, pão de forma, pão de forma integral, wholemeal bread, whole wheat bread, wholewheat bread, sliced bread, wholemeal sliced bread, pan de molde, pan de molde integral, pan integral, pan de caja, pan lactal",
  breadRoll:
    "pão francês, pãozinho, bread roll, white roll, crusty roll, crusty white roll, panecillo, panecillo blanco, bolillo, marraqueta, pan francés, papo-seco, pancito blanco",
  cassava: "aipim, macaxeira, mandioca, castelinha, cassava, manioc, yuca",
  cassavaFlour:
    "farinha de mandioca, farofa, farinha torrada, cassava flour, toasted cassava flour, harina de yuca, fariña",
  tapioca: "tapioca, goma, goma de tapioca, polvilho, beiju, tapioca gum, tapioca starch, almidón de yuca",
  quinoa: "quinoa, quinua, kinoa",
  buckwheat: "trigo sarraceno, trigo mourisco, sarraceno, buckwheat, buck wheat, alforfón",
  sweetPotato: "batata doce, sweet potato, yam sweet potato, camote, boniato, moniato",
  arracacha:
    "mandioquinha, batata baroa, batata salsa, baroa, mandioquinha salsa, arracacha, peruvian carrot, apio criollo",
  plantain: "banana da terra, banana pão, banana são tomé, plantain, plátano macho, plátano verde, patacón, tostón",
}
