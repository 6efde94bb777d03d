import type { KnownFoods } from "#domain/food/known-foods.ts"

export const seasonings: readonly KnownFoods[] = [
  {
    has: "treeNuts",
    kin: "brazilNut cashews",
    leavesOut: "treeNuts",
    names: `
baru, castanha de baru, castanha de sapucaia | sapucaia | nuez de barú | peanut
nocilla | hazelnut spread | nocilla
`,
  },
  {
    has: "treeNuts milk",
    kin: "almonds",
    names: `
pesto, molho pesto | pesto | pesto, salsa pesto
gianduia, ferrero rocher | gianduja, ferrero rocher | gianduja, ferrero rocher
`,
  },
  {
    has: "treeNuts egg gluten sulphite",
    kin: "almonds",
    names: `
romesco | romesco | romesco, salsa romesco
torta santiago, toucinho do céu, dom rodrigo, amarguinhas | frangipane, bakewell tart, macaron, amaretti, biscotti | tarta de santiago, polvorón, polvorones, mantecado, macaron, peladilla
`,
  },
  {
    has: "sesame",
    names: `
zaatar, dukkah | zaatar, za'atar, dukkah | zaatar, dukkah
baba ganoush, babaganuche | baba ganoush, baba ghanoush | baba ganoush, mutabal
gomásio | gomasio | gomasio
`,
  },
  {
    kin: "chia sunflowerSeeds pumpkinSeeds",
    names: `
cânhamo | hemp, hemp heart | cáñamo
papoula | poppyseed | amapola
nigela | nigella, black cumin | ajenuz, neguilla, nigella
`,
  },
  {
    kin: "coriander parsley mint",
    names: `
alecrim | rosemary | romero
tomilho | thyme | tomillo
sálvia | sage | salvia
endro, dill, aneto | dill | eneldo
estragão | tarragon | estragón
cerefólio | chervil | perifollo
manjerona | marjoram | mejorana
capim-limão, capim santo, capim cidreira, erva-príncipe | lemongrass, lemon grass | hierba limón, hierbaluisa, hierba luisa, zacate limón, citronela
erva-cidreira, erva cidreira, melissa | lemon balm | melisa, toronjil
epazote, mastruz, poejo | epazote, pennyroyal | epazote, paico, poleo
huacatay, pápalo | huacatay | huacatay, pápalo, guascas
segurelha, levístico | summer savory, lovage | ajedrea, levístico
ervas finas, ervas de provence | herbes de provence, italian seasoning, bouquet garni | hierbas provenzales, finas hierbas
`,
  },
  {
    names: `
cardamomo | cardamom | cardamomo
cravo-da-índia, cravo da índia | ground cloves, whole cloves, clove oil | clavo de olor, clavo de especia
anis, anis estrelado, erva doce em grão | aniseed, star anise, anise | anís, anís estrellado
açafrão, açafrão espanhol, açafrão verdadeiro | saffron | azafrán
urucum, colorífico | annatto, achiote | achiote, onoto, annatto
zimbro, bagas de zimbro | juniper, juniper berry | enebro, bayas de enebro
baunilha, essência de baunilha, extrato de baunilha | vanilla, vanilla extract, vanilla essence | vainilla, extracto de vainilla
pimenta rosa, pimenta síria, pimenta da jamaica | allspice, pink peppercorn, sichuan pepper | pimienta de jamaica, pimienta rosa, pimienta de sichuan
feno-grego, feno grego | fenugreek | fenogreco, alholva
garam masala, masala | garam masala, five spice | garam masala, cinco especias | mustard celery
ras el hanout | ras el hanout | ras el hanout | mustard celery
sumagre, sumac | sumac | sumac, zumaque
galanga | galangal | galanga
kaffir | kaffir lime | kaffir
wasabi, raiz-forte, raiz forte | wasabi, horseradish sauce | wasabi, rábano picante | mustard
sriracha | sriracha, sweet chilli sauce, chilli sauce | sriracha, sambal | sulphite
tabasco, molho de pimenta | tabasco | tabasco, salsa valentina, salsa picante, salsa brava | sulphite
molho piri-piri | peri peri, piri piri | salsa piri piri | sulphite
chimichurri | chimichurri | chimichurri
molho vinagrete, vinagrete, molho campanha | vinaigrette, french dressing, italian dressing | vinagreta | mustard sulphite
molho barbecue, barbecue | barbecue sauce, bbq sauce, bbq, brown sauce, hp sauce | salsa barbacoa, salsa bbq | gluten mustard soy fish celery sulphite
óleo de canola, óleo de colza | canola oil, rapeseed oil, canola | aceite de canola, aceite de colza, canola
óleo de palma, azeite de dendê, dendê | palm oil, dendê oil, red palm oil | aceite de palma, aceite de dendé
vinagre balsâmico, aceto balsâmico, balsâmico | balsamic, balsamic vinegar, sherry vinegar | vinagre balsámico, balsámico, vinagre de jerez | sulphite
levedura nutricional | nutritional yeast, brewer's yeast | levadura nutricional | gluten
colágeno, colagênio | collagen | colágeno
ágar-ágar, agar | agar agar, agar | agar agar
`,
  },
  {
    has: "fish gluten soy sulphite celery",
    names: `
molho inglês, molho worcestershire | worcestershire, worcestershire sauce, worcester sauce, lea and perrins | salsa inglesa, salsa worcestershire, salsa perrins
`,
  },
  {
    has: "fish",
    names: `
molho caesar | gentleman's relish, caesar dressing | garum, salsa césar
`,
  },
  {
    has: "egg",
    names: `
aioli, alioli, molho tártaro, molho rosé, molho golf | aioli, tartare sauce, tartar sauce, thousand island, marie rose | alioli, ajoaceite, salsa tártara, salsa rosa, salsa golf
molho holandês, molho bearnês | hollandaise, bearnaise, béarnaise | salsa holandesa, bearnesa
`,
  },
  {
    has: "milk",
    names: `
molho ranch, molho quatro queijos | ranch dressing, ranch, blue cheese dressing, four cheese sauce | salsa ranch, aderezo ranch
tzatziki | tzatziki | tzatziki
raita | raita | raita
`,
  },
  {
    has: "milk gluten",
    names: `
bechamel, molho bechamel | béchamel, bechamel | besamel, bechamel
`,
  },
  {
    has: "gluten soy celery milk egg",
    names: `
caldo knorr, tempero pronto, sazón, cubo de caldo, caldo em cubo | stock cube, bouillon, oxo, gravy, gravy granules, instant soup | cubito de caldo, caldo en cubo, avecrem, sopa instantánea, maggi
`,
  },
  {
    has: "gluten",
    names: `
marmite, extrato de levedura | marmite, yeast extract | marmite, extracto de levadura
vegemite | vegemite | vegemite
`,
  },
  {
    has: "sesame peanut treeNuts",
    names: `
molho mole | mole poblano, mole sauce | mole poblano, mole negro, pipián
`,
  },
  {
    has: "peanut soy",
    leavesOut: "peanut",
    names: `
molho satay, satay | satay, satay sauce | satay | fish gluten
pé de moleque, cocada de amendoim, torrone de amendoim | peanut brittle, reese's | palanqueta, garrapiñado de maní, mantecol, maní garrapiñado | milk
`,
  },
]
