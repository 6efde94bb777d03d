import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

const ofPt =
  "(cachorr+/cao/caes/cadela/gat(o/a)[s]/gatinh(o/a)/rato/ratazana/macac(o/a)/sagui/mico/morcego/porco/cavalo/hamster/coelho/papagaio/raposa/gamba/animal/pitbull/pet)"
const ofEn =
  "(dog[s]/pupp(y/ies)/cat[s]/kitten[s]/rat[s]/mouse/mice/monkey[s]/fox[es]/bat[s]/raccoon[s]/horse/hamster/rabbit/squirrel/animal/ferret/skunk/pit[ ]bull/parrot/pet)"
const ofEs =
  "(perr(o/a)[s]/perrit(o/a)/gat(o/a)[s]/gatit(o/a)/rata[s]/raton/mono/murcielago/zorro/caballo/hamster/conejo/mapache/animal/cerdo/loro/mascota)"

/** Phrases for bites, stings and scratches. The animal and the victim are mentioned in different orders. */
export const animalWords = {
  bite: {
    pt: [
      `${ofPt} {4} (mordeu/morderam/mordiscou/arranhou/arranharam/unhou/atacou/bicou)`,
      `(mordid(o/a)[s]/arranhad(o/a)[s]/atacad(o/a)[s]/mordida/arranhao/arranhoes/unhada) {2} (de/do/da/por/pel(o/a)/pelo/d(o/e) um/um/uma) {2} ${ofPt}`,
    ],
    en: [
      `${ofEn} {4} (bit/bitten/scratched/nipped/clawed/attacked/mauled/snapped at)`,
      `${ofEn} (bite[s]/scratch[es])`,
      `(bitten/scratched/nipped/attacked/bite/scratch[es]) {4} (by/from/off) {3} ${ofEn}`,
    ],
    es: [
      `${ofEs} {4} (mordio/mordieron/arano/aranaron/rasguno/ataco/pico)`,
      `(mordid(o/a)[s]/mordedura/mordisco/aranazo/rasgun(o/a)*/aranad(o/a)/rasgunad(o/a)/atacad(o/a)) {2} (de/del/por/por el/por un) {2} ${ofEs}`,
      `(mordio/arano/rasguno/ataco) {3} (un/una/el/la/mi/nuestro) {1} ${ofEs}`,
    ],
  },
  /** Phrases in which the animal or a thing is bitten, or there is no real bite. */
  noBite: {
    pt: [
      `(bebe/filh(o/a)/ele/ela/nenem) [ja ](mordeu/arranhou) (o/a) ${ofPt}, sofa, cortina, movel, porta, tapete`,
      "carrinho, berco, cama, chinelo, caixa, pilha, fio, cabo, racao, antirrabica, anti rabica, profilaxia",
      "nao temos, nem temos, mordida de amor, pelucia, brinquedo, desenho, mordedor",
    ],
    en: [
      `(baby/son/daughter/he/she) (bit/scratched) (the/our/my) ${ofEn}, sofa, couch, curtain[s], furniture, door`,
      "carpet, rug, crib, cot, bed, pram, slipper[s], box, battery, cable, toy",
      "rabies (shot[s]/course/vaccin+/jab[s]), we dont have, have no (dog/cat/pet), love bite, hickey, stuffed",
      "toy, teether, cartoon, hot dog, cat nap",
    ],
    es: [
      `(bebe/hij(o/a)/el/ella) (mordio/arano) (al/a la/a el) ${ofEs}, sillon, sofa, cortina, mueble, puerta`,
      "tapete, alfombra, cuna, cama, zapat+, caja, pila, cable, antirrabica, vacuna[s] contra la rabia",
      "no tenemos, de amor, peluche, juguete, mordedor, chupeton, caricatura",
    ],
  },
  /** Scratches or nips of a mother herself, which mostly come from a known cat or dog. */
  onlyScratched: {
    pt: ["arranh+, unh(ou/ada), atac+"],
    en: ["scratch*, clawed, attacked, nipped"],
    es: ["aran+, rasgun+, ataco"],
  },
  bat: {
    pt: ["morcego[s]"],
    en: ["bat[s] (in/inside/flying/on/near/came/got/flew), (found/saw/woke [up ](to/with)/there was/had) a bat"],
    es: ["murcielago[s]"],
  },
  indoors: {
    pt: ["quarto, berco, cama, casa, sala, janela, acord+, dormi+, encontr+, achei, entrou"],
    en: ["room, bedroom, crib, cot, nursery, bed, house, home, window, woke, slept, sleeping, asleep"],
    es: ["cuarto, habitacion, cuna, cama, casa, sala, ventana, despert+, dormi+, duerm+, encontr+, entro, recamara"],
  },
  noBat: {
    pt: ["fantasia, desenho, brinquedo, pelucia, filme, halloween, decoracao, livro"],
    en: ["baseball, cricket, costume, batman, toy, movie, film, halloween, book"],
    es: ["disfraz, juguete, peluche, pelicula, halloween, decoracion, libro"],
  },
  venom: {
    pt: [
      "(escorpi+/cobra[s]/jararaca/cascavel/surucucu/aranha[s]/lacraia/taturana/lagarta de fogo) (+~1 ){4}(picou/picaram/ferroou/mordeu/pegou/queimou)",
      "(picad(o/a)[s]/picada/ferroada/mordid(o/a)/picou/ferroou) {3} (de/do/da/por/pel(o/a)/um/uma/o/a) {2} (escorpi+/cobra/jararaca/cascavel/aranha/lacraia/taturana/lagarta)",
    ],
    en: [
      "(scorpion[s]/snake[s]/viper[s]/rattlesnake/adder/copperhead/spider[s]/black widow/brown recluse) {3} (stung/bit/sting/bite/bites/stings/bitten)",
      "(stung/bitten/bit/sting/bite) {3} (by/from/a/an/the) {2} (scorpion/snake/viper/rattlesnake/adder/copperhead/spider/black widow/recluse)",
    ],
    es: [
      "(alacran/escorpion/serpiente/vibora/culebra/cascabel/arana/capulina/viuda negra/ciempies) {4} (pico/mordio)",
      "(picad(o/a)[s]/picadura/piquete/mordid(o/a)/mordedura/pico/mordio) {3} (de/del/por/un/una/el/la) {2} (alacran/escorpion/serpiente/vibora/culebra/cascabel/arana/capulina/viuda negra)",
    ],
  },
  noVenom: {
    pt: ["signo, brinquedo, fantasia, filme, desenho, homem aranha, tatuagem, jogo"],
    en: ["zodiac, star sign, toy, costume, movie, film, spiderman, spider[ ]man, tattoo, spider vein[s]"],
    es: ["signo, juguete, disfraz, pelicula, hombre arana, tatuaje, aranas vasculares"],
  },
} as const satisfies WordsByMeaning
