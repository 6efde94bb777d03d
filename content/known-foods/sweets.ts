import type { KnownFoods } from "#domain/food/known-foods.ts"

export const sweets: readonly KnownFoods[] = [
  {
    names: `
geleia, geleia de morango, compota | jam, jelly, marmalade, compote | mermelada, jalea, compota, confitura
melado, melaço | molasses, treacle, golden syrup, date syrup | melaza, miel de caña
xarope de bordo | maple syrup | sirope de arce
xarope de agave, agave | agave, agave syrup | agave, sirope de agave
adoçante, aspartame, sucralose | sweetener, aspartame, sucralose, saccharin | edulcorante, aspartamo, sucralosa, sacarina, endulzante
stevia, estévia | stevia | stevia, estevia
xilitol, eritritol | xylitol, erythritol | xilitol, eritritol
bala, pirulito, chiclete, pastilha elástica, rebuçado, goma de mascar | lollipop, chewing gum, candyfloss, cotton candy | caramelo, chupachups, chicle, piruleta, paleta de caramelo, algodón de azúcar
bala de goma, jujuba | gummy bear, jelly bean, haribo, wine gum | gominola, gomita de ositos | pork
alcaçuz | liquorice, licorice | regaliz | gluten
marshmallow | marshmallow | malvavisco, nube de azúcar, marshmallow | pork
picolé, sorbet, raspadinha, sacolé | ice lolly, popsicle, sorbet, ice pop, slushie, granita | sorbete, paleta helada, granizado, raspado, polo de hielo, nieve de limón, bolis
cocada, quebra-queixo | cocada | cocada | milk
mariola, pessegada, figada | guava paste | guayabate
`,
  },
  {
    has: "milk soy",
    names: `
bombom, trufa de chocolate | chocolate bar, kitkat, chocolate spread | bombón, trufa de chocolate
`,
  },
  {
    has: "milk",
    names: `
sorvete, sundae, sorvete de creme | gelato, icecream, sundae, soft serve | helado, helado de crema | egg
toffee, bala de caramelo, cajeta | caramel, toffee, fudge, butterscotch, salted caramel | cajeta, manjar, arequipe, toffee | egg
panna cotta, manjar branco, mousse, mousse de maracujá, mousse de chocolate | panna cotta, mousse, chocolate mousse, blancmange, posset, syllabub, trifle | panna cotta, mousse, mousse de chocolate | egg gluten
mungunzá | crème brûlée, creme brulee | crema catalana, crème brûlée, mazamorra | egg
cheesecake | cheesecake | cheesecake, tarta de queso | gluten egg
pavê, banoffee, torta de limão, tiramisu | banoffee, key lime pie, tiramisu, eton mess | tiramisú, banoffee | gluten egg
`,
  },
  {
    has: "gluten milk egg",
    names: `
bolo, bolo de chocolate, bolo de cenoura, bolo de fubá | cake, sponge cake, carrot cake, victoria sponge, pound cake, angel cake | bizcocho, torta de chocolate, pastel de cumpleaños, queque, ponqué
muffin, cupcake | muffin, cupcake | magdalena, muffin, cupcake
panetone, bolo rei | panettone, christmas pudding | panettone, pan dulce navideño, roscón, rosca de reyes
biscoito, bolacha, bolacha recheada, biscoito recheado, bolacha oreo, cookie | biscuit, cookie, shortbread, digestive biscuit, oreo, gingerbread, hobnob, jammie dodger | galleta, galletita, galleta oreo, galleta de chocolate
brownie | brownie, blondie | brownie
petit gâteau | lava cake | coulant, volcán de chocolate
croissant | croissant, danish pastry | cruasán, croissant, medialuna, napolitana de chocolate
folhado, massa folhada, mil folhas | puff pastry, pastry | hojaldre, milhojas, palmera de chocolate
bomba de chocolate, éclair | éclair, eclair, profiterole, cream puff | profiterol, petisú
rolinho de canela com glacê | cinnamon roll | ensaimada, rol de canela
pastel de nata, pastéis de nata, queijada, bola de berlim, travesseiro de sintra | portuguese tart, doughnut, donut, yum yum, beignet | rosquilla, dónut, dona glaseada, berlina, buñuelo, pestiño, torrija, churro, churros
waffle | waffle, pop tart | gofre, waffle
crepe suíço, panqueca americana | crêpe suzette, yorkshire pudding, scone, hot cross bun, teacake | crepa, filloa, cachapa
torta de maçã, strudel, crumble | apple pie, crumble, cobbler, pumpkin pie, mince pie, tart, strudel | tarta de manzana, strudel, kuchen, pay de manzana, crumble | sulphite
alfajor, rabanada, bolinho de chuva | french toast, eggy bread, bread pudding, sticky toffee pudding | alfajor, alfajores, budín de pan, chocotorta, pastafrola, picarón, picarones, oblea, obleas
brioche, rosca doce, folar | brioche, iced bun, chelsea bun, babka, challah | brioche, bollo, bollería, pan de muerto
quindão, baba de camelo, papo de anjo | floating island, zabaglione, eggnog | tocino de cielo, isla flotante, rompope, sabayón
`,
  },
]
