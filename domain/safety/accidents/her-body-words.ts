import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** What she feels in her own body, or sees on it. */
export const herBodyWords = {
  neckOrBack: {
    pt: [
      "(?:pescoco|nuca) (?:\\w+ ){0,2}(?:dur[oa]|rigid[oa]|travad[oa])|rigidez (?:n[oa]|d[oe]) (?:pescoco|nuca)",
      "(?:costas|coluna) (?:\\w+ ){0,3}(?:onde|no lugar|no local) (?:\\w+ ){0,5}(?:anestesia|peridural|raqui|agulha)",
    ],
    en: [
      "stiff neck|neck (?:is|feels|so|really) (?:\\w+ )?stiff",
      "back (?:pain )?(?:\\w+ )?where (?:\\w+ ){0,5}(?:epidural|spinal|needle)",
    ],
    es: [
      "(?:cuello|nuca) (?:\\w+ ){0,2}(?:dur[oa]|rigid[oa]|ties[oa])|rigidez (?:en|de) (?:el |la )?(?:cuello|nuca)",
      "espalda (?:\\w+ )?donde (?:\\w+ ){0,5}(?:epidural|raquidea|anestesia|aguja)",
    ],
  },
  fever: {
    pt: ["febre|febril|3[89](?:[.,]\\d)? ?(?:graus|de febre)"],
    en: ["fever|feverish|temperature"],
    es: ["fiebre|febril"],
  },
  noUrine: {
    pt: [
      "(?:nao|n) (?:estou |to )?(?:consigo|conseguindo|consegui) (?:mais )?(?:fazer xixi|urinar|mijar)",
      "(?:nao|n) (?:sai|saiu|faco|fiz|desce) (?:nenhum |mais |o )?xixi",
    ],
    en: [
      "(?:cant|cannot|couldnt|havent been able to|not able to|unable to) (?:pee?|wee?|urinate|pass (?:urine|water))",
      "(?:no|not (?:a drop|any)(?: of)?) (?:pee?|wee?|urine)|havent (?:peed|weed|urinated)|i cant go",
    ],
    es: [
      "no (?:puedo|he podido|logro|consigo|pude) (?:orinar|hacer (?:pipi|pis|chichi))",
      "no (?:orino|me sale (?:el |la )?(?:pipi|pis|orina)|he orinado)",
    ],
  },
  afterBirthOrFull: {
    pt: ["parto|cesarea|sonda|cateter|bexiga"],
    en: ["birth|delivery|c section|section|catheter|bladder"],
    es: ["parto|cesarea|sonda|cateter|vejiga"],
  },
  /** Of the baby, of peace to do it in, or of holding it in. */
  noRetention: {
    pt: [
      "fralda|em paz|sozinha|segurar|(?:ele|ela|bebe|nenem) (?:\\w+ )?(?:nao|n)|sem (?:o bebe|ele|ela|chorar|dor|doer|levar)|meu bebe (?:nao|n)|ele nao|ela nao",
    ],
    en: [
      "nappy|nappies|diapers?|in peace|alone|hold(?:ing)? it|without (?:the baby|him|her|pain|crying)|my baby (?:cant|hasnt)|newborn hasnt",
    ],
    es: ["panal|en paz|sola|aguantar|(?:bebe|nin[oa]|hij[oa]) no|sin (?:el bebe|dolor|llorar)|mi bebe no"],
  },
  fromVagina: {
    pt: [
      "(?:algo|alguma coisa|uma coisa|bola|volume|caroco|carne|bexiga|utero)(?: \\w+){0,3} (?:saindo|pendurad[oa]|caindo|pra fora|para fora)(?: \\w+){0,3} (?:vagina|la embaixo|ppk|pepeca)",
      "(?:pendurad[oa]|caindo) (?:\\w+ )?vagina",
      "saiu (?:algo|uma (?:bola|massa|carne|coisa))(?: \\w+)? (?:pela|da) (?:minha )?vagina",
    ],
    en: [
      "(?:something|a lump|a ball|a bulge|lump|ball|bulge|womb|uterus|bladder)(?: \\w+){0,3} (?:hanging|coming|bulging|falling|sticking|poking|dropping)(?: \\w+){0,2} (?:of|from|in|down)(?: \\w+){0,2} (?:vagina|down (?:there|below)|below)",
    ],
    es: [
      "(?:algo|una cosa|bola|bulto|carne|vejiga|utero)(?: \\w+){0,4} (?:sale|saliendo|cuelga|colgando|se asoma|asoma|afuera)(?: \\w+){0,3} (?:vagina|ahi abajo|alla abajo)",
      "(?:cuelga|colgando|asoma) (?:\\w+ ){0,3}vagina",
      "se me (?:sale|salio|cae|asoma) (?:algo|una (?:bola|masa|carne|cosa)|un bulto)(?: \\w+)? (?:por|de) (?:la |mi )?vagina",
    ],
  },
  noProlapse: {
    pt: ["coagulo\\w*|sangue|placenta|corrimento|fio|linha|absorvente|liquido|agua|ob"],
    en: ["clots?|blood|placenta|discharge|stitch\\w*|threads?|tampon|pad|fluid|water|tissue"],
    es: ["coagulo\\w*|sangre|placenta|flujo|hilo|tampon|compresa|liquido|agua|tejido"],
  },
  ribs: {
    pt: ["(?:baixo|debaixo|embaixo|abaixo) das? costelas?(?: \\w+){0,2}|costelas?(?: do lado)? direit[oa]s?"],
    en: ["under (?:my |the )?(?:right )?ribs?|right (?:side )?(?:\\w+ )?ribs?|ribs on (?:my|the) right"],
    es: ["(?:debajo|abajo|bajo) (?:de )?(?:las |mis )?costillas?(?: \\w+)?|costillas? (?:del lado )?derech[oa]s?"],
  },
  right: { pt: ["direit[oa]s?"], en: ["right"], es: ["derech[oa]s?"] },
  pain: { pt: ["dor|doi|doendo|pontada"], en: ["pain\\w*|hurt\\w*|ache\\w*|sore"], es: ["dolor|duele|punzada"] },
  noRibs: {
    pt: ["sutia|chut\\w+|exercicio|tosse|tossir"],
    en: ["bra|kick\\w*|workout|exercise|cough\\w*"],
    es: ["sosten|brasier|patad\\w+|ejercicio|tos|toser"],
  },
  herBruises: {
    pt: ["(?:roxos|manchas roxas|hematomas)(?: \\w+){0,3} (?:pelo |no )(?:meu )?corpo(?: todo)?"],
    en: ["bruis(?:es|ing)(?: \\w+){0,3} (?:all over|on) (?:me|my (?:body|arms|legs|skin))"],
    es: ["(?:moretones|moratones|hematomas)(?: \\w+){0,3} (?:por|en) (?:todo )?(?:el|mi) cuerpo"],
  },
  withoutKnock: {
    pt: ["sem (?:eu )?(?:bater|me bater|motivo|pancada|razao)|do nada"],
    en: ["without (?:bumping|a bump|hitting|a knock|any|knocking|a reason|reason)|for no reason|out of nowhere"],
    es: ["sin (?:golpe\\w*|golpearme|motivo|razon)|de la nada"],
  },
  byOthers: {
    pt: ["marido|namorado|companheiro|ele|me bate\\w*"],
    en: ["husband|boyfriend|partner|he|him|hits?"],
    es: ["marido|esposo|novio|pareja|el me|me pega"],
  },
  herWound: {
    pt: ["(?:corte|cicatriz|ferida|pontos)?(?: d[aeo]s?)?(?: minha)? ?(?:cesarea|cesaria|cirurgia|pontos|corte)"],
    en: ["(?:c ?section|section|caesarean|cesarean|surgery|incision|stitches)(?: (?:cut|wound|scar))?"],
    es: ["(?:herida|cicatriz|puntos)?(?: de(?: la)?)? ?(?:cesarea|operacion|puntos|herida)"],
  },
  burst: {
    pt: [
      "abriu(?: \\w+){0,3} (?:por dentro|jorr\\w+|buraco|todo|toda|inteir[oa])|buraco (?:grande|enorme)|da (?:pra|para) ver (?:por )?dentro|jorrando|tem algo saindo|algo saindo",
    ],
    en: ["burst (?:\\w+ )?open|gap(?:es|ing)|(?:big|huge|large) (?:gap|hole)|see inside|pouring out|poking out"],
    es: [
      "(?:hueco|agujero) (?:grande|enorme)|se ve (?:por )?(?:dentro|adentro)|sale (?:un )?chorro|le sale un chorro|algo (?:sale|se asoma)|se abrio tod[oa]",
    ],
  },
  wakesBreathless: {
    pt: ["acord(?:o|ei|ando) (?:\\w+ ){0,2}(?:sem ar|sufocad[oa]|com falta de ar|sem folego)"],
    en: ["(?:wake|woke|waking)(?: up)? (?:\\w+ )?(?:gasping|breathless|short of breath|fighting for (?:air|breath))"],
    es: ["(?:me despierto|desperte|despierto|me desperte) (?:\\w+ ){0,2}(?:sin aire|ahogad[oa]|con falta de aire)"],
  },
  notHerBreath: {
    pt: ["pesadelo|sonho|ronc\\w+|ele acord\\w+|bebe acord\\w+"],
    en: ["nightmares?|dream\\w*|snor\\w+|he wakes|baby wakes"],
    es: ["pesadilla|sueno|ronc\\w+|el bebe se despierta"],
  },
  ofHers: {
    pt: ["minha|meu|eu|estou|to|vomitei|faco"],
    en: ["my|i|im|ive"],
    es: ["mi|me|estoy|tengo"],
  },
  backPassage: {
    pt: ["(?:meu )?anus|minha bunda"],
    en: ["my (?:bottom|bum|butt|rectum)"],
    es: ["(?:duele|dolor)(?: mucho)?(?: en| de)? ?(?:el|del) ano|mi ano"],
  },
  numb: {
    pt: ["dormen(?:te|cia)\\w*|adormecid\\w+|nao sinto (?:nada )?"],
    en: ["numb\\w*|cant feel"],
    es: ["dormid[oa]s|entumecid\\w+|adormecid\\w+|no siento"],
  },
  saddle: {
    pt: ["entre as pernas|bunda|nadegas|virilha"],
    en: ["between my legs|buttocks|bum|groin|saddle|down there"],
    es: ["entre las piernas|entrepierna|nalgas|ingle"],
  },
  nerveLost: {
    pt: ["nao seguro|nem (?:consigo )?segur\\w+|escap\\w+|forca|fraca|perna|peridural|raqui"],
    en: ["cant (?:hold|feel)|leak\\w*|weak|leg|epidural|spinal"],
    es: ["no (?:aguanto|retengo)|se me escapa|fuerza|debil|pierna|epidural|raquidea"],
  },
  noNerves: {
    pt: ["cicatriz|corte|bebe dorm\\w+"],
    en: ["scar|incision|fell asleep"],
    es: ["cicatriz|herida|bebe dormid[oa]"],
  },
  shaking: {
    pt: [
      "calafrios? (?:fort\\w+|violent\\w+|que sac\\w+)|nao paro de tremer|tremendo (?:muito )?(?:de frio )?sem parar|pele (?:toda |esta |ficou )?manchada",
    ],
    en: [
      "(?:violent|uncontrollable|violently|uncontrollably|bad) (?:shiver\\w*|shaking|chills)|shaking chills|(?:cant|wont) stop (?:shivering|shaking)|rigors|mottled skin|my skin (?:\\w+ )?mottled",
    ],
    es: [
      "escalofrios (?:fuertes|violentos|que sac\\w+)|no paro de temblar|piel (?:\\w+ )?(?:con manchas|manchada|moteada)",
    ],
  },
  veryIll: {
    pt: ["frio|febre|morr\\w+|confus[oa]|dor\\w*|cesarea|parto"],
    en: ["cold|fever|dying|confused|ache\\w*|pain\\w*|section|birth"],
    es: ["frio|fiebre|mor\\w+|muero|confund\\w+|duele|dolor\\w*|cesarea|parto"],
  },
  notHersToShake: {
    pt: ["(?:bebe|nenem|ele|ela|filh[oa]) (?:\\w+ )?(?:trem\\w+|com|calafrio\\w*)|vacina|ansiedade|susto"],
    en: [
      "(?:baby|newborn|he|she|son|daughter)s? (?:\\w+ )?(?:shiver\\w*|shak\\w+|mottled|has)|vaccine|jab|anxiety|panic|rage|anger",
    ],
    es: ["(?:bebe|el|ella|hij[oa]) (?:\\w+ )?(?:tiembl\\w+|con|tiene)|vacuna|ansiedad|susto"],
  },
  soaked: {
    pt: [
      "(?:en(?:ch|x)ar[cq]\\w+|ench\\w+)(?: \\w+){0,3} absorventes?(?: \\w+){0,4} (?:por hora|a cada (?:meia )?hora|(?:em|numa|por) (?:uma |meia |1 )?hora)",
      "(?:tres|3|quatro|4|cinco|5|varios) absorventes?(?: \\w+){0,3} (?:em|numa) (?:uma|1|duas|2) horas?",
    ],
    en: [
      "(?:soak\\w*|filling|filled|going through|went through)(?: \\w+){0,4} pads?(?: \\w+){0,3} (?:an|half|every|one|per|each) (?:half |an )?(?:an )?hour",
      "(?:three|3|four|4|five|5|several) pads(?: \\w+){0,2} in (?:an|one|1|two|2) hours?",
    ],
    es: [
      "(?:empap\\w+|llen\\w+|mojo)(?: \\w+){0,3} (?:compresas?|toallas?|toallitas?)(?: \\w+){0,4} (?:por hora|cada (?:media )?hora|en (?:una |media )?hora)",
      "(?:tres|3|cuatro|4|cinco|5|varias) (?:compresas|toallas)(?: \\w+){0,3} en (?:una|1|dos|2) horas?",
    ],
  },
  urine: {
    pt: ["(?:dor|doi|ard\\w+)(?: \\w+){0,5} (?:rins|rim|xixi|urinar)|ardencia|xixi com sangue"],
    en: [
      "(?:pain|hurts?|burn\\w*)(?: \\w+){0,5} (?:kidneys?|pee|wee|urin\\w+)|burning (?:pee|wee)|blood in my (?:pee|wee|urine)",
    ],
    es: ["(?:dolor|duele\\w*|ard\\w+)(?: \\w+){0,5} (?:rinones|orin\\w+|pipi)|sangre en la orina"],
  },
  ofBabyOrSkin: {
    pt: ["(?:bebe|nenem|filh[oa]|ele|ela) (?:\\w+ )?(?:com|tem|faz|chora)|assadura|garganta|olhos?"],
    en: ["(?:baby|son|daughter|he|she) (?:\\w+ )?(?:has|had|with|cries|pees?|wees?)|throat|eyes?"],
    es: ["(?:bebe|hij[oa]|ella) (?:\\w+ )?(?:con|tiene|llora|hace)|garganta|ojos?"],
  },
  highSugar: {
    pt: [
      "(?:glicose|glicemia|acucar no sangue|destro)(?: \\w+){0,3} (?:[3-6]\\d\\d|hi)",
      "halito de (?:fruta|acetona)",
    ],
    en: ["(?:blood (?:sugar|glucose)|sugar|glucose)(?: \\w+){0,3} (?:[3-6]\\d\\d|hi)", "fruity breath|ketones"],
    es: ["(?:glucosa|glucemia|azucar)(?: \\w+){0,3} (?:[3-6]\\d\\d|hi)", "aliento a (?:fruta|acetona)|cetonas"],
  },
  thirst: {
    pt: ["(?:muita|tanta|uma) sede|sede (?:demais|sem fim|o tempo todo)"],
    en: ["(?:very|really|so|constantly|extremely|always) thirsty|(?:terrible|unquenchable) thirst"],
    es: ["(?:mucha|tanta) sed"],
  },
  diabetes: { pt: ["diabet\\w+|insulina"], en: ["diabet\\w+|insulin"], es: ["diabet\\w+|insulina"] },
  illWithSugar: {
    pt: ["vomit\\w+|enjo\\w+|nausea\\w*|respir\\w+ rapido|confusa|sonolenta|fraca"],
    en: ["vomit\\w*|throw\\w* up|sick|nause\\w+|breathing fast|fast breathing|confused|drowsy|weak"],
    es: ["vomit\\w+|nausea\\w*|respir\\w+ rapido|confundida|somnolienta|debil\\w*"],
  },
} as const satisfies Record<string, Words>
