import type { KnownFoods } from "#domain/food/known-foods.ts"

export const dairy: readonly KnownFoods[] = [
  {
    has: "milk",
    kin: "mozzarella freshCheese cheddar ricotta",
    names: `
gorgonzola, queijo gorgonzola | gorgonzola | gorgonzola
roquefort, queijo roquefort | roquefort | roquefort
queijo azul | blue cheese, stilton, danish blue | queso azul, cabrales, queso de cabrales
brie, queijo brie | brie | brie, queso brie
camembert, queijo camembert | camembert | camembert, queso camembert
provolone, queijo provolone | provolone | provolone, provoleta, queso provolone
queijo suíço, maasdam | swiss cheese, jarlsberg, leerdammer | queso suizo
gruyère, queijo gruyère | gruyère, gruyere | gruyer, gruyère
raclette, queijo raclette | raclette | raclette
queijo do reino, queijo flamengo, flamengo | red leicester, double gloucester, wensleydale, monterey jack, colby | queso de bola, queso flamenco
queijo da serra, serra da estrela, queijo de azeitão, queijo de nisa, queijo da ilha | portuguese sheep's cheese, serra da estrela | torta del casar, queso de la serena, queso de oveja
manchego, queijo manchego | manchego | manchego, queso manchego, queso idiazábal, idiazábal, queso semicurado
pecorino | pecorino | pecorino
grana padano, queijo grana | grana padano | grana padano, queso reggianito
burrata, stracciatella, queijo burrata | burrata | burrata, queso burrata
mascarpone, queijo mascarpone | mascarpone | mascarpone, queso mascarpone
halloumi, queijo halloumi | halloumi | halloumi
paneer | paneer | paneer
catupiry, queijo catupiry, polenguinho | cheese spread, dairylea, laughing cow, cream cheese triangle | queso en porciones
queijo da canastra, queijo canastra, queijo meia cura, queijo serrano | canastra cheese | queso oaxaca, quesillo oaxaca, queso asadero, queso chihuahua, queso cotija, cotija
cream cheese philadelphia, philadelphia | philadelphia | philadelphia, queso philadelphia
labneh | labneh, strained yogurt | labneh, yogur colado
skyr | skyr | skyr
quark, queijo quark | quark, fromage frais | quark, queso quark, queso batido
petit suisse, danoninho, danone | petit filous | petit suisse, danonino, actimel
yakult | yakult | yakult
manteiga clarificada, manteiga de garrafa | clarified butter | mantequilla clarificada
margarina | margarine | margarina
achocolatado, nescau, toddy, toddynho | nesquik, milo, ovaltine | chocolatada, cacaolat, batido de chocolate, colacao, cola cao, nesquik
fondue, fondue de queijo | fondue, cheese fondue | fondue, fondue de queso
`,
  },
]
