import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** What is seen on a body, or happened to it. */
export const bodyWords = {
  notBreathing: {
    pt: [
      "nao (?:esta |ta |tava )?(?:mais )?respira(?:ndo)?",
      "parou de respirar",
      "sem respirar",
      "(?:esta|ta) sem respiracao",
    ],
    en: [
      "(?:isnt|is not|not|aint) breathing",
      "stopped breathing",
      "(?:doesnt|does not) breathe",
      "no longer breathing",
    ],
    es: ["no (?:esta )?(?:respira|respirando)", "dejo de respirar", "sin respirar", "ya no respira"],
  },
  breathesBadly: {
    pt: [
      "respira(?:ndo)? (?:\\w+ )?(?:bem|direito|direitinho|pelo nariz|pela boca)|nariz|entupid\\w+|aparelh\\w+|monitor|sensor|avisa|nasceu|ao nascer|no parto|enquanto mama",
    ],
    en: [
      "breath\\w+ (?:\\w+ )?(?:well|properly|right|normally|easily|through (?:his|her|the|its) (?:nose|mouth))|nose|stuffy|monitor|sensor|alarm|born|at birth|while (?:feeding|nursing)",
    ],
    es: [
      "respira(?:ndo)? (?:\\w+ )?(?:bien|por la (?:nariz|boca))|nariz|tapad\\w+|aparat\\w+|monitor|sensor|avisa|nacio|al nacer|en el parto",
    ],
  },
  /** Of speech or a meal. */
  withoutPause: {
    pt: ["fal\\w+|bebi|com(?:er|i|endo)|convers\\w+"],
    en: ["talk\\w*|speak\\w*|eat\\w*"],
    es: ["habl\\w+|tomo|bebio|com(?:er|i|iendo)|acabo|olla"],
  },
  choked: {
    pt: [
      "engasg\\w+|engoliu|pres[oa]|bolacha|biscoito|pao|salsicha|uva|papinha|papa|leite|comida|carne|pedaco|moeda|balao|tapinhas?|tapas|nas costas|massagem no peito",
    ],
    en: [
      "chok\\w+|gag\\w*|stuck|swallow\\w*|grape|biscuit|cookie|bread|sausage|food|milk|puree|lump|coin|balloon|saliva|drops|patted|back (?:blows|slaps)|heimlich",
    ],
    es: [
      "atragant\\w+|ahog\\w+|trag\\w+|atorad\\w+|galleta|pan|salchicha|uva|papilla|papa|leche|comida|carne|milanesa|pedazo|moneda|globo|palmad\\w+|golpes|heimlich",
    ],
  },
  bleeding: {
    pt: ["sangr(?:a|am|ou|aram|ando|amento)", "sangue"],
    en: ["bleed(?:s|ing)?|bled|nose ?bleeds?|blood"],
    es: ["sangr(?:an?|o|aron|ando|ado)|sangre"],
  },
  fromWhere: {
    pt: ["(?:pelo |do |no |o )?nariz|narin\\w+|boca|gengiva|ouvido|nao para|sem parar|nao estanca"],
    en: ["nose|mouth|gums?|ears?|(?:wont|doesnt|does not|not) stop|wont quit|nose ?bleeds?"],
    es: ["nariz|boca|encias?|oidos?|no (?:para|se detiene|deja)|sin parar"],
  },
  notHisBlood: {
    pt: [
      "coco|fezes|absorventes?|coagulos?|lochia|loquios|tive (?:o |um )?(?:bebe|parto|cesarea)|dei a luz|pos parto|fralda|xixi|vomit\\w+|golf\\w+|mamil\\w+|bico|peito|seio|rachad\\w+|vagina|menstrua\\w+|unhas?|dentinho|(?:meu|minha|no meu|na minha) (?:nariz|boca|gengiva)|exame|tipo|doa\\w+|pressao|teste|teste do pezinho|picada|vacina|eu (?:estou|to)|estou|enfi\\w+|com (?:\\w+ )?(?:forca|raiva)|bate n\\w+|provoqu\\w+|peixe",
    ],
    en: [
      "poo|poop|stool|pads?|clots?|lochia|gave birth|postpartum|after birth|had (?:a|my) baby|nappy|diaper|pee|wee|vomit\\w*|spit ?up|nipples?|breast|cracked|period|vagina|nails?|teeth\\w*|tooth|my (?:nose|mouth|gums?)|test|type|donat\\w+|pressure|heel prick|jab|vaccine|im|i am|shoved|pushed|so hard|beats",
    ],
    es: [
      "me sangr\\w+|caca|heces|compresas?|toall\\w+|coagulos?|loquios|di a luz|posparto|tuve (?:a )?(?:mi |un )?bebe|panal|pipi|orina|vomit\\w*|regurgit\\w+|pezon(?:es)?|pecho|agrietad\\w+|vagina|regla|unas?|diente\\w*|mi (?:nariz|boca)|mis encias|prueba|tipo|don\\w+|presion|talon|vacuna|estoy|con (?:\\w+ )?(?:fuerza|rabia)|meti|provoqu\\w+",
    ],
  },
  /** Who runs and climbs has bruises, and nosebleeds now and then. */
  olderChild: {
    pt: [
      "(?:filh[oa]|crianca|menin[oa]) mais velh[oa]|(?:minha|meu) mais velh[oa]|[2-9] anos|(?:dois|tres|quatro|cinco|seis) an(?:os|inhos)|canela|parquinho",
    ],
    en: [
      "toddlers?|pre ?schooler|(?:older|oldest|eldest) \\w+|my (?:oldest|eldest)|(?:[2-9]|two|three|four|five|six) years? olds?|shins?|playground|old nose ?bleeds?|used to",
    ],
    es: [
      "(?:hij[oa]|nin[oa]|nene|nena) (?:mas )?(?:mayor|grande)|mi mayor|[2-9] anos|(?:tres|cuatro|cinco|seis) an(?:os|itos)|espinillas?|canillas?",
    ],
  },
  bruise: {
    pt: ["manchas? rox(?:a|as|inha|inhas)|hematomas?|equimoses?|rox(?:o|inho|os) (?:n[oa]s?|em)|nodoas? negras?"],
    en: ["bruis(?:e|es|ed|ing)"],
    es: ["moret(?:on|ones)|morat(?:on|ones)|cardenal(?:es)?|hematomas?"],
  },
  noBruise: {
    pt: [
      "(?:meus?|minhas?) (?!bebe|filh|nenem|recem|menin|pequen)\\w+|mamil\\w+|peito|mongolic\\w+|de nascenca|nascimento|parto|forceps|ventosa|vacuo|nasceu com|vacina|injecao|(?<!(?:nao|nem) )(?:engatinh(?:a|ar|ando)|anda|andar|caminh(?:a|ar|ando))|correndo|estou",
    ],
    en: [
      "my (?!baby|babys|son|sons|daughter|newborn|little|\\d|\\w+ (?:week|month))\\w+|nipples?|breasts?|mongolian|birth ?mark|birth|born|forceps|ventouse|vacuum|jab|vaccine|shot|(?<!(?:not|isnt) )(?:crawls|crawling|walks|walking|learning to walk|cruising)|standing|ribs|banana|fruit|ego",
    ],
    es: [
      "mi (?!bebe|hij|nin|recien|nen|pequen)\\w+|mis \\w+|pezon(?:es)?|pecho|mongolic\\w+|de nacimiento|parto|forceps|ventosa|nacio con|vacuna|inyeccion|(?<!\\bno )(?:gate(?:a|ar|ando)|camin(?:a|ar|ando))|estoy",
    ],
  },
  onBaby: {
    pt: [
      "bebe|nenem|recem nascid\\w+|filh[oa]|menin[oa]|dele|dela|(?:ele|ela) (?:tem|esta|ta|apareceu|acordou|amanheceu)|nele|nela",
    ],
    en: [
      "baby|babys|newborn|infant|son|daughter|(?:he|she) (?:has|woke|is|got)|on (?:his|her)|(?:week|month)s? ?olds?",
    ],
    es: [
      "bebe|recien nacid\\w+|hij[oa]|nin[oa]|nene|nena|le (?:salio|salieron|aparecio|aparecieron|veo|vi|noto)|tiene",
    ],
  },
  hidden: {
    pt: [
      "maquiagem|base|corretivo|cobr\\w+|escond\\w+|namorado|companheiro|fui eu|de mim|belisc\\w+|apert(?:ei|ou|aram)|bati|forca|raiva|pescoco|ama|baba|creme|marmore",
    ],
    en: [
      "make ?up|concealer|cover|sleeves|boyfriend|fella|from me|i bruised|i did|squeez\\w*|rough|angry|neck|ring|his dad|her dad|nanny|clumsy|easily|fingers|football|shin|spank\\w*",
    ],
    es: [
      "maquillaje|tap\\w+|cubr\\w+|esconder|novio|pareja|fui yo|pellizc\\w+|apret\\w+|nalgad\\w+|fuerza|se enoja|cuello|suegra|ninera|familia",
    ],
  },
  hair: {
    pt: ["(?:fio|fios) (?:de cabelo|de linha|da meia)|cabelos?|linha|fiapo"],
    en: ["hairs?|threads?|string"],
    es: ["(?:hilo|hilos|hebra|pelos?|cabellos?)"],
  },
  wound: {
    pt: ["enrol\\w+|amarr\\w+|apert\\w+|estrangul\\w+|pres[oa]|cortando|enrosc\\w+|n[oa] ded\\w+"],
    en: [
      "wrapped|wound|tied|tight\\w*|cutting|caught|tangled|around|round|tourniquet|on (?:his|her|the) (?:\\w+ )?(?:toe|finger)",
    ],
    es: [
      "enred\\w+|enroll\\w+|amarr\\w+|apr(?:et|iet)\\w+|atad\\w+|estrangul\\w+|cortando|alrededor|en (?:el|su|un) ded\\w+",
    ],
  },
  tied: {
    pt: [
      "inch\\w+|vermelh\\w+|rox[oa]|azulad\\w+|doi|dor|apert\\w+|nao (?:consigo|sai|solta)|cortando|chora\\w*|berra",
    ],
    en: [
      "swollen|swelling|red|purple|blue|hurts?|tight\\w*|cant (?:get|remove|cut)|wont come|cutting|crying|cries|scream\\w*",
    ],
    es: [
      "hinch\\w+|roj[oa]|morad[oa]|azulad\\w+|duele|dolor|apr(?:et|iet)\\w+|no (?:puedo|sale|se suelta)|cortando|llora\\w*",
    ],
  },
  tiedPart: {
    pt: ["dedos?|dedinhos?|penis|pinto|pipi|piu ?piu"],
    en: ["toes?|fingers?|penis|willy"],
    es: ["dedos?|deditos?|pene|pito|pilin"],
  },
  object: {
    pt: ["imas?|pilhas?|baterias?|agulha|alfinete|prego|parafuso|caco|vidro|grampo|tachinha|percevejo"],
    en: ["magnets?|batter(?:y|ies)|needle|safety pin|pins?|nails?|screws?|(?:broken |piece of )glass|staples?|tacks?"],
    es: ["iman(?:es)?|pilas?|baterias?|aguja|alfiler|clavo|tornillo|vidrio|grapa|tachuela|chinche"],
  },
  swallowing: {
    pt: ["engoli(?:u|do|ram)|(?:no|na|dentro d[oa]) (?:nariz|narina|ouvido|orelha|ouvidinho)"],
    en: [
      "swallow(?:ed|ing)|(?:he|she|baby|son|daughter) ate|ate (?:a|the|one|two|some|three)|(?:in|up|into|inside) (?:his|her|the|its|my babys|babys) (?:nose|nostril|ear)",
    ],
    es: ["se trago|trago|tragado|se comio|(?:en|dentro de) (?:la|el|su) (?:nariz|oido|oreja)"],
  },
  testicle: {
    pt: ["testicul\\w+|escrot\\w+|saquinho|saco (?:dele|do (?:bebe|meu|nenem)|escrotal)|bolsa escrotal"],
    en: ["testic(?:le|les)|testis|scrotum|ball ?sack|(?:his|one) (?:balls?|testes)"],
    es: ["testicul\\w+|escrot\\w+|bolsa escrotal|bolsitas?"],
  },
  swollenRedSore: {
    pt: ["inch\\w+|vermelh\\w+|rox[oa]|azulad\\w+|doi|doendo|dor|dur[oa]|chora\\w* quando"],
    en: ["swollen|swelling|swelled|red|purple|blue|pain\\w*|hurts?|sore|hard|cries when"],
    es: ["hinch\\w+|roj[oa]|morad[oa]|azulad\\w+|duele|dolor|dur[oa]|llora cuando"],
  },
  softPainless: {
    pt: ["sem dor|nao doi|nao sente dor|mole|nao chora|hidrocele"],
    en: ["soft|painless|no pain|not painful|doesnt hurt|hydrocele"],
    es: ["bland[oa]|sin dolor|no (?:le )?duele|hidrocele"],
  },
  crash: {
    pt: [
      "(?:acidente|batida|colisao|engavetamento) (?:de |com o )?(?:carro|transito|moto|onibus|automovel)",
      "(?:batemos|bateram|bati|bateu|capot\\w+) (?:\\w+ ){0,2}(?:carro|moto|n[oa] (?:gente|nosso|traseira))|capotamos",
    ],
    en: [
      "(?:car|road|traffic|motorbike|bus) (?:crash|accident|wreck|collision)",
      "(?:crashed|wrecked) (?:the|our|my) car|(?:someone|somebody|they) (?:\\w+ )?(?:rear[ -]?ended|crashed into|drove into|ran into) (?:us|me|our car)|(?:was|were|got|been) (?:rear[ -]?ended|in an accident|hit by a (?:car|truck|van|lorry))|fender bender|(?:another|a) (?:car|truck|van) (?:hit|crashed into|ran into) (?:us|our|me|my)",
    ],
    es: [
      "(?:accidente|choque|colision) (?:de |en |con el )?(?:auto|coche|carro|trafico|transito|moto|camion|autobus)",
      "tuvimos un choque|chocamos|nos chocaron|nos choco|volcamos|choque (?:el|con el) (?:auto|coche|carro)",
    ],
  },
  noCrash: {
    pt: ["seguro|medo|filme|novela|gravid\\w+|gestacao|sonh\\w+|cadeirinha usada"],
    en: ["insurance|afraid|scared of|movie|film|pregnan\\w+|dream\\w*|second ?hand|used car seat"],
    es: ["seguro|miedo|pelicula|novela|embaraz\\w+|son[eo]\\w*|silla usada"],
  },
  forced: {
    pt: [
      "(?:fui|sou|me) (?:estuprad[oa]|estuprou|estupram|violentad[oa]|violentou|abusad[oa] sexualmente)|estupro",
      "(?:me )?(?:forcou|forca|obrigou|obriga)(?: me| a mim)? (?:a )?(?:fazer|ter|transar)(?: (?:sexo|relac\\w+|amor))?",
      "(?:sexo|transa|relac\\w+) (?:comigo )?(?:forcad[oa]|a forca|sem eu querer|contra a minha vontade)|abusou (?:sexualmente )?de mim|violencia sexual|abuso sexual",
    ],
    en: [
      "(?:i was|he|husband|partner|boyfriend|ex|someone|got|been) (?:\\w+ )?raped?(?: me)?|rapes me",
      "(?:forced|forces|made|makes) (?:me )?(?:himself on me|(?:to )?have sex|into (?:sex|having sex))|(?:forced|forces|forcing) (?:himself|sex) on me",
      "sexually (?:assaulted|abused)|sexual assault|sex (?:without my consent|against my will)|had sex with me (?:without|while i (?:was )?(?:asleep|sleeping|crying|said no))",
    ],
    es: [
      "(?:me|fui|he sido) (?:violo|viola|violaron|violada|han violado|ha violado|abusada sexualmente)",
      "(?:me )?(?:forzo|fuerza|obligo|obliga) a (?:tener|hacer) (?:sexo|relaciones|el amor)|me obligo a tener relaciones|me tuvo a la fuerza",
      "abuso (?:sexual|de mi)|agresion sexual|violencia sexual|sexo (?:forzado|a la fuerza|sin mi consentimiento)|violacion",
    ],
  },
  vulva: {
    pt: [
      "vulva|grandes labios|labios? (?:vaginal|da vagina|da vulva)\\w*|perineo|anus|vagina|pepeca|ppk|perereca|partes intimas|la embaixo",
    ],
    en: ["vulva|labia|perineum|anus|vagina|down there|lady bits|private parts|back passage"],
    es: [
      "vulva|labios? (?:vaginal|de la vagina|de la vulva)\\w*|perine|perineo|vagina|partes intimas|alla abajo|ahi abajo|mis partes",
    ],
  },
  swellingPain: {
    pt: ["inch\\w+|dor|doi|doendo|dolorid\\w+|hematoma|bola|caroco"],
    en: ["swell\\w*|swollen|pain\\w*|hurt\\w*|sore|lump|haematoma|hematoma"],
    es: ["hinch\\w+|dolor|duele|dolorid\\w+|hematoma|bola|bulto"],
  },
  growing: {
    pt: [
      "cada vez mais|cada vez pior|cada vez maior|(?:so )?aumenta(?:ndo)?|cresc(?:e|endo)|(?:so )?piora(?:ndo)?|ficando maior",
    ],
    en: [
      "more and more|getting (?:worse|bigger|larger|more)|growing|keeps (?:growing|swelling|getting)|worse and worse|bigger and bigger|increasing\\w*|spreading",
    ],
    es: ["cada vez mas|cada vez peor|aument\\w+|crec(?:e|iendo)|va a mas|empeor\\w+|mas y mas"],
  },
  yellowHers: {
    pt: [
      "(?:meus olhos|minha pele|branco dos meus olhos|minha cara|meu rosto) (?:\\w+ ){0,3}amarel\\w*|(?:eu )?(?:estou|to|fiquei|ficando|tou) (?:\\w+ )?(?:toda )?amarel(?:a|ada)|(?:eu )?estou com (?:ictericia|os olhos amarel\\w+|a pele amarel\\w+)",
    ],
    en: [
      "my (?:\\w+ ){0,3}(?:eyes?|skins?|face) (?:\\w+ ){0,3}(?:yellow\\w*|jaundiced)|(?:im|i am|ive (?:turned|gone)|i look|i turned|ive become) (?:\\w+ ){0,2}(?:yellow|jaundiced)|i have jaundice",
    ],
    es: [
      "(?:mis ojos|mi piel|el blanco de mis ojos|mi cara) (?:\\w+ ){0,3}amarill\\w*|(?:estoy|me puse|me veo|quede) (?:\\w+ )?(?:toda )?amarill\\w+|tengo (?:ictericia|los ojos amarill\\w+|la piel amarill\\w+)",
    ],
  },
  noYellow: {
    pt: ["fala(?:m|ram)? que|diz(?:em)? que|anem\\w+|bife|feijao|exagerei|tomei|remedio|paracetamol|sorriso"],
    en: ["people say|anaemi\\w+|anemi\\w+|pills|took|taking|paracetamol|tylenol|wearing|dress|shirt|discharge|paint"],
    es: ["dicen que|anemi\\w+|pastillas|tome|tomando|paracetamol|flujo|vestid\\w+|blusa|leche"],
  },
  sweats: {
    pt: ["sua(?:ndo|d[oa])?|suor|transpir\\w+"],
    en: ["sweat\\w*|drenched"],
    es: ["suda(?:ndo|d[oa])?|sudor|transpir\\w+"],
  },
  atFeeds: {
    pt: ["mama(?:r|ndo|da|das)?|mamadeira|peito|comer"],
    en: ["feed(?:s|ing)?|nurs\\w+|bottle|eat(?:s|ing)?"],
    es: ["toma(?:s|ndo|r)?|mama(?:r|ndo)?|pecho|biberon|com(?:e|er|iendo)"],
  },
  outOfBreath: {
    pt: ["sem ar|falta de ar|ofegant\\w+|sem folego|cansa\\w*|respira rapido|puxa o ar"],
    en: [
      "breathless|out of breath|pant(?:s|ing)|short of breath|tires|worn out|exhausted|breathes? (?:fast|hard)|fast breathing|gasp\\w*|puff(?:ed|s|ing)|(?:stops?|has) to (?:breathe|stop)|catch(?:es)? (?:his|her) breath",
    ],
    es: ["sin a(?:ire|liento)|falta (?:de|el) aire|jade\\w+|se cansa|cansad[oa]|agitad\\w+|respira rapido|se ahoga"],
  },
  dengue: { pt: ["dengue"], en: ["dengue"], es: ["dengue"] },
  ill: {
    pt: ["febre|suspeita|acho que (?:estou|e|tenho)|estou com|to com|peguei|tenho|positivo|manchas|dor"],
    en: ["fever|suspect\\w*|i think|i have|i (?:might|may|could) have|ive got|caught|positive|rash|ache\\w*|pain"],
    es: ["fiebre|sospech\\w+|creo que|tengo|me dio|positivo|manchas|dolor"],
  },
  noDengue: {
    pt: ["vacina|repelente|prevenir|evitar|mosquiteiro|ano passado|grupo"],
    en: ["vaccine|jab|repellent|prevent\\w*|avoid|net|last year"],
    es: ["vacuna|repelente|prevenir|evitar|mosquitero|ano pasado"],
  },
  /** More than one: a single blister mostly comes from a shallow latch. */
  herpes: {
    pt: ["herpes|bolhas|bolhinhas|bolha d?e? ?agua|vesiculas"],
    en: ["herpes|cold sores?|blisters"],
    es: ["herpes|ampoll(?:as|itas)|llagas|vesiculas"],
  },
  notOfHerpes: {
    pt: ["leite|branc\\w+|pega|bomba|bombinha|labi\\w+|boca|genital|zoster"],
    en: ["milk|white|latch|pump\\w*|lips?|mouth|genital"],
    es: ["leche|blanc\\w+|agarre|extractor|sacaleches|labi\\w+|boca|genital|zoster"],
  },
  breast: {
    pt: ["peitos?|mamas?|seios?|mamilos?|bicos?|areola|aureola"],
    en: ["breasts?|nipples?|areola|boobs?"],
    es: ["pechos?|mamas?|senos?|pezon(?:es)?|areola|teta"],
  },
} as const satisfies Record<string, Words>
