/** The names of each food in the three languages, by its key; names of several foods are in `groups.ts`. */
export const vegetableWords: Readonly<Record<string, string>> = {
  broccoli: "brócolis, brócolos, brócoli, bróculi, brócolo, broccoli, brocoli, brécol",
  carrot: "cenoura, carrot, zanahoria",
  courgette:
    "abobrinha, abobrinha italiana, curgete, courgette, zucchini, calabacín, calabacita, zapallito, zapallito italiano, zapallito largo, zapallo italiano",
  garlic: "alho, garlic, ajo",
  greenBeans:
    "vagem, feijão verde, feijões verdes, green bean, french bean, string bean, runner bean, judía verde, ejote, chaucha, poroto verde, vainita, habichuela verde",
  greens: "couve, couve manteiga, couve galega, collard, collard green, kale, col rizada, berza, greens",
  lettuce: "alface, lettuce, lechuga",
  parsley: "salsinha, salsa, cheiro verde, parsley, perejil",
  spinach: "espinafre, spinach, espinaca",
  babySpinach: "espinafre baby, baby spinach, espinaca tierna, espinaca baby",
  rawBeetroot: "beterraba crua, raw beetroot, remolacha fresca, remolacha cruda",
  rocket: "rúcula, rocket, arugula",
  watercress: "agrião, watercress, berro",
  cabbage:
    "repolho, couve branca, couve lombarda, couve coração, cabbage, white cabbage, repollo, col, col blanca, col lombarda",
  cucumber: "pepino, cucumber, gherkin, pepinillo, pickle",
  chayote: "chuchu, caiota, chayote, choko, christophine, chayota, guisquil",
  aubergine: "berinjela, beringela, aubergine, eggplant, egg plant, berenjena",
  cauliflower: "couve flor, cauliflower, coliflor",
  butternutSquash:
    "abóbora manteiga, abóbora menina, butternut, butternut squash, calabaza cacahuete, calabaza butternut, zapallo anco, anco",
  leek: "alho poró, alho porro, alho francês, leek, puerro, poro, ajo porro, ajoporro",
  mushrooms:
    "cogumelo, cogumelo paris, champignon, shitake, shiitake, shimeji, funghi, mushroom, fungi, champiñón, champiñones, hongo, seta, portobello",
  redPepper:
    "pimentão vermelho, pimento vermelho, red pepper, red bell pepper, pimiento rojo, morrón rojo, pimiento morrón rojo, ají rojo",
  greenPepper: "pimentão verde, pimento verde, green pepper, green bell pepper, pimiento verde, morrón verde",
  okra: "quiabo, okra, lady's finger, gumbo, quimbombó, ocra",
  passata:
    "molho de tomate, passata, polpa de tomate, extrato de tomate, tomato passata, tomato sauce, tomato puree, tomato paste, tomate triturado, salsa de tomate, ketchup, tomate frito",
  tinnedTomatoes:
    "tomate pelado, tomate pelado em lata, tomate em lata, tinned tomato, canned tomato, chopped tomato, plum tomato, tomate pelado en lata, tomate en lata",
  heartOfPalm: "palmito, heart of palm, palm heart, chonta",
  ginger: "gengibre, ginger, jengibre, kion",
  springOnion:
    "cebolinha, cebolinha verde, cebolinho, spring onion, green onion, scallion, chive, cebollín, cebollino, cebolla de verdeo, cebolleta, cebollita china, cebolla larga",
  coriander: "coentro, coriander, cilantro, culantro",
  basil: "manjericão, basil, albahaca",
  mint: "hortelã, menta, mint, spearmint, peppermint, hierbabuena, yerbabuena",
}
