import type { Machine } from "#content/recipes/machines.ts"

/** What a machine of the kitchen is called in the three languages, in letters without accents. */
export const machineWords: readonly (readonly [Machine, RegExp])[] = [
  ["pressureCooker", /panela de pressao|pressure cooker|instant pot|olla (?:a|de) presion|olla (?:rapida|expres)/],
  ["airFryer", /air ?fryer|airfryer|fritadeira|freidora/],
  ["oven", /\bforno\b|\boven\b|\bhorno\b/],
  ["stove", /\bfogao\b|\bgas\b|\bstove\b|\bhob\b|\bestufa\b|\bhornillas?\b|\bvitro/],
  ["microwave", /micro-?ondas|microwave/],
  ["blender", /liquidificador|\bmixer\b|varinha|blender|food processor|licuadora|batidora|turmix|minipimer/],
  ["kettle", /chaleira|\bkettle\b|hervidor|\bpava\b/],
  ["toaster", /torradeira|toaster|tostador/],
  ["steamer", /vaporeira|steamer|vaporera/],
  ["grater", /ralador|\bgrater\b|rallador/],
]

/** Words that say that something stopped while it was used, without accents. */
export const stoppedWords =
  /\b(?:parou|avariou|quebrou|estragou|pifou|morreu|acabou|died|broke|stopped|packed up|conked|gave up|halfway|went out|ran out|descompuso|rompio|murio|acabo|paro|averio|estropeo)\b/
