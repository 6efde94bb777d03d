import type { Machine } from "#content/recipes/machines.ts"
import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** What a machine of the kitchen is called. */
export const machineWords = {
  pressureCooker: {
    pt: ["panela de pressao"],
    en: ["pressure cooker*, instant pot*"],
    es: ["olla (a/de) presion, olla (rapida/expres*)"],
  },
  airFryer: { pt: ["air[ ]fryer*, fritadeira*"], en: ["air[ ]fryer*"], es: ["air[ ]fryer*, freidora*"] },
  oven: { pt: ["forno"], en: ["oven"], es: ["horno"] },
  stove: { pt: ["fogao, gas"], en: ["stove, hob, gas"], es: ["estufa, hornilla[s], gas, vitro*"] },
  microwave: { pt: ["micro[-]ondas"], en: ["microwave*"], es: ["micro[-]ondas"] },
  blender: {
    pt: ["liquidificador*, mixer, varinha*"],
    en: ["blender*, mixer, food processor*"],
    es: ["licuadora*, batidora*, turmix*, minipimer*"],
  },
  kettle: { pt: ["chaleira*"], en: ["kettle"], es: ["hervidor*, pava"] },
  toaster: { pt: ["torradeira*"], en: ["toaster*"], es: ["tostador*"] },
  steamer: { pt: ["vaporeira*"], en: ["steamer*"], es: ["vaporera*"] },
  grater: { pt: ["ralador*"], en: ["grater"], es: ["rallador*"] },
} as const satisfies WordsByMeaning & Partial<Record<Machine, unknown>>

/** Words that say that something stopped while it was used. */
export const stoppedWords = {
  stopped: {
    pt: ["parou, avariou, quebrou, estragou, pifou, morreu, acabou"],
    en: ["died, broke, stopped, packed up, conked, gave up, halfway, went out, ran out"],
    es: ["descompuso, rompio, murio, acabo, paro, averio, estropeo"],
  },
} as const satisfies WordsByMeaning
