import type { KnownFoods } from "#domain/food/known-foods.ts"

export const fruits: readonly KnownFoods[] = [
  {
    kin: "strawberry blueberries",
    names: `
framboesa | raspberry | frambuesa
amora, amora preta, amora silvestre | blackberry, mulberry, boysenberry, loganberry | mora, zarzamora, moras
cereja | cherry, cherries, sour cherry, glacé cherry | cereza, guinda, capulín
oxicoco, cranberry, arando vermelho | cranberry, lingonberry | cranberry
groselha, groselha preta | redcurrant, blackcurrant, currants | grosella, grosella negra, zarzaparrilla
physalis, fisális, camapu | physalis, cape gooseberry, golden berry | uchuva, aguaymanto, físalis, uvilla
groselha verde, uva espim | gooseberry | uva espina
sabugueiro | elderberry | saúco
goji, goji berry, bagas de goji | goji berry, goji | goji, bayas de goji
`,
  },
  {
    names: `
romã | pomegranate | granadas
figo, figo seco | fig, dried fig | higo, breva, higo seco
caqui, dióspiro | persimmon, kaki | caqui, kaki, persimón
jaca | jackfruit | jaca, yaca, panapén
lichia, lichia em calda | lychee, litchi, longan | lichi, litchi, longan
pitaya, pitaia | dragonfruit, pitaya | pitahaya, pitaya
carambola | starfruit, carambola | carambola
acerola | acerola, barbados cherry | acerola
cupuaçu | cupuaçu, cupuassu | copoazú
jabuticaba | jabuticaba | jabuticaba, guapurú
pitanga | surinam cherry, pitanga | pitanga, ñangapirí
cajá, taperebá | hog plum | jobo, hobo
siriguela, seriguela, umbu | spanish plum | jocote, ciruela jobo
graviola | soursop, guanabana | guanábana, graviola
pinha, atemoia, cherimoia, anona | cherimoya, atemoya | chirimoya, anón, anona, saramuyo
sapoti | sapodilla, sapote | zapote, chicozapote, mamey
nêspera | loquat, medlar | níspero
marmelo, marmelada | quince, quince paste, membrillo | membrillo, dulce de membrillo, ate de membrillo
toranja, pomelo, grapefruit | grapefruit, pomelo | toronja, pomelo, toronjas
kumquat | kumquat | kumquat
cidra | citron | cidra
lima da pérsia, lima-da-pérsia | yuzu, persian lime | yuzu, lima persa
tamarindo | tamarind | tamarindo
tamarillo | tamarillo | tamarillo, lulo, naranjilla
feijoa, goiaba serrana | feijoa, guavasteen | feijoa
figo da índia | prickly pear, cactus pear | higo chumbo
buriti | buriti, aguaje | aguaje
bacuri, murici, mangaba | bacuri | camu camu, borojó, arazá
pequi | pequi | pequi
jenipapo, jamelão, jambo, ingá | java plum | pomarrosa, guama
pupunha | peach palm | chontaduro, pejibaye
rambutan | rambutan | rambután
mangostão, mangostim | mangosteen | mangostino, mangostán
durião | durian | durián
mirabela, abrunho, rainha-cláudia | damson, greengage, sloe, mirabelle | endrina, mirabel, ciruela claudia
pêssego paraguaio, calda de pêssego | flat peach, doughnut peach | melocotón en almíbar, durazno en almíbar
melão cantalupo, melão pele de sapo | honeydew, galia melon | melón piel de sapo, melón galia
ruibarbo | rhubarb | ruibarbo
ameixa umeboshi | umeboshi | umeboshi
alfarroba | carob | algarroba
noni | noni | noni
guaraná | guarana | guaraná
frutas em calda | fruit cocktail, fruit in syrup | coctel de frutas, macedonia, fruta en almíbar | sulphite
frutas cristalizadas | candied fruit, candied peel, mixed peel | fruta escarchada, fruta confitada, acitrón | sulphite
uva itália, uva thompson | concord grapes | uva moscatel
`,
  },
  {
    has: "sulphite",
    names: `
cranberry seca, cranberry desidratada | dried cranberry, craisin | arándano deshidratado
`,
  },
]
