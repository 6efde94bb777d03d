import { groupFoods } from "#content/group-foods.ts"
import type { WishWord } from "#domain/food/wish.ts"

/** Words that leave out a whole allergen. A single nut or shellfish leaves out its whole kind. */
export const allergenWords: readonly WishWord[] = [
  {
    words:
      "leite, leite integral, leite desnatado, leite em pó, leite condensado, leite de vaca, leite da vaca, leite de cabra, leite de ovelha, leite de búfala, leche, leche entera, leche de vaca, leche de cabra, leche de oveja, leche en polvo, leche condensada, milk, whole milk, skimmed milk, cow's milk, cow milk, milk from cows, goat's milk, goat milk, sheep's milk, buttermilk, ice cream",
    wishes: ["milk"],
    foods: "milk",
  },
  {
    words:
      "APLV, PLV, IPLV, APLV não mediada, APLV mediada, proteína do leite, proteína do leite de vaca, proteína de leite, caseína, caseinato, soro de leite, soro do leite, whey, whey protein, lactoalbumina, lácteo, lácteos, lácteas, laticínio, lacticínio, derivados do leite, leite e derivados, derivados de leite, proteína de la leche, proteína de leche, APLV IgE, lácteos y derivados, derivados lácteos, CMPA, CMA, CMPI, milk protein, cow's milk protein, casein, dairy, dairies, dairy-free, milk products, doce de leite, dulce de leche, suero de leche",
    wishes: ["milk"],
    foods: groupFoods.dairy,
  },
  { words: "🥛, 🧀, 🧈", wishes: ["milk"], foods: "milk" },
  {
    words:
      "lactose, lactosa, lactase, lactasa, intolerância à lactose, lactose-free, deslactosada, deslactosado, zero lactose",
    wishes: ["lactose"],
    always: true,
  },
  {
    words:
      "leite sem lactose, leite zero lactose, lactose-free milk, milk without lactose, leche sin lactosa, leche deslactosada",
    wishes: ["lactose"],
    foods: "lactoseFreeMilk",
    also: "lactoseFreeMilk",
    always: true,
  },
  {
    words:
      "iogurte sem lactose, iogurte natural sem lactose, iogurte zero lactose, lactose-free yogurt, lactose-free plain yogurt, lactose-free yoghurt, yogur sin lactosa, yogur natural sin lactosa, yogur deslactosado",
    wishes: ["lactose"],
    foods: "lactoseFreeYogurt",
    also: "lactoseFreeYogurt",
    always: true,
  },
  {
    words:
      "glúten, gluten, gluten-free, TACC, trigo, cevada, cebada, centeio, centeno, malte, malta, malt, barley, rye, wheat, sêmola, sémola, semolina, semola, espelta, spelt, kamut, seitan, bulgur, triguilho, triticale, gérmen de trigo, farelo de trigo, cerveja, beer, cerveza, 🌾",
    wishes: ["gluten"],
  },
  {
    words:
      "macarrão sem glúten, massa sem glúten, macarrão de milho sem glúten, massa de milho sem glúten, gluten-free pasta, gluten-free corn pasta, pasta sin gluten, pasta de maíz sin gluten",
    wishes: ["gluten"],
    foods: "glutenFreePasta",
    also: "glutenFreePasta",
    always: true,
  },
  { words: "pão de centeio, rye bread, pan de centeno", foods: "ryeBread" },
  {
    words:
      "ovo, ovinho, ovo de galinha, ovo caipira, ovo de codorna, ovo cozido, ovo cru, gema, gema de ovo, ovo frito, ovo mexido, omelete, omeleta, maionese, albumina, ovoalbumina, egg, egg yolk, yolk, omelette, omelet, mayonnaise, mayo, huevo, yema, yema de huevo, tortilla de huevo, tortilla española, mayonesa, ovoproducto, blanquillo, 🥚, 🍳",
    wishes: ["egg"],
    foods: "egg",
  },
  { words: "clara, clara de ovo, egg white, clara de huevo", wishes: ["egg"], foods: "eggWhite egg" },
  {
    words: "custard, merengue, meringue, suspiro, quindim, pudim, flan, natilla",
    wishes: ["egg", "milk"],
  },
  {
    words:
      "peixe, pescado, fish, surimi, kani, kanikama, molho de peixe, fish sauce, anchova, anchovy, anchoa, boquerón, óleo de peixe, fish oil, aceite de pescado, 🐟, 🐠, 🍣",
    wishes: ["fish"],
    foods: groupFoods.fish,
  },
  {
    words:
      "frutos do mar, fruto do mar, seafood, sea food, frutos de mar, frutos del mar, comida do mar, comida de mar, fruits of the sea",
    wishes: ["crustacean", "mollusc", "fish"],
    foods: "shrimp mussels",
  },
  {
    words: "marisco, mariscos, moluscos e crustáceos, crustáceos e moluscos, shellfish, shell fish",
    wishes: ["crustacean", "mollusc"],
    foods: "shrimp mussels",
  },
  {
    words:
      "camarão, gamba, lagostim, langostino, camarón, quisquilla, carabinero, shrimp, prawn, king prawn, scampi, crustáceo, crustacean, crustacea, 🦐, 🍤",
    wishes: ["crustacean", "mollusc"],
    foods: "shrimp",
  },
  {
    words:
      "caranguejo, siri, lagosta, sapateira, santola, crab, lobster, crayfish, cangrejo, langosta, jaiba, centolla, bogavante, cigala, krill, 🦀, 🦞",
    wishes: ["crustacean", "mollusc"],
    foods: "shrimp",
    inNoDish: true,
  },
  {
    words:
      "mexilhão, mexillón, mejillón, mussel, choro, molusco, mollusc, mollusk, lula, polvo, choco molusco, ostra, vieira, amêijoa, berbigão, vôngole, sururu, squid, octopus, oyster, clam, scallop, calamari, calamar, pulpo, sepia, almeja, vieyra, cuttlefish, caracol, snail, 🦑, 🐙, 🦪",
    wishes: ["mollusc"],
    foods: "mussels",
  },
  {
    words:
      "amendoim, maní, cacahuete, cacahuate, peanut, groundnut, monkey nut, ground nut, paçoca, óleo de amendoim, peanut oil, aceite de cacahuete, aceite de maní, 🥜",
    wishes: ["peanut"],
    foods: "peanuts",
  },
  {
    words:
      "pasta de amendoim, manteiga de amendoim, creme de amendoim, peanut butter, crema de maní, crema de cacahuete, crema de cacahuate, mantequilla de maní, mantequilla de cacahuete, mantequilla de cacahuate, manteca de maní, manteca de cacahuete",
    wishes: ["peanut"],
    foods: "peanutButter",
  },
  {
    words:
      "oleaginosa, oleaginosas, fruto seco, frutos secos, frutos de casca rija, nut, nuts, mixed nuts, frutos de cáscara, fruto de cáscara, nuts and peanuts",
    wishes: ["treeNuts", "peanut"],
    foods: groupFoods.nuts,
  },
  {
    words:
      "castanha, tree nut, treenut, nueces de árbol, frutos secos de árbol, nut milk, nut butter, leite de castanha, leite de castanhas",
    wishes: ["treeNuts"],
    foods: groupFoods.otherNuts,
  },
  {
    words:
      "castanha portuguesa, castaña, chestnut, pistache, pistácio, pistachio, pistacho, macadâmia, macadamia, macadamia nut, pecã, noz pecã, pecan, pecan nut, nuez pecán, pinhão, pine nut, piñón, pinoli, marzipã, maçapão, marzipan, mazapán, praliné, nougat, turrón, 🌰",
    wishes: ["treeNuts"],
    foods: groupFoods.otherNuts,
    inNoDish: true,
  },
  {
    words:
      "castanha do pará, castanha do brasil, castanha da amazônia, brazil nut, nuez de brasil, nueces de brasil, castaña de pará",
    wishes: ["treeNuts"],
    foods: "brazilNut",
  },
  {
    words:
      "castanha de caju, caju, leite de castanha de caju, cashew, cashew nut, cashew milk, anacardo, marañón, nuez de la india, castaña de cajú, castaña de caju",
    wishes: ["treeNuts"],
    foods: "cashews",
  },
  {
    words:
      "amêndoa, farinha de amêndoa, manteiga de amêndoa, pasta de amêndoa, almond, almond nut, almond flour, almond butter, almendra, harina de almendra, crema de almendra",
    wishes: ["treeNuts"],
    foods: "almonds",
  },
  {
    words:
      "leite de amêndoa, leite de amêndoas, bebida de amêndoa, bebida de amêndoas, almond milk, almond drink, leche de almendra, leche de almendras, bebida de almendra, bebida de almendras",
    wishes: ["treeNuts"],
    foods: "almondDrink",
  },
  {
    words: "noz, nozes, walnut, nuez, nueces, nuez de castilla, nuez de nogal",
    wishes: ["treeNuts"],
    foods: "walnuts",
  },
  {
    words:
      "mix de castanhas e nozes, mix de castanhas, mix de nozes, nut mix, frutos secos variados, frutos secos mixtos, mezcla de frutos secos, mezcla de nueces",
    wishes: ["treeNuts", "peanut"],
    foods: "mixedNuts",
  },
  { words: "avelã, nutella, hazelnut, hazel nut, avellana", wishes: ["treeNuts"], foods: "hazelnuts" },
  {
    words: "soy",
    wishes: ["soy"],
    foods: groupFoods.soya,
    notBefore:
      "celiaca celiaco intolerante alergica alergico vegana vegano vegetariana vegetariano ovolactovegetariana pescetariana " +
      "pescetariano flexitariana diabetica diabetico prediabetica hipertensa hipotiroidea sensible muy una un la el de del fan " +
      "madre mama mujer persona amante adicta anemica asmatica musulmana judia delicada mala buena poco bastante algo medio " +
      "super tan mas nueva primeriza propensa paciente bulimica anorexica yo que quien estricta totalmente completamente casi",
  },
  {
    words:
      "soja, soya, soybean, soy bean, soya bean, edamame, lecitina de soja, soy lecithin, óleo de soja, soybean oil, soy oil, aceite de soja, aceite de soya, grão de soja, miso, missô, natto, tvp",
    wishes: ["soy"],
    foods: groupFoods.soya,
  },
  { words: "tofu, tofu firme, firm tofu, queijo de soja", wishes: ["soy"], foods: "firmTofu" },
  { words: "tempeh, tempê, tempe", wishes: ["soy"], foods: "tempeh" },
  {
    words:
      "proteína de soja, proteína texturizada de soja, PTS, carne de soja, soja texturizada, soya texturizada, soya mince, soy mince, soya chunk, textured soy, textured soya, soy protein, carne de soya",
    wishes: ["soy"],
    foods: "texturedSoy",
  },
  {
    words:
      "leite de soja, bebida de soja, soy milk, soya milk, soy drink, soya drink, leche de soja, leche de soya, bebida de soya",
    wishes: ["soy"],
    foods: "soyDrink",
  },
  {
    words: "iogurte de soja, soy yogurt, soya yogurt, soy yoghurt, soya yoghurt, yogur de soja, yogur de soya",
    wishes: ["soy"],
    foods: "soyYogurt",
  },
  {
    words: "shoyu, molho de soja, molho shoyu, soy sauce, soya sauce, salsa de soja, salsa de soya, teriyaki",
    wishes: ["soy"],
    foods: "soySauce",
  },
  {
    words:
      "gergelim, sésamo, sesame, sesame seed, ajonjolí, semente de gergelim, semente de sésamo, semilla de sésamo, óleo de gergelim, sesame oil, aceite de sésamo",
    wishes: ["sesame"],
    foods: "sesame",
  },
  {
    words: "tahine, tahini, tahina, tahin, halva, halawa, hummus, houmous, humus, homus, hoummus",
    wishes: ["sesame"],
    foods: "tahini",
  },
  { words: "mostarda, mustard, mustard seed, mostaza", wishes: ["mustard"], foods: "mustard" },
  { words: "salsão, aipo, celery, celeriac, apio, apio nabo, aipo rábano", wishes: ["celery"], foods: "celery" },
  {
    words:
      "sulfito, sulfitos, dióxido de enxofre, sulphite, sulfite, sulphur dioxide, sulfur dioxide, dióxido de azufre, metabissulfito, metabisulfito",
    wishes: ["sulphite"],
  },
]
