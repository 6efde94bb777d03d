import type { WordsByMeaning } from "#domain/understanding/phrases.ts"
import { unlessDenied } from "./denied.ts"

/** What is seen on a baby or has happened to one, apart from accidents. */
export const babyBodyWords = {
  fellOrHit: {
    pt: [
      "bateu {1} [a /com a ]cabec(a/inha)",
      "(caiu/rolou) (d(a/o/e)/dos/das) {1} (cama/sofa/trocador/comoda/carrinho/berco/escada[s]/cadeir+/colo/braco[s]/mesa/rede/altura)",
    ],
    en: [
      "(hit/hits/bumped/banged/knocked) (his/her/the babys/its) head",
      "(went/fell) {1} down [the ]{1} (stairs/steps) in (his/her/the/a) [baby ]walker",
      "(fell/rolled/slid/tumbled) {1} (off/out of/from/down)[ of] (the/his/her/my/our) {1} (bed/sofa/couch/table/chair/crib/cot/stroller/pram/stairs/steps/arms/counter/swing/highchair/window)",
    ],
    es: [
      "[se ](golpeo/pego/dio) {3} (la/en la) cabe(za/cita)",
      "[se ][me ](cayo/rodo) (del/de la/de las/de mis/de los/por las/por la) {1} (cama/sofa/sillon/cambiador/coche/carriola/cuna/escalera[s]/silla/brazos/mesa/hamaca)",
    ],
  },
  /** Places that are about a metre or more above the floor. */
  fromHigh: {
    pt: ["trocador, comoda, escada[s], colo, braco[s], mesa, janela, cadeirao, altura, balcao"],
    en: ["table, stairs, steps, my arms, counter, window, high[ ]chair"],
    es: ["cambiador, escalera[s], brazos, mesa, ventana, trona, periquera"],
  },
  illAfterIt: {
    pt: [
      `${unlessDenied}vomit+, sonolent+, so quer dormir, quer dormir, mole, molinh(o/a), palid(o/a)`,
      "quiet(o/a) demais, desmai+, convuls+, pupila, ouvido, nao (acorda/reage/responde/segura/para de chorar)",
      `${unlessDenied}sangr+`,
    ],
    en: [
      `${unlessDenied}vomit*, threw up, throwing up, sleepy, drowsy, limp, floppy, pale, went quiet, unconscious`,
      `passed out, seizure, pupil, wont (wake/stop crying), ${unlessDenied}bleeding`,
    ],
    es: [
      `${unlessDenied}vomit+, devolvio, adormilad(o/a), somnolient(o/a), con sueno, espabil+, floj(o/a)`,
      "flojit(o/a), palid(o/a), desmay+, convuls+, pupila, no (despierta/reacciona/responde/para de llorar)",
      `${unlessDenied}sangr+`,
    ],
  },
  /**
   * Phrases with which a fall is no accident of a baby: falls of others or of things, near, slight or old ones, and
   * falls on purpose.
   */
  noFall: {
    pt: [
      "quase, marido, namorado, companheiro, parede, de proposito, raiva, jog(uei/ou), forca, safanao, empurr+",
      "susto, febre, pressao, cabelo, minha cabeca, travesseiro, urs(o/a), pelucia, celular, brinquedo",
      "semana passada, avaliad+, ouvi, historia",
    ],
    en: [
      "almost, nearly, husband, boyfriend, wall, on purpose, angry, so hard, pushed, threw (him/her/the baby)",
      "my head, i fell, pillow, teddy, toy, phone, roomba, weeks ago",
      "in (january/february/march/april/may/june/july), doctor saw, lightly, tiny bit, didnt even notice, mobile",
      "story",
    ],
    es: [
      "casi, marido, esposo, novio, pareja, pared, a proposito, rabia, tire, avente, empuj+, pelo",
      "me (pego/golpeo/cai), mi cabeza, almohada, peluche, celular, movil, juguete, lo revisaron, la revisaron",
      "(lo/la) vio el medico, hoy (ya/cumple), [en ](enero/febrero/marzo/abril/mayo)",
    ],
  },
  coughBouts: {
    pt: [
      "(crise[s]/ataque[s]/acesso[s]) de tosse, tos[s]e tanto que, (tosse/tossindo) {3} guincho",
      "(tosse/tossindo) (sem parar/seguid(o/a)) ate",
    ],
    en: [
      "coughing (fit/bout)[s], (fits/bouts) of cough*, cough[s] so (much/hard), whoop[s/ing] (at the end/sound/when)",
      "cough[s/ing] in (fits/bouts), cough[s/ing] (till/until)",
    ],
    es: [
      "(ataque[s]/acceso[s]/crisis) de tos, tose tanto, tos {1} con [un ](silbido/chillido/gallo)",
      "(tose/tosiendo) (sin parar/seguido) hasta",
    ],
  },
  blue: {
    pt: ["rox(o/a), azulad+, azul, sem ar, nao respira"],
    en: ["blue, purple, gr(e/a)y, cant breathe, out of breath, limp"],
    es: ["morad(o/a), azul*, sin aire, no respira, se ahoga"],
  },
  noCough: {
    pt: ["vacina*, marido, avo, minha tosse, eu tosso"],
    en: ["vaccin*, jab[s], shot, husband, grand+, my cough"],
    es: ["vacuna*, marido, esposo, abuel(o/a), mi tos, el mio, canela"],
  },
  /** Phrases for the whooping sound with which a baby breathes in after a bout of coughing. */
  whoop: {
    pt: [
      "pux(a/ar/ando/ou) o ar~30(guincho/chiado/assobio/apito)",
      "(guinch(o/a)/chiado/assobio/apito)~30pux(a/ar/ando/ou) o ar, (com/faz/da/solta) [um ](guincho/apito)",
    ],
    en: ["whoop[s/ed/ing]!( cough)"],
    es: [
      "(toma/coge/jala/mete/tomar/coger/jalar/meter) [el ]aire~30(silbido/chillido/pitido/gallo)",
      "(hace/con/como/suelta) [un ](silbido/chillido/pitido/gallo)!( (del/de la/de los/de mi))",
    ],
  },
  noWhoop: {
    pt: ["(sem/nao (tem/faz)) [nenhum ](guincho/chiado/assobio)"],
    en: ["(no/without [a/any]/doesnt/not) whoop[s/ing]"],
    es: ["(sin/no (tiene/hace)) [ningun ](silbido/pitido/gallo/chillido)"],
  },
  coughing: { pt: ["tos[s]e, tossindo, tossiu"], en: ["cough[s/ed/ing]"], es: ["tos, tose, tosiendo, tosio"] },
  nostrils: {
    pt: [
      "narina[s] {4} (abr(e/em/indo)/mex(e/em/endo)/alarg(a/am/ando)/dilat(a/am/adas/ando)/bat(e/em/endo))",
      "(abr(e/em/indo)/alarg(a/am/ando)/dilat(a/am/ando)/mex(e/em/endo)) {2} narina[s], (bate/bater/batendo/batimento) {1} asa[s] do nariz",
      "nariz {2} (abrindo/abre) {5} respir(a/ar/ando), nariz (batendo/bate) asa",
    ],
    en: [
      "nostril[s] {3} (flar(e/es/ed/ing)/opening wide/go wide/open and close), flar(e/es/ed/ing) {2} nostril[s]",
      "(nose/nasal) [is ][keeps ]flar(e/es/ing)",
    ],
    es: [
      "(fosas/narinas/orificios nasales/aletas de la nariz/agujer(os/itos) de la nariz) {4} (abr(en/iendo)/muev(en/iendo)/mueven/ensanch(an/ando)/dilat(an/ando)/inflan/aletean)",
      "(abren/mueven/ensanchan/dilatan/inflan/aletean) {2} (fosas/narinas/orificios nasales/aletas de la nariz/agujer(os/itos) de la nariz)",
      "alete(a/an/ando) {2} nariz, aleteo (nasal/de la nariz)",
    ],
  },
  /**
   * Words with which wide nostrils are harmless: a baby's nostrils also widen at a smell, in tears or in anger, and
   * some nostrils are not a baby's.
   */
  noFlaring: {
    pt: ["cheir+, chor(a/ando/ou/o), raiva, brav(o/a), minhas narinas, (do/da) (cavalo/cachorr(o/a)/meu marido)"],
    en: ["smell*, cr(ies/ied/ying), angry, cross, my nostrils, horse, dog, cat, husband*"],
    es: [
      "huel(e/en), oler, llor(a/ando/o), rabia, enojad(o/a), enfadad(o/a), mis (fosas/narinas), caballo, perr(o/a), marido",
    ],
  },
  coldSore: {
    pt: ["herpes, bolh(a/as/inha/inhas) (no/na/em volta d(o/a)) (labio[s]/boca)"],
    en: ["cold[ ]sore[s], herpes, fever blister[s]"],
    es: [
      "herpes, (fuego[s]/calentura[s]/bobo[s]) (en/de) (la boca/el labio/los labios/su boca), fuego labial, calentura labial",
    ],
  },
  kissed: {
    pt: [
      "(beij(ou/aram/ei/ava/aro)/deu [um ](beijo/beijinho/selinho)/deram [um ](beijo/beijinho)/dei [um ](beijo/beijinho))",
    ],
    en: ["kissed, gave {2} [a ]kiss, (been/was) kissing"],
    es: ["(beso/besaron/bese) {1} (a[l]/en), l(o/a) (bese/beso/besaron), (dio/di/dieron) {1} (beso[s]/besito[s])"],
  },
  notKissedByIt: {
    pt: ["ha anos, sarad(o/a), curad(o/a), antes (de/do), ninguem, nunca, (se/caso) (alguem/uma pessoa)"],
    en: ["years ago, healed, before (he/she/the), nobody, no one, never, if"],
    es: ["hace anos, curad(o/a), antes de, nadie, nunca, si (alguien/una persona)"],
  },
  yellow: { pt: ["amarel+, ictericia"], en: ["yellow, jaundice*"], es: ["amarill+, ictericia"] },
  bornJustNow: {
    pt: ["nasceu (hoje/ontem/agora/de madrugada), horas de vida"],
    en: ["born (today/yesterday/this (morning/afternoon)/last night/an hour ago), hours old"],
    es: ["nacio (hoy/ayer/anoche/esta (manana/tarde)/de madrugada), horas de (vida/nacid(o/a))"],
  },
  notOfSkin: {
    pt: ["liquido, colostro, leite, coco, fezes"],
    en: ["liquid, colostrum, milk, poo, poop, stool"],
    es: ["liquido, calostro, leche, caca, heces"],
  },
  dryNappy: {
    pt: ["(nao (molha/molhou/faz/fez)/sem/fralda) {3} (fralda/xixi/seca) {4} (8/9/#10-19/#20-29)[ ]h[oras]"],
    en: [
      "(no/not a/hasnt had a/without a) wet (nappy/diaper) {3} (8/9/#10-19/#20-29/eight/nine/ten/twelve)[ ]h[ou]r[s]",
      "(dry/no pee in (the/his/her)) (nappy/diaper) {3} (8/9/#10-19/#20-29/eight/nine/ten/twelve)[ ]h[ou]r[s]",
    ],
    es: ["(sin (mojar/orinar/pipi)/panal seco/no moja) {4} (8/9/#10-19/#20-29)[ ]h[oras]"],
  },
  hardBelly: {
    pt: ["[minha ](barriga/barriguinha/abdome[n]) {6} (dur(o/a)/inchad+/estufad+/distendid+/tambor)"],
    en: [
      "(hard/swollen/bloated/distended/tight) {1} (belly/tummy/stomach/abdomen)",
      "[my ](belly/tummy/stomach/tummys/bellys) {4} (hard/swollen/bloated/distended/blown up/like a drum)",
    ],
    es: ["[mi ](barriga/panza/pancita/vientre/abdomen) {4} (dur+/hinchad+/distendid+/tambor)"],
  },
  vomits: {
    pt: [`${unlessDenied}vomit+`],
    en: [`${unlessDenied}vomit*, throw* up, threw up, (being/been) sick`],
    es: [`${unlessDenied}vomit+, devuelve`],
  },
  /** Signs that are urgent together with a belly that is swollen and hard. */
  blocked: {
    pt: ["(nao/sem) [faz /fez /fazer ]coco, (doi/chora/grita/nao deixa) {3} (tocar/toco/encost+/mexer/mexo)"],
    en: [
      "(no/hasnt/has not/without/not) {3} po(o)[p](/s/ed/ing), (wont/doesnt) let me touch",
      "(cries/screams) (when/if) (i/we) touch",
    ],
    es: [
      "(no/sin) [hace /ha hecho /hacer ](caca/popo)",
      "(llora/grita/duele) (si/cuando/al) [lo /la /se lo /se la ]toc+, no [me /se ]deja {2} (toc/toqu)+",
    ],
  },
  swollen: {
    pt: ["inchad+, estufad+, distendid+, tambor"],
    en: ["swollen, bloated, distended, blown up, like a drum"],
    es: ["hinchad+, distendid+, tambor"],
  },
  hard: {
    pt: ["dur(o/a), tambor, distendid+"],
    en: ["hard, tight, drum, distended"],
    es: ["dur(o/a), tambor, distendid+"],
  },
  /** Words that say that an age is a baby's. */
  ofBaby: {
    pt: [
      "bebe, nenem, recem nascid+, filh(o/a), menin(o/a), dele, dela, nele, nela",
      "(#/dois/tres/quatro/cinco/seis/sete/oito/nove/dez/onze) mes[es]",
    ],
    en: [
      "baby, babys, newborn, infant, son, daughter, hes, shes, his, her",
      "(#/two/three/four/five/six/seven/eight/nine/ten/eleven) month[s]",
    ],
    es: [
      "bebe, recien nacid+, hij(o/a), nin(o/a), nene, nena",
      "(#/dos/tres/cuatro/cinco/seis/siete/ocho/nueve/diez/once) meses",
    ],
  },
  ofHerBirth: { pt: ["parto, cesarea, pari"], en: ["section, birth, surgery"], es: ["parto, cesarea, di a luz"] },
  wontStopBleeding: {
    pt: ["nao (para/parou/quer parar) de sangrar, sangr+ {2} sem parar, sang(ue/ra*) que nao (para/estanca)"],
    en: [
      "(wont/doesnt/does not/hasnt/not) stop[ped] bleeding, (still/keeps) bleeding",
      "bleeding {2} (wont/doesnt/hasnt) stop*",
    ],
    es: ["no (para/deja/paro/ha parado/se detiene) de sangrar, sigue sangrando, sangr+ sin parar"],
  },
  littleBlood: {
    pt: ["gotinha[s], gota[s], pouquinho, um pouco"],
    en: ["a little, a bit, drop[s], spot[s], speck[s]"],
    es: ["gotita[s], gota[s], poquito, un poco"],
  },
  pricked: {
    pt: ["calcanhar, pezinho, picada, vacina, injecao, umbigo, circuncis+, freio, freiectomia"],
    en: ["heel, prick, jab, injection, circumcis+, navel, cord, belly button, tongue tie"],
    es: ["talon, pinchazo, vacuna, inyeccion, ombligo, circuncision, frenillo"],
  },
  sleepyOrNotFeeding: {
    pt: ["(nao/mal) (acorda/mama/suga), sonolent(o/a), muito sono, mole, molinh(o/a), (so/muito) dorm+"],
    en: [
      "(too /very /so )(sleepy/drowsy), wont (wake/feed/eat/nurse), not (waking/feeding), floppy, limp",
      "hard to wake, drowsy",
    ],
    es: [
      "no (despierta/come/mama/succiona), (muy )(dormid/somnolient/adormilad)(o/a), floj(o/a), flojit(o/a)",
      "cuesta despertar*",
    ],
  },
  havingFit: {
    pt: ["(tendo/teve/deu/com) [uma ]convuls+, convulsionando, convulsionou, (deu/dando) [uns ](trancos/abalos)"],
    en: [
      "(baby/babys/newborn/son/daughter/he/she/hes/shes/month[s] old/week[s] old) [is /was /just /has been ](having/had/has) (a/an/another/some kind of) {1} (fit/seizure/convulsion)[s]",
    ],
    es: ["convulsionando, convulsiono, (tiene/tuvo/le dio) [una ]convuls+"],
  },
  noFit: {
    pt: [
      "epilep+, nunca teve, medo, cachorr+, irmao, irma, vizinh(o/a), hoje tem, hj tem, mais velh(o/a)",
      "(teve/pariu) [o /um ]bebe",
    ],
    en: [
      "because, over (his/her/the/a/my/it/nothing/who/what), tantrum, laugh*, giggl*, when i, whenever, epilep+, fit[ ]bit, dog, cat, brother, sister",
      "never (again/had), as a baby, coughing, fit of, had a baby, gave birth",
    ],
    es: ["epilep+, miedo, perr(o/a), herman(o/a), vecin(o/a), mayor, hoy (tiene/es), nunca (mas/tuvo)"],
  },
  honey: { pt: ["mel"], en: ["honey"], es: ["miel"] },
  weakAfterHoney: {
    pt: ["(suga/mama/succao/choro/chora) {1} frac+, nao suga, mole, molinh(o/a), palpebra*"],
    en: ["(suck[s]/cry/cries/suck) {1} weak*, weak (suck/cry), floppy, limp, droop*"],
    es: ["(succiona/mama/llora/llanto) {1} debil*, flojit(o/a), floj(o/a), parpado*"],
  },
  car: {
    pt: ["(no/dentro do/num) (carro/auto)"],
    en: ["in (the/a/my/our) {1} (car/van/truck)"],
    es: ["(en/dentro de) (el/un/nuestro) (coche/carro/auto), dentro del (coche/carro/auto)"],
  },
  leftThere: {
    pt: ["esquec+, trancad(o/a), trancou, fechad(o/a), ficou, deixei, deixou, pres(o/a)"],
    en: ["left, forgot*, locked, closed, stuck, trapped, shut"],
    es: ["olvid+, encerrad(o/a), cerrad(o/a), estuvo, deje, quedo, atrapad(o/a)"],
  },
  heat: {
    pt: ["quente, calor, sol, fervendo, abafad+, mole, molinh(o/a), suad(o/a)"],
    en: ["hot, heat, sun, boiling, limp, floppy, sweaty, sweating"],
    es: ["calor, caliente, sol, hirviendo, floj+, sudad(o/a), sudando"],
  },
  lockedInCar: {
    pt: ["(trancad/fechad/pres)(o/a) {1} (no/dentro do/num) (carro/auto)"],
    en: ["(locked/trapped/stuck/shut) {1} (in/inside) (the/a/my/our) {1} (car/van/truck)"],
    es: ["(encerrad/atrapad)(o/a) {1} (en/dentro de[l]) [el /un /nuestro ](coche/carro/auto)"],
  },
  keys: {
    pt: ["chave[s], celular, bolsa, carteira, compra[s], transito, engarraf+"],
    en: ["key[s], phone, bag, wallet, shopping, groceries, traffic, jam"],
    es: ["llave[s], celular, movil, bolso, cartera, compra[s], trafico, atasco"],
  },
  /** Phrases for a chin on the chest in a sling or seat, which may close the airway. */
  chinOnChest: {
    pt: ["queixo {4} peito, (rosto/cara/boca/nariz) {1} tapad(o/a)"],
    en: ["chin {3} chest, (face/nose/mouth) {2} covered"],
    es: ["(menton/barbilla) {4} pecho, (cara/boca/nariz) {1} tapada"],
  },
  /** A cord of an object in the home; an amulet on a string does not count, nor does the cord at birth. */
  cordRoundNeck: {
    pt: ["(cordao/cordinha/fio/fita) d(o/a) (mobile/chupeta/cortina/persiana) {4} pescoco"],
    en: ["(blind/curtain/dummy/pacifier/mobile) {1} (cord/string/strap/ribbon) {4} neck"],
    es: ["(cordon/cuerda/cinta/cable) de[l] [la ](persiana/cortina/chupon/chupete/movil) {5} cuello"],
  },
  lostColour: {
    pt: ["rox(o/a/inho/inha), azul+, cinza, cinzent+, palid+"],
    en: ["blue, purple, gr(e/a)y, pale, limp"],
    es: ["morad+, azul*, gris, palid+"],
  },
  /** Phrases for cold hands or feet, or a limb that hurts, which are urgent together with a fever. */
  coldHands: {
    pt: ["(maos/pes/maozinhas/pezinhos) {3} (gelad/fri)(o/a)s, pern(a/inha)[s] {1} (doi/doem/doendo)"],
    en: ["(cold/icy) {1} (hands/feet/legs), (hands/feet) {3} (cold/icy), (cries/screams) when i move {1} leg[s]"],
    es: ["(manos/pies/manitas/piecitos) {3} (helad/fri)(o/a)s, duelen {1} (piernas/piernitas)"],
  },
  byName: {
    pt: ["bebe, nenem, recem nascid+, filh(o/a)"],
    en: ["baby, babys, newborn, son, daughter"],
    es: ["bebe, recien nacid+, hij(o/a), nene, nena"],
  },
  navel: {
    pt: ["umbigo, umbiguinho, coto"],
    en: ["belly[ ]button, navel, [umbilical ]cord[ stump]"],
    es: ["ombligo, ombliguito, cordon umbilical"],
  },
  redRoundOrPus: {
    pt: [
      `${unlessDenied}pus, ${unlessDenied}(vermelh+/avermelhad+) {2} (em volta/ao redor/em torno/espalh+)`,
      `(em volta/ao redor) {3} ${unlessDenied}(vermelh+/avermelhad+), vermelhidao {2} (espalh+/aument+)`,
    ],
    en: [
      `${unlessDenied}pus, ${unlessDenied}red[ness] {2} ([a]round/spreading)`,
      `skin [a]round {3} ${unlessDenied}red`,
    ],
    es: [
      `${unlessDenied}pus, ${unlessDenied}(roj+/enrojec+) {2} alrededor`,
      `alrededor {3} ${unlessDenied}(roj+/enrojec+), enrojecimiento {2} (extiend+/crec+)`,
    ],
  },
  jellyStool: {
    pt: [
      "(coco/fezes) {4} geleia {2} (vermelh+/groselha/morango/framboesa/sangue)",
      "(coco/fezes) {2} sangue {3} (geleia/gelatina)",
    ],
    en: [
      "(red/bloody) [currant ]{1} jelly {3} (poo[s/p/py]/stool[s]), jelly like {1} (red/bloody) (poo[s/p/py]/stool[s])",
      "(poo[s/p/py]/stool[s]) {4} ((red/bloody/redcurrant/currant/strawberry) (jelly/jam)), currant jelly",
    ],
    es: [
      "(caca/popo/heces) {4} (gelatina/mermelada/jalea) {2} (roj+/grosella/fresa/sangre)",
      "(caca/popo/heces) {2} sangre {3} (gelatina/mermelada/jalea)",
    ],
  },
  paleStool: {
    pt: [
      `(coco[s]/cocozinho/fezes) {3} ${unlessDenied}(branc+/esbranquicad+/acinzentad+/cinz+/palid+/cor de (massa/argila))`,
    ],
    en: [
      `(white[ish]/gr(e/a)y[ish]/pale/chalky/(clay/putty) colo[u]red) (poo[s/p/ps/py]/stool[s])`,
      `(poo[s/p/ps/py]/stool[s]) {2} ${unlessDenied}(white[ish]/gr(e/a)y[ish]/pale/chalky)`,
    ],
    es: [`(caca[s]/popo/heces/deposici+) {3} ${unlessDenied}(blanc+/blanquecin+/gris*/palid+/color (masilla/arcilla))`],
  },
  /**
   * Curds and seeds of milk in stool, and pale yellow, are normal. White may also be what is stained, and who itches
   * means her own stool. In Portuguese, coconut is spelled alike.
   */
  noPaleStool: {
    pt: [
      "pontinh+, bolinh+, grum+, coalh+, amarel+, pomada, ralad+, (leite/oleo/sabao) de coco, body, roup+, passarinh+, coceira",
    ],
    en: ["speck[s], bits, curd[s], lumps, seed*, yellow*, mustard, cream, sleepsuit[s], onesie[s], laundry, itch*"],
    es: ["puntit+, grum+, cuajad+, amarill+, pomada, body, ropa, lo blanco, picazon"],
  },
  dryAllNight: {
    pt: ["fralda {1} seca {2} (noite/dia) [tod(o/a)/inteir(o/a)], fralda {1} seca {3} (inteir(o/a)/tod(o/a))"],
    en: ["dry (nappy/diaper) {1} (all (night/day)/overnight), (nappy/diaper) {2} dry {1} (all (night/day)/overnight)"],
    es: ["panal {1} seco {1} (tod(o/a) (la noche/el dia)/desde (ayer/anoche))"],
  },
  limp: {
    pt: [`${unlessDenied}(mole/molinh(o/a)/molengo), nao (acorda/reage/responde)`],
    en: [`${unlessDenied}(floppy/limp/lifeless), (wont/doesnt/not) {1} (wak+/wake/respond*)`],
    es: [`${unlessDenied}(floj(o/a)/flojit(o/a)/lacio), no (despierta/reacciona/responde)`],
  },
  softStool: { pt: ["coco, fezes"], en: ["poo[s/p/py], stool"], es: ["caca, heces"] },
  shaken: {
    pt: ["(sacud(i/iu/iram)/chacoalh(ei/ou/aram)/sacolej(ei/ou)) {1} (o/a/ele/ela/meu/minha/nosso/nossa)"],
    en: ["(shook/shaken/shaking) (him/her/the baby/my baby/our baby/my son/my daughter/our son/our daughter)"],
    es: ["(lo/la/le) (sacud(i/io)/zarande(e/o)), (sacud(i/io)/zarande(e/o)) {1} (al/a la/a mi/a nuestr(o/a))"],
  },
  /** More of a medicine than intended, given by mistake. */
  wrongDose: {
    pt: [
      "(dei/demos/deu) {3} (o (dobro/triplo)/dose (errada/dupla)/duas doses/dose demais)",
      "(dei/demos/deu) {2} (remedio/paracetamol/dipirona/ibuprofeno) {1} (demais/a mais/duas vezes)",
    ],
    en: [
      "(gave/given) {4} ((double/twice/triple/three times/ten times) [as much]/the wrong (dose/medicine/amount)/too much/(two/double) doses)",
    ],
    es: [
      "(di/dimos/dio) {3} (el (doble/triple)/dosis (equivocada/doble)/dos dosis/mas (dosis/gotas/jarabe) de la)",
      "(di/dimos/dio) {3} demasiad(o/a) {1} (medicina/paracetamol/ibuprofeno/jarabe/acetaminofen)",
    ],
  },
  medicine: {
    pt: ["remedio, paracetam*, dipirona, ibuprofeno, gotas, xarope, medicamento, antibiotico"],
    en: ["medicine, paracetamol, acetaminophen, tylenol, calpol, ibuprofen, motrin, syrup, drops, antibiotic[s]"],
    es: ["medicina, paracetamol, acetaminofen, ibuprofeno, gotas, jarabe, remedio, antibiotico"],
  },
  noDose: {
    pt: ["vitamina[s], receit+, (medico/pediatra) mandou"],
    en: ["vitamin[s], prescri+, as (prescribed/told), (doctor/nurse) said"],
    es: ["vitamina[s], recet+, (medico/pediatra) dijo"],
  },
} as const satisfies WordsByMeaning
