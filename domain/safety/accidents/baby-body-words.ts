import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** In any language, since a message is read by the words of all. */
const unlessDenied = "(?<!sem |nao |nem |no |not |without |hasnt |didnt |sin |ni )"

/** What is seen on a baby, or happened to one, beside the accidents. */
export const babyBodyWords = {
  fellOrHit: {
    pt: [
      "bateu (?:\\w+ )?(?:a |com a )?cabec(?:a|inha)",
      "(?:caiu|rolou) (?:d[aoe]|dos|das) (?:\\w+ )?(?:cama|sofa|trocador|comoda|carrinho|berco|escadas?|cadeir\\w+|colo|bracos?|mesa|rede|altura)",
    ],
    en: [
      "(?:hit|hits|bumped|banged|knocked) (?:his|her|the babys|its) head",
      "(?:went|fell) (?:\\w+ )?down (?:the )?(?:\\w+ )?(?:stairs|steps) in (?:his|her|the|a) (?:baby )?walker",
      "(?:fell|rolled|slid|tumbled)(?: \\w+)? (?:off|out of|from|down)(?: of)? (?:the|his|her|my|our) (?:\\w+ )?(?:bed|sofa|couch|table|chair|crib|cot|stroller|pram|stairs|steps|arms|counter|swing|highchair|window)",
    ],
    es: [
      "(?:se )?(?:golpeo|pego|dio)(?: \\w+){0,3} (?:la|en la) cabe(?:za|cita)",
      "(?:se )?(?:me )?(?:cayo|rodo) (?:del|de la|de las|de mis|de los|por las|por la) (?:\\w+ )?(?:cama|sofa|sillon|cambiador|coche|carriola|cuna|escaleras?|silla|brazos|mesa|hamaca)",
    ],
  },
  /** From about a metre or more. */
  fromHigh: {
    pt: ["trocador|comoda|escadas?|colo|bracos?|mesa|janela|cadeirao|altura|balcao"],
    en: ["table|stairs|steps|my arms|counter|window|high ?chair"],
    es: ["cambiador|escaleras?|brazos|mesa|ventana|trona|periquera"],
  },
  illAfterIt: {
    pt: [
      `${unlessDenied}vomit\\w+|sonolent\\w+|so quer dormir|quer dormir|mole|molinh[oa]|palid[oa]|quiet[oa] demais|desmai\\w+|convuls\\w+|pupila|ouvido|nao (?:acorda|reage|responde|segura|para de chorar)|${unlessDenied}sangr\\w+`,
    ],
    en: [
      `${unlessDenied}vomit\\w*|threw up|throwing up|sleepy|drowsy|limp|floppy|pale|went quiet|unconscious|passed out|seizure|pupil|wont (?:wake|stop crying)|${unlessDenied}bleeding`,
    ],
    es: [
      `${unlessDenied}vomit\\w+|devolvio|adormilad[oa]|somnolient[oa]|con sueno|espabil\\w+|floj[oa]|flojit[oa]|palid[oa]|desmay\\w+|convuls\\w+|pupila|no (?:despierta|reacciona|responde|para de llorar)|${unlessDenied}sangr\\w+`,
    ],
  },
  /** Another's, nearly, on purpose, slight, long ago, or no person. */
  noFall: {
    pt: [
      "quase|marido|namorado|companheiro|parede|de proposito|raiva|jog(?:uei|ou)|forca|safanao|empurr\\w+|susto|febre|pressao|cabelo|minha cabeca|travesseiro|urs[oa]|pelucia|celular|brinquedo|semana passada|avaliad\\w+|ouvi|historia",
    ],
    en: [
      "almost|nearly|husband|boyfriend|wall|on purpose|angry|so hard|pushed|threw (?:him|her|the baby)|my head|i fell|pillow|teddy|toy|phone|roomba|weeks ago|in (?:january|february|march|april|may|june|july)|doctor saw|lightly|tiny bit|didnt even notice|mobile|story",
    ],
    es: [
      "casi|marido|esposo|novio|pareja|pared|a proposito|rabia|tire|avente|empuj\\w+|pelo|me (?:pego|golpeo|cai)|mi cabeza|almohada|peluche|celular|movil|juguete|lo revisaron|la revisaron|(?:lo|la) vio el medico|hoy (?:ya|cumple)|(?:en )?(?:enero|febrero|marzo|abril|mayo)",
    ],
  },
  coughBouts: {
    pt: ["(?:crises?|ataques?|acessos?) de tosse|toss?e tanto que|tosse (?:\\w+ ){0,3}guincho"],
    en: [
      "coughing fits?|(?:fits|bouts) of cough\\w*|coughs? so (?:much|hard)|whoop(?:s|ing)? (?:at the end|sound|when)",
    ],
    es: ["(?:ataques?|accesos?|crisis) de tos|tose tanto|tos (?:\\w+ )?con un silbido"],
  },
  blue: {
    pt: ["rox[oa]|azulad\\w+|azul|sem ar|nao respira"],
    en: ["blue|purple|gr[ea]y|cant breathe|out of breath|limp"],
    es: ["morad[oa]|azul\\w*|sin aire|no respira|se ahoga"],
  },
  noCough: {
    pt: ["vacina\\w*|marido|avo|minha tosse|eu tosso"],
    en: ["vaccin\\w*|jabs?|shot|husband|grand\\w+|my cough"],
    es: ["vacuna\\w*|marido|esposo|abuel[oa]|mi tos|el mio|canela"],
  },
  yellow: { pt: ["amarel\\w+|ictericia"], en: ["yellow|jaundice\\w*"], es: ["amarill\\w+|ictericia"] },
  bornJustNow: {
    pt: ["nasceu (?:hoje|ontem|agora|de madrugada)|horas de vida"],
    en: ["born (?:today|yesterday|this (?:morning|afternoon)|last night|an hour ago)|hours old"],
    es: ["nacio (?:hoy|ayer|anoche|esta (?:manana|tarde)|de madrugada)|horas de (?:vida|nacid[oa])"],
  },
  notOfSkin: {
    pt: ["liquido|colostro|leite|coco|fezes"],
    en: ["liquid|colostrum|milk|poo|poop|stool"],
    es: ["liquido|calostro|leche|caca|heces"],
  },
  dryNappy: {
    pt: [
      "(?:nao (?:molha|molhou|faz|fez)|sem|fralda)(?: \\w+){0,3} (?:fralda|xixi|seca)(?: \\w+){0,4} (?:8|9|1\\d|2\\d) ?h(?:oras)?",
    ],
    en: [
      "(?:no|not a|hasnt had a|without a) wet (?:nappy|diaper)(?: \\w+){0,3} (?:8|9|1\\d|2\\d|eight|nine|ten|twelve) ?h(?:ou)?rs?",
      "(?:dry|no pee in (?:the|his|her)) (?:nappy|diaper)(?: \\w+){0,3} (?:8|9|1\\d|2\\d|eight|nine|ten|twelve) ?h(?:ou)?rs?",
    ],
    es: ["(?:sin (?:mojar|orinar|pipi)|panal seco|no moja)(?: \\w+){0,4} (?:8|9|1\\d|2\\d) ?h(?:oras)?"],
  },
  hardBelly: {
    pt: [
      "(?:minha )?(?:barriga|barriguinha|abdomen?) (?:\\w+ ){0,6}(?:dur[oa]|inchad\\w+|estufad\\w+|distendid\\w+|tambor)",
    ],
    en: [
      "(?:hard|swollen|bloated|distended|tight) (?:\\w+ )?(?:belly|tummy|stomach|abdomen)|(?:my )?(?:belly|tummy|stomach|tummys|bellys) (?:\\w+ ){0,4}(?:hard|swollen|bloated|distended|blown up|like a drum)",
    ],
    es: [
      "(?:mi )?(?:barriga|panza|pancita|vientre|abdomen) (?:\\w+ ){0,4}(?:dur\\w+|hinchad\\w+|distendid\\w+|tambor)",
    ],
  },
  vomits: {
    pt: [`${unlessDenied}vomit\\w+`],
    en: [`${unlessDenied}vomit\\w*|throw\\w* up|threw up|(?:being|been) sick`],
    es: [`${unlessDenied}vomit\\w+|devuelve`],
  },
  /** Beside a belly that is swollen and hard at once. */
  blocked: {
    pt: [
      "(?:nao|sem) (?:faz |fez |fazer )?coco|(?:doi|chora|grita|nao deixa)(?: \\w+){0,3} (?:tocar|toco|encost\\w+|mexer|mexo)",
    ],
    en: [
      "(?:no|hasnt|has not|without|not)(?: \\w+){0,3} poo\\w*|(?:wont|doesnt) let me touch|(?:cries|screams) (?:when|if) (?:i|we) touch",
    ],
    es: [
      "(?:no|sin) (?:hace |ha hecho |hacer )?(?:caca|popo)|(?:llora|grita|duele) (?:si|cuando|al) (?:lo |la |se lo |se la )?toc\\w+",
    ],
  },
  swollen: {
    pt: ["inchad\\w+|estufad\\w+|distendid\\w+|tambor"],
    en: ["swollen|bloated|distended|blown up|like a drum"],
    es: ["hinchad\\w+|distendid\\w+|tambor"],
  },
  hard: { pt: ["dur[oa]|tambor"], en: ["hard|tight|drum"], es: ["dur[oa]|tambor"] },
  /** An age is a baby's. */
  ofBaby: {
    pt: [
      "bebe|nenem|recem nascid\\w+|filh[oa]|menin[oa]|dele|dela|nele|nela|(?:\\d+|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) mes(?:es)?",
    ],
    en: [
      "baby|babys|newborn|infant|son|daughter|hes|shes|his|her|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) months?",
    ],
    es: [
      "bebe|recien nacid\\w+|hij[oa]|nin[oa]|nene|nena|(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) meses",
    ],
  },
  ofHerBirth: { pt: ["parto|cesarea|pari"], en: ["section|birth|surgery"], es: ["parto|cesarea|di a luz"] },
  wontStopBleeding: {
    pt: [
      "nao (?:para|parou|quer parar) de sangrar|sangr\\w+ (?:\\w+ ){0,2}sem parar|sang(?:ue|ra\\w*) que nao (?:para|estanca)",
    ],
    en: [
      "(?:wont|doesnt|does not|hasnt|not) stop(?:ped)? bleeding|(?:still|keeps) bleeding|bleeding (?:\\w+ ){0,2}(?:wont|doesnt|hasnt) stop\\w*",
    ],
    es: ["no (?:para|deja|paro|ha parado|se detiene) de sangrar|sigue sangrando|sangr\\w+ sin parar"],
  },
  littleBlood: {
    pt: ["gotinhas?|gotas?|pouquinho|um pouco"],
    en: ["a little|a bit|drops?|spots?|specks?"],
    es: ["gotitas?|gotas?|poquito|un poco"],
  },
  pricked: {
    pt: ["calcanhar|pezinho|picada|vacina|injecao|umbigo|circuncis\\w+|freio|freiectomia"],
    en: ["heel|prick|jab|injection|circumcis\\w+|navel|cord|belly button|tongue tie"],
    es: ["talon|pinchazo|vacuna|inyeccion|ombligo|circuncision|frenillo"],
  },
  sleepyOrNotFeeding: {
    pt: ["(?:nao|mal) (?:acorda|mama|suga)|sonolent[oa]|muito sono|mole|molinh[oa]|(?:so|muito) dorm\\w+"],
    en: [
      "(?:too |very |so )(?:sleepy|drowsy)|wont (?:wake|feed|eat|nurse)|not (?:waking|feeding)|floppy|limp|hard to wake|drowsy",
    ],
    es: [
      "no (?:despierta|come|mama|succiona)|(?:muy )(?:dormid|somnolient|adormilad)[oa]|floj[oa]|flojit[oa]|cuesta despertar\\w*",
    ],
  },
  havingFit: {
    pt: ["(?:tendo|teve|deu|com) (?:uma )?convuls\\w+|convulsionando|convulsionou"],
    en: [
      "(?:baby|babys|newborn|son|daughter|he|she|hes|shes|months? old|weeks? old) (?:is |was |just |has been )?(?:having|had|has) (?:a|an|another|some kind of) (?:\\w+ )?(?:fit|seizure|convulsion)s?",
    ],
    es: ["convulsionando|convulsiono|(?:tiene|tuvo|le dio) (?:una )?convuls\\w+"],
  },
  noFit: {
    pt: [
      "epilep\\w+|medo|cachorr\\w+|irmao|irma|vizinh[oa]|hoje tem|hj tem|mais velh[oa]|(?:teve|pariu) (?:o |um )?bebe",
    ],
    en: [
      "because|over|tantrum|laugh\\w*|giggl\\w*|when i|whenever|epilep\\w+|fit ?bit|dog|cat|brother|sister|never again|as a baby|coughing|fit of|had a baby|gave birth",
    ],
    es: ["epilep\\w+|miedo|perr[oa]|herman[oa]|vecin[oa]|mayor|hoy (?:tiene|es)|nunca mas"],
  },
  honey: { pt: ["mel"], en: ["honey"], es: ["miel"] },
  weakAfterHoney: {
    pt: ["(?:suga|mama|succao|choro|chora) (?:\\w+ )?frac\\w+|nao suga|mole|molinh[oa]|palpebra\\w*"],
    en: ["(?:sucks?|cry|cries|suck) (?:\\w+ )?weak\\w*|weak (?:suck|cry)|floppy|limp|droop\\w*"],
    es: ["(?:succiona|mama|llora|llanto) (?:\\w+ )?debil\\w*|flojit[oa]|floj[oa]|parpado\\w*"],
  },
  car: {
    pt: ["(?:no|dentro do|num) (?:carro|auto)"],
    en: ["in (?:the|a|my|our) (?:\\w+ )?(?:car|van|truck)"],
    es: ["en (?:el|un|nuestro) (?:coche|carro|auto)"],
  },
  leftThere: {
    pt: ["esquec\\w+|trancad[oa]|trancou|fechad[oa]|ficou|deixei|deixou|pres[oa]"],
    en: ["left|forgot\\w*|locked|closed|stuck|trapped|shut"],
    es: ["olvid\\w+|encerrad[oa]|cerrad[oa]|estuvo|deje|quedo|atrapad[oa]"],
  },
  heat: {
    pt: ["quente|calor|sol|fervendo|abafad\\w+|mole|molinh[oa]|suad[oa]"],
    en: ["hot|heat|sun|boiling|limp|floppy|sweaty|sweating"],
    es: ["calor|caliente|sol|hirviendo|floj\\w+|sudad[oa]|sudando"],
  },
} as const satisfies Record<string, Words>
