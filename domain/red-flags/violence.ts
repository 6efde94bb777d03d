import type { RuleSource } from "./pattern.ts"

const nursing =
  "BABY|NURSING|maozinha|gripe|resfriado|resfriada|catarro|virus|covid|susto|abrazo|beso|grito|risa|sol|sutiã|bra|pump|bomba|sonho|dream|sueño|video|game|jogo|clothes|bus|ônibus|love|text|tickle|acento|manía|colo|wall"

/** A threat to her life, told in words that would else be of herself. */
export const threats: readonly RuleSource[] = [
  ["FEAR .. DIE|mate|kill|matar|morrer|matarme|me_matar .. MAN|HE", "deixar|leave|dejar|without|sem|sin|BABY"],
  ["FEAR .. MAN|HE .. mate|me_mate|kill_me|matar|me_matar|matarme", "bill|card|cartão|tarjeta|fatura|k|haha|jaja"],
  "THREAT .. me_matar|matarme|kill_me|faca|cuchillo|knife|gun|arma|pistola",
  [
    "disse|diz|falou|fala|said|says|told|dice|dijo|jurou|swore|dizendo|diciendo .. me_matar|matarme|a_matar|a_matarme|kill_me|acabar_comigo|me_bater|a_matar|kill_my_baby|beat_me|hit_me|pegarme|me_va + $|se|if|si|e|and|y|quando|when|a|cuando|que|porque",
    "k|kk|haha|jaja|lol|risa|se_va|se_quiere|se_vai|shes|suicid*",
  ],
  [
    "MAN|HE .. vai|ia|va|iba|would|will|going_to|gonna|quer|quiere|tentou|tried_to|tries_to|intentó|wants_to + me|a|me_matar|kill_me|matarme|to + matar|matarme|kill_me|$",
    "fatura|cartão|card|spent|gastei|gasté|tarjeta|k|haha|jaja|lol|risa|BABY|laughing|tanto|carro|coche|dented|broke|quebrei|rompí",
  ],
]

