import { groupFoods, madeFrom } from "#content/group-foods.ts"
import type { WishWord } from "#domain/food/wish.ts"

/**
 * Words for several foods at once. Products made from these foods (`also`) are left out with them, but liking the foods
 * does not include them.
 */
export const groupWords: readonly WishWord[] = [
  {
    words:
      "frango, galinha, galeto, carne de frango, carne de galinha, chicken, hen, pollo, gallina, carne de pollo, 🐔, 🍗",
    foods: groupFoods.chicken,
  },
  { words: "peru, carne de peru, chester, turkey, pavo, guajolote, carne de pavo", foods: groupFoods.turkey },
  {
    words:
      "ave, aves, carne de ave, carne branca, carnes brancas, poultry, white meat, fowl, aves de corral, carne blanca",
    foods: `${groupFoods.chicken} ${groupFoods.turkey}`,
  },
  {
    words:
      "boi, vaca, vitela, bovino, carne de boi, carne de vaca, carne bovina, carne de res, carne seca, carne de sol, charque, beef, veal, cow meat, res, ternera, vacuno, carne de vacuno, carne de ternera, novillo, 🥩",
    foods: groupFoods.meat,
  },
  { words: "sardinha, sardine, sardina, pilchard", foods: groupFoods.sardine },
  // Spanish recipes suggest chard in place of greens, so leaving it out leaves out spinach and greens too.
  { words: "acelga, acelgas, chard, swiss chard", foods: groupFoods.chard },
  {
    words:
      "iogurte, iogurte natural, iogurte natural integral, iogurte integral, coalhada, yogurt, yoghurt, plain yogurt, whole-milk yogurt, plain whole-milk yogurt, yogur, yogurth, yogur natural, yogur natural entero, yoghurt natural",
    foods: groupFoods.plainYogurt,
    also: madeFrom.plainYogurt,
  },
  {
    words: "queijo, cheese, queso, queijinho, quesillo, queijo de cabra, queso de cabra, goat cheese, goat's cheese",
    foods: groupFoods.cheese,
    also: madeFrom.cheese,
  },
  {
    words: "feijão, beans, bean, frijol, poroto, alubia, fríjol, frejol",
    foods: groupFoods.beans,
  },
  {
    words: "judía, judías, habichuela",
    foods: groupFoods.beans,
    also: "greenBeans",
  },
  {
    words: "leguminosa, leguminosas, pulses, legumbre, legumbres, menestra",
    wishes: ["soy", "peanut"],
    foods: groupFoods.pulses,
    also: madeFrom.pulses,
  },
  // "Legumes" are pulses in English but vegetables in Portuguese. Pulses are left out, and the word is reported, so
  // that she can correct it.
  {
    words: "legume, legumes",
    wishes: ["soy", "peanut"],
    foods: groupFoods.vegetablesOrRoots,
    also: madeFrom.pulses,
    unknown: true,
  },
  { words: "lentilha, lentil, lenteja, lentils", foods: groupFoods.lentil },
  {
    words: "grão de bico, chickpea, chick pea, garbanzo, garbanzo bean, grão",
    foods: "chickpeas",
    also: "chickpeaFlour",
  },
  {
    words: "ervilha, ervilha torta, pea, guisante, arveja, chícharo, petit pois, petipuá, snow pea, sugar snap",
    foods: groupFoods.pea,
  },
  // Someone who dislikes olives means the fruit; someone allergic to them must not get olive oil either.
  {
    words: "azeitona, azeitona verde, azeitona preta, olive, green olive, black olive, aceituna, aceituna verde",
    foods: "olives",
    whenIll: ["food:oliveOil"],
  },
  {
    words: "azeite, azeite de oliva, olive oil, aceite de oliva",
    foods: "oliveOil",
    whenIll: ["food:olives"],
  },
  { words: "arroz branco, white rice, arroz blanco", foods: "rice" },
  {
    words: "arroz, rice, risoto, risotto, 🍚",
    foods: groupFoods.anyRice,
    also: madeFrom.rice,
  },
  {
    words: "milho, maíz, corn, maize, pipoca, popcorn, palomita, canjica, pamonha, curau, canchita, 🌽",
    foods: groupFoods.corn,
    also: madeFrom.corn,
  },
  {
    words: "milho verde, sweet corn, sweetcorn, maíz tierno, elote, choclo, maíz dulce",
    foods: groupFoods.corn,
  },
  { words: "cuscuz, couscous, cuscús, cous cous", foods: groupFoods.couscous },
  { words: "tortilla", foods: "cornTortilla" },
  {
    words:
      "pão, pães, pãezinhos, pancito, panecito, pan, bread, toast, torrada, tostada, sandwich, sanduíche, sándwich, bocadillo, baguete, baguette, bisnaga, 🍞, 🥖",
    foods: groupFoods.bread,
    also: madeFrom.bread,
  },
  {
    words:
      "massa, massas, macarrão, macarrão de sêmola, macarronada, espaguete, esparguete, talharim, lasanha, nhoque, miojo, pasta, pastas, dried pasta, wheat pasta, durum wheat pasta, dried durum wheat pasta, pasta seca, pasta de trigo, pasta seca de sémola, pasta seca de sémola de trigo, spaghetti, macaroni, penne, lasagne, lasagna, noodle, noodles, fideo, fideos, espagueti, tallarín, macarrón, macarrones, ramen, massa seca, 🍝",
    foods: groupFoods.noodles,
    also: madeFrom.noodles,
  },
  {
    words: "farinha de trigo, farinha branca, wheat flour, white flour, plain flour, harina de trigo, harina blanca",
    foods: "wheatFlour",
    also: "wholemealFlour",
  },
  {
    words:
      "farinha integral, farinha de trigo integral, wholemeal flour, whole wheat flour, wholewheat flour, harina integral",
    foods: "wholemealFlour",
  },
  {
    words: "farinha, flour, harina",
    foods: groupFoods.flour,
    also: "cassavaFlour cornmeal riceFlour masaFlour chickpeaFlour",
  },
  { words: "cará, inhame, yam, ñame, taro, malanga", foods: "yam", accented: true },
  // "Batata" is potato in Portuguese and sweet potato in Spanish, so the word means both.
  { words: "batata", foods: groupFoods.potatoes },
  {
    words:
      "batata inglesa, batata frita, purê de batata, papa, patata, potato, mashed potato, chip, chips, french fries, papa frita, papitas, puré de papa, puré de patata, 🥔, 🍟",
    foods: "potato",
    also: "sweetPotato",
  },
  {
    words:
      "beterraba, beterraba cozida, beetroot, beet, cooked beetroot, remolacha, remolacha cocida, betarraga, betabel, beterrava",
    foods: groupFoods.beet,
  },
  {
    words:
      "abóbora, abóbora cabotiá, abóbora japonesa, cabotiá, jerimum, moranga, pumpkin, squash, kabocha, kabocha squash, kabocha pumpkin, zapallo, calabaza, ahuyama, auyama, ayote, 🎃",
    foods: groupFoods.squash,
  },
  {
    words:
      "pimentão, pimento, pimentão amarelo, bell pepper, sweet pepper, capsicum, peppers, pepper, pimiento, morrón, pimiento morrón, chile morrón, ají morrón, pimentón, 🫑",
    foods: groupFoods.peppers,
  },
  {
    words: "tomate, tomate cereja, tomato, cherry tomato, beef tomato, jitomate, tomatillo, tomate cherry, 🍅",
    foods: "tomato",
    also: madeFrom.tomato,
  },
  {
    words: "cebola, cebola roxa, onion, red onion, cebolla, cebolla morada, 🧅",
    foods: "onion",
    also: madeFrom.onion,
  },
  { words: "alhos e cebolas, allium, alliums", foods: "onion garlic springOnion leek" },
  {
    words:
      "verdura, verduras, vegetais, vegetal, hortaliça, hortaliças, veggies, veg, vegetable, greens and vegetables, hortaliza, hortalizas, vegetales",
    foods: groupFoods.vegetables,
    also: madeFrom.vegetables,
  },
  {
    words: "folhas, folha verde, folhas verdes, salada verde, salad leaves, leafy greens, hojas verdes",
    foods: groupFoods.leaves,
  },
  {
    words: "crucíferas, brássicas, cruciferous, brassica, crucíferos",
    foods: "broccoli cauliflower cabbage greens rocket watercress",
  },
  { words: "ervas frescas, fresh herbs, hierbas frescas", foods: "parsley coriander basil mint springOnion" },
  {
    words: "abacate, avocado, aguacate, palta, guacamole, 🥑",
    foods: groupFoods.anyAvocado,
  },
  { words: "maçã, apple, manzana, 🍎, 🍏", foods: "apple", also: "ciderVinegar" },
  { words: "plátano", foods: "banana", also: "plantain" },
  { words: "🍌", foods: "banana" },
  {
    words:
      "limão, suco de limão, limonada, lima, lemon, lime, lemon juice, lemonade, limón, jugo de limón, zumo de limón, 🍋",
    foods: "lemon",
  },
  {
    words:
      "laranja, suco de laranja, orange, orange juice, naranja, jugo de naranja, zumo de naranja, china naranja, 🍊",
    foods: "orange",
  },
  {
    words:
      "cítrico, cítricos, cítricas, fruta cítrica, frutas cítricas, citrus, citrus fruit, citric fruit, fruto cítrico, agrumes, fruta ácida, frutas ácidas, acidic fruit",
    foods: "orange lemon tangerine",
    also: "pineapple passionFruit kiwi",
  },
  {
    words:
      "fruta vermelha, frutas vermelhas, fruto vermelho, frutos vermelhos, berry, berries, red fruit, fruto rojo, frutos rojos, frutas rojas, fruta roja, frutos del bosque, baya, bayas",
    foods: groupFoods.berries,
    also: "acai grapes",
  },
  {
    words: "fruta seca, frutas secas, dried fruit, fruta deshidratada, frutas desidratadas, fruta pasa, fruta desecada",
    foods: "prunes dates raisins driedApricots",
  },
  {
    words: "fruta, frutas, fruit, fruto, frutos, salada de frutas, fruit salad, ensalada de frutas",
    foods: groupFoods.fruit,
    also: madeFrom.fruit,
  },
  {
    words:
      "coco, água de coco, coconut, coconut water, coconut oil, coconut butter, óleo de coco, aceite de coco, agua de coco, manteiga de coco, 🥥",
    foods: groupFoods.coconut,
  },
  {
    words: "semente, sementes, seed, seeds, semilla, semillas",
    wishes: ["sesame"],
    foods: groupFoods.seeds,
    also: `${groupFoods.seeds} sunflowerSeedButter`,
  },
  {
    words: "chocolate, chocolate amargo, chocolate negro, dark chocolate, chocolate preto, brigadeiro, 🍫",
    foods: "darkChocolate",
    also: "cocoa",
  },
  {
    words: "doce, doces, sweets, candy, dulce, dulces, golosina, guloseima, sobremesa, postre, dessert",
    foods: groupFoods.sweets,
    also: "sugar",
  },
]
