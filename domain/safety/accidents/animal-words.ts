import type { Language } from "../../language.ts"

const ofPt =
  "(?:cachorr\\w+|cao|caes|cadela|gat[oa]s?|gatinh[oa]|rato|ratazana|macac[oa]|sagui|mico|morcego|porco|cavalo|hamster|coelho|papagaio|raposa|gamba|animal|pitbull|pet)"
const ofEn =
  "(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rats?|mouse|mice|monkeys?|fox(?:es)?|bats?|raccoons?|horse|hamster|rabbit|squirrel|animal|ferret|skunk|pit ?bull|parrot|pet)"
const ofEs =
  "(?:perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|ratas?|raton|mono|murcielago|zorro|caballo|hamster|conejo|mapache|animal|cerdo|loro|mascota)"

type Words = Readonly<Record<Language, readonly string[]>>

/** Animals that bite, sting or scratch, in the order in which it is said who did what to whom. */
export const animalWords = {
  bite: {
    pt: [
      `\\b${ofPt} (?:\\w+ ){0,4}(?:mordeu|morderam|mordiscou|arranhou|arranharam|unhou|atacou|bicou)`,
      `(?:mordid[oa]s?|arranhad[oa]s?|atacad[oa]s?|mordida|arranhao|arranhoes|unhada) (?:\\w+ ){0,2}(?:de|do|da|por|pel[oa]|pelo|d[oe] um|um|uma) (?:\\w+ ){0,2}${ofPt}`,
    ],
    en: [
      `\\b${ofEn} (?:\\w+ ){0,4}(?:bit|bitten|scratched|nipped|clawed|attacked|mauled|snapped at)`,
      `\\b${ofEn} (?:bites?|scratch(?:es)?)`,
      `(?:bitten|scratched|nipped|attacked|bite|scratch(?:es)?) (?:\\w+ ){0,4}(?:by|from|off) (?:\\w+ ){0,3}${ofEn}`,
    ],
    es: [
      `\\b${ofEs} (?:\\w+ ){0,4}(?:mordio|mordieron|arano|aranaron|rasguno|ataco|pico)`,
      `(?:mordid[oa]s?|mordedura|mordisco|aranazo|rasgun[oa]\\w*|aranad[oa]|rasgunad[oa]|atacad[oa]) (?:\\w+ ){0,2}(?:de|del|por|por el|por un) (?:\\w+ ){0,2}${ofEs}`,
      `(?:mordio|arano|rasguno|ataco) (?:\\w+ ){0,3}(?:un|una|el|la|mi|nuestro) (?:\\w+ )?${ofEs}`,
    ],
  },
  /** The animal that is bitten. */
  noBite: {
    pt: [
      `(?:bebe|filh[oa]|ele|ela|nenem) (?:ja )?(?:mordeu|arranhou) (?:o|a) ${ofPt}|sofa|cortina|movel|porta|tapete|carrinho|berco|cama|chinelo|caixa|pilha|fio|cabo|racao|antirrabica|anti rabica|profilaxia|nao temos|nem temos|mordida de amor|pelucia|brinquedo|desenho|mordedor`,
    ],
    en: [
      `(?:baby|son|daughter|he|she) (?:bit|scratched) (?:the|our|my) ${ofEn}|sofa|couch|curtains?|furniture|door|carpet|rug|crib|cot|bed|pram|slippers?|box|battery|cable|toy|rabies (?:shots?|course|vaccin\\w+|jabs?)|we dont have|have no (?:dog|cat|pet)|love bite|hickey|stuffed|toy|teether|cartoon|hot dog|cat nap`,
    ],
    es: [
      `(?:bebe|hij[oa]|el|ella) (?:mordio|arano) (?:al|a la|a el) ${ofEs}|sillon|sofa|cortina|mueble|puerta|tapete|alfombra|cuna|cama|zapat\\w+|caja|pila|cable|antirrabica|vacunas? contra la rabia|no tenemos|de amor|peluche|juguete|mordedor|chupeton|caricatura`,
    ],
  },
  /** Of hers, by a cat or dog that is known, mostly. */
  onlyScratched: {
    pt: ["arranh\\w+|unh(?:ou|ada)|atac\\w+"],
    en: ["scratch\\w*|clawed|attacked|nipped"],
    es: ["aran\\w+|rasgun\\w+|ataco"],
  },
  bat: {
    pt: ["morcegos?"],
    en: ["bats? (?:in|inside|flying|on|near|came|got|flew)|(?:found|saw|woke (?:up )?(?:to|with)|there was|had) a bat"],
    es: ["murcielagos?"],
  },
  indoors: {
    pt: ["quarto|berco|cama|casa|sala|janela|acord\\w+|dormi\\w+|encontr\\w+|achei|entrou"],
    en: ["room|bedroom|crib|cot|nursery|bed|house|home|window|woke|slept|sleeping|asleep"],
    es: ["cuarto|habitacion|cuna|cama|casa|sala|ventana|despert\\w+|dormi\\w+|duerm\\w+|encontr\\w+|entro|recamara"],
  },
  noBat: {
    pt: ["fantasia|desenho|brinquedo|pelucia|filme|halloween|decoracao|livro"],
    en: ["baseball|cricket|costume|batman|toy|movie|film|halloween|book"],
    es: ["disfraz|juguete|peluche|pelicula|halloween|decoracion|libro"],
  },
  venom: {
    pt: [
      "(?:escorpi\\w+|cobras?|jararaca|cascavel|surucucu|aranhas?|lacraia|taturana|lagarta de fogo) (?:\\S+ ){0,4}(?:picou|picaram|ferroou|mordeu|pegou|queimou)",
      "(?:picad[oa]s?|picada|ferroada|mordid[oa]|picou|ferroou) (?:\\w+ ){0,3}(?:de|do|da|por|pel[oa]|um|uma|o|a) (?:\\w+ ){0,2}(?:escorpi\\w+|cobra|jararaca|cascavel|aranha|lacraia|taturana|lagarta)",
    ],
    en: [
      "(?:scorpions?|snakes?|vipers?|rattlesnake|adder|copperhead|spiders?|black widow|brown recluse) (?:\\w+ ){0,3}(?:stung|bit|sting|bite|bites|stings|bitten)",
      "(?:stung|bitten|bit|sting|bite) (?:\\w+ ){0,3}(?:by|from|a|an|the) (?:\\w+ ){0,2}(?:scorpion|snake|viper|rattlesnake|adder|copperhead|spider|black widow|recluse)",
    ],
    es: [
      "(?:alacran|escorpion|serpiente|vibora|culebra|cascabel|arana|capulina|viuda negra|ciempies) (?:\\w+ ){0,4}(?:pico|mordio)",
      "(?:picad[oa]s?|picadura|piquete|mordid[oa]|mordedura|pico|mordio) (?:\\w+ ){0,3}(?:de|del|por|un|una|el|la) (?:\\w+ ){0,2}(?:alacran|escorpion|serpiente|vibora|culebra|cascabel|arana|capulina|viuda negra)",
    ],
  },
  noVenom: {
    pt: ["signo|brinquedo|fantasia|filme|desenho|homem aranha|tatuagem|jogo"],
    en: ["zodiac|star sign|toy|costume|movie|film|spiderman|spider ?man|tattoo|spider veins?"],
    es: ["signo|juguete|disfraz|pelicula|hombre arana|tatuaje|aranas vasculares"],
  },
} as const satisfies Record<string, Words>