export const violence: readonly RuleSource[] = [
  [
    "HE|MAN|me .. squeezes|squeezed|aperta|apertou|aprieta|apretó|grabs|grabbed|agarra|agarrou|agarró + my|meu|el|o|me|mi + neck|pescoço|cuello|throat|garganta",
    "BABY|massage|massagem|masaje|carrier|sling",
  ],
  "me + aprieta|apretó|agarra|agarró|aperta|apertou + el|o|del|pelo + cuello|pescoço|garganta",
  "saw|viu|vio|vê|sees|ve|assistiu|watched|witnessed .. me_bater|me_batendo|hit_me|hitting_me|me_pegaba|pegándome|me_pegó|beat_me|beating_me|me_pegar|golpeándome|me_golpeaba|me_bateu",
  [
    "FEAR .. MAN .. rompe|quebra|smashes|breaks|throws|grita|screams|yells|drinks|bebendo|bêbado|borracho|drunk|pega|hits|bate|golpea",
    "BABY",
  ],
  "PARENT .. violento|violent|agressivo|agresivo|abusive|HITSME|THREAT|hits_me|beats_me",
  ["sofrendo|sufriendo + violência|violencia|maltrato|agressão|agressões|abuso|abusos|agresiones", "obstétrica"],
  [
    "me + deu|dio|da|dá|dando|acertou .. soco|socos|cabeçada|puñetazo|puñetazos|cabezazo|bofetada|patada|patadas|surra|paliza|tapa|tapas|chute|chutes|porrada",
    "BABY|dentro|costas|wind|mientras_mama|cuando_mama|quando_mama|enquanto_mama|mamando|sono|dormido|dormindo|while_nursing|kicks",
  ],
  [
    "pulls|pulled|drags|dragged|puxou|puxa|arrastou|agarró|agarrou|agarra|jaló|jala .. hair|pelo|cabelo|pescoço|cuello|throat|garganta|neck & me|my|meu",
    "BABY|dress|dance|hairdresser|wine",
  ],
  "sofro|sofri|sofre|sufro|sufrí|sufre|suffer|suffering|suffered|vítima|víctima|victim + de|from|of|agressão|agressões|agresión|maltrato|maltratos|abuso|abusos|abuse|violência|violencia + $|agressão|agresiones|maltrato|maltratos|abuso|abusos|abuse|violência|violencia|em|en|at|física|doméstica|do|de",
  [
    "se_pone|fica|gets|se_vuelve|ficou|vira|turns + muy|muito|very|really|violento|agressivo|agresivo|violent|abusive + violento|agressivo|agresivo|violent|abusive|$|cuando|quando|when|conmigo|comigo|with_me",
    "BABY|cachorro|dog|perro|clima|weather|chuva",
  ],
  "makes|made|making + me + have + sex",
  ["FEAR .. casa|home .. MAN", "sozinha|alone|trabalho|work|trabajo|viajar|BABY|ladrão"],
  ["HE|MAN .. tranca|trancou|encierra|encerró|locks|locked .. NOT + me + deixa|deja|let", "BABY|bathroom"],
  [
    "HITSME & MAN",
    "gripe|resfriado|resfriada|catarro|virus|covid|susto|abrazo|beso|grito|risa|sol|sonho|dream|sueño|game|jogo|acento|manía|manta|football|text|colo|chess|scrabble|cartas|cards|videogame|truco|xadrez|novela|BABY|NURSING|sutiã|bra|saudade|fome|vontade|love|hard_work",
  ],
  ["HE .. HITSME", nursing],
  ["FEAR & MAN & casa|home", "sozinha|alone|trabalho|work|trabajo|viajar|BABY|ladrão"],
  [
    "MAN|HE & violento|violenta|agressivo|agressiva|violent|abusive|agresivo|agresiva|abusivo|maltratador",
    "BABY|filme|movie|game|jogo|película|cachorro|dog|allergy",
  ],
  [
    "tranca|trancou|encierra|encerró|locks|locked|encerrada|trancada & sair|salir|leave|go_out|me_in",
    "BABY|car|carro|coche|bathroom|chave|key|llave|keys|peace",
  ],
  [
    "me_forzó|me_forçou|me_força|me_obriga|me_obrigou|me_obliga|me_obligó|forced_me|forces_me|made_me .. sexo|sex|transar|relações|relaciones|cama|acostarme|relação",
    "BABY",
  ],
  "forced|forces|forcing + himself + on|upon",
  [
    "MAN .. beats|hits|slaps|punches|bate|espanca|maltrata|golpea|hit|beat|bateu|espancou|golpeó + her|nela|na|a_ella|my_sister|em_mim|neles|wife",
    "BABY|chess|cards|game|head|record|carro|cara_na|porta",
  ],
  ["le + pega|pegó|golpea|golpeó + su|el|a|a_ella + MAN|mi|ella|su", "BABY|resfriado|gripe|virus|catarro|hijo"],
  [
    "MAN .. HITSME",
    "gripe|resfriado|resfriada|catarro|virus|covid|susto|abrazo|beso|grito|risa|sol|sonho|dream|sueño|game|jogo|acento|manía|manta|football|text|colo|chess|scrabble|cartas|cards|videogame|truco|xadrez|novela",
  ],
  ["HE + HITSME", nursing],
  [
    "HE + já|me|has|ya|also|just|sempre|always|que|quase|almost|again|often|sometimes|começou_a|tentou|vive|fica|keeps|started|tried_to|a_veces|siempre|volta_a|voltou_a|tenta|could|might|will|would|vai|va_a + HITSME",
    nursing,
  ],
  "HE + pushed|pushes|shoved|shoves|threw|slammed|slams|empurrou|jogou|empujó|tiró|estampó + me|contra + against|into|down|on|across|contra|no|na|al|against|me",
  ["HITSME + o|el|mi|meu|my|again|ontem|anoche + MAN", nursing],
  "me + espanca|espancou|agride|agrediu|esganou|enforcou|estrangulou|estuprou|violentou|maltrata|violó|ahorcó|estranguló",
  "fui|fue|was|been|being|sendo|siendo|foi + agredida|espancada|estuprada|violentada|abusada|golpeada|violada|maltratada|ameaçada|amenazada|raped|beaten|assaulted|strangled|threatened|abused",
  "apanho|apanhei|apanhando|apanha|apanhava + do|dele|de|em_casa|muito|ontem|todo|dela|na_frente|quando|$",
  ["MAN|HE .. THREAT", "greve|strike|tirar_férias"],
  [
    "THREAT|threatened + me|to_kill|to_hurt|to_take|matarme|de_morte|de_muerte|tirar|tirar_o|tirar_a|quitarme|llevarse|levar",
    "me + sick",
  ],
  ["me|being + THREAT", "preterm|aborto|miscarriage|parto|labor|labour"],
  [
    "FEAR + of|de|do|del|da|dele + MAN|meu|my|mi|him|dele|what|$ + MAN|$|quando|when|cuando|he|ele|me|bebe|drinks|bêbado|hurting|matar|porque|because|might|hacerme|pegarme|pegue|fazer|machucar|will|e|and|y",
    "BABY|losing|perder|cheat|trair|trocar|morrer|dying|engañe|leaving|deixar|work|trabalho|judging|achar|find|waking|dropping|mouse|barata",
  ],
  "FEAR + dele|dela|of_him|de_él + $|quando|when|cuando|me|e|and|y|porque|because|bater|machucar",
  "violência|violencia|violence|abuse|abuso + doméstica|domestica|domestic|de_género|machista|physical|física|conyugal|sexual|em_casa|at_home|psicológica",
  "domestic|physical|sexual + violence|abuse",
  [
    "MAN|relacionamento|relação|relationship|relación|marriage|casamento|HE + é|is|es|está|being|ficou|se_pone|fica|too|se_ha_puesto|se_puso|has_become|gets|virou + muito|very|muy|really|getting|cada_vez|so|physically|mais|being|más|bem|abusivo|agressivo|violento|abusive|violent|agresivo|maltratador|violenta|agresiva + abusivo|agressivo|violento|abusive|violent|agresivo|maltratador|violenta|agresiva|abusiva|$|when|quando|cuando|with|com|con|and|and|e|y",
    "BABY",
  ],
  [
    "MAN|HE|relacionamento|relação|relationship|relación|casamento|matrimonio + é|is|es|está|$ + abusivo|abusiva|agressivo|violento|violenta|abusive|violent|agresivo|agresiva|maltratador|tóxica_y_violenta|agressor",
    "BABY",
  ],
  "abusive|violent + MAN|relationship|marriage|home|husband",
  "pareja|relación|relacionamento|marido + violenta|violento|abusivo|abusiva|agressivo|maltratador",
  [
    "MAN|HE .. forces|forced|obriga|obrigou|força|forçou|obliga|obligó|forzó|fuerza|insiste_à_força + me|a|to|ter|have + sex|sexo|transar|relação|relações|relaciones|tener|ter|have|acostarme|into|deitar",
    "BABY|comer|eat|caminar|walk|andar|dinner",
  ],
  [
    "MAN|HE + me + obriga|obrigou|força|forçou|obliga|obligó|forzó|forces + a|ter|a_ter|a_tener + sexo|transar|relação|relações|relaciones|tener|ter|acostarme|relacionar",
    "BABY|comer",
  ],
  "forced|forces|made + me + to_have|into|have + sex",
  ["MAN .. NOT .. me + deixa|deja|dejan + sair|ver|trabalhar|falar|salir|hablar|usar|trabajar", "BABY"],
  ["MAN .. wont|doesnt|never + let + me + leave|see|go_out|talk|have_money|work|out|use", "BABY|sleep|lift|carry|rest"],
  [
    "MAN .. quebra|quebrou|quebrando|throws|threw|breaks|smashes|smashed|punches|punched|rompe|rompió|tira|tiró|jogou|joga + tudo|things|coisas|todo|cosas|plates|stuff|the|holes|pratos|a_plate|o_prato|in|un_plato|um_prato|o_celular|my_phone|my|meu|mi|wall|walls",
    "BABY|festa|dance|party|acidente|accident|sin_querer|sem_querer|lixo|trash|basura|ball|bola|rubbish|clothes|pañal",
  ],
  [
    "MAN .. puxou|puxa|pulls|pulled|jaló|me_tira_de|agarrou|agarra|grabs|grabbed + me|meu|my|pelo|el|by|del + cabelo|hair|pelo|pescoço|neck|throat|cuello|braço|arm|brazo|by",
    "BABY|dance|wine",
  ],
  [
    "HE|MAN + puts|put|pone|puso|colocou|coloca|apertou|aperta|had + his|as|la|las|a|o|meu + hands|hand|mãos|mão|mano|manos|pescoço + on|around|no|na|en|round|em + my|meu|mi|the + neck|throat|pescoço|garganta|cuello",
    "massage",
  ],
  [
    "HE|MAN .. faca|arma|revólver|gun|knife|cuchillo|pistola .. me|mim|mí|em_mim|at_me|comigo|threatened|pointed|apontou|apuntó|sacó",
    "BABY|cortar|cozinha|kitchen|jantar",
  ],
  "levei|llevé|recibí|tomei|took + um|uma|una|un|a + tapa|soco|surra|porrada|bofetada|paliza|puñetazo|beating",
  "me + dio|deu|da|dá|ha_dado + una|um|uma|un + paliza|bofetada|surra|tapa|soco|puñetazo|hostia|cachetada|empurrão|empujón|patada|porrada|torta",
  ["gave|gives + me + a + black_eye|beating|slap|bruise", "BABY"],
  "unsafe|not_safe|insegura|dont_feel_safe|não_me_sinto_segura|no_me_siento_segura|no_estoy_segura + em|at|in|en|com|with|con|around + casa|home|MAN|him|ele|meu|my|mi|él",
  ["hematomas|roxos|bruises|moretones|moratones .. MAN|porque_ele|he|dele", "BABY|NURSING"],
]
