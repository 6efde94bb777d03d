import type { Cue } from "#domain/food/wish.ts"
import { plainWords } from "./plain-words.ts"

/** The words around foods; `domain/food/wish.ts` describes the effect of each kind. */
export const cueWords: Readonly<Record<Cue, string>> = {
  allow:
    "posso comer, posso tomar, posso beber, posso ter, consigo comer, consigo tomar, pode comer, me deixam comer, " +
    "puedo comer, puedo tomar, puedo beber, sí puedo comer, can eat, can still eat, can have, can still have, can drink, " +
    "am allowed, allowed to eat, allowed to have",
  allowOnly:
    "só posso comer, somente posso comer, apenas posso comer, posso comer só, posso comer somente, posso comer apenas, só consigo comer, só posso tomar, solo puedo comer, sólo puedo comer, solamente puedo comer, puedo comer solo, can only eat, can only have, can only drink, only can eat, can eat only, can just eat",
  except:
    "menos, anything but, everything but, exceto, excepto, except, except for, salvo, a não ser, a no ser, apart from, other than, tirando, fora, besides, com exceção de, con excepción de, excetuando",
  assent:
    "ok, okay, okey, fine, are fine, is fine, pode, podem, tudo bem, está bem, estão bem, de boa, como sim, tomo sim, bien, sí como, como sí, sin problema, sin problemas, sem problema, sem problemas, no problem",
  not:
    "não, n gosto, n gosto de, n como, n posso, nunca, jamais, jamás, not, never, don't, dont, do not, doesn't, didn't, can't, cannot, couldn't, won't, n't, cant, no puedo, no me gusta, no me gustan, " +
    "odeio, odio, detesto, hate, dislike, loathe, avoid, avoiding, evito, evitar, evita, evitando, evite, corto, cortar, cortei, tirei, tirar, retirar, retirei, suspendi, " +
    "no soporto, não suporto, can't stand, nojo, enjoo, asco, me da asco, eliminé, dejé, dejar, parei, parar, stop, stopped, quit, proibida, proibido, prohibido, prohibida, forbidden, tampoco, aversão, aversion, aversión, nego, recuso",
  without:
    "sem, sin, without, free from, free of, livre de, isento, isenta, libre de, nada de, nem, ni, nor, neither, minus, zero",
  like:
    "gosto, gosto de, adoro, amo, curto, prefiro, preferido, preferida, preferidos, preferidas, favorito, favorita, favoritos, favoritas, quero, queremos, adoramos, gostamos, gostei, gostava, " +
    "like, likes, liked, love, loves, enjoy, prefer, favourite, favorite, fan, fond, want, into, gusta, gustan, me gusta, me gustan, encanta, encantan, encantaria, quiero, prefiero, disfruto, fascina, fascinan, apetece",
  allergy:
    "alergia, alergias, alergia a, alergica, alérgica, alérgico, alérgicas, alérgicos, hipersensibilidade, sensibilidade, sensível, intolerância, intolerâncias, intolerante, intolerantes, " +
    "allergy, allergies, allergic, intolerance, intolerances, intolerant, sensitivity, sensitive, hypersensitivity, intolerancia, intolerancias, sensible, sensibilidad, hipersensibilidad, IgE",
  upset:
    "faz mal, fazem mal, fez mal, passo mal, passei mal, mal estar, incha, inchada, inchaço, empola, empolo, empolada, coceira, coça, urticária, urticaria, hives, rash, itch, itchy, itches, swell, swells, swollen, " +
    "vomito, vômito, vomitar, vomit, throw up, diarreia, diarrea, diarrhoea, diarrhea, dou bem, não me dou bem, não cai bem, cai mal, caem mal, upset, upsets, makes me ill, make me ill, makes me sick, make me sick, sick, reaction, reactions, reacts, react, reação, reações, reacción, reacciones, reage, reajo, " +
    "sienta mal, sientan mal, cae mal, caen mal, me cae pesado, hace daño, hacen daño, hace mal, hacen mal, picazón, hincha, hinchada, hinchazón, ronchas, bloat, bloats, bloated, bloating, doesn't agree, don't agree, disagrees, disagree",
  but: "mas, porém, but, pero, aunque, although, though, however, sino",
  doubt:
    "marido, esposo, família, familia, filho, filha, hijo, hija, bebê, ele, ela, él, ella, ellos, husband, partner, pareja, family, son, daughter, kids, children, he, she, they, baby, se, if, whether, quando, cuando, when, unless, mal, hardly, barely, apenas, queria, gostaria, wish, ojalá, quisiera, até, hasta, until, antes, before, used to, conseguia, podia, podía, could, would, talvez, tal vez, quizás, maybe, perhaps, às vezes, a veces, sometimes, pouco, pouca, poco, poca, little, nem sempre",
  all: "tudo, todo, toda, todos, todas, all, everything",
  nothing: "nada, nenhum, nenhuma, nenhuns, nenhumas, ninguna, ninguno, ningún, none, nothing, anything, nil, nope, no",
  only: "só, somente, apenas só, only, solo, sólo, solamente, únicamente, unicamente, just",
  eat: "como, comemos, comer, eat, eating, eats, have, bebo, tomo, drink, consumo, consumir, consume",
  link:
    "a, o, as, os, um, uma, uns, umas, de, do, da, dos, das, ao, aos, à, às, e, ou, em, na, nos, nas, num, numa, " +
    "the, an, and, or, of, to, in, on, some, with, " +
    "el, la, los, las, un, una, unos, unas, del, al, y, u, con, com, en, c, lo, &, also, também, también, mais, plus, bem como, as well as, além de, además de",
  plain: plainWords,
}
