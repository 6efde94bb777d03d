import type { Language } from "../../language.ts"

/** Fragments of regular expressions for folded texts, by language. */
type Words = Readonly<Record<Language, readonly string[]>>

/** Parts of a body that are burned. */
const partsPt =
  "(?:maos?|maozinhas?|dedos?|dedinhos?|pernas?|perninhas?|bracos?|bracinhos?|barriga|barriguinha|pele|rosto|carinha|cara|pes?|pezinhos?|costas|peito|coxas?|cabeca|bochechas?|bumbum|ombros?|pescoco|palma|queixo|orelha)"
const partsEn =
  "(?:hands?|fingers?|thumb|arms?|legs?|belly|tummy|stomach|skin|face|foot|feet|back|chest|thighs?|head|cheeks?|bottom|bum|shoulders?|neck|palm|chin|ear|toes?|forearm)"
const partsEs =
  "(?:manos?|manitas?|dedos?|deditos?|piernas?|piernitas?|brazos?|bracitos?|barriga|pancita|piel|cara|carita|pies?|piecitos?|espalda|pecho|muslos?|cabeza|cachetes?|mejillas?|hombros?|cuello|palma|menton|oreja)"
const liquidPt = "(?:cafe|cha|agua|sopa|oleo|azeite|leite|mingau|caldo|panela|chaleira|gordura|comida|chimarrao)"
const liquidEs = "(?:cafe|te|agua|sopa|aceite|leche|caldo|olla|mate|grasa|comida)"

