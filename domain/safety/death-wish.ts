import type { Concern } from "./concern.ts"
import type { Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const wishes = [
  // Portuguese
  /\b(?:quero|queria|quis|qria|quer|preciso|precisava|vontade de|penso em|pensei em|pensando em|pensar em|pensamento de|vou|desejo|preferia|melhor|gostaria de|afim de|a fim de|tentei|tentar|tentou|querendo|so penso em)(?: (?:so|logo|mesmo|muito|mais|ate|as vezes|as vzs))?(?: (?:me|se))? (?:morrer|morer|matar|suicidar|mata|morre)(?:[ -]?me)?\b/,
  /\b(?:me|se) (?:matar|mato|matava|matei|suicid\w+)\b|\bmatar[ -]me\b|\bacabar com (?:a minha|minha|a propria) vida\b|\btirar (?:a )?(?:minha|propria) (?:propria )?vida\b|\bdar (?:um )?fim (?:em tudo|a tudo|na minha vida|a minha vida|a mim)\b/,
  /\b(?:nao|n|num|naum) (?:quero|queria|aguento|vale a pena) (?:mais )?(?:viver|existir|acordar|estar viva|continuar viva)\b|\bqueria (?:estar|esta|tar) morta\b|\b(?:preferia|queria) (?:nao|nunca) ter nascido\b|\bdormir e (?:nao|nunca mais) acordar\b|\bnunca mais acordar\b|\bsuicidi\w*\b|\bsuicida\b/,
  // English
  /\b(?:want|wanna|wanted|wish|going|gonna|need|plan|planning|ready|hope|thinking (?:of|about)|thoughts? (?:of|about)|think about|rather|try|tried|trying)(?: (?:i|to|that|just|really|could|would|was|were|about))* (?:die|dying|be dead|dead|kill(?:ing)? myself|end(?:ing)? (?:it all|my life|it tonight))\b/,
  /\b(?:kill(?:ing|ed)? (?:my|her)self|kms|end(?:ing)? my life|take my (?:own )?life|taking my (?:own )?life|suicid\w+|unalive)\b/,
  /\b(?:dont|do not|didnt|cant|never) (?:want to|wanna|wish to)? ?(?:live|be alive|exist|wake up|be here)(?: (?:anymore|any more|any longer|again))\b|\b(?:dont|do not) (?:want to|wanna) (?:live|exist|be alive|wake up)\b|\bwish i (?:was|were|wasnt|werent|had never been|wouldnt wake|never woke)(?: (?:dead|alive|here|born|up))\b|\bnot wake up\b|\bnever wake up\b/,
  // Spanish
  /\b(?:quiero|queria|quisiera|ganas de|pienso en|pense en|pensando en|pensar en|voy a|deseo|prefiero|preferiria|mejor|quiere|intente|intento|ojala)(?: (?:solo|ya|mas|mejor|me|se|pudiera))* (?:morir|morirme|morirse|matarme|matarse|suicidarme|suicidarse|muriera|muriese|quitarme la vida|desaparecer para siempre)\b/,
  /\b(?:me|se) (?:quiero|voy a|quiere|va a|quise) (?:morir|matar|suicidar)\b|\bmatarme\b|\bquitarme la vida\b|\bacabar con mi vida\b|\bterminar con mi vida\b|\b(?:me|se) mato\b/,
  /\bno (?:quiero|queria|puedo) (?:seguir )?(?:vivir|viviendo|existir|despertar|estar viva)(?: mas)?\b|\b(?:quisiera|ojala) (?:estar|estuviera) muerta\b|\bdormir y no despertar\b|\bno (?:volver a )?despertar(?:me)?(?: mas| nunca)?\b|\bsuicid\w+\b/,
]

const leaving = [
  /\b(?:better off|happier|better) (?:if i (?:was|were|wasnt|werent)|without me)\b|\b(?:melhor|mais feliz\w*) sem mim\b|\bmejor sin mi\b|\bestarian mejor sin\b|\bestariam melhor sem\b/,
  /\b(?:wish|want|queria|quero|quisiera|ojala)(?: (?:i|could|can|just|to|so|solo|pudiera|poder))* (?:disappear|desaparecer|sumir)(?! (?:pra|para|por|com|for|com|into|num|numa|uns|un rato|a weekend|un fin))\b/,
]

const denial =
  /\b(?:nao|n|never|not|no|dont|didnt|wouldnt|jamais|nunca|isnt|sem) (?:(?:que|e|i|me|vou|to|estou|estoy|voy|it|mean|have|tenho|tengo|quero|queria|quiero|want|wanna|a|to|penso|pienso|em|en|de|going|gonna|vontade|ganas|thinking|about|thought|thoughts|any|of|is|was) ){0,4}$/
const jest =
  /\b(?:de (?:rir|risa|fome|hambre|sono|sueno|sede|sed|calor|frio|vergonha|verguenza|amor|saudade|saudades|tedio|aburrimiento|cansaco|cansancio|vontade|ganas|preguica|ternura|medo|nojo|inveja|ciumes|alegria|emocao)|laughing|of (?:laughter|hunger|boredom|embarrassment|cuteness|thirst|heat|cold|shame)|for (?:a|some|that|this|it|coffee|chocolate)|kk+|haha\w*|jaja\w*|jeje\w*|lol|lmao|rs(?:rs)+)\b|😂|🤣/

/** Explicit. A denial or a joke lowers it to a gentle question. */
export function deathWishIn({ text }: Reading): Concern | null {
  for (const patterns of [wishes, leaving])
    for (const pattern of patterns) {
      const match = pattern.exec(text)
      if (!match) continue
      const before = text.slice(Math.max(0, match.index - 40), match.index)
      const after = text.slice(match.index, match.index + match[0].length + 25)
      const isMeant = !denial.test(before) && !jest.test(after)
      return { ...concernOf("mother-thoughts"), level: isMeant ? "urgent" : "check" }
    }
  return null
}
