import type { AtHerEndWords } from "#domain/safety/at-her-end.ts"
import type { DeathWishWords } from "#domain/safety/death-wish.ts"
import { herOtherWords } from "./her-other.ts"

/** A wish to die or to be gone, expressed directly. */
export const deathWishWords: DeathWishWords = {
  wish: {
    pt: [
      "(quero/queria/quis/qria/quer/preciso/precisava/vontade de/penso em/pensei em/pensando em/pensar em/pensamento de/vou/desejo/preferia/melhor/gostaria de/afim de/a fim de/tentei/tentar/tentou/querendo/so penso em)[ (so/logo/mesmo/muito/mais/ate/as vezes/as vzs)][ (me/se)] (morrer/morer/matar/suicidar/mata/morre)[[ /-]me]",
    ],
    en: [
      "(want/wanna/wanted/wish/going/gonna/need/plan/planning/ready/hope/thinking (of/about)/thought[s] (of/about)/think about/rather/try/tried/trying)( (i/to/that/just/really/could/would/was/were/about)){9} (die/dying/be dead/dead/kill[ing] myself/end[ing] (it all/my life/it tonight))",
    ],
    es: [
      "(quiero/queria/quisiera/ganas de/pienso en/pense en/pensando en/pensar en/voy a/deseo/prefiero/preferiria/mejor/quiere/intente/intento/ojala)( (solo/ya/mas/mejor/me/se/pudiera)){9} (morir/morirme/morirse/matarme/matarse/suicidarme/suicidarse/muriera/muriese/quitarme la vida/desaparecer para siempre)",
    ],
  },
  act: {
    pt: [
      "(me/se) (matar/mato/matava/matei/suicid+), matar[ /-]me, acabar com (a minha/minha/a propria) vida",
      "tirar [a ](minha/propria) [propria ]vida",
      "dar [um ]fim (em tudo/a tudo/na minha vida/a minha vida/a mim)",
    ],
    en: [
      "kill[ing/ed] (my/her)self, kms, end[ing] my life, take my [own ]life, taking my [own ]life, suicid+, unalive",
    ],
    es: [
      "(me/se) (quiero/voy a/quiere/va a/quise) (morir/matar/suicidar), matarme, quitarme la vida",
      "acabar con mi vida, terminar con mi vida, (me/se) mato",
    ],
  },
  notToLive: {
    pt: [
      "(nao/n/num/naum) (quero/queria/aguento/vale a pena) [mais ](viver/existir/acordar/estar viva/continuar viva)",
      "queria (estar/esta/tar) morta, (preferia/queria) (nao/nunca) ter nascido",
      "dormir e (nao/nunca mais) acordar, nunca mais acordar, suicidi*, suicida",
    ],
    en: [
      "(dont/do not/didnt/cant/never) [(want to/wanna/wish to)][ ](live/be alive/exist/wake up/be here) (anymore/any more/any longer/again)",
      "(dont/do not) (want to/wanna) (live/exist/be alive/wake up), not wake up, never wake up",
      "wish i (was/were/wasnt/werent/had never been/wouldnt wake/never woke) (dead/alive/here/born/up)",
    ],
    es: [
      "no (quiero/queria/puedo) [seguir ](vivir/viviendo/existir/despertar/estar viva)[ mas]",
      "(quisiera/ojala) (estar/estuviera) muerta, dormir y no despertar, no [volver a ]despertar[me][ (mas/nunca)]",
      "suicid+",
    ],
  },
  betterWithoutMe: {
    pt: ["(melhor/mais feliz*) sem mim, estariam melhor sem"],
    en: ["(better off/happier/better) (if i (was/were/wasnt/werent)/without me)"],
    es: ["mejor sin mi, estarian mejor sin"],
  },
  /**
   * Phrases such as "I want to disappear". They do not count before "for a while", "with somebody" or "into something".
   */
  toDisappear: {
    pt: ["(queria/quero)( (so/poder)){9} (desaparecer/sumir)!( (pra/para/por/com/num/numa/uns))"],
    en: ["(wish/want)( (i/could/can/just/to)){9} disappear!( (for/com/into/a weekend))"],
    es: ["(quisiera/ojala)( (solo/pudiera/poder)){9} desaparecer!( (para/por/con/un rato/un fin))"],
  },
  denied: {
    pt: ["nao, n, jamais, nunca, sem"],
    en: ["never, not, no, dont, didnt, wouldnt, isnt"],
    es: ["no, nunca"],
  },
  /** Words that may stand between a denial and what is denied. */
  afterDenial: {
    pt: ["que, e, me, vou, estou, tenho, quero, queria, a, penso, em, de, vontade"],
    en: ["i, to, it, mean, have, want, wanna, a, going, gonna, thinking, about, thought[s], any, of, is, was, in"],
    es: ["que, me, estoy, voy, tengo, quiero, pienso, en, de, ganas"],
  },
  /** "I am going to die" together with a description of symptoms is not a wish to die. */
  felt: herOtherWords.feelsDying,
  bodily: herOtherWords.veryIllToDie,
  /** What people "die of" in jest, and signs of laughter. */
  jest: {
    pt: [
      "de (rir/risa/fome/sono/sede/calor/frio/vergonha/amor/saudade[s]/tedio/cansaco/vontade/preguica/ternura/medo/nojo/inveja/ciumes/alegria/emocao)",
      "kk, rsrs*",
    ],
    en: [
      "laughing, of (laughter/hunger/boredom/embarrassment/cuteness/thirst/heat/cold/shame)",
      "for (a/some/that/this/it/coffee/chocolate), haha*, lol, lmao",
    ],
    es: ["de (risa/hambre/sueno/sed/calor/frio/verguenza/amor/aburrimiento/cansancio/ganas), jaja*, jeje*"],
  },
}

/** She says that she cannot go on, without saying with what. */
export const atHerEndWords: AtHerEndWords = {
  whole: {
    pt: [
      "[eu ][(ja/simplesmente/realmente) ](nao/n/num/naum) (aguento/guento/[es]to[u] aguentando/consigo/suporto) mais[ (isso/assim/nada)]",
    ],
    en: [
      "i [(just/really/honestly/simply) ](cant/cannot/can not) (do/take/handle/bear/cope with) (this/it)[ (any[ ]more/any longer)]",
    ],
    es: ["[yo ][(ya/simplemente/de verdad) ]no (puedo/aguanto/doy/soporto)[ con esto] mas[ (con esto/asi/esto)]"],
  },
}
