const symptoms =
  /\b(febre|fever|fiebre|dor|dores|doi|doem|doendo|pain\w*|hurts?|hurting|sore|ach(?:es?|ed|ing|y)|dolor\w*|duele\w*|sangr\w*|bleed\w*|blood|pontos|stitches|puntos|fezes|coco|poop?|caca|intestino pres\w*|prisao de ventre|presa|constipa\w*|estren\w*|diarre\w*|diarrhoea|hemorr\w*|piles|tont\w*|dizz\w*|desmai\w*|faint\w*|mare[oa]\w*|enjoo|enjoad\w*|nausea\w*|sick|vomit\w*|tremor\w*|shaky|azia|heartburn|acidez|gases|inchac\w*|inchad\w*|bloat\w*|swollen|hinchad\w*|hinchazon|anemi\w*|placenta|mastit\w*)\b/

/** Whether a folded text names a complaint of her body: a dish behind it would read as a remedy. */
export function namesComplaint(plain: string): boolean {
  return symptoms.test(plain)
}
