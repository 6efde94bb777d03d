import type { LeftOutWords } from "#domain/plan/questions/left-out.ts"

/** Words for what she lacks or wants left out of her dishes, and words that show that a message is about dishes. */
export const leftOutWords: LeftOutWords = {
  whatToEat: { pt: ["o que, oque, que"], en: ["what"], es: ["que"] },
  eating: {
    pt: ["[posso ]comer, como"],
    en: ["(should/can/do) i eat, to eat"],
    es: ["[puedo ]comer, como, toca"],
  },
  now: { pt: ["agora, hoje"], en: ["now, today"], es: ["ahora, hoy"] },
  having: { pt: ["tenho, sou, estou"], en: ["i have, i am, im"], es: ["tengo, soy"] },
  harm: {
    pt: ["alergi*, intoler*, vegan*, vegetarian*, celia*, halal, kosher"],
    en: ["allerg*, intoler*, vegan*, vegetarian*, c[o]elia*, halal*, kosher*"],
    es: ["alergi*, intoler*, vegan*, vegetarian*, celia*"],
  },
  notEating: {
    pt: ["nao (como/posso comer)"],
    en: ["i (dont/cant/cannot) eat"],
    es: ["no (como/puedo comer)"],
  },
  courtesy: { pt: ["por favor, pf, ay, ai"], en: ["please"], es: ["por favor, ay"] },
  refusing: {
    pt: [
      "chega de, nada de, sem mais, nao (quero[ mais]/gosto de/aguento[ mais]/suporto), odeio, detesto, tira, tire",
      "deix(a/e) de fora",
    ],
    en: ["no more, i (dont want/dont like/cant stand/hate), stop giving me, (leave/take) out"],
    es: ["basta de, [ya ]no quiero[ mas], no me gusta[n], no soporto, odio, detesto, quita, quiten, deja fuera"],
  },
  plan: {
    pt: ["plano, semana, cardapio, menu, prato[s], receita[s], lista, onde (coloco/ponho/digo/marco) isso"],
    en: ["plan, week, dish[es], meal[s], menu, recipe[s], list, where do i (put/say/set) (it/that)"],
    es: ["plan, semana, menu, plato[s], receta[s], lista, donde lo (pongo/digo)"],
  },
  leaving: {
    pt: ["tirar, tiras, deixar de fora"],
    en: ["(leave/take) out, remove, filter out"],
    es: ["quitar, quitas, sacar, dejar fuera"],
  },
  taking: {
    pt: ["tir+, remov+"],
    en: ["take, leave, get rid, cut, remov+"],
    es: ["quit+, sac(o/a)*"],
  },
  takingInAll: { pt: ["tir+, remov+"], en: ["take, leave, get, remov+"], es: ["quit+, sac+"] },
  outOfAll: { pt: ["de tudo, de tod(o/a)[s]"], en: ["(out of/from) everything"], es: ["de tod(o/a)[s]"] },
  inAll: { pt: ["em tudo"], en: ["in everything"], es: ["en todo"] },
  /** Phrases that say that she has already mentioned a food, when she signed up or in her profile. */
  toldOnce: {
    pt: ["coloquei, pus, botei, marquei, informei, cadastrei, preenchi, avisei, ja (falei/disse), no meu perfil"],
    en: ["i (put/said/set/told/marked/ticked/entered/picked/chose/selected/wrote), when i signed up, in my profile"],
    es: ["[le ]puse, marque, avise, elegi, registre, ya ([les ]dije/lo dije), en mi perfil"],
  },
  /** Phrases for avoiding foods, and for what is avoided. */
  avoided: {
    pt: ["alergi*, intoler*, celia*, vegan*, vegetarian*, halal, kosher, nao (como/posso comer), sem"],
    en: [
      "allerg*, c[o]elia*, (dont/cant/cannot) eat, without, free",
      "(that/put/said/set/marked/ticked/entered/picked/chose/selected/wrote) no",
    ],
    es: ["alergi*, intoler*, celia*, vegan*, vegetarian*, no (como/puedo comer), sin"],
  },
  doubting: {
    pt: ["mas, aparec*, veio, vem, ainda, cobre, vale, viu"],
    en: ["but, apparec*, still, keep[s], checking, cover[s]"],
    es: ["pero, aparec*, sigue*, sale, saliendo, todavia, aun, cobre, vale, vio"],
  },
  /** Words for ticking, which is mostly about the shopping list and does not mention a food to avoid. */
  ticking: {
    pt: ["sem querer, desmarc*, lista, comprad(o/a)[s]"],
    en: ["untick*, list, bought"],
    es: ["sin querer, desmarc*, lista, comprad(o/a)[s]"],
  },
  joint: {
    pt: ["mas, porque, e (me/ainda/aparece*/veio/vem)"],
    en: ["but, because, bc, and (me/it/you/still/the/there)"],
    es: ["pero, porque, y (me/todavia/aun/sigue/aparece*)"],
  },
  how: { pt: ["como"], en: [], es: ["como"] },
  beginning: { pt: [], en: ["am i, is it, do i, does"], es: [] },
  asking: {
    pt: [
      "como (e/posso/faco/consigo/obtenho), o que, oque, qual, quais, onde, quant(o/a)[s], posso, devo, de onde, que como",
    ],
    en: ["what, how, where, which, (can/should) i"],
    es: ["como (puedo/consigo/hago), cual, cuales, donde, cuant(o/a)[s], puedo, debo, de donde, que como"],
  },
  notLeftOut: {
    pt: [
      "peito[s], mama*, amament*, secar, formula, bomba, bombear, desmam*, (meu/tanto) leite, saindo, descendo, parto",
      "ainda, bebe[s], filh(o/a)[s], marido, esposo, suficiente, alem de, desde",
    ],
    en: [
      "formula, pump*, breast*, nurs*, supply, dry up, wean*, (my/his/her/have no) milk, coming, yet, baby[s], son",
      "daughter, kid[s], husband, enough, anything but, so, only, even, since",
    ],
    es: [
      "pecho[s], mama*, amament*, secar, formula, bomba, bombear, destet*, (mi/tanto) (leche), saliendo, parto, todavia",
      "bebe[s], hij(o/a)[s], marido, esposo, suficiente, solo, desde",
    ],
  },
}
