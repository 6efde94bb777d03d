import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** Parts of the body that may be burned. */
const partsPt =
  "(mao[s]/maozinha[s]/dedo[s]/dedinho[s]/perna[s]/perninha[s]/braco[s]/bracinho[s]/barriga/barriguinha/pele/rosto/carinha/cara/pe[s]/pezinho[s]/costas/peito/coxa[s]/cabeca/bochecha[s]/bumbum/ombro[s]/pescoco/palma/queixo/orelha)"
const partsEn =
  "(hand[s]/finger[s]/thumb/arm[s]/leg[s]/belly/tummy/stomach/skin/face/foot/feet/back/chest/thigh[s]/head/cheek[s]/bottom/bum/shoulder[s]/neck/palm/chin/ear/toe[s]/forearm)"
const partsEs =
  "(mano[s]/manita[s]/dedo[s]/dedito[s]/pierna[s]/piernita[s]/brazo[s]/bracito[s]/barriga/pancita/piel/cara/carita/pie[s]/piecito[s]/espalda/pecho/muslo[s]/cabeza/cachete[s]/mejilla[s]/hombro[s]/cuello/palma/menton/oreja)"
const liquidPt = "(cafe/cha/agua/sopa/oleo/azeite/leite/mingau/caldo/panela/chaleira/gordura/comida/chimarrao)"
const liquidEs = "(cafe/te/agua/sopa/aceite/leche/caldo/olla/mate/grasa/comida)"

/**
 * Phrases for injuries and their causes, as people write them. Translators can add a word without reading the rules.
 */
