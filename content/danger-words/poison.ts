import type { PoisonWords } from "#domain/safety/poison.ts"

/** Phrases for too many pills and for poison. */
export const poisonWords: PoisonWords = {
  pills: {
    pt: [
      "comprimido[s], pilula[s], capsula[s], remedio[s], calmante[s], medicamento[s], medicac*, paracetam*, dipiron*",
      "ibuprofen*, rivotril, clonazepam, zolpidem, tranquilizantes",
    ],
    en: [
      "pill[s], tablet[s], capsule[s], meds, medicine[s], medication[s], painkiller[s], sleeping, antidepressant[s]",
      "tylenol",
    ],
    es: ["pastilla[s], capsula[s], medicina[s], somnifer*, tranquilizante[s], antidepresiv*"],
  },
  swallowed: {
    pt: ["tomei, tomou, engoli, engoliu, bebi, ingeri*, mandei pra dentro, virei"],
    en: ["took, taken, swallowed, swallow, drank, downed, popped"],
    es: ["tome, tomo, tomaste, trague, trago, bebi, ingiri*, (se tomo/me tome)"],
  },
  /** Words that stand before "many" and similar words. */
  taken: {
    pt: ["tomei, tomou, engoli*"],
    en: ["took, taken, swallowed"],
    es: ["me tome, se tomo, tome, trague, se trago"],
  },
  manyInWords: {
    pt: ["dez, doze, quinze, vinte, trinta, quarenta, cinquenta"],
    en: ["ten, twelve, fifteen, twenty, thirty, forty, fifty"],
    es: ["diez, doce, quince, veinte, treinta, cuarenta, cincuenta"],
  },
  many: {
    pt: [
      "todos os, todo o, toda a, [a ]cartela, a caixa, o (frasco/vidro), um monte, muito[s], varios, demais",
      "alem da conta",
    ],
    en: ["all (her/the/my), the whole, a bunch, a handful, lots of, to[o] (many/much), extra"],
    es: [
      "todas las, todos los, todo el, la caja, el frasco, un monton, un punado, much(a/o)s, varias, de mas",
      "demasiad(o/a)[s]",
    ],
  },
  /** Words with which a number of pills is the one prescribed for a day or a week. */
  habit: {
    pt: ["(por/ao) dia, por semana, vitamin*, receit*, prescri*"],
    en: ["(per/a/each/every) day, a week, vitamin*, prescri*"],
    es: ["(por/al) dia, por semana, vitamin*, recet*"],
  },
  overdose: {
    pt: ["superdos*, tomei veneno, bebi (veneno/agua sanitaria/cloro), remedio demais"],
    en: ["overdose[d/s], overdosing, took poison, drank (bleach/poison), to[o] many (pills/tablets)"],
    es: ["sobredosis, tome (veneno/cloro/lejia), bebi (veneno/cloro/lejia), demasiadas pastillas"],
  },
}
