import type { KnownFoods } from "#domain/food/known-foods.ts"

const pulses = "cariocaBeans blackBeans whiteBeans kidneyBeans blackEyedPeas lentils chickpeas"

export const grains: readonly KnownFoods[] = [
  {
    names: `
painço, milhete | millet | mijo
amaranto | amaranth | amaranto, alegría de amaranto, kiwicha
sorgo | sorghum | sorgo
teff | teff | teff
arroz selvagem | wild rice | arroz salvaje
fécula de batata | potato starch | fécula de patata, fécula de papa, chuño
psyllium, psílio | psyllium, psyllium husk, ispaghula | psyllium, psilio
pozol, mote, hominy | hominy, grits, posole | pozole, mote, maíz mote, nixtamal, pinole, maíz cancha
tapioca em bolinhas, sagu, sago | sago, tapioca pearls | sagú, perlas de tapioca
`,
  },
  {
    has: "gluten",
    names: `
farro | farro, einkorn, emmer | farro, escanda
freekeh | freekeh | freekeh
farelo, gérmen tostado | wheatgerm, bran flakes, weetabix, all bran | salvado
cereal matinal, sucrilhos, cereais de pequeno-almoço, cereal açucarado, cheerios | breakfast cereal, cornflakes, cereal, cheerios, frosties, rice krispies | cereal de desayuno, cereales, zucaritas, cheerios
müsli, muesli, musli | muesli, granola bar, cereal bar, flapjack | muesli, barrita de cereales, barra de cereal | treeNuts milk
tagliatelle | tagliatelle, linguine | tagliatelle | egg
fusilli, farfalle, orecchiette | fusilli, rigatoni, farfalle, orzo | fusilli, orzo | egg
cabelo de anjo, capellini, aletria | vermicelli, angel hair | fideo cabellín, vermicelli | egg
udon | udon | udon | soy egg
soba | soba | soba | soy egg
yakisoba, lámen | yakisoba, chow mein, lo mein | yakisoba, chow mein | soy egg
pão sírio, pão árabe, pita, pão pita | pita, pitta, pitta bread, flatbread, lavash | pan pita, pita, pan árabe
naan | naan | naan | milk
chapati, roti | chapati, roti, paratha | chapati, roti | milk
ciabatta | ciabatta | chapata
focaccia | focaccia | focaccia
broa, broa de milho | cornbread | borona
pão alentejano, bolo do caco | sourdough, soda bread | hogaza, telera, birote
pão ázimo, matzá | matzo, matzah, unleavened bread | pan ácimo, matzá
bagel | bagel | bagel | milk egg sesame
pão de cachorro-quente | burger bun, english muffin, crumpet, brioche bun | mollete | milk egg sesame
farinha de rosca, farinha panko, panko | breadcrumb, panko, crouton | panko, picatoste, crutón
cream cracker, biscoito água e sal, bolacha de água e sal | water biscuit, ritz, oatcake, crispbread, ryvita | galleta salada, galleta de soda, saltine | milk
bolacha maria | rich tea biscuit | galleta maría | milk
pretzel, gressino | pretzel, breadstick | pretzel, colín, colines, piquitos, grisín | milk
`,
  },
  {
    kin: pulses,
    names: `
tremoço, tremoços | lupin, lupin bean, lupini | altramuz, altramuces, tarwi
feijão guandu, andu, guandu | pigeon pea, gungo pea, gandule | gandul, guandú, guandul, quinchoncho
feijão azuki, azuki, feijão adzuki | adzuki, aduki bean, adzuki bean | azuki, adzuki, judía azuki
feijão mungo, moyashi, mungo | mung bean, moong dal, urad | judía mungo, frijol mungo
feijão rosinha, feijão jalo, feijão bolinha, feijão rajado | borlotti, borlotti bean, cranberry bean, flageolet | frijol bayo, frijol peruano, faba asturiana, fabes, pocha, pallar, garrofón
lentilha beluga | puy lentil, beluga lentil, split pea, yellow split pea | lenteja beluga, guisante partido, arveja partida
falafel | falafel | falafel | gluten sesame
acarajé, abará | acarajé | acarajé | crustacean peanut treeNuts
`,
  },
  {
    has: "soy",
    kin: "firmTofu texturedSoy",
    names: `
quorn | quorn, beyond burger, plant burger, impossible burger | heura | egg gluten
okara | okara | okara
yuba, natô | yuba, bean curd | yuba
molho hoisin, molho tonkatsu, ponzu | hoisin, hoisin sauce, ponzu | salsa hoisin, ponzu | gluten sesame fish
`,
  },
]