export const accidentWords = {
  burned: {
    pt: [
      `queim(ou/ei/aram/amos) ((o/a/os/as/meu/minha/um/uma/no/na/nos/nas/todo/toda/de leve/um pouco/feio/muito/sem querer/do/da) ){3}${partsPt}`,
      "(se/me) queim(ou/ei/aram)!( (o/a/os/as/tudo/todo o/toda a) )",
      "queim(ou/ei/amos/aram) [o /a /meu /minha ](bebe/nenem/filh(o/a)/menin(o/a))",
      `${partsPt} {3} (queimou/queimad(o/a)[s])`,
      "queim(ou/ei) com (agua/oleo/cafe/cha/sopa/ferro/chapinha/panela)",
      "queimadura[s]",
      `escald(ou/ei/aram) {1} (${partsPt}/bebe/nenem), (se/me) escald(ou/ei)`,
    ],
    en: [
      `(burned/burnt/scalded) (his/her/my/the babys/babys/my babys/its/both) {2} ${partsEn}`,
      "(burned/burnt/scalded) (himself/herself/myself/itself/the baby/my baby/my son/my daughter/him/her)",
      `${partsEn} {1} (is/was/got/looks) {1} (burned/burnt/scalded)`,
      "(baby/son/daughter/he/she/i/child) {1} (got/was/is/has been/been) {1} (burned/burnt/scalded)",
      "(a/an/the/this/bad/small/nasty/tiny/little/big) (burn/scald) (on/from/mark/to)",
      "(has/got/have) (a/an/some) {1} (burn[s]/scald[s]), burns (on/to) (his/her/my)",
      "(bath/water) {2} too hot~40(blister*/skin/red)",
    ],
    es: [
      `quem(o/e/aron) ((la/el/las/los/su/sus/mi/un/una/toda/todo/un poco) ){1-3}${partsEs}`,
      "(se/me) [ha /he /han ]quem(o/e/aron/ado) (con/en/la mano/por)!( (el/la) (fondo/olla))",
      "me queme",
      "quem(o/e) a(l/ mi/ la) (bebe/hij(o/a)/nin(o/a)/nene/nena), (bebe/hij(o/a)/nin(o/a)) {1} se [me ]quemo",
      `${partsEs} {2} quemad(o/a)[s]`,
      "quemadura[s]",
    ],
  },
  hotSpill: {
    pt: [
      `(derram/derrub/entorn/vir/cai/resping/espirr)* {3} ${liquidPt} [muito /bem ](quente/fervendo/fervente)`,
      `${liquidPt} {1} (quente/fervendo/fervente) {3} (caiu/virou/derramou/entornou/respingou/em cima)`,
    ],
    en: [
      "(spill/spilt/pour/splash/drop/knock/pull/tip)* {5} (hot/boiling) {1} (tea/coffee/water/soup/oil/milk/drink/food/porridge/pan/kettle/fat)",
      "(hot/boiling) {1} (tea/coffee/water/soup/oil/milk/drink) {3} (spilled/spilt/fell/splashed/went/got/all over)",
    ],
    es: [
      `(derram/volc/cay/salpic)* {4} ${liquidEs} [muy ](caliente/hirviendo/hirviente)`,
      `${liquidEs} {1} (caliente/hirviendo) {3} (cayo/derramo/volco/salpico/encima)`,
    ],
  },
  /** Phrases for a spilled drink that is not said to be hot; what is said about the person it fell on decides. */
  drinkSpill: {
    pt: [
      "(derram/derrub/entorn/virei/virou/cai/resping)* {4} (cafe/cha/mate/chimarrao/sopa/mingau/chaleira)",
      "(cafe/cha/chimarrao/sopa/caldo) {2} (caiu/virou/derramou/entornou)",
    ],
    en: [
      "(spill/spilt/knock/tip/pull/splash/drop)* {4} (tea/coffee/cocoa/soup/kettle/gravy/porridge/noodles)",
      "(tea/coffee/cocoa/soup/gravy) {3} (spilled/spilt/went over/tipped)",
    ],
    es: [
      "(derram/volc/cay/tir/salpic)* {4} (cafe/(el/un/mi/su) te/mate/sopa/caldo/tetera/cafetera)",
      "(cafe/mate/sopa/caldo) {2} [se (le/me) ](cayo/volco/derramo)",
    ],
  },
  markOfBurn: {
    pt: ["vermelh+, bolha[s], a pele, grit+"],
    en: ["red, blister*, skin[s], scream*, shiny, peeling"],
    es: ["roj(o/a)[s], ampolla[s], la piel, grit+"],
  },
  cold: {
    pt: ["fri(o/a), gelad(o/a), morn(o/a), tapete, sofa, blusa, camisa, mancha"],
    en: ["cold, iced, lukewarm, carpet, sofa, shirt, blouse, stain*"],
    es: ["fri(o/a), helad(o/a), tibi(o/a), alfombra, sofa, camisa, blusa, mancha"],
  },
  inBath: {
    pt: ["banho, banheira, balde, bacia"],
    en: ["bath, bathtub, tub, bucket"],
    es: ["bano, banera, tina, cubeta, balde"],
  },
  gas: {
    pt: [
      "(cheiro/vazamento/vazando/fuga) {2} gas, gas vazando, monoxido",
      "(aquecedor/braseira/lareira/fogareiro/carvao) {4} (fechad(o/a)/janela)",
    ],
    en: ["(co/carbon monoxide/gas) (alarm/detector/leak), carbon monoxide, smell [of ]gas, smells of gas, gas smell"],
    es: ["(olor/huele/fuga/escape) {2} gas, monoxido, (brasero/estufa/calentador) {4} (cerrad(o/a)/ventana)"],
  },
  illFromGas: {
    pt: ["tont+, dor de cabeca, enjo+, vomit+, sonolent+, adormecid+, mole, molinh(o/a), nao acorda"],
    en: ["dizzy, head[ ]ache[s], sick, vomit*, nause+, sleepy, drowsy, faint*, floppy, wont wake"],
    es: ["mare+, dolor de cabeza, nausea*, vomit+, adormilad+, somnolient+, floj+, no despierta"],
  },
  /** The person or part of the body that a hot drink fell on. */
  onPerson: {
    pt: [
      `${partsPt}, bebe, nenem, filh(o/a), menin(o/a), nele, nela, em mim, sobre mim`,
      "em cima d(e/o) (bebe/mim/nos), lhe, bolha[s], me",
    ],
    en: [`${partsEn}, baby, son, daughter, child, him, her, me, myself, blister[s]`],
    es: [`${partsEs}, bebe, hij(o/a), nin(o/a), nene, nena, le, me, ampolla[s]`],
  },
  touchedHot: {
    pt: [
      "(encost/toc/peg/puxou/agarr/pos a mao/botou a mao/colocou a mao)* {3} (ferro (de passar/quente)/forno/fogao/chapinha/panela quente/escapamento/boca do fogao/lampada quente)",
    ],
    en: [
      "(touched/grabbed/leaned on/put (his/her) hand on) {3} (hot (iron/oven/stove/pan/hob/plate/kettle/tap)/(oven/stove/hob/[hair[ ]]straightener[s]/curling (iron/tongs)/radiator/wood burner/barbecue))",
    ],
    es: ["(toco/agarro/apoyo/puso la mano) {3} (plancha/horno/estufa/hornilla/sarten caliente/olla caliente)"],
  },
  /** Burns that are not of a person, burning sensations without heat, and burns on purpose. */
  noBurn: {
    pt: [
      "calorias, gordura, azia, queimacao, xixi, urin+, mamilo[s], bico do peito, pontos, garganta, estomago",
      "de raiva, vergonha, coco, fralda, assadura, cheiro, cheira, [minha /a ]lingua, minha boca, sensacao",
      "de proposito, cigarro, pensamento, jogou, com raiva, querendo",
    ],
    en: [
      "calories, fat, heartburn, burn[ed/t][ ]out, pee[ing], urin+, wee, nipple[s], stitches, throat, stomach",
      "anger, rage, poo, nappy, diaper, smell*, my tongue, my mouth, feels like, like a burn, high lipase",
      "on purpose, cigarette[s], thought[s], threw, thrown",
    ],
    es: [
      "calorias, grasa, acidez, orin+, pezon[es], puntos, garganta, estomago, de rabia, caca, panal, olor, huele",
      "la lengua, mi boca, sensacion, a proposito, adrede, cigarr+, pensamiento, para sentir, merezco, me echo",
      "me tiro, limon, angustia",
    ],
  },
  graveBurn: {
    pt: [
      "bolh+, fervendo, fervente, oleo, azeite, rosto, cara, barriga, peito, feio, muito, grave, pele, palma",
      "fund(o/a), grande, quimic+",
    ],
    en: [
      "blister*, boiling, oil, face, belly, tummy, chest, bad, badly, severe*, skin, palm, deep, large, big",
      "chemical, steam",
    ],
    es: [
      "ampoll+, hirviendo, hirviente, aceite, cara, barriga, pecho, fe(o/a), mucho, grave, piel, palma, profund+",
      "grande, quimic+",
    ],
  },
  sun: {
    pt: ["sol, praia, passeio"],
    en: ["sun, sunburn*, beach"],
    es: ["sol, playa"],
  },
  /** Words by which a mother makes light of a burn of her own. */
  minor: {
    pt: ["nada grave, de leve, nem bolha, bobag+, kk, rs, haha*, tudo bem, so ardeu, pouquinho"],
    en: ["nothing serious, fine, no blister[s], ouch, haha*, lol, barely, tiny bit"],
    es: ["nada grave, sin ampolla[s], jaja*, poquito, tibi(o/a), no es nada"],
  },
  chemical: {
    pt: [
      "agua sanitaria, candida, cloro, soda caustica, desinfetante, detergente, sabao em po",
      "produto (de limpeza/quimico), produto d(o/e), alvejante, amaciante, acido, amonia, removedor, thinner",
      "solvente, alcool[ em gel/ gel], acetona, cal, inseticida, querosene, gasolina, desentupidor",
      "super[ ]bonder, cola, limpa +, veja, capsula de lavar",
    ],
    en: [
      "bleach, drain cleaner, detergent, disinfectant, cleaning (product/fluid/spray/stuff)",
      "(oven/toilet/bathroom/window/kitchen/floor) cleaner, cleaner, ammonia, acid, lye, alcohol, hand sanitizer",
      "sanitizer, chemical[s], super[ ]glue, nail polish remover, acetone, insecticide, bug spray, petrol",
      "gasoline, laundry pod, dishwasher (tablet/powder), paint thinner, descaler",
    ],
    es: [
      "lejia, cloro, lavandina, soda caustica, detergente, desinfectante, producto (de limpieza/quimico)",
      "limpiador, limpiahornos, acido, amoniaco, suavizante, quitaesmalte, acetona, alcohol[ en gel]",
      "gel antibacterial, insecticida, gasolina, pegamento, cal, destapacanos, blanqueador",
    ],
  },
  onEyeOrSkin: {
    pt: [
      "(n(o/a)[s]/dentro d(o/a)[s]/em cima d(o/a)[s]) [meu[s] /minha ](olho[s]/olhinho[s]/pele/rosto/cara/vista/corpo)[ d(o/a/e)*]",
      "(n(o/a)[s]/em cima d(o/a)[s]/sobre (o/a)[s]) (barriga/barriguinha/perna[s]/perninha[s]/costas/peito/coxa[s]/cabeca/pescoco) d(o/a/ele/ela)",
    ],
    en: [
      "(in/into/on/onto/all over) (his/her/my/the/baby[s]/both/their/one/an) {1} (eye[s]/skin/face/body)",
      "in (babys/the babys/my babys) eye[s]",
      "(on/onto/over/down) (his/her/the babys/babys) {1} (belly/tummy/leg[s]/back/chest/thigh[s]/head/neck)",
    ],
    es: [
      "(en/dentro de/a) (el/los/la/su/sus/mi/mis/un) (ojo[s]/ojito[s]/piel/cara/cuerpo), al ojo",
      "(encima de/encima/sobre/por/en) (la/el/las/los/su/sus) (barriga/panza/pancita/carita/pierna[s]/piernita[s]/espalda/pecho/muslo[s]/cabeza/cuello)",
    ],
  },
  gotThere: {
    pt: ["caiu, cair, espirr+, resping+, jog+, ping+, entrou, foi, pegou, derram+, bateu, passou, escorreu"],
    en: ["got, splash*, spray*, squirt*, spill*, spilt, pour*, drip*, went, flew, fell, rubbed, exploded"],
    es: ["cayo, caer, salpic+, entro, ech+, roci+, derram+, fue, tiro, escurri+, se puso, exploto"],
  },
  inMouth: {
    pt: ["boca, engoli+, bebeu, tomou, lambeu"],
    en: ["mouth, swallow*, drank, ate, licked"],
    es: ["boca, trag+, bebio, tomo, chup+"],
  },
  shock: {
    pt: [
      "choque eletrico, eletrocut+",
      "(levou/tomou/levei/tomei/pegou) [um /uns ]choque[s]",
      "(dedo/dedinho/mao/colher/chave/grampo/garfo/clipe)* {2} (n(o/a)/dentro d(o/a)) tomada",
      "mord+ [o /um ](fio/cabo)",
    ],
    en: [
      "electric[al] shock, electrocut+",
      "(got/was/been/gets) {1} (shocked/zapped)",
      "(socket/outlet/plug/wire/cable)[s] {4} (got/gave (him/her/them)) a shock",
      "(finger/fingers/fork/key[s]/hand/spoon/pin) {2} (in/into/in to/inside) [the /a /an ]{1} (socket/outlet/plug)",
      "(bit/chewed/bit through/chewing) {3} (cable/cord/wire/charger)",
    ],
    es: [
      "descarga electrica, choque electrico, electrocut+, toque electrico, calambrazo",
      "(le/me) (dio/pego/agarro) [la /una ](corriente/patada de luz)",
      "(dedo/dedito/mano/tenedor/llave/cuchara)[s] {2} (en/dentro de) [el /un /la ](enchufe/tomacorriente/toma de corriente/contacto)",
      "mord+ [el /un ](cable/cargador)",
    ],
  },
  noShock: {
    pt: [
      "estatic+, carrinho, coelho, cachorro, gat(o/a), termico, anafilatic+, septico, noticia, cultur+",
      "protetor[es] de tomada, tampa de tomada, tampar",
    ],
    en: [
      "static, rabbit, dog[s], cat[s], puppy, hair looks, news, culture, septic, cover[s]",
      "shocked (to/that/at/when i saw/how), shocked by (how/the (news/price/bill)), price",
    ],
    es: [
      "estatic+, conejo, perr(o/a), gat(o/a), termico, anafilactic+, septico, noticia, cultural, protector[es]",
      "tapa[s]",
    ],
  },
  /** People in a car accident who seem fine, called only "he", "she" or "they". */
  seemsFine: {
    pt: ["el(e/a) (parece/esta/ta/ficou) [estar ](bem/tranquil(o/a)/dormindo)"],
    en: ["(he/she/they) (seem[s]/is/are/look[s]) (fine/ok/okay/alright/well)"],
    es: ["(el/ella) (parece/esta/se ve/se encuentra) [estar ](bien/tranquil(o/a)/dormid(o/a))"],
  },
  underWater: {
    pt: [
      "(afund/submerg/mergulh)(ou/iu/ei/ado/ida/ada/ido) {3} (agua/banheira/piscina/balde/bacia/banho)",
      "[de]baixo [da /de /d]agua",
      "[quase ]se afogou, quase afogou, afogamento, afogou n(o/a), se afogando n(o/a)",
      "(caiu/escorregou/virou) {3} (n(o/a)/dentro d(o/a)) (banheira/piscina/balde/bacia/tanque/vaso/privada/lago/rio/mar/agua)",
      "(engoliu/aspirou/tomou) (muita/bastante/um monte de) agua (d(o/a)/n(o/a)) (banho/banheira/piscina/mar/rio/lago)",
      "afundou (na/a cabeca)",
    ],
    en: [
      "(went/slipped/slid/fell/dipped/was/rolled/face/head) {1} [completely ]under[ ][the /bath /pool ]water",
      "(went/slipped/slid) [right /straight /completely /fully /all the way ]under in the (bath/tub/pool)",
      "(nearly/almost/near) drown*, drowning in the (bath/tub/pool/water)",
      "fell [face first /head first ]in[to] [the /a /our ]{1} (pool/bath/bathtub/tub/bucket/pond/river/lake/toilet/hot tub/paddling pool)",
      "sank in [the /her /his ](bath/bathtub/tub/pool)",
      "submerged",
      "(inhaled/breathed in/swallowed (a lot of/lots of/loads of/so much)) {1} [bath/pool/sea/river/lake][ ]water",
    ],
    es: [
      "se [me ](hundio/sumergio), (hundio/sumergio) {3} (agua/banera/tina/alberca/piscina/pileta)",
      "(bajo/debajo) [de ][el ][del ]agua",
      "[casi ]se [me ](ahogo/ahogaba) (en/con el agua), ahogamiento, casi se [me ]ahoga en",
      "(cayo/resbalo) {2} (a/en/dentro de/al) [la /el /un /una ](piscina/alberca/pileta/banera/tina/banadera/balde/cubeta/cubo/rio/lago/mar/agua/estanque)",
      "(trago/aspiro) (mucha/bastante) agua (en/de) [la /el ](piscina/alberca/pileta/banera/tina/bano/mar/rio)",
    ],
  },
  headUnder: {
    pt: ["(cabeca/cabecinha/rosto/carinha) [del(e/a) ]{1} [de/em]baixo d[a ]agua"],
    en: ["(his/her) (head/face) {1} [completely ]under[ ][the ]water"],
    es: ["se le (+ ){1-3}(cabeza/cara) (bajo/debajo) [de /d]el agua"],
  },
  noWater: {
    pt: [
      "celular, telefone, brinquedo, gat(o/a), cachorr+, marido, como quem, como se, leite, mamando, mamar",
      "mamadeira, peito, batismo, batizado, hidro*, divida[s], lagrimas, tristeza, xampu, shampoo",
    ],
    en: [
      "phone, toy, rat, cat, dog, husband, as if, like (i/im), milk, feeding, nursing, bottle, letdown, baptis*",
      "christening, shampoo",
    ],
    es: [
      "celular, telefono, movil, juguete, gat(o/a), perr+, marido, como si, leche, mamando, pecho, biberon, toma",
      "bautizo, parto en el agua, parto, deuda[s], lagrimas, pena, champu",
    ],
  },
} as const satisfies WordsByMeaning
