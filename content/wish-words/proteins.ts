/** The names of each food in the three languages, by its key; names of several foods are in `groups.ts`. */
export const proteinWords: Readonly<Record<string, string>> = {
  chickenBreast: "peito de frango, peito de galinha, filé de frango, chicken breast, pechuga, pechuga de pollo",
  chickenThigh:
    "sobrecoxa, coxa de frango, sobrecoxa de frango, chicken thigh, chicken leg, contramuslo, muslo de pollo, contramuslo de pollo",
  turkeyBreast: "peito de peru, turkey breast, pechuga de pavo, pechuga de guajolote",
  groundTurkey:
    "peru moído, peru picado, carne de peru moída, minced turkey, ground turkey, turkey mince, pavo molido, pavo picado",
  groundBeef:
    "carne moída, carne picada, carne moída magra, hambúrguer, hamburguesa, hamburger, beef mince, ground beef, minced beef, beef mince, mince, carne molida, picadillo",
  beefSteak:
    "bife, bife magro, patinho, alcatra, picanha, filé mignon, steak, beefsteak, beef steak, bistec, bisteck, bife de chorizo, lomo de res, filete de vacuno, churrasco",
  beefShin: "músculo bovino, músculo, beef shin, shin of beef, jarrete, jarrete de res, morcillo, osobuco, ossobuco",
  lambLeg:
    "cordeiro, carneiro, borrego, anho, pernil de cordeiro, perna de borrego, ovelha, cabrito, lamb, leg of lamb, lamb leg, mutton, cordero, pierna de cordero",
  tilapia: "tilápia, filé de tilápia, tilapia, mojarra",
  sardines: "sardinha em lata, sardinha em óleo, tinned sardine, canned sardine, sardina en lata, sardina en aceite",
  freshSardines: "sardinha fresca, fresh sardine, sardina fresca",
  sardinesInTomato: "sardinha em molho de tomate, sardines in tomato sauce, sardina en salsa de tomate",
  tuna: "atum, tuna, tuna fish, tunafish, atún",
  salmon: "salmão, salmon, salmón",
  hake: "merluza, pescada, hake",
  cod: "bacalhau, bacalhoada, cod, codfish, cod fish, bacalao",
  mackerel: "cavala, cavalinha, carapau, mackerel, caballa, macarela",
  ricotta: "ricota, ricotta, requesón",
  freshCheese:
    "queijo minas, queijo branco, queijo fresco, queijo frescal, queijo minas frescal, minas frescal, queijo coalho, fresh cheese, white cheese, fresh white cheese, queso fresco, queso blanco, panela cheese, queso panela",
  pratoCheese: "queijo prato, queijo amarelo, yellow cheese, mild yellow cheese, queso amarillo, gouda, edam, emmental",
  parmesan: "parmesão, queijo parmesão, parmesan, parmesan cheese, parmesano, queso parmesano",
  cheddar: "cheddar, queijo cheddar, cheddar cheese, queso cheddar",
  feta: "feta, queijo feta, feta cheese, queso feta",
  cottageCheese: "cottage, queijo cottage, cottage cheese, queso cottage, requesón cottage",
  mozzarella:
    "muçarela, mussarela, mozarela, mozzarella, mozarella, queijo muçarela, queijo mussarela, mozzarella cheese, queso mozzarella, queso mozarela",
  creamCheeseSpread: "requeijão, cream cheese, brazilian cream cheese, queijo creme, queso crema, queso untable",
  greekYogurt: "iogurte grego, greek yogurt, greek yoghurt, yogur griego",
  kefir: "kefir, quefir, kéfir",
  cariocaBeans:
    "feijão carioca, feijão carioquinha, feijão catarino, carioca bean, pinto bean, frijol carioca, frijol pinto, alubia pinta, poroto pinto, judía pinta",
  blackBeans:
    "feijão preto, feijoada, black bean, turtle bean, frijol negro, alubia negra, poroto negro, judía negra, caraota",
  whiteBeans:
    "feijão branco, feijão manteiga, feijoca, white bean, butter bean, cannellini, cannellini bean, navy bean, haricot bean, baked bean, alubia blanca, frijol blanco, poroto blanco, judía blanca, judión",
  kidneyBeans:
    "feijão vermelho, feijão encarnado, kidney bean, red bean, frijol rojo, alubia roja, poroto rojo, judía roja, habichuela roja",
  blackEyedPeas:
    "feijão fradinho, feijão frade, feijão de corda, feijão caupi, feijão macassar, black eyed pea, black eyed bean, cowpea, frijol carita, alubia carilla, caupí, poroto tape",
  redLentils: "lentilha vermelha, lentilha laranja, red lentil, lenteja roja",
  chickpeaFlour: "farinha de grão de bico, farinha de grão, chickpea flour, gram flour, besan, harina de garbanzo",
  peas: "ervilha em conserva, ervilha em lata, ervilha enlatada, tinned pea, canned pea, guisante en conserva, arveja en conserva, guisante en lata",
  frozenPeas:
    "ervilha congelada, ervilha fresca, frozen pea, garden pea, guisante congelado, arveja congelada, chícharo congelado",
}
