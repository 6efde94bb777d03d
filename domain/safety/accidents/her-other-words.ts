import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** Her chest and bladder, a fit, what comes with dengue, with a prolapse or with stool. */
export const herOtherWords = {
  painOrBlood: {
    pt: ["(?<!sem |nao )(?:sangr\\w+|dor|doi|doendo)"],
    en: ["(?<!no |without |not )(?:bleed\\w*|blood|pain\\w*|hurt\\w*)"],
    es: ["(?<!sin |no )(?:sangr\\w+|dolor|duele)"],
  },
  dengueAlarm: {
    pt: [
      "(?<!sem |nem )(?:dor(?: \\w+){0,3} (?:barriga|abdom\\w+)|barriga doendo|vomit\\w+|sangr\\w+|tont\\w+|desmai\\w+)",
    ],
    en: [
      "(?<!no |without )(?:(?:belly|stomach|tummy|abdominal) (?:ache|pain)|vomit\\w*|throwing up|bleed\\w*|dizzy|faint\\w*)",
    ],
    es: [
      "(?<!sin |ni )(?:(?:duele|dolor)(?: \\w+){0,4} (?:barriga|panza|abdom\\w+|vientre)|vomit\\w+|sangr\\w+|mare\\w+|desmay\\w+)",
    ],
  },
  tightChest: {
    pt: [
      "aperto (?:\\w+ )?no (?:meu )?peito|(?:pressao|peso) (?:\\w+ )?(?:no|no meio do|em cima do) peito|peito (?:\\w+ )?(?:apertando|aperta)",
    ],
    en: [
      "tight(?:ness)? (?:\\w+ )?(?:in|across) (?:my|the) chest|chest (?:\\w+ )?(?:tight|tightness|tightens)|(?:weight|pressure|heavy\\w*)(?: feeling)? (?:in|on|across) my chest",
    ],
    es: ["(?:opresion|presion|peso) (?:\\w+ )?en (?:el|mi) (?:medio del )?pecho|me aprieta el pecho"],
  },
  /** Without these it is said of a heavy heart as well. */
  ofHeartOrLung: {
    pt: ["(?:volta|toda hora)|desde (?:cedo|ontem|hoje)|ar|folego|respir\\w+|bracos?|suor|suando|escada|minutos"],
    en: [
      "keeps (?:coming|happening)|comes back|since (?:this|last|yesterday)|arm|sweat\\w*|breath\\w*|stairs|minutes|jaw",
    ],
    es: ["cada rato|vuelve|desde (?:anoche|ayer|hoy|esta)|aire|respir\\w+|brazos?|sudor|sudando|escaleras?|minutos"],
  },
  ofFeelingOrMilk: {
    pt: [
      "saudade\\w*|creche|culpa|preocup\\w+|chor(?:o|ar|ei)|trabalho|leite|sutia|mastite|empedr\\w+|ansiedade|de (?:tristeza|alegria)",
    ],
    en: ["guilt\\w*|nursery|miss|pride|work|milk|bra|binder|engorged|anxi\\w+|panic|asleep on|carrier|sling"],
    es: [
      "culpa|guarderia|extran\\w+|preocup\\w+|lloro|llorar|trabajo|leche|sosten|brasier|mastitis|ansiedad|de (?:tristeza|pena)|arterial",
    ],
  },
  iCantPee: {
    pt: [
      "(?:nao|n) (?:estou |to )?(?:consigo|conseguindo|consegui) (?:mais )?(?:fazer xixi|urinar|mijar)|(?:nao|n) (?:faco|fiz) (?:nenhum |mais )?xixi|(?:nao|n) (?:sai|saiu) (?:nenhum |mais |o )?xixi",
    ],
    en: [
      "(?:cant|cannot|couldnt|havent been able to|im not able to|im unable to) (?:pee?|wee?|urinate|pass (?:urine|water))|i havent (?:peed|weed|urinated)",
    ],
    es: ["no (?:puedo|he podido|logro|consigo|pude) (?:orinar|hacer (?:pipi|pis|chichi))|no (?:orino|he orinado)"],
  },
  forHours: {
    pt: ["desde ontem|(?:[6-9]|1\\d|2\\d|seis|sete|oito|nove|dez|doze) h(?:oras)?"],
    en: ["since yesterday|(?:[6-9]|1\\d|2\\d|six|seven|eight|nine|ten|twelve) h(?:ou)?rs"],
    es: ["desde ayer|desde anoche|(?:[6-9]|1\\d|2\\d|seis|siete|ocho|nueve|diez|doce) h(?:oras)?"],
  },
  herOwnSkin: {
    pt: ["(?:estou|fiquei|minha pele|meus olhos)"],
    en: ["(?:im|i am|i look|my (?:skin|eyes|face))"],
    es: ["(?:estoy|me puse|mi piel|mis ojos)"],
  },
  muchBlood: {
    pt: ["(?:muito|bastante|monte de) sangue|sangra (?:muito|bastante)"],
    en: ["(?:lots|a lot|loads|plenty) of blood|bleeds? (?:a lot|heavily)"],
    es: ["(?:mucha|bastante) sangre|sangra (?:mucho|bastante)"],
  },
  stool: {
    pt: ["coco|fezes|evacu\\w+"],
    en: ["poo\\w*|stools?|bowels?"],
    es: ["caca|heces|evacu\\w+|defec\\w+"],
  },
  noStool: {
    pt: ["parto|absorvente|vagina|fralda"],
    en: ["birth|pads?|vagina|nappy|nappies|diapers?"],
    es: ["parto|compresas?|toallas?|vagina|panal(?:es)?"],
  },
  hadFit: {
    pt: ["(?:eu )?(?:tive|estou tendo) (?:uma |outra )?convuls\\w+|convulsionei"],
    en: ["(?:i|ive|ive just) (?:just |have |have just )?had (?:a|another|my first) (?:seizure|fit|convulsion)"],
    es: ["(?:yo )?convulsione|(?:tuve|me dio) (?:una |otra )?convuls\\w+"],
  },
  noHerFit: {
    pt: ["febril|(?:quando|na) (?:crianca|bebe|adolesc\\w+)|de (?:riso|raiva)"],
    en: ["of (?:giggles|laugh\\w*|rage|temper)|laugh\\w*|giggl\\w*|febrile|as a"],
    es: ["febril|de (?:nina|risa|rabia)"],
  },
} as const satisfies Record<string, Words>
