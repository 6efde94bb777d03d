import type { RuleSource } from "./pattern.ts"

/** A baby's own emergencies. */
export const babyEmergency: readonly RuleSource[] = [
  [
    "no|zero|without|sem|sin|not_one + wet|fralda|fraldas|pañales|pañal|a_wet|uma + diapers|nappies|nappy|diaper|molhada|molhadas|mojados|mojado|fralda .. HOUR|desde|since|all|todo|today|hoje|hoy|day|dia|día",
    "night|noite|noche",
  ],
  [
    "BABY & lábios|lips|labios|boca|mouth|unhas|face|rosto|cara & BLUE & os|his|her|los|with|con|com|are|turned|went|tiene|babys|tem",
    "batom|lipstick|pirulito|lollipop|blueberry|tinta|mirtilo|uva|paint|roupa|ropa|eyes|olhos|ojos|toy|chupeta|pacifier|nail",
  ],
  [
    "BABY .. NOT|hasnt .. xixi|pipi|pipí|pee|peed|wet|moja|mojado|orina|urinou|fralda_molhada .. desde|since|hours|horas|ontem|yesterday|ayer|hoje|today|hoy|dia|day|día|12|10|8",
    "potty|penico|night|noite|noche|cama|bed",
  ],
  "FELL .. colo|arms|brazos|cama|bed|sofá|trocador|escada .. cabeça|head|cabeza|chão|floor|suelo",
  [
    "his|her|dele|dela|tiene|tá_com|ficou_com|bebe|BABY|os|los|a & lábios|lips|labios|boca|mouth & BLUE|went_blue",
    "batom|lipstick|pirulito|lollipop|blueberry|tinta|mirtilo|arándanos|pintalabios|uva",
  ],
  [
    "FELL & cabeça|head|cabeza & bateu|hit|golpeó|dio|banged|chão|floor|suelo|bati|golpe",
    "ideia|idea|cabelo|hair|pelo|ficha|love",
  ],
  [
    "BABY & FELL & HEIGHT",
    "sono|asleep|dormir|dormida|dormido|love|cabelo|hair|pelo|umbigo|umbilical|medo|afraid|miedo|chupeta|chupete|pacifier|toy|brinquedo|juguete|fell_asleep|schedule|meia|sock|calcetín|ficha",
  ],
  [
    "BABY .. NOT|wont|doesnt|isnt .. despierta|acorda|wake|waking|wakes .. LIMP|nada|all|toda|todo",
    "noite|night|noche|until|até|hasta",
  ],
  "BABY .. NOT|parou_de|stopped|dejó_de|para_de|isnt|stops|deja_de|mal|barely|struggling_to|hardly + a|de|is|consegue|puede|está|esta|ta|being_able_to|can|able_to + BREATHE",
  "BABY .. NOT|parou_de|stopped|dejó_de|para_de|isnt|stops|deja_de|mal|barely|struggling_to|hardly + BREATHE",
  ["BABY .. CANNOT + BREATHE", "nariz|nose"],
  [
    "BABY .. respirando|breathing|respira + muito|very|muy|com|rápido|fast|super|mal|really|con|estranho|weird|raro|cansado|funny + rápido|fast|dificuldade|dificultad|mal|rapido|raro|esforço|hard|esfuerzo|estranho|rápido|heavily",
    "dormindo_bem|normal",
  ],
  [
    "BABY & TURNED & BLUE",
    "roupa|roupinha|clothes|ropa|vestido|room|quarto|cuarto|olhos|eyes|ojos|outfit|body|blanket|manta|pintura|paint|chupeta|pacifier|mesversário|nails|veias|tema|dress|dressed|hand|hair|shirt",
  ],
  ["BABY & lábios|lips|labios|boca|mouth & BLUE", "batom|lipstick"],
  [
    "BABY & LIMP",
    "roupa|chair|banana|cocô|poop|fralda|caca|fruta|chupeta|cabelo|brinquedo|ovo|comida|until|à_noite|tooth|moleira|pão|colchão|mattress",
  ],
  ["BABY .. wont|doesnt|cant_get + wake|waking + up|$|at|for|no|even", "night|until|noite|noche|7|train"],
  [
    "BABY .. CHOKE + $|com|on|e|no|y|and|help|não|agora|now|con",
    "LONGAGO|às_vezes|sometimes|a_veces|quando_mama|um_pouco|when_feeding|little|cuando_toma|cuando_mama|words|medo|miedo|afraid|bit|engasga|quando",
  ],
  ["BABY .. CHOKE & BLUE|BREATHE|socorro|help|ayuda|agora|now|voltou|ahora", "medo|afraid|miedo"],
  ["BABY & SEIZURE", "LONGAGO"],
  ["BABY .. SWALLOWED .. HARMFUL", "spit|receitado|dose|dosis"],
  [
    "BABY .. FELL .. HEIGHT",
    "sono|asleep|dormir|dormida|dormido|love|felling|cabelo|hair|pelo|umbigo|umbilical|medo|afraid|miedo|chupeta|chupete|pacifier|toy|brinquedo|juguete|juguet*|fell_asleep|schedule|meia",
  ],
  [
    "FELL .. BABY .. HEIGHT",
    "sono|asleep|dormir|love|cabelo|hair|pelo|umbigo|chupeta|chupete|medo|miedo|afraid|fell_asleep|meia",
  ],
  [
    "BABY + bateu|hit|se_golpeó|golpeó|se_dio|banged|bumped + a|his|her|la|muito|very|con|un_golpe|forte + cabeça|head|cabeza|a_cabeça|en_la_cabeza|golpe",
    "leve|light|little|lightly",
  ],
  [
    "VOMIT & BABY & verde|green|jato|jatos|projectile|sangue|blood|sangre|chorro|proyectil|em_jato|bile|bilis|sem_parar|sin_parar|nonstop",
    "LONGAGO|toy",
  ],
  ["BABY & moleira|fontanelle|fontanela|soft_spot & afundada|funda|sunken|hundida|estufada|bulging|abultada", "normal"],
  [
    "BABY + se|ta|is|was|almost|quase|casi|está + ahogó|afogou|drowned|ahoga|afogando|drowning|ahogando|ahogado",
    "baba",
  ],
  [
    "BABY .. NOT|sem|without|no|hasnt|não + faz|fez|mama|wet|xixi|pee|peed|pipí|moja|orina|had|molhou|pis|pipi|feito + xixi|nada|há|a_wet|wet|pipí|in|desde|for|pañal|fralda|a|hace|um_xixi|nem",
    "MILD|noite|na_fralda|no_penico|potty|soninho|night|sozinho",
  ],
]
