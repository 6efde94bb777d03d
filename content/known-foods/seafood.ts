import type { KnownFoods } from "#domain/food/known-foods.ts"

const shellfish = "shrimp"

export const seafood: readonly KnownFoods[] = [
  {
    has: "fish",
    kin: "salmon tuna hake tilapia sardines",
    names: `
truta, truta salmonada, truta arco-íris | trout, rainbow trout | trucha, trucha arcoíris
robalo | sea bass, seabass | lubina, robalo, róbalo
linguado, solha | plaice, flounder, dover sole, lemon sole | lenguado, platija
besugo, sargo | sea bream, bream, gilthead | besugo, sargo
pargo | snapper, red snapper | pargo, huachinango, chillo
garoupa, cherne, badejo | grouper | mero, cherna, cherne
corvina | croaker | corvina
tainha | mullet, grey mullet | mújol, lebrancho
tamboril | monkfish, anglerfish | pejesapo
espadarte | swordfish | pez espada
tubarão | shark, dogfish, huss | cazón, tiburón, tollo, marrajo
raia, arraia | skate wing, stingray | mantarraya, raya
arenque | herring, kipper, bloater, rollmop | arenque
haddock, hadoque | haddock | eglefino, haddock
alabote, halibute, palmeta | halibut | halibut, fletán
escamudo, pollock | pollock, pollack, coley, saithe | abadejo, carbonero
paloco, hoki | hoki, whiting | polaca, bacaladilla
panga, pangasius | pangasius, basa | panga
bagre, surubim | catfish | bagre, surubí, siluro
pacu, dorado de rio | pacu | pacú, dorado de río
tambaqui | tambaqui | gamitana, cachama
pirarucu, tucunaré | arapaima, peacock bass | paiche, bocachico
carpa | carp | carpa
lúcio | pike perch, zander | lucioperca
perca do nilo, perca | perch, nile perch | perca
enguia, unagi | eel, smoked eel | anguila, angula, gula del norte
lampreia | lamprey | lamprea
rã, coxas de rã | frog, frog legs | rana, ancas de rana
salmonete | red mullet | salmonete
congro, safio | conger eel | congrio
gaiado | bonito tuna, skipjack, kingfish, wahoo | bonito del norte, albacora, melva
mahi-mahi, dourado do mar | mahi mahi, dolphinfish | mahi mahi, lampuga
manjuba, petinga, jaquinzinhos | whitebait, sprat, smelts | chanquete, pejerrey frito, morralla
caviar | caviar | caviar
ovas, botarga | roe, cod roe, taramasalata | huevas, hueva de lumpo, mojama
salmão fumado | lox, gravlax | gravlax
bolinho de bacalhau, pastéis de bacalhau, punheta de bacalhau | cod fritter, salt cod fritter, fishcake | buñuelo de bacalao, croqueta de bacalao | gluten egg milk
óleo de fígado de bacalhau | cod liver oil | aceite de hígado de bacalao
bottarga, katsuobushi, dashi | bonito flakes, dashi, katsuobushi | dashi, katsuobushi
`,
  },
  {
    has: "crustacean",
    kin: shellfish,
    leavesOut: "crustacean mollusc",
    names: `
lavagante | langoustine, dublin bay prawn, king crab, spider crab, yabby | nécora, buey de mar, percebes, santiaguiño
camarão rosa, camarão tigre | tiger prawn | langostino tigre
`,
  },
  {
    has: "mollusc",
    kin: shellfish,
    leavesOut: "mollusc",
    names: `
conquilha, lambreta | cockle | berberecho, coquina, chirla
lapas, búzio | limpet, whelk, winkle, abalone, conch | abulón, cañaílla, lapa
lingueirão | razor clam | navajas, longueirón
zamburinha | queen scallops | zamburiña
chipirão, chipirões, potas, choquinhos | calamari rings | chipirón, chipirones, pota, choco frito, choquito
escargot, caracoletas | escargot | escargot, cargol
`,
  },
]
