import { compile } from "./compile.ts"

const denied = compile({
  pt: ["nao|nunca|nem|sem|nenhum\\w*|ninguem"],
  en: ["not|never|without|didnt|hasnt|havent|wasnt|isnt|doesnt|dont|nobody|neither"],
  es: ["nunca|ni|sin|ningun\\w*|nadie"],
})
const past = compile({
  pt: [
    "(?:no |do )?(?:ano|mes) passado|anos atras|meses atras|ha (?:muito|muitos|\\w+) (?:anos|tempo|meses)|faz (?:anos|muito tempo|meses)|quando eu era|na infancia|na escola|na (?:minha )?(?:gravidez|gestacao)|sarou|sarad[oa]|cicatrizou|curou|ja (?:melhorou|foi (?:atendid\\w+|vist\\w+)|passou pel[oa])|curad[oa]|cicatriz|antig[oa]|(?:morreu|faleceu)",
  ],
  en: [
    "last (?:year|month|summer|winter)|(?:years|months) ago|when i was|as a (?:child|kid)|in school|(?:when|while) (?:i was )?pregnant|has (?:healed|been seen)|(?:all )?healed|cured|scars?|was (?:seen|checked) by (?:a|the) (?:doctor|gp|hospital)|(?:a )?long time ago|as a preemie|died|passed away|couldnt (?:save|get (?:him|her) back)",
  ],
  es: [
    "(?:el )?(?:ano|mes) pasado|(?:en|el) verano|hace (?:anos|meses|mucho|\\w+ anos|\\w+ meses)|cuando (?:yo )?era|de (?:nina|pequena)|en (?:la )?(?:primaria|escuela)|en (?:mi|el) embarazo|ya (?:sano|cicatrizo|se curo|lo vio|la vio|paso)|curad[oa]|cicatriz|(?:murio|fallecio)",
  ],
})
const feared = compile({
  pt: [
    "evitar|prevenir|proteger|prevencao|medo (?:de|que)|e se|caso|como (?:nao|faco para nao)|tem perigo|pode(?:m)? (?:\\w+ )?(?:morder|queimar|picar|engolir|afogar|cair)|posso|sonh(?:ei|o|ando)|pensamentos?|imagin\\w+|filme|novela|serie|noticia|reportagem|li que|vi (?:num|na)|toda hora (?:olho|vejo)|pra ver se|para ver se|conferir|verific\\w+",
  ],
  en: [
    "avoid|prevent\\w*|protect|afraid|scared (?:that|of|he|she|the)|worried (?:that|about|he|she)|what if|in case|how (?:do i|can i|to) (?:stop|keep|baby ?proof)|could (?:he|she|the|it)|can (?:he|she|i|it|we|my|babies|a baby)|might|dream\\w*|thoughts? of|keep (?:seeing|imagining|thinking)|imagin\\w+|nightmares?|movie|film|tv show|the news|i read|check(?:ing)? (?:if|that|whether)|make sure|to see if",
  ],
  es: [
    "evitar|prevenir|proteger|prevencion|miedo (?:de|a|que)|y si|por si|como (?:hago|puedo) para|puede(?:n)? (?:\\w+ )?(?:morder|quemar\\w*|picar|tragar\\w*|ahogar\\w*|caer\\w*)|puedo|son(?:e|aba|ando) (?:que|con)|pensamientos?|imagin\\w+|pelicula|novela|serie|noticia|lei que|para ver si|revis\\w+ (?:si|que)|compro\\w+ (?:si|que)",
  ],
})
const others = compile({
  pt: [
    "vizinh[oa]|amig[oa]|cunhad[oa]|sobrinh[oa]|prim[oa]|minha irma|meu irmao|colega|conhecid[oa]|filh[oa] (?:da|do)",
  ],
  en: ["neighbou?r\\w*|friends?|sister\\w*|brother\\w*|cousin\\w*|niece|nephew|colleague|someones"],
  es: [
    "vecin[oa]|amig[oa]|cunad[oa]|sobrin[oa]|prim[oa]|mi herman[oa]|colega|conocid[oa]|hij[oa] (?:del|de mi|de la|de una)",
  ],
})

/** What is said around a danger: that it was, that it is feared, that it is not, or that it is another's. */
export function isOver(sentence: string, { isAskedAbout }: { isAskedAbout?: true }): boolean {
  return past.test(sentence) || (!isAskedAbout && feared.test(sentence))
}

/** "No" counts as a denial only right before the word: in Portuguese it is "in the" elsewhere. */
const noRightBefore = /\bno (?:(?:se|lo|la|le|me|te|hubo|hay|fue|ha|he|one|more) ){0,2}$/
const unmeant = /\b(?:sem querer|sin querer|without (?:meaning|wanting)|not on purpose)\b/g

/** Whether a denial stands before what is said, or within it. */
export function isDenied(before: string, said: string): boolean {
  const clause = before.slice(-22).replace(/^.*[.,;:!?]/, "")
  return denied.test(clause + said.replace(unmeant, "")) || noRightBefore.test(clause)
}

export function isOfAnother(sentence: string): boolean {
  return others.test(sentence)
}
