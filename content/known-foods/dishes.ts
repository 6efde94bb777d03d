import type { KnownFoods } from "#domain/food/known-foods.ts"

/** The usual ingredients of a dish are left out only if she says that the dish makes her ill. */
export const dishes: readonly KnownFoods[] = [
  {
    has: "meat pork redMeat",
    kin: "porkLoin",
    names: `
feijoada completa, feijoada à transmontana, cozido à portuguesa, tutu à mineira, virado à paulista | feijoada stew, cassoulet | fabada, fabada asturiana, cocido madrileño, puchero, olla podrida, bandeja paisa, caldo gallego
francesinha, bifana | francesinha, sausage roll, pork pie, bangers and mash, toad in the hole | choripán, perro caliente, pebete, torta ahogada | egg gluten milk
cachorro-quente, cachorro quente | hotdog, corn dog | jocho | gluten milk mustard egg
pozole vermelho | red pozole, menudo soup | pozole rojo, cuchifrito, hornado, fritada
`,
  },
  {
    has: "meat redMeat",
    kin: "beefSteak groundBeef",
    names: `
estrogonofe, strogonoff, stroganoff, strogonofe | stroganoff, beef stroganoff | estrogonof, stroganoff | milk mustard gluten
goulash | goulash | goulash | milk mustard gluten
barreado, vaca atolada, carne louca | beef stew, hotpot, casserole, beef bourguignon, sunday roast | estofado, carbonada, ropa vieja, sancocho, ajiaco, cazuela, locro, asopao, carne mechada, carne guisada
churrasco gaúcho, asado argentino | argentine barbecue | parrillada, lomo saltado
espetinho, kebab, shawarma | kebab, shish kebab, gyro, shawarma, doner kebab | kebab, shawarma, pincho moruno, brocheta | gluten milk
quibe | kibbeh | kibbe, kipe, quipe | gluten
esfiha, esfirra | sfiha | esfiha | gluten
kafta | kofta | kofta | gluten
almôndega, almôndegas, bolo de carne, rolo de carne | meatball, meatloaf | albóndiga, albóndigas, salpicón de res | gluten egg milk
bife à milanesa, milanesa, bife a cavalo, escalope | schnitzel, escalope | milanesa, escalope, cachopo, sanjacobo, suprema napolitana | gluten egg milk
`,
  },
  {
    has: "meat gluten milk egg",
    names: `
coxinha, risole, risoles, rissol, croquete, croquetes, empadinha, empada, empadão | croquette, chicken kiev, pasty, cornish pasty, pot pie, steak pie, chicken pie | croqueta, croquetas, empanada, empanadas, empanadilla, hallaca, pastel de choclo, salteña
torta de frango, fricassê, musaca | moussaka | musaka, canelón, canelones, pastel azteca
pastel de feira, pastel frito, samosa | samosa | samosa | soy sesame crustacean pork
gyoza | gyoza, dumpling, wonton, dim sum | gyoza, wantán | soy sesame crustacean pork
harumaki | spring roll | rollito de primavera, arrollado primavera | soy sesame crustacean pork
ravióli, capeletti | ravioli | ravioles, raviolis, sorrentinos, agnolotti
tortellini | tortellini | tortellini
carbonara | carbonara | carbonara
croque-monsieur, misto quente, bauru, x-tudo, x-burguer, tosta mista | cheeseburger, croque monsieur, big mac, club sandwich, toastie, blt | cheeseburger, sándwich mixto, tostado mixto, torta cubana
`,
  },
  {
    has: "gluten milk",
    names: `
pizza, pizza de calabresa, pizza margherita, calzone | pizza, calzone, margherita, deep dish | pizza, calzone, fugazzeta, piza
quiche, quiche lorraine | quiche, quiche lorraine, savoury tart, welsh rarebit | quiche, quiche lorraine, tarta pascualina, pascualina
nachos | nachos | nachos
fajita | fajita, tex-mex | fajita
enchilada | enchilada | enchilada
chilaquiles | chilaquiles | chilaquiles, tlayuda, huarache, sope, chalupa, tlacoyo, flauta, sincronizada
ramen instantâneo, macarrão instantâneo | instant noodles, pot noodle | sopa maruchan, fideos instantáneos | soy egg sesame celery
`,
  },
  {
    has: "milk",
    names: `
chipa | brazilian cheese puffs | chipa, pandebono, almojábana | egg
dadinho de tapioca, queijo coalho na brasa | tapioca cubes | provoleta asada
tikka masala, korma | tikka masala, korma, rogan josh, vindaloo | tikka masala, korma | treeNuts mustard meat
biryani | biryani | biryani | treeNuts mustard meat
tandoori | tandoori | tandoori | mustard meat
gratinado, batata gratinada | gratin, dauphinoise, cheese souffle, soufflé | gratinado, patatas gratinadas, suflé, aligot | gluten egg
pupusa, pamonha salgada | pupusa | pupusa, pupusas, pastelito de queso | pork
`,
  },
  {
    has: "fish gluten soy sesame crustacean",
    kin: "salmon tuna rice",
    names: `
sushi, temaki, uramaki, hossomaki, comida japonesa, niguiri | sushi, maki, nigiri, california roll | sushi, maki, nigiri, temaki, comida japonesa | egg mollusc
poke | poke, poke bowl | poke | egg mollusc
sashimi, tartar de salmão, tataki, tartar de atum | sashimi, tartare, tuna tartare, tataki | sashimi, tiradito, tartar de atún, tataki
tempurá, tempura | tempura | tempura | egg mollusc
`,
  },
  {
    has: "fish",
    kin: "hake salmon tilapia",
    names: `
ceviche, cebiche | ceviche | ceviche, cebiche | crustacean mollusc celery
peixada, caldeirada | bouillabaisse, fisherman's pie | caldereta, bullabesa, marmitako | crustacean mollusc celery gluten milk
bacalhau à brás, bacalhau à gomes de sá | kedgeree, jellied eels | brandada, esqueixada, pescaíto frito | egg milk gluten
`,
  },
  {
    has: "fish gluten egg",
    kin: "hake tilapia",
    names: `
douradinhos | fishfinger | varitas de merluza
`,
  },
  {
    has: "fish crustacean mollusc",
    kin: "shrimp rice",
    names: `
moqueca, moqueca baiana, moqueca capixaba | moqueca | moqueca, encocado
bobó, vatapá, caruru, xinxim | jambalaya, étouffée, bobó | aguachile | peanut treeNuts gluten
paella, paelha, cataplana | paella, chowder, cioppino | paella, fideuá, arroz a banda, arroz caldoso, parihuela, paila marina, vuelve a la vida | milk celery gluten pork
pad thai | pad thai | pad thai | peanut egg soy
tom yum, curry tailandês | tom yum, thai curry, laksa | tom yum, curry tailandés | peanut egg soy
nasi goreng | nasi goreng | nasi goreng | peanut egg soy
`,
  },
  {
    has: "gluten soy sesame egg",
    names: `
rolinho primavera, comida chinesa, chop suey, frango xadrez | chinese takeaway, chop suey, sweet and sour, kung pao | chop suey, comida china, arroz chaufa, chaufa, arroz tres delicias | crustacean fish mollusc peanut meat
pho | pho | pho | fish peanut meat pork
banh mi | banh mi, summer roll | banh mi, rollito vietnamita | fish peanut meat pork
`,
  },
  {
    has: "pork meat",
    names: `
tamale, pamonha mexicana | tamale, tamales | tamal, tamales, humita, humitas, zacahuil, juane
mofongo, tacacá, maniçoba, pato no tucupi | mofongo | mofongo, mangú, hallaquita, tacacho
`,
  },
  {
    has: "egg",
    kin: "egg potato",
    names: `
frittata | frittata | frittata
salada russa, salpicão | russian salad, coleslaw, caesar salad, waldorf salad | ensaladilla, ensaladilla rusa, ensalada rusa, ensalada césar, causa limeña, causa rellena | fish milk gluten mustard celery treeNuts
`,
  },
  {
    names: `
gazpacho, salmorejo | gazpacho | gazpacho, salmorejo | gluten egg
ajoblanco | ajoblanco, white gazpacho | ajoblanco | treeNuts gluten
minestrone, borsch | minestrone, borscht | minestrone, borsch | gluten celery milk
gnocchi | gnocchi | ñoqui, ñoquis | gluten egg milk
sopa de pedra, açorda, migas | chicken noodle soup, noodle soup, consommé | sopa castellana, sopa de ajo, menestrón, migas, consomé, caldo de huesos | meat pork gluten egg
tacos al pastor | al pastor, taco shell | al pastor, suadero, barbacoa, birria, tinga | meat pork redMeat
ratatouille, caponata, pisto | ratatouille, caponata | pisto, pisto manchego, escalivada, samfaina, ratatouille
batata palha, salgadinho, cheetos, batata de pacote, ruffles | crisps, potato crisps, pringles, cheetos, wotsits, quavers | papas de bolsa, cheetos, pringles, totopo, chifle
patatas bravas, batata brava, batata suíça, rösti | hash brown, rosti, rösti, tater tot | patatas bravas, papas bravas, papa a la huancaína, llapingacho, papas arrugadas | egg milk gluten
fast food, comida de fast-food, mcdonald's | fast food, junk food, takeaway, takeout, mcdonald's, kfc | comida chatarra, comida basura, mcdonald's | gluten milk egg
baião de dois, arroz carreteiro, galinhada, maria isabel | jollof rice, hoppin john, pilaf | gallo pinto, moros y cristianos, casamiento, arroz con gandules, arroz congrí, tacu tacu | meat pork milk
pirão, angu à baiana, tucupi | fufu, ugali, callaloo soup | pirão, funche | fish
bolinho de mandioca | bhaji, onion ring, pakora | aros de cebolla, carimañola, tequeño, tequeños, aborrajado | gluten egg milk
`,
  },
]
