import type { KnownFoods } from "#domain/food/known-foods.ts"

const poultry = "chickenBreast chickenThigh groundTurkey"
const beef = "beefSteak groundBeef"

export const meats: readonly KnownFoods[] = [
  {
    has: "meat",
    kin: poultry,
    names: `
pato, carne de pato, magret, magret de pato | duck, duck breast, duckling | pato, magret de pato, confit de pato
ganso | goose, geese | ganso
codorna, codorniz | quail | codorniz
galinha d'angola, galinha de angola | guineafowl | pularda, capón, gallina pintada
perdiz | partridge | perdiz
faisão | pheasant | faisán
pombo | pigeon, squab | pichón
avestruz | ostrich | avestruz
coelho | rabbit | conejo
lebre | hare | liebre
capivara, paca | capybara | carpincho, chigüiro
moela, moela de frango, miúdos de frango | gizzard, chicken gizzard, giblet | molleja de pollo
coração de frango, coração de galinha, coraçãozinho | chicken heart | corazón de pollo, corazones de pollo
fígado de frango, fígado de galinha, fígado de aves | chicken liver | hígado de pollo, higaditos de pollo, menudencia
foie gras, foie-gras | foie gras | foie gras, foie, fuagrás
frango empanado, nuggets | nugget, chicken nugget | nugget, nugget de pollo | gluten egg milk
`,
  },
  {
    has: "meat redMeat",
    kin: beef,
    names: `
fígado, iscas, fígado de boi, fígado bovino, bife de fígado, fígado acebolado | liver, calf liver, calf's liver, beef liver, lamb's liver, liver and onions | hígado, hígado de res, hígado de ternera, hígado encebollado
língua de boi, língua bovina, língua de vaca | beef tongue, ox tongue, cow tongue | lengua de res, lengua de vaca, lengua de ternera, lengua a la vinagreta
rabo de boi, rabo de touro | oxtail | rabo de toro, cola de res, rabo de res
dobradinha, bucho, buchada, tripas à moda do Porto, tripas, sarapatel, panelada |  tripe | mondongo, callos, callos a la madrileña, guatita
mocotó, mão de vaca | cow foot, calf's foot, cow heel | pata de res, pata de vaca, mano de vaca
molejas | sweetbread | molleja, mollejas de ternera
tutano | bone marrow, marrowbone | tuétano, caracú
coração de boi | beef heart, ox heart | corazón de res, anticucho, corazón de ternera
miudezas | offal | menudencias, vísceras, achuras, chinchulín, chinchulines, chunchullo, chunchules
costela, costela bovina, costela de boi | short rib, beef rib, prime rib | costilla, costilla de res, asado de tira, churrasco de costilla
cupim, acém, coxão mole, coxão duro | brisket, topside, silverside, chuck steak | peceto, sobrebarriga, punta de anca, aguja de ternera
fraldinha, contrafilé | sirloin, rump steak, flank steak, skirt steak | entraña, arrachera, matambre
bife ancho, entrecosto de boi | ribeye, rib eye, entrecôte | entrecot, ojo de bife, solomillo
rosbife | roastbeef | rosbif
pastrami | pastrami | pastrami
bresaola | bresaola, beef jerky, jerky, biltong | bresaola, cecina
búfalo, carne de búfalo | bison, buffalo meat | bisonte, carne de búfalo
veado, carne de veado | venison, deer | venado, ciervo, corzo
javali, carne de caça | wild boar, game meat | jabalí, carne de caza
cavalo, carne de cavalo | horse meat, horsemeat | carne de caballo, carne de potro, potro
bode, carne de bode, buchada de bode, chanfana | goat, goat meat, kid goat | chivo, carne de chivo, carne de cabra, birria de chivo
costeleta de cordeiro, carré de cordeiro | lamb chop, rack of lamb | costilla de cordero, chuletilla
paleta de cordeiro, paletilha | lamb shank, lamb shoulder | paletilla de cordero, lechazo
patê de fígado, patê | liver pâté, pâté, pate | paté, paté de hígado, foagrás | milk egg
croquete de carne | meat croquette | croqueta de carne | gluten egg milk
`,
  },
  {
    has: "meat pork redMeat",
    kin: "porkLoin",
    leavesOut: "noPork",
    names: `
presunto serrano, presunto de parma, pata negra | serrano ham, parma ham, iberian ham | jamón serrano, jamón ibérico, jamón de bellota, jamón york
paio, alheira, farinheira | alheira, white pudding | sobrasada, fuet, butifarra, chistorra, lacón, botillo | gluten
morcela | black pudding, blood sausage | moronga, morcilla de burgos | gluten
guanciale, speck | guanciale, speck, lardon | guanciale, papada, codillo, secreto ibérico, pluma ibérica
joelho de porco, eisbein | pork knuckle, ham hock, pig trotter | codillo de cerdo, pata de cerdo, manita de cerdo
leitão da bairrada | pork crackling, pulled pork, spare rib, pork rind | cochinillo, cochinita pibil, chicharrón, oreja de cerdo, tocino entreverado
salsicha alemã, salsicha viena | bratwurst, frankfurter, kielbasa, wiener, spam | salchicha de frankfurt, frankfurter, bratwurst | milk mustard
presunto tender | christmas ham | jamón glaseado
`,
  },
]
