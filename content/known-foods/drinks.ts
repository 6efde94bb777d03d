import type { KnownFoods } from "#domain/food/known-foods.ts"

export const drinks: readonly KnownFoods[] = [
  {
    names: `
café, cafezinho, expresso, café expresso, descafeinado, cafeína | coffee, espresso, decaf, caffeine, instant coffee, black coffee | café, cafecito, espresso, descafeinado, cafeína, café con hielo
chá, chá verde, chá preto, chá mate, chá gelado, ice tea | tea, green tea, black tea, iced tea, earl grey | té helado, infusión
matcha | matcha | té matcha, matcha
chai | chai | té chai, chai
erva-mate, chimarrão, tereré | yerba mate, mate tea | yerba mate, tereré, mate cocido
camomila, chá de camomila | camomile, chamomile | infusión de manzanilla, camomila
hibisco, chá de hibisco, carqueja, boldo, chá de boldo | hibiscus, rooibos, herbal tea | hibisco, boldo, tila, rooibos, valeriana
refrigerante, coca-cola, coca cola, guaraná antarctica, pepsi, fanta, gasosa | soda, coke, coca-cola, coca cola, pepsi, fanta, fizzy drink, diet coke, sprite | refresco, gaseosa, coca-cola, coca cola, pepsi, fanta, bebida gaseosa, sprite
água tônica, água tónica | sparkling water, tonic water, soda water, fizzy water | agua tónica, agua mineral con gas
energético, bebida energética, red bull | energy drink, red bull, monster energy | bebida energética, red bull, energizante
isotônico, gatorade | sports drink, gatorade, lucozade | isotónica, gatorade
suco de caixinha, tang | cranberry juice, ribena | néctar, mosto, zumo envasado
caldo de cana, garapa | sugar cane juice, sugarcane | guarapo, jugo de caña, aguapanela
kombucha | kombucha | kombucha, tepache
horchata de chufa, chufa | horchata | horchata, horchata de chufa, chufa
vinho, vinho tinto, vinho branco, vinho verde, vinho do porto, sangria | wine, red wine, white wine, rosé wine, port wine, sherry, mulled wine, sangria | vino, vino tinto, vino blanco, vino rosado, jerez, sangría, tinto de verano | sulphite
espumante, champanhe, prosecco, cava | champagne, prosecco, sparkling wine, cava | champán, champaña, cava, espumoso, vino espumoso | sulphite
cachaça, pinga | cachaça | pisco, pisco sour
conhaque, aguardente | brandy, cognac | aguardiente, brandi, coñac, orujo
vodka | vodka | vodka
gim, gin | gin | ginebra, gin tonic
rum | rum | ron
tequila, mezcal | tequila, mezcal | tequila, mezcal
uísque, whisky | whisky, whiskey, bourbon | whisky
licor | liqueur | licor, fernet, vermut
sidra, hidromel | cider, mead, hard seltzer | sidra, hidromiel | sulphite gluten
chicha, pulque | chicha, pulque | chicha, pulque | gluten
álcool, bebida alcoólica, bebidas alcoólicas, drinque, coquetel alcoólico | alcohol, alcoholic drink, booze, cocktail, mocktail, mojito | alcohol, bebida alcohólica, coctel alcohólico, mojito
`,
  },
  {
    has: "milk",
    names: `
cappuccino, capuccino, latte, galão, pingado | latte, cappuccino, flat white, macchiato, mocha, frappuccino | capuchino, café latte, frappé
vitamina de abacate, shake proteico, batido proteico | protein shake, protein powder, slimfast, huel | batido de proteína, batido proteico, licuado de proteína | soy egg
`,
  },
  {
    has: "gluten",
    names: `
chope | ale, lager, stout, guinness, shandy | michelada
`,
  },
]
