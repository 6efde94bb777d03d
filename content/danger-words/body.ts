import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** What is seen on a body or has happened to it. */
export const bodyWords = {
  notBreathing: {
    pt: ["nao [esta /ta /tava ][mais ]respira[ndo]", "parou de respirar", "sem respirar", "(esta/ta) sem respiracao"],
    en: ["(isnt/is not/not/aint) breathing", "stopped breathing", "(doesnt/does not) breathe", "no longer breathing"],
    es: ["no [esta ](respira/respirando)", "dejo de respirar", "sin respirar", "ya no respira"],
  },
  breathesBadly: {
    pt: [
      "respira[ndo] {1} (bem/direito/direitinho/pelo nariz/pela boca), nariz, entupid+, aparelh+, monitor",
      "sensor, avisa, nasceu, ao nascer, no parto, enquanto mama",
    ],
    en: [
      "breath+ {1} (well/properly/right/normally/easily/through (his/her/the/its) (nose/mouth)), nose, stuffy",
      "monitor, sensor, alarm, born, at birth, while (feeding/nursing)",
    ],
    es: [
      "respira[ndo] {1} (bien/por la (nariz/boca)), nariz, tapad+, aparat+, monitor, sensor, avisa, nacio",
      "al nacer, en el parto",
    ],
  },
  /** Words with which "without breathing" is about speaking or eating without a pause. */
  withoutPause: {
    pt: ["fal+, bebi, com(er/i/endo), convers+"],
    en: ["talk*, speak*, eat*"],
    es: ["habl+, tomo, bebio, com(er/i/iendo), acabo, olla"],
  },
  choked: {
    pt: [
      "engasg+, engoliu, pres(o/a), bolacha, biscoito, pao, salsicha, uva, papinha, papa, leite, comida, carne",
      "pedaco, moeda, balao, tapinha[s], tapas, nas costas, massagem no peito",
    ],
    en: [
      "chok+, gag*, stuck, swallow*, grape, biscuit, cookie, bread, sausage, food, milk, puree, lump, coin",
      "balloon, saliva, drops, patted, back (blows/slaps), heimlich",
    ],
    es: [
      "atragant+, ahog+, trag+, atorad+, galleta, pan, salchicha, uva, papilla, papa, leche, comida, carne",
      "milanesa, pedazo, moneda, globo, palmad+, golpes, heimlich",
    ],
  },
  bleeding: {
    pt: ["sangr(a/am/ou/aram/ando/amento)", "sangue"],
    en: ["bleed[s/ing], bled, nose[ ]bleed[s], blood"],
    es: ["sangr(a[n]/o/aron/ando/ado), sangre"],
  },
  fromWhere: {
    pt: ["[pelo /do /no /o ]nariz, narin+, boca, gengiva, ouvido, nao para, sem parar, nao estanca"],
    en: ["nose, mouth, gum[s], ear[s], (wont/doesnt/does not/not) stop, wont quit, nose[ ]bleed[s]"],
    es: ["nariz, boca, encia[s], oido[s], no (para/se detiene/deja), sin parar"],
  },
  notHisBlood: {
    pt: [
      "coco, fezes, absorvente[s], coagulo[s], lochia, loquios, tive [o /um ](bebe/parto/cesarea), dei a luz",
      "pos parto, fralda, xixi, vomit+, golf+, mamil+, bico, peito, seio, rachad+, vagina, menstrua+, unha[s]",
      "dentinho, escov+, pia, (meu/minha/no meu/na minha) (nariz/boca/gengiva), exame, tipo, doa+, pressao, teste",
      "teste do pezinho, picada, vacina, eu (estou/to), estou, enfi+, com {1} (forca/raiva), bate n+, provoqu+",
      "peixe",
    ],
    en: [
      "poo, poop, stool, pad[s], clot[s], lochia, gave birth, postpartum, after birth, had (a/my) baby, nappy",
      "diaper, brush+, sink, floss+, pee, wee, vomit*, spit[ ]up, nipple[s], breast, cracked, period, vagina, nail[s], teeth*, tooth",
      "my (nose/mouth/gum[s]), test, type, donat+, pressure, heel prick, jab, vaccine, im, i am, shoved, pushed",
      "so hard, beats",
    ],
    es: [
      "me sangr+, caca, heces, compresa[s], toall+, coagulo[s], loquios, di a luz, posparto",
      "tuve [a ][mi /un ]bebe, panal, pipi, orina, lavabo, cepill+, vomit*, regurgit+, pezon[es], pecho, agrietad+, vagina, regla",
      "(su/la/mi) una, unas, diente*, mi (nariz/boca), mis encias, prueba, tipo, don(a/ar/o/acion/ante)[s], presion, talon, vacuna, estoy",
      "con {1} (fuerza/rabia), meti, provoqu+",
    ],
  },
  /** Words for an older child, who often has bruises from running and climbing, and sometimes nosebleeds. */
  olderChild: {
    pt: [
      "(filh(o/a)/crianca/menin(o/a)) mais velh(o/a), (minha/meu) mais velh(o/a), (2/3/4/5/6/7/8/9) anos",
      "(dois/tres/quatro/cinco/seis) an(os/inhos), canela, parquinho",
    ],
    en: [
      "toddler[s], pre[ ]schooler, (older/oldest/eldest) +, my (oldest/eldest)",
      "((2/3/4/5/6/7/8/9)/two/three/four/five/six) year[s] old[s], shin[s], playground, old nose[ ]bleed[s]",
      "used to",
    ],
    es: [
      "(hij(o/a)/nin(o/a)/nene/nena) [mas ](mayor/grande), mi mayor, (2/3/4/5/6/7/8/9) anos",
      "(tres/cuatro/cinco/seis) an(os/itos), espinilla[s], canilla[s]",
    ],
  },
  bruise: {
    pt: [
      "mancha[s] rox(a/as/inha/inhas), hematoma[s], equimose[s], rox(o/inho/os) (n(o/a)[s]/em)",
      "nodoa[s] negra[s]",
    ],
    en: ["bruis(e/es/ed/ing)"],
    es: ["moret(on/ones), morat(on/ones), cardenal[es], hematoma[s]"],
  },
  noBruise: {
    pt: [
      "(meu[s]/minha[s]) !(bebe/filh/nenem/recem/menin/pequen)+, mamil+, peito, mongolic+, de nascenca",
      "nascimento, parto, forceps, ventosa, vacuo, nasceu com, vacina, injecao",
      "!<((nao/nem) )(engatinh(a/ar/ando)/anda/andar/caminh(a/ar/ando)), correndo, estou",
    ],
    en: [
      "my !(baby/babys/son/sons/daughter/newborn/little/#0-9/+ (week/month))+, nipple[s], breast[s], mongolian",
      "birth[ ]mark, birth, born, forceps, ventouse, vacuum, jab, vaccine, shot",
      "!<((not/isnt) )(crawls/crawling/walks/walking/learning to walk/cruising), standing, ribs, banana, fruit",
      "ego",
    ],
    es: [
      "mi !(bebe/hij/nin/recien/nen/pequen)+, mis +, pezon[es], pecho, mongolic+, de nacimiento, parto, forceps",
      "ventosa, nacio con, vacuna, inyeccion, !<(!<(+)no )(gate(a/ar/ando)/camin(a/ar/ando)), estoy",
    ],
  },
  onBaby: {
    pt: [
      "bebe, nenem, recem nascid+, filh(o/a), menin(o/a), dele, dela",
      "(ele/ela) (tem/esta/ta/apareceu/acordou/amanheceu), nele, nela",
    ],
    en: [
      "baby, babys, newborn, infant, son, daughter, (he/she) (has/woke/is/got), on (his/her)",
      "(week/month)[s][ ]old[s]",
    ],
    es: [
      "bebe, recien nacid+, hij(o/a), nin(o/a), nene, nena, le (salio/salieron/aparecio/aparecieron/veo/vi/noto)",
      "tiene",
    ],
  },
  hidden: {
    pt: [
      "maquiagem, base, corretivo, cobr+, escond+, namorado, companheiro, fui eu, de mim, belisc+",
      "apert(ei/ou/aram), bati, forca, raiva, pescoco, ama, baba, creme, marmore",
    ],
    en: [
      "make[ ]up, concealer, cover, sleeves, boyfriend, fella, from me, i bruised, i did, squeez*, rough, angry",
      "neck, ring, his dad, her dad, nanny, clumsy, easily, fingers, football, shin, spank*",
    ],
    es: [
      "maquillaje, tap+, cubr+, esconder, novio, pareja, fui yo, pellizc+, apret+, nalgad+, fuerza, se enoja",
      "cuello, suegra, ninera, familia",
    ],
  },
  hair: {
    pt: ["(fio/fios) (de cabelo/de linha/da meia), cabelo[s], linha, fiapo"],
    en: ["hair[s], thread[s], string"],
    es: ["(hilo/hilos/hebra/pelo[s]/cabello[s])"],
  },
  wound: {
    pt: ["enrol+, amarr+, apert+, estrangul+, pres(o/a), cortando, enrosc+, n(o/a) ded+"],
    en: [
      "wrapped, wound, tied, tight*, cutting, caught, tangled, around, round, tourniquet",
      "on (his/her/the) {1} (toe/finger)",
    ],
    es: ["enred+, enroll+, amarr+, apr(et/iet)+, atad+, estrangul+, cortando, alrededor, en (el/su/un) ded+"],
  },
  tied: {
    pt: ["inch+, vermelh+, rox(o/a), azulad+, doi, dor, apert+, nao (consigo/sai/solta), cortando, chora*, berra"],
    en: [
      "swollen, swelling, red, purple, blue, hurt[s], tight*, cant (get/remove/cut), wont come, cutting, crying",
      "cries, scream*",
    ],
    es: [
      "hinch+, roj(o/a), morad(o/a), azulad+, duele, dolor, apr(et/iet)+, no (puedo/sale/se suelta), cortando",
      "llora*",
    ],
  },
  tiedPart: {
    pt: ["dedo[s], dedinho[s], penis, pinto, pipi, piu[ ]piu"],
    en: ["toe[s], finger[s], penis, willy"],
    es: ["dedo[s], dedito[s], pene, pito, pilin"],
  },
  object: {
    pt: ["ima[s], pilha[s], bateria[s], agulha, alfinete, prego, parafuso, caco, vidro, grampo, tachinha, percevejo"],
    en: [
      "magnet[s], batter(y/ies), needle, safety pin, pin[s], nail[s], screw[s], (broken /piece of )glass",
      "staple[s], tack[s]",
    ],
    es: ["iman[es], pila[s], bateria[s], aguja, alfiler, clavo, tornillo, vidrio, grapa, tachuela, chinche"],
  },
  swallowing: {
    pt: ["engoli(u/do/ram), (no/na/dentro d(o/a)) (nariz/narina/ouvido/orelha/ouvidinho)"],
    en: [
      "swallow(ed/ing), (he/she/baby/son/daughter) ate, ate (a/the/one/two/some/three)",
      "(in/up/into/inside) (his/her/the/its/my babys/babys) (nose/nostril/ear)",
    ],
    es: ["se trago, trago, tragado, se comio, (en/dentro de) (la/el/su) (nariz/oido/oreja)"],
  },
  testicle: {
    pt: ["testicul+, escrot+, saquinho, saco (dele/do (bebe/meu/nenem)/escrotal), bolsa escrotal"],
    en: ["testic(le/les), testis, scrotum, ball[ ]sack, (his/one) (ball[s]/testes)"],
    es: ["testicul+, escrot+, bolsa escrotal, bolsita[s]"],
  },
  swollenRedSore: {
    pt: ["inch+, vermelh+, rox(o/a), azulad+, doi, doendo, dor, dur(o/a), chora* quando"],
    en: ["swollen, swelling, swelled, red, purple, blue, pain*, hurt[s], sore, hard, cries when"],
    es: ["hinch+, roj(o/a), morad(o/a), azulad+, duele, dolor, dur(o/a), llora cuando"],
  },
  softPainless: {
    pt: ["sem dor, nao doi, nao sente dor, mole, nao chora, hidrocele"],
    en: ["soft, painless, no pain, not painful, doesnt hurt, hydrocele"],
    es: ["bland(o/a), sin dolor, no [le ]duele, hidrocele"],
  },
  crash: {
    pt: [
      "(acidente/batida/colisao/engavetamento) {1} [de /com o ](carro/transito/moto/onibus/automovel)",
      "(batemos/bateram/bati/bateu/capot+) {2} (carro/moto/n(o/a) (gente/nosso/traseira)), capotamos",
      "(bateram/batido) (atras/na traseira) {1} (gente/nos/nosso/carro)",
    ],
    en: [
      "(car/road/traffic/motorbike/bus) (crash/accident/wreck/collision)",
      "(crashed/wrecked) (the/our/my) car",
      "(someone/somebody/they) {1} (rear[ /-]ended/crashed into/drove into/ran into) (us/me/our car)",
      "(was/were/got/been) (rear[ /-]ended/in an accident/hit by a (car/truck/van/lorry)), fender bender",
      "(another/a) (car/truck/van) (hit/crashed into/ran into) (us/our/me/my)",
    ],
    es: [
      "(accidente/choque/colision) [de /en /con el ](auto/coche/carro/trafico/transito/moto/camion/autobus)",
      "(golpe/golpecito) (en/con) el (auto/coche/carro)",
      "tuvimos un choque, chocamos, nos chocaron, nos choco, volcamos, choque (el/con el) (auto/coche/carro)",
    ],
  },
  noCrash: {
    pt: ["seguro, medo, filme, novela, gravid+, gestacao, sonh+, cadeirinha usada"],
    en: ["insurance, afraid, scared of, movie, film, pregnan+, dream*, second[ ]hand, used car seat"],
    es: ["seguro, miedo, pelicula, novela, embaraz+, son(e/o)*, silla usada"],
  },
  forced: {
    pt: [
      "(fui/sou/me) (estuprad(o/a)/estuprou/estupram/violentad(o/a)/violentou/abusad(o/a) sexualmente), estupro",
      "[me ](forcou/forca/obrigou/obriga)[ me/ a mim] [a ](fazer/ter/transar)[ (sexo/relac+/amor)]",
      "(sexo/transa/relac+) [comigo ](forcad(o/a)/a forca/sem eu querer/contra a minha vontade)",
      "fui forcada!( a ), fui (forcada/obrigada) a (transar/ter rela+/fazer sexo)",
      "se aproveitou de mim {2} (dorm+/bebada/sedada)",
      "abusou [sexualmente ]de mim, violencia sexual, abuso sexual",
    ],
    en: [
      "(i was/he/husband/partner/boyfriend/ex/someone/got/been) {1} rape[d][ me], rapes me",
      "(forced/forces/made/makes) [me ](himself on me/[to ]have sex/into (sex/having sex))",
      "(forced/forces/forcing) (himself/sex) on me",
      "sexually (assaulted/abused), sexual assault, sex (without my consent/against my will)",
      "took advantage of me (while/when/asleep)",
      "had sex with me (without/while i [was ](asleep/sleeping/crying/said no))",
    ],
    es: [
      "(me/fui/he sido) (violo/viola/violaron/violada/han violado/ha violado/abusada sexualmente)",
      "[me ](forzo/fuerza/obligo/obliga) a (tener/hacer) (sexo/relaciones/el amor), me obligo a tener relaciones",
      "me tuvo a la fuerza",
      "abusaron de mi, se aprovecho de mi {2} (dormida/dormia/borracha/sedada)",
      "abuso (sexual/de mi), agresion sexual, violencia sexual, sexo (forzado/a la fuerza/sin mi consentimiento)",
      "violacion",
    ],
  },
  vulva: {
    pt: [
      "vulva, grandes labios, labio[s] (vaginal/da vagina/da vulva)*, perineo, anus, vagina, pepeca, ppk",
      "perereca, partes intimas, la embaixo",
    ],
    en: ["vulva, labia, perineum, anus, vagina, down there, lady bits, private parts, back passage"],
    es: [
      "vulva, labio[s] (vaginal/de la vagina/de la vulva)*, perine, perineo, vagina, partes intimas, alla abajo",
      "ahi abajo, mis partes",
    ],
  },
  swellingPain: {
    pt: ["inch+, dor, doi, doendo, dolorid+, hematoma, bola, caroco"],
    en: ["swell*, swollen, pain*, hurt*, sore, lump, haematoma, hematoma"],
    es: ["hinch+, dolor, duele, dolorid+, hematoma, bola, bulto"],
  },
  growing: {
    pt: [
      "cada vez mais, cada vez pior, cada vez maior, [so ]aumenta[ndo], cresc(e/endo), [so ]piora[ndo]",
      "ficando maior",
    ],
    en: [
      "more and more, getting (worse/bigger/larger/more), growing, keeps (growing/swelling/getting)",
      "worse and worse, bigger and bigger, increasing*, spreading",
    ],
    es: ["cada vez mas, cada vez peor, aument+, crec(e/iendo), va a mas, empeor+, mas y mas"],
  },
  yellowHers: {
    pt: [
      "(meus olhos/minha pele/branco dos meus olhos/minha cara/meu rosto) {3} amarel*",
      "[eu ](estou/to/fiquei/ficando/tou) {1} [toda ]amarel(a/ada)",
      "[eu ]estou com (ictericia/os olhos amarel+/a pele amarel+)",
    ],
    en: [
      "my {3} (eye[s]/skin[s]/face) {3} (yellow*/jaundiced)",
      "(im/i am/ive (turned/gone)/i look/i turned/ive become) {2} (yellow/jaundiced), i have jaundice",
    ],
    es: [
      "(mis ojos/mi piel/el blanco de mis ojos/mi cara) {3} amarill*",
      "(estoy/me puse/me veo/quede) {1} [toda ]amarill+, tengo (ictericia/los ojos amarill+/la piel amarill+)",
    ],
  },
  noYellow: {
    pt: ["fala[m/ram] que, diz[em] que, anem+, bife, feijao, exagerei, tomei, remedio, paracetamol, sorriso"],
    en: [
      "people say, anaemi+, anemi+, pills, took, taking, paracetamol, tylenol, wearing, dress, shirt, discharge",
      "paint",
    ],
    es: ["dicen que, anemi+, pastillas, tome, tomando, paracetamol, flujo, vestid+, blusa, leche"],
  },
  sweats: {
    pt: ["sua[ndo/d(o/a)], suor, transpir+"],
    en: ["sweat*, drenched, clammy"],
    es: ["suda[ndo/d(o/a)], sudor, transpir+"],
  },
  atFeeds: {
    pt: ["mama[r/ndo/da/das], mamadeira, peito, comer"],
    en: ["feed[s/ing], nurs+, bottle[s], eat[s/ing]"],
    es: ["toma[s/ndo/r], mama[r/ndo], pecho, biberon, com(e/er/iendo)"],
  },
  outOfBreath: {
    pt: ["sem ar, falta de ar, ofegant+, sem folego, cansa*, respira rapido, puxa o ar"],
    en: [
      "breathless, out of breath, pant(s/ing), short of breath, tires, worn out, exhausted",
      "breath(e/es/ing) (fast/hard), fast breathing, gasp*, puff(ed/s/ing), (stop[s]/has) to (breathe/stop)",
      "catch[es] (his/her) breath",
    ],
    es: [
      "sin a(ire/liento), falta (de/el) aire, jade+, se cansa, cansad(o/a), agitad+, se agita, respira rapido, se ahoga",
    ],
  },
  dengue: { pt: ["dengue"], en: ["dengue"], es: ["dengue"] },
  ill: {
    pt: ["febre, suspeita, acho que (estou/e/tenho), estou com, to com, peguei, tenho, positivo, manchas, dor"],
    en: ["fever, suspect*, i think, i have, i (might/may/could) have, ive got, caught, positive, rash, ache*, pain"],
    es: ["fiebre, sospech+, creo que, tengo, me dio, positivo, manchas, dolor"],
  },
  noDengue: {
    pt: ["vacina, repelente, prevenir, evitar, mosquiteiro, ano passado, grupo"],
    en: ["vaccine, jab, repellent, prevent*, avoid, net, last year"],
    es: ["vacuna, repelente, prevenir, evitar, mosquitero, ano pasado"],
  },
  /**
   * Words for herpes. Only the plural of "blister" counts, because a single blister mostly comes from a shallow latch.
   */
  herpes: {
    pt: ["herpes, bolhas, bolhinhas, bolha [d][e][ ]agua, vesiculas"],
    en: ["herpes, cold sore[s], blisters"],
    es: ["herpes, ampoll(as/itas), llagas, vesiculas"],
  },
  notOfHerpes: {
    pt: ["leite, branc+, pega, bomba, bombinha, labi+, boca, genital, zoster"],
    en: ["milk, white, latch, pump*, lip[s], mouth, genital"],
    es: ["leche, blanc+, agarre, extractor, sacaleches, labi+, boca, genital, zoster"],
  },
  breast: {
    pt: ["peito[s], mama[s], seio[s], mamilo[s], bico[s], areola, aureola"],
    en: ["breast[s], nipple[s], areola, boob[s]"],
    es: ["pecho[s], mama[s], seno[s], pezon[es], areola, teta"],
  },
} as const satisfies WordsByMeaning
