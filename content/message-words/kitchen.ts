import type { KitchenWords } from "#domain/understanding/kitchen.ts"

/** Phrases for appliances in a kitchen, and for lacking them. */
export const kitchenWords: KitchenWords = {
  oven: { pt: ["forno[s]"], en: ["oven[s]"], es: ["horno[s]"] },
  stove: {
    pt: ["fogao, fogoes, cooktop, fogareiro"],
    en: ["stove, stovetop, hob[s], cooker"],
    es: ["estufa, hornilla[s], hornalla[s], fogones, fuegos, anafe, vitroceramica"],
  },
  microwave: { pt: ["micro[-]ondas, micro ondas"], en: ["microwave[s]"], es: ["microondas"] },
  blender: { pt: ["liquidificador, mixer"], en: ["blender, smoothie maker"], es: ["licuadora, batidora"] },
  kettle: { pt: ["chaleira"], en: ["kettle"], es: ["hervidor, pava"] },
  room: { pt: ["cozinha"], en: ["kitchen"], es: ["cocina"] },
  /** Words that stand before each of several missing appliances. */
  article: {
    pt: ["no, sem, um, uma, nenhum, nenhuma, nem"],
    en: ["no, without, a, an, any, nor, either"],
    es: ["sin, un, una, ningun, ninguna, ni"],
  },
  /**
   * Words that, after an appliance, mean that it is not missing, or that only one kind is: someone without a gas oven
   * may have another.
   */
  notOfIt: {
    pt: ["eletric(o/a), a (gas/lenha), industrial, grande, bom, boa, limp(o/a), livre, ligad(o/a)"],
    en: ["glove[s], mitt[s], timer, rack[s], tray[s], dish, dishes, light, cleaner, good, big"],
    es: ["electric(o/a), de (gas/lena), bueno, buena, encendid(o/a), prendid(o/a)"],
  },
  join: { pt: ["e, ou, nem"], en: ["or, and, nor"], es: ["y, o, u, ni"] },
  lacking: {
    pt: ["nao (tenho/temos/possuo/ha/tem)[ (mais/aqui/em casa)], (estou/to/ficamos/fiquei/estamos/vivo/moro) sem"],
    en: [
      "(dont/do not/doesnt) (have/own), ((i/we) have/ive[ got]/weve[ got]) (no/neither), (havent/have not) got",
      "(theres/there is/there are) no, (im/i am/we are/living/live) without, no longer have, but no",
    ],
    es: ["no (tengo/tenemos/hay/dispongo de/cuento con), (estoy/estamos/me quede/vivo) sin, pero no"],
  },
  /** Words after which a whole message names what is missing. */
  none: { pt: ["sem"], en: ["no"], es: ["sin"] },
  if: { pt: ["se[ eu]"], en: ["if[ (i/we)]"], es: ["si[ yo]"] },
  the: { pt: ["meu, minha, o, a, nosso, nossa"], en: ["my, our, the"], es: ["mi, el, la"] },
  broken: {
    pt: [
      "quebrou, estragou, queimou, pifou, parou, nao (funciona/liga/esta funcionando)",
      "(esta/ta) (quebrad(o/a)/estragad(o/a))",
    ],
    en: ["(is/has) (broken/died/dead), broke, died, [has ]stopped working, doesnt work, isnt working, does not work"],
    es: [
      "se (rompio/descompuso/estropeo/dano/quemo), no (funciona/sirve/prende/enciende)",
      "esta (rot(o/a)/descompuest(o/a)/estropead(o/a)/danad(o/a))",
    ],
  },
  only: {
    pt: ["(so/somente/apenas) (tenho/temos/tem/ha)[ (um/uma)], tenho so[ (um/uma)]"],
    en: ["(only/just) (have/got)[ (a/an)], (all i have is/i have only)[ (a/an)]"],
    es: ["(solo/solamente) (tengo/tenemos/hay)[ (un/una)], tengo solo[ (un/una)]"],
  },
  notCooking: {
    pt: ["esteril*, mamadeira[s], mamila[s], formula[s], leite, bebe[s], frio, aquecedor, trabalho, escritorio"],
    en: ["steril*, bottle[s], formula[s], milk, baby[s], cold, heating, heater, work, office"],
    es: ["esteril*, biberon*, tetero[s], mamila[s], formula[s], leche, bebe[s], frio, calefac*, trabajo, oficina"],
  },
}
