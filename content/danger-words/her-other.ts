import type { WordsByMeaning } from "#domain/understanding/phrases.ts"
import { unlessDenied } from "./denied.ts"

/** Her chest and bladder, a seizure, and signs of dengue, of a prolapse or in stool. */
export const herOtherWords = {
  painOrBlood: {
    pt: ["!<(sem /nao )(sangr+/dor/doi/doendo)"],
    en: ["!<(no /without /not )(bleed*/blood/pain*/hurt*)"],
    es: ["!<(sin /no )(sangr+/dolor/duele)"],
  },
  dengueAlarm: {
    pt: ["!<(sem /nem )(dor {3} (barriga/abdom+)/barriga doendo/vomit+/sangr+/tont+/desmai+)"],
    en: ["!<(no /without )((belly/stomach/tummy/abdominal) (ache/pain)/vomit*/throwing up/bleed*/dizzy/faint*)"],
    es: ["!<(sin /ni )((duele/dolor) {4} (barriga/panza/abdom+/vientre)/vomit+/sangr+/mare+/desmay+)"],
  },
  tightChest: {
    pt: [
      "aperto {1} no [meu ]peito, (pressao/peso) {1} (no/no meio do/em cima do) peito",
      "peito {1} (apertando/aperta)",
    ],
    en: [
      "tight[ness] {1} (in/across) (my/the) chest, chest {1} (tight/tightness/tightens)",
      "(weight/pressure/heavy*)[ feeling] (in/on/across) my chest",
    ],
    es: ["(opresion/presion/peso) {1} en (el/mi) [medio del ]pecho, me aprieta el pecho"],
  },
  /** Words without which a tight or heavy chest may also be an emotion. */
  ofHeartOrLung: {
    pt: ["(volta/toda hora), desde (cedo/ontem/hoje), ar, folego, respir+, braco[s], suor, suando, escada, minutos"],
    en: [
      "keeps (coming/happening), comes back, since (this/last/yesterday), arm, sweat*, breath*, stairs, minutes",
      "jaw",
    ],
    es: [
      "cada rato, vuelve, desde (anoche/ayer/hoy/esta), aire, respir+, brazo[s], sudor, sudando, escalera[s]",
      "minutos",
    ],
  },
  ofFeelingOrMilk: {
    pt: [
      "saudade*, creche, culpa, preocup+, chor(o/ar/ei), trabalho, leite, sutia, mastite, empedr+, ansiedade",
      "de (tristeza/alegria)",
    ],
    en: ["guilt*, nursery, miss, pride, work, milk, bra, binder, engorged, anxi+, panic, asleep on, carrier, sling"],
    es: [
      "culpa, guarderia, extran+, preocup+, lloro, llorar, trabajo, leche, sosten, brasier, mastitis, ansiedad",
      "de (tristeza/pena), arterial",
    ],
  },
  iCantPee: {
    pt: [
      "(nao/n) [estou /to ](consigo/conseguindo/consegui) [mais ](fazer xixi/urinar/mijar)",
      "(nao/n) (faco/fiz) [nenhum /mais ]xixi, (nao/n) (sai/saiu) [nenhum /mais /o ]xixi",
    ],
    en: [
      "(cant/cannot/couldnt/havent been able to/im not able to/im unable to) (pee/wee/urinate/pass (urine/water))",
      "i havent (peed/weed/urinated)",
    ],
    es: ["no (puedo/he podido/logro/consigo/pude) (orinar/hacer (pipi/pis/chichi)), no (orino/he orinado)"],
  },
  forHours: {
    pt: ["desde ontem, ((6/7/8/9)/#10-19/#20-29/seis/sete/oito/nove/dez/doze) h[oras]"],
    en: ["since yesterday, ((6/7/8/9)/#10-19/#20-29/six/seven/eight/nine/ten/twelve) h[ou]rs"],
    es: ["desde ayer, desde anoche, ((6/7/8/9)/#10-19/#20-29/seis/siete/ocho/nueve/diez/doce) h[oras]"],
  },
  herOwnSkin: {
    pt: ["(estou/fiquei/minha pele/meus olhos)"],
    en: ["(im/i am/i look/my (skin/eyes/face))"],
    es: ["(estoy/me puse/mi piel/mis ojos)"],
  },
  muchBlood: {
    pt: ["(muito/bastante/monte de) sangue, sangra (muito/bastante)"],
    en: ["(lots/a lot/loads/plenty) of blood, bleed[s] (a lot/heavily)"],
    es: ["(mucha/bastante) sangre, sangra (mucho/bastante)"],
  },
  stool: {
    pt: ["coco, fezes, evacu+, prisao de ventre, intestino preso"],
    en: ["po(o)[s], po(o)p[s], po(o)p(ed/ing), po(o)(ed/ing), stool[s], bowel[s], constipat+"],
    es: ["caca, popo, heces, evacu+, defec+, estren+"],
  },
  /** Signs of an early end of pregnancy. */
  earlyLoss: {
    pt: ["(estava/estou/era) de #4-23 semanas, saquinho, abort(ando/o/ei), perdendo [o /meu ]bebe"],
    en: ["(was/am/im) #4-23 weeks, miscarr+, losing (the/my) baby"],
    es: ["(estaba/estoy) de #4-23 semanas, abort(ando/o/e), perdiendo [el /mi ]bebe"],
  },
  noStool: {
    pt: ["parto, absorvente, vagina, fralda"],
    en: ["birth, pad[s], vagina, nappy, nappies, diaper[s]"],
    es: ["parto, compresa[s], toalla[s], vagina, panal[es]"],
  },
  hadFit: {
    pt: ["[eu ](tive/estou tendo) [uma /outra ](convuls+/crise convulsiva), convulsionei"],
    en: ["(i/ive/ive just) [just /have /have just ]had (a/another/my first) (seizure/fit/convulsion)"],
    es: ["[yo ]convulsione, (tuve/me dio) [una /otra ]convuls+"],
  },
  noHerFit: {
    pt: ["febril, (quando/na) (crianca/bebe/adolesc+), de (riso/raiva)"],
    en: ["of (giggles/laugh*/rage/temper), laugh*, giggl*, febrile, as a"],
    es: ["febril, de (nina/risa/rabia)"],
  },
  noUrineAllDay: {
    pt: ["(nao/n) (fiz/faco) [nenhum ]xixi {1} o dia (todo/inteiro), (nao/n) urinei {1} o dia (todo/inteiro)"],
    en: ["i havent (peed/weed/urinated) all day"],
    es: ["no he (orinado/hecho pipi) {1} [en ]todo el dia, no hice pipi {1} [en ]todo el dia"],
  },
  panic: { pt: ["panico, ansiedade"], en: ["panic, anxi+"], es: ["panico, ansiedad"] },
  weakLeg: {
    pt: ["perna[s] {2} (sem forca/frac(a/as)/bamba[s]), (sem forca/fraqueza) {2} perna[s]"],
    en: ["leg[s] {3} (weak/giving way/gives way/wont (move/work/hold)), cant move {2} leg[s], weak leg[s]"],
    es: ["pierna[s] {2} (sin fuerza/debil[es]), (sin fuerza/debilidad) {2} pierna[s], no puedo mover {2} pierna[s]"],
  },
  epidural: {
    pt: ["peridural, epidural, raqui*, anestesia"],
    en: ["epidural, spinal"],
    es: ["epidural, peridural, raquidea, anestesia"],
  },
  herStitches: {
    pt: ["(meus /os )pontos, perineo, episio+, laceracao, (corte/cicatriz) da cesar+, minha cicatriz"],
    en: ["[my ](stitches/episiotomy/perineum/incision/tear), my {2} scar, section scar"],
    es: ["(mis /los )puntos, perine[o], episio+, desgarro, (herida/cicatriz) de [la ]cesarea, mi cicatriz"],
  },
  pusOrSmell: {
    pt: [`${unlessDenied}(pus/mau cheiro/cheiro (ruim/podre/forte)/fedendo/fedid+/fed(e/em)), cheir+ mal`],
    en: [`${unlessDenied}(foul/stink[s/ing]/smelly), smell[s/ing] (bad/foul/awful/horrible/rotten/off)`],
    es: [`${unlessDenied}(mal olor/olor feo/apest+/supur+), hue(le/len) (mal/feo/horrible)`],
  },
  vaccineMark: { pt: ["bcg, vacina"], en: ["bcg, vaccine, jab"], es: ["bcg, vacuna"] },
  /** Phrases that describe a physical feeling and not a wish to die. */
  feelsDying: {
    pt: ["(sinto/acho/parece/sensacao/impressao) [de ]que (vou/to/estou) morr(er/endo)"],
    en: ["(feel/think/like/feels like) (i am/im) (dying/going to die/gonna die/about to die)"],
    es: ["(siento/creo/parece/sensacion de) que (me (muero/voy a morir/estoy muriendo)/voy a morir[me])"],
  },
  veryIllToDie: {
    pt: [
      `${unlessDenied}(febre/calafrio[s]), coracao {1} (disparad+/acelerad+), respir+ rapido, falta de ar`,
      "sem ar, sangr+",
    ],
    en: [
      `${unlessDenied}(fever/chills), heart {2} (racing/pounding), cant breathe, breathless, breathing fast, bleed+`,
    ],
    es: [
      `${unlessDenied}(fiebre/escalofrios), corazon {2} (mil/acelerad+), respir+ rapido, me falta el aire, sin aire`,
      "sangr+",
    ],
  },
} as const satisfies WordsByMeaning
