import type { KnownFoods } from "#domain/food/known-foods.ts"

export const vegetables: readonly KnownFoods[] = [
  {
    kin: "greens spinach lettuce",
    names: `
almeirão, chicória | chicory, dandelion greens | achicoria, radicheta
escarola | escarole | escarola
endívia | endive, frisée | endivia
radicchio | radicchio | radicchio
canônigos | mâche, field lettuce | canónigos
bertalha, ora-pro-nóbis, taioba | malabar spinach, amaranth leaves, callaloo | bertalha, quintonil, quelite, quelites
beldroega | purslane | verdolaga
jambu, vinagreira | sorrel | acedera, jambu, vinagrera
grelos, nabiça, grelo de nabo, rama de nabo | turnip greens, broccoli rabe, rapini, turnip tops | grelo, grelos, nabiza
acelga chinesa, couve chinesa, pak choi, bok choy | pak choi, bok choy, chinese cabbage, chinese leaf, napa cabbage | col china, pak choi, bok choy
couve crespa, couve frisada | cavolo nero, curly kale, spring greens | col crespa
urtiga | nettle | ortiga
chipilín, hoja santa, charutinho de folha de uva | vine leaves, grape leaves, stuffed vine leaves, dolma, dolmades | chipilín, hoja santa, huauzontle, romeritos, hojas de parra
`,
  },
  {
    kin: "cabbage cauliflower broccoli",
    names: `
couve de bruxelas, couves de bruxelas | brussels sprout, brussel sprout | col de bruselas, coles de bruselas, repollito de bruselas
couve-lombarda crespa, couve saboia | savoy cabbage, pointed cabbage | col morada, repollo morado, col de milán
couve-rábano, couve rábano | kohlrabi | colinabo, colirrábano
romanesco, couve romanesca, brócolis romanesco | romanesco | romanesco, brócoli romanesco
brotos de brócolis, brócolis ninja | tenderstem, broccolini, purple sprouting | bimi, broccolini
chucrute | sauerkraut | chucrut, chucruta
kimchi | kimchi | kimchi | fish crustacean
`,
  },
  {
    names: `
rabanete | radish, radishes, horseradish | rábano, rabanito, rabanitos
nabo, rutabaga | turnip, swede, rutabaga, daikon, mooli | nabo, colinabo sueco, daikon
cherovia, pastinaca, chirivia | parsnip | chirivía, pastinaca
tupinambo, topinambo, alcachofra de jerusalém | jerusalem artichoke, sunchoke | tupinambo, aguaturma, topinambur
jicama, nabo mexicano | jicama | jícama
yacon, batata yacon | yacon | yacón, ulluco, olluco, melloco, oca andina
araruta | arrowroot | arrurruz
salsifi | salsify | salsifí
bardana, gobo | burdock | bardana
lótus, raiz de lótus | lotus root | raíz de loto
aspargo, espargo, espargos | asparagus | espárrago, espárragos trigueros, trigueros
alcachofra, fundo de alcachofra | artichoke, artichoke heart | alcachofa, alcaucil
cardo | cardoon | cardo, cardo comestible
funcho, erva-doce, erva doce | fennel, fennel bulb | hinojo
jiló | jilo, scarlet eggplant | jiló, gilo
maxixe | maxixe, west indian gherkin | maxixe
jalapeño | jalapeño | jalapeño
malagueta, piripiri, pimenta malagueta, pimenta dedo-de-moça, pimenta biquinho, pimenta de cheiro | hot chilli, habanero, chipotle | guindilla, habanero, chipotle, guajillo, rocoto, ají amarillo, merkén, chile poblano, poblano, chile serrano, chile ancho
pimento padrón | padron pepper | pimiento de padrón, piquillo
broto de feijão | bean sprout, microgreen | germinado
broto de alfafa | alfalfa sprout | alfalfa, germinados de alfalfa
broto de bambu | bamboo shoot | brote de bambú, brotes de bambú
nopal, palma forrageira | nopal, cactus leaf | nopal, nopales, nopalito
flor de abóbora, flor de abobrinha | courgette flower, squash blossom | flor de calabaza, flor de calabacín
huitlacoche | huitlacoche | huitlacoche, cuitlacoche
abóbora hokkaido | acorn squash | chilacayote, cidra cayote, cabello de ángel
feijão guandu verde, vagem torta, mangetout | mangetout, mange tout, wax beans | tirabeque, bisalto, judía perona
echalota, chalota, cebola pérola | shallot, pearl onion, silverskin | chalota, echalote, calçot, calçots
alho selvagem | wild garlic, ramsons | ajete, ajetes
trufa negra, azeite trufado, trufa branca | truffle, truffle oil | trufa, trufa negra, aceite de trufa
porcini | porcini | boletus
enoki, pleurotus | enoki, morel | enoki, gírgola
cogumelo chanterelle | chanterelle | rebozuelo, níscalo
antepasto, chutney | piccalilli, branston, chutney | encurtido, encurtidos, curtido, chutney | mustard sulphite
alcaparra, alcaparras | caper, capers, caperberry | alcaparra, alcaparrón
alga, algas | seaweed, kelp | alga, cochayuyo
nori | nori | nori
wakame | wakame | wakame
kombu | kombu | kombu
spirulina | spirulina | espirulina
chlorella, clorela | chlorella | clorela
`,
  },
]