/** What injures and what is injured, as people write it. A translator adds a word without reading the rules. */
export const words = {
  burned: {
    pt: [
      `queim(?:ou|ei|aram|amos) (?:(?:o|a|os|as|meu|minha|um|uma|no|na|nos|nas|todo|toda|de leve|um pouco|feio|muito|sem querer|do|da) ){0,3}${partsPt}`,
      "(?:se|me) queim(?:ou|ei|aram)(?! (?:o|a|os|as|tudo|todo o|toda a) )",
      "queim(?:ou|ei|amos|aram) (?:o |a |meu |minha )?(?:bebe|nenem|filh[oa]|menin[oa])",
      `${partsPt} (?:\\w+ ){0,3}(?:queimou|queimad[oa]s?)`,
      "queim(?:ou|ei) com (?:agua|oleo|cafe|cha|sopa|ferro|chapinha|panela)",
      "queimaduras?",
      `escald(?:ou|ei|aram) (?:\\w+ )?(?:${partsPt}|bebe|nenem)|(?:se|me) escald(?:ou|ei)`,
    ],
    en: [
      `(?:burned|burnt|scalded) (?:his|her|my|the babys|babys|my babys|its|both) (?:\\w+ ){0,2}${partsEn}`,
      "(?:burned|burnt|scalded) (?:himself|herself|myself|itself|the baby|my baby|my son|my daughter|him|her)",
      `${partsEn} (?:\\w+ )?(?:is|was|got|looks) (?:\\w+ )?(?:burned|burnt|scalded)`,
      "(?:baby|son|daughter|he|she|i|child) (?:\\w+ )?(?:got|was|is|has been|been) (?:\\w+ )?(?:burned|burnt|scalded)",
      "(?:a|an|the|this|bad|small|nasty|tiny|little|big) (?:burn|scald) (?:on|from|mark|to)",
      "(?:has|got|have) (?:a|an|some) (?:\\w+ )?(?:burns?|scalds?)|burns (?:on|to) (?:his|her|my)",
      "(?:bath|water) (?:\\w+ ){0,2}too hot[^.!?]{0,40}(?:blister\\w*|skin|red)",
    ],
    es: [
      `quem(?:o|e|aron) (?:(?:la|el|las|los|su|sus|mi|un|una|toda|todo|un poco) ){1,3}${partsEs}`,
      "(?:se|me) (?:ha |he |han )?quem(?:o|e|aron|ado) (?:con|en|la mano|por)(?! (?:el|la) (?:fondo|olla))",
      "me queme",
      "quem(?:o|e) a(?:l| mi| la) (?:bebe|hij[oa]|nin[oa]|nene|nena)|(?:bebe|hij[oa]|nin[oa]) (?:\\w+ )?se (?:me )?quemo",
      `${partsEs} (?:\\w+ ){0,2}quemad[oa]s?`,
      "quemaduras?",
    ],
  },
  hotSpill: {
    pt: [
      `(?:derram|derrub|entorn|vir|cai|resping|espirr)\\w* (?:\\w+ ){0,3}${liquidPt} (?:muito |bem )?(?:quente|fervendo|fervente)`,
      `${liquidPt} (?:\\w+ )?(?:quente|fervendo|fervente) (?:\\w+ ){0,3}(?:caiu|virou|derramou|entornou|respingou|em cima)`,
    ],
    en: [
      "(?:spill|spilt|pour|splash|drop|knock|pull|tip)\\w* (?:\\w+ ){0,5}(?:hot|boiling) (?:\\w+ )?(?:tea|coffee|water|soup|oil|milk|drink|food|porridge|pan|kettle|fat)",
      "(?:hot|boiling) (?:\\w+ )?(?:tea|coffee|water|soup|oil|milk|drink) (?:\\w+ ){0,3}(?:spilled|spilt|fell|splashed|went|got|all over)",
    ],
    es: [
      `(?:derram|volc|cay|salpic)\\w* (?:\\w+ ){0,4}${liquidEs} (?:muy )?(?:caliente|hirviendo|hirviente)`,
      `${liquidEs} (?:\\w+ )?(?:caliente|hirviendo) (?:\\w+ ){0,3}(?:cayo|derramo|volco|salpico|encima)`,
    ],
  },
  /** Not said to be hot: what is seen on whom it came tells. */
  drinkSpill: {
    pt: [
      "(?:derram|derrub|entorn|virei|virou|cai|resping)\\w* (?:\\w+ ){0,4}(?:cafe|cha|mate|chimarrao|sopa|mingau|chaleira)",
      "(?:cafe|cha|chimarrao|sopa|caldo) (?:\\w+ ){0,2}(?:caiu|virou|derramou|entornou)",
    ],
    en: [
      "(?:spill|spilt|knock|tip|pull|splash|drop)\\w* (?:\\w+ ){0,4}(?:tea|coffee|cocoa|soup|kettle|gravy|porridge|noodles)",
      "(?:tea|coffee|cocoa|soup|gravy) (?:\\w+ ){0,3}(?:spilled|spilt|went over|tipped)",
    ],
    es: [
      "(?:derram|volc|cay|tir|salpic)\\w* (?:\\w+ ){0,4}(?:cafe|(?:el|un|mi|su) te|mate|sopa|caldo|tetera|cafetera)",
      "(?:cafe|mate|sopa|caldo) (?:\\w+ ){0,2}(?:se (?:le|me) )?(?:cayo|volco|derramo)",
    ],
  },
  markOfBurn: {
    pt: ["vermelh\\w+|bolhas?|a pele|grit\\w+"],
    en: ["red|blister\\w*|skins?|scream\\w*|shiny|peeling"],
    es: ["roj[oa]s?|ampollas?|la piel|grit\\w+"],
  },
  cold: {
    pt: ["fri[oa]|gelad[oa]|morn[oa]|tapete|sofa|blusa|camisa|mancha"],
    en: ["cold|iced|lukewarm|carpet|sofa|shirt|blouse|stain\\w*"],
    es: ["fri[oa]|helad[oa]|tibi[oa]|alfombra|sofa|camisa|blusa|mancha"],
  },
  inBath: {
    pt: ["banho|banheira|balde|bacia"],
    en: ["bath|bathtub|tub|bucket"],
    es: ["bano|banera|tina|cubeta|balde"],
  },
  gas: {
    pt: [
      "(?:cheiro|vazamento|vazando|fuga) (?:\\w+ ){0,2}gas|gas vazando|monoxido|(?:aquecedor|braseira|lareira|fogareiro|carvao) (?:\\w+ ){0,4}(?:fechad[oa]|janela)",
    ],
    en: [
      "(?:co|carbon monoxide|gas) (?:alarm|detector|leak)|carbon monoxide|smell (?:of )?gas|smells of gas|gas smell",
    ],
    es: [
      "(?:olor|huele|fuga|escape) (?:\\w+ ){0,2}gas|monoxido|(?:brasero|estufa|calentador) (?:\\w+ ){0,4}(?:cerrad[oa]|ventana)",
    ],
  },
  illFromGas: {
    pt: ["tont\\w+|dor de cabeca|enjo\\w+|vomit\\w+|sonolent\\w+|adormecid\\w+|mole|molinh[oa]|nao acorda"],
    en: ["dizzy|head ?aches?|sick|vomit\\w*|nause\\w+|sleepy|drowsy|faint\\w*|floppy|wont wake"],
    es: ["mare\\w+|dolor de cabeza|nausea\\w*|vomit\\w+|adormilad\\w+|somnolient\\w+|floj\\w+|no despierta"],
  },
  /** On whom it came. */
  onPerson: {
    pt: [
      `${partsPt}|bebe|nenem|filh[oa]|menin[oa]|nele|nela|em mim|sobre mim|em cima d[eo] (?:bebe|mim|nos)|lhe|bolhas?|me`,
    ],
    en: [`${partsEn}|baby|son|daughter|child|him|her|me|myself|blisters?`],
    es: [`${partsEs}|bebe|hij[oa]|nin[oa]|nene|nena|le|me|ampollas?`],
  },
  touchedHot: {
    pt: [
      "(?:encost|toc|peg|puxou|agarr|pos a mao|botou a mao|colocou a mao)\\w* (?:\\w+ ){0,3}(?:ferro (?:de passar|quente)|forno|fogao|chapinha|panela quente|escapamento|boca do fogao|lampada quente)",
    ],
    en: [
      "(?:touched|grabbed|leaned on|put (?:his|her) hand on) (?:\\w+ ){0,3}(?:hot (?:iron|oven|stove|pan|hob|plate|kettle|tap)|(?:oven|stove|hob|(?:hair ?)?straighteners?|curling (?:iron|tongs)|radiator|wood burner|barbecue))",
    ],
    es: [
      "(?:toco|agarro|apoyo|puso la mano) (?:\\w+ ){0,3}(?:plancha|horno|estufa|hornilla|sarten caliente|olla caliente)",
    ],
  },
  /** What is burned and no person, what burns without heat, and what is done on purpose. */
  noBurn: {
    pt: [
      "calorias|gordura|azia|queimacao|xixi|urin\\w+|mamilos?|bico do peito|pontos|garganta|estomago|de raiva|vergonha|coco|fralda|assadura|cheiro|cheira|(?:minha |a )?lingua|minha boca|sensacao|de proposito|cigarro|pensamento|jogou|com raiva|querendo",
    ],
    en: [
      "calories|fat|heartburn|burn(?:ed|t)? ?out|pee(?:ing)?|urin\\w+|wee|nipples?|stitches|throat|stomach|anger|rage|poo|nappy|diaper|smell\\w*|my tongue|my mouth|feels like|like a burn|high lipase|on purpose|cigarettes?|thoughts?|threw|thrown",
    ],
    es: [
      "calorias|grasa|acidez|orin\\w+|pezon(?:es)?|puntos|garganta|estomago|de rabia|caca|panal|olor|huele|la lengua|mi boca|sensacion|a proposito|adrede|cigarr\\w+|pensamiento|para sentir|merezco|me echo|me tiro|limon|angustia",
    ],
  },
  graveBurn: {
    pt: [
      "bolh\\w+|fervendo|fervente|oleo|azeite|rosto|cara|barriga|peito|feio|muito|grave|pele|palma|fund[oa]|grande|quimic\\w+",
    ],
    en: ["blister\\w*|boiling|oil|face|belly|tummy|chest|bad|badly|severe\\w*|skin|palm|deep|large|big|chemical|steam"],
    es: [
      "ampoll\\w+|hirviendo|hirviente|aceite|cara|barriga|pecho|fe[oa]|mucho|grave|piel|palma|profund\\w+|grande|quimic\\w+",
    ],
  },
  sun: {
    pt: ["sol|praia|passeio"],
    en: ["sun|sunburn\\w*|beach"],
    es: ["sol|playa"],
  },
  /** Of hers, what she laughs off. */
  minor: {
    pt: ["nada grave|de leve|nem bolha|bobag\\w+|kk+|rs|haha\\w*|tudo bem|so ardeu|pouquinho"],
    en: ["nothing serious|fine|no blisters?|ouch|haha\\w*|lol|barely|tiny bit"],
    es: ["nada grave|sin ampollas?|jaja\\w*|poquito|tibi[oa]|no es nada"],
  },
  chemical: {
    pt: [
      "agua sanitaria|candida|cloro|soda caustica|desinfetante|detergente|sabao em po|produto (?:de limpeza|quimico)|produto d[oe]|alvejante|amaciante|acido|amonia|removedor|thinner|solvente|alcool(?: em gel| gel)?|acetona|cal|inseticida|querosene|gasolina|desentupidor|super ?bonder|cola|limpa \\w+|veja|capsula de lavar",
    ],
    en: [
      "bleach|drain cleaner|detergent|disinfectant|cleaning (?:product|fluid|spray|stuff)|(?:oven|toilet|bathroom|window|kitchen|floor) cleaner|cleaner|ammonia|acid|lye|alcohol|hand sanitizer|sanitizer|chemicals?|super ?glue|nail polish remover|acetone|insecticide|bug spray|petrol|gasoline|laundry pod|dishwasher (?:tablet|powder)|paint thinner|descaler",
    ],
    es: [
      "lejia|cloro|lavandina|soda caustica|detergente|desinfectante|producto (?:de limpieza|quimico)|limpiador|limpiahornos|acido|amoniaco|suavizante|quitaesmalte|acetona|alcohol(?: en gel)?|gel antibacterial|insecticida|gasolina|pegamento|cal|destapacanos|blanqueador",
    ],
  },
  onEyeOrSkin: {
    pt: [
      "(?:n[oa]s?|dentro d[oa]s?|em cima d[oa]s?) (?:meus? |minha )?(?:olhos?|olhinhos?|pele|rosto|cara|vista|corpo)(?: d[oae]\\w*)?",
      "(?:n[oa]s?|em cima d[oa]s?|sobre [oa]s?) (?:barriga|barriguinha|pernas?|perninhas?|costas|peito|coxas?|cabeca|pescoco) d(?:o|a|ele|ela)",
    ],
    en: [
      "(?:in|into|on|onto|all over) (?:his|her|my|the|babys?|both|their|one|an) (?:\\w+ )?(?:eyes?|skin|face|body)|in (?:babys|the babys|my babys) eyes?",
      "(?:on|onto|over|down) (?:his|her|the babys|babys) (?:\\w+ )?(?:belly|tummy|legs?|back|chest|thighs?|head|neck)",
    ],
    es: [
      "(?:en|dentro de|a) (?:el|los|la|su|sus|mi|mis|un) (?:ojos?|ojitos?|piel|cara|cuerpo)|al ojo",
      "(?:encima de|encima|sobre|por|en) (?:la|el|las|los|su|sus) (?:barriga|panza|pancita|carita|piernas?|piernitas?|espalda|pecho|muslos?|cabeza|cuello)",
    ],
  },
  gotThere: {
    pt: ["caiu|cair|espirr\\w+|resping\\w+|jog\\w+|ping\\w+|entrou|foi|pegou|derram\\w+|bateu|passou|escorreu"],
    en: ["got|splash\\w*|spray\\w*|squirt\\w*|spill\\w*|spilt|pour\\w*|drip\\w*|went|flew|fell|rubbed|exploded"],
    es: ["cayo|caer|salpic\\w+|entro|ech\\w+|roci\\w+|derram\\w+|fue|tiro|escurri\\w+|se puso|exploto"],
  },
  inMouth: {
    pt: ["boca|engoli\\w+|bebeu|tomou|lambeu"],
    en: ["mouth|swallow\\w*|drank|ate|licked"],
    es: ["boca|trag\\w+|bebio|tomo|chup\\w+"],
  },
  shock: {
    pt: [
      "choque eletrico|eletrocut\\w+",
      "(?:levou|tomou|levei|tomei|pegou) (?:um |uns )?choques?",
      "(?:dedo|dedinho|mao|colher|chave|grampo|garfo|clipe)\\w* (?:\\w+ ){0,2}(?:n[oa]|dentro d[oa]) tomada",
      "mord\\w+ (?:o |um )?(?:fio|cabo)",
    ],
    en: [
      "electric(?:al)? shock|electrocut\\w+",
      "(?:got|was|been|gets) (?:\\w+ )?(?:shocked|zapped)",
      "(?:socket|outlet|plug|wire|cable)s? (?:\\w+ ){0,4}(?:got|gave (?:him|her|them)) a shock",
      "(?:finger|fingers|fork|keys?|hand|spoon|pin) (?:\\w+ ){0,2}(?:in|into|in to|inside) (?:the |a |an )?(?:\\w+ )?(?:socket|outlet|plug)",
      "(?:bit|chewed|bit through|chewing) (?:\\w+ ){0,3}(?:cable|cord|wire|charger)",
    ],
    es: [
      "descarga electrica|choque electrico|electrocut\\w+|toque electrico|calambrazo",
      "(?:le|me) (?:dio|pego|agarro) (?:la |una )?(?:corriente|patada de luz)",
      "(?:dedo|dedito|mano|tenedor|llave|cuchara)s? (?:\\w+ ){0,2}(?:en|dentro de) (?:el |un |la )?(?:enchufe|tomacorriente|toma de corriente|contacto)",
      "mord\\w+ (?:el |un )?(?:cable|cargador)",
    ],
  },
  noShock: {
    pt: [
      "estatic\\w+|carrinho|coelho|cachorro|gat[oa]|termico|anafilatic\\w+|septico|noticia|cultur\\w+|protetor(?:es)? de tomada|tampa de tomada|tampar",
    ],
    en: [
      "static|rabbit|dogs?|cats?|puppy|hair looks|news|culture|septic|covers?|shocked (?:to|that|at|when i saw|how)|shocked by (?:how|the (?:news|price|bill))|price",
    ],
    es: [
      "estatic\\w+|conejo|perr[oa]|gat[oa]|termico|anafilactic\\w+|septico|noticia|cultural|protector(?:es)?|tapas?",
    ],
  },
  /** Of who was in the car, without a name. */
  seemsFine: {
    pt: ["el[ea] (?:parece|esta|ta|ficou) (?:bem|tranquil[oa]|dormindo)"],
    en: ["(?:he|she|they) (?:seems?|is|are|looks?) (?:fine|ok|okay|alright|well)"],
    es: ["(?:el|ella) (?:parece|esta|se ve|se encuentra) (?:bien|tranquil[oa]|dormid[oa])"],
  },
  underWater: {
    pt: [
      "(?:afund|submerg|mergulh)(?:ou|iu|ei|ado|ida|ada|ido) (?:\\w+ ){0,3}(?:agua|banheira|piscina|balde|bacia|banho)",
      "(?:de)?baixo (?:da |de |d)?agua",
      "(?:quase )?se afogou|quase afogou|afogamento|afogou n[oa]|se afogando n[oa]",
      "(?:caiu|escorregou|virou) (?:\\w+ ){0,3}(?:n[oa]|dentro d[oa]) (?:banheira|piscina|balde|bacia|tanque|vaso|privada|lago|rio|mar|agua)",
      "(?:engoliu|aspirou|tomou) (?:muita|bastante|um monte de) agua (?:d[oa]|n[oa]) (?:banho|banheira|piscina|mar|rio|lago)",
      "afundou (?:na|a cabeca)",
    ],
    en: [
      "(?:went|slipped|slid|fell|dipped|was|rolled|face|head) (?:\\w+ )?(?:completely )?under ?(?:the |bath |pool )?water",
      "(?:went|slipped|slid) (?:right |straight |completely |fully |all the way )?under in the (?:bath|tub|pool)",
      "(?:nearly|almost|near) drown\\w*|drowning in the (?:bath|tub|pool|water)",
      "fell (?:face first |head first )?in(?:to)? (?:the |a |our )?(?:\\w+ )?(?:pool|bath|bathtub|tub|bucket|pond|river|lake|toilet|hot tub|paddling pool)",
      "sank in (?:the |her |his )?(?:bath|bathtub|tub|pool)",
      "submerged|(?:inhaled|breathed in|swallowed (?:a lot of|lots of|loads of|so much)) (?:\\w+ )?(?:bath|pool|sea|river|lake)? ?water",
    ],
    es: [
      "se (?:me )?(?:hundio|sumergio)|(?:hundio|sumergio) (?:\\w+ ){0,3}(?:agua|banera|tina|alberca|piscina|pileta)",
      "(?:bajo|debajo) (?:de )?(?:el )?(?:del )?agua",
      "(?:casi )?se (?:me )?(?:ahogo|ahogaba) (?:en|con el agua)|ahogamiento|casi se (?:me )?ahoga en",
      "(?:cayo|resbalo) (?:\\w+ ){0,2}(?:a|en|dentro de|al) (?:la |el |un |una )?(?:piscina|alberca|pileta|banera|tina|banadera|balde|cubeta|cubo|rio|lago|mar|agua|estanque)",
      "(?:trago|aspiro) (?:mucha|bastante) agua (?:en|de) (?:la |el )?(?:piscina|alberca|pileta|banera|tina|bano|mar|rio)",
    ],
  },
  headUnder: {
    pt: ["(?:cabeca|cabecinha|rosto|carinha) (?:del[ea] )?(?:\\w+ )?(?:de|em)?baixo d(?:a )?agua"],
    en: ["(?:his|her) (?:head|face) (?:\\w+ )?(?:completely )?under ?(?:the )?water"],
    es: ["se le (?:\\w+ ){1,3}(?:cabeza|cara) (?:bajo|debajo) (?:de |d)?el agua"],
  },
  noWater: {
    pt: [
      "celular|telefone|brinquedo|gat[oa]|cachorr\\w+|marido|como quem|como se|leite|mamando|mamar|mamadeira|peito|batismo|batizado|hidro\\w*|dividas?|lagrimas|tristeza|xampu|shampoo",
    ],
    en: [
      "phone|toy|rat|cat|dog|husband|as if|like (?:i|im)|milk|feeding|nursing|bottle|letdown|baptis\\w*|christening|shampoo",
    ],
    es: [
      "celular|telefono|movil|juguete|gat[oa]|perr\\w+|marido|como si|leche|mamando|pecho|biberon|toma|bautizo|parto en el agua|parto|deudas?|lagrimas|pena|champu",
    ],
  },
} as const satisfies Record<string, Words>
