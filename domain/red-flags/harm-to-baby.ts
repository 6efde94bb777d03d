import type { RuleSource } from "./pattern.ts"

const careOrFood = "HERCARE"

export const harmToBaby: readonly RuleSource[] = [
  [
    "bater|hit|hitting|slap|smack|pegarle|golpear & URGE & BABY",
    "MAN|foto|palmas|bola|ball|liquidificador|vitamina|papo|recorde|HERCARE",
  ],
  [
    "HURT|machuquei|hice_daño|le_hice_daño|hurt & BABY & on_purpose|de_propósito|a_propósito|adrede|purpose|propósito",
    "not|não|no_fue|MAN",
  ],
  "in_case|por_si|caso_eu|con_tal + i|eu|yo|le + HURT + him|her|ele|ela|my|the|meu|minha|$",
  ["THROW|tire & manda|tells|dice|diz|dizem|dicen|says & BABY & PLACE", `${careOrFood}|MAN`],
  [
    "tapa|tapão|tabefe|bofetada|tortazo|cachete|guantazo|slap|smack|golpe & dei|di|gave|dou|doy & BABY",
    "MAN|costas|espalda|mosquito|arroto|back",
  ],
  [
    "pescoço|neck|cuello|throat|garganta & squeeze|squeezing|apertar|apertei|apretar|apretarle|apreté|wring|torcer|esganar & BABY",
    "carrier|sling|shirt|collar|roupa|sweater|MAN",
  ],
  [
    "WANT|THINK|thought|vou|voy .. deixar|leave|leaving|dejar|largar|abandonar .. BABY .. na_rua|in_the_street|on_the_street|en_la_calle|street|calle|doorstep",
    "medo|miedo|scared",
  ],
  [
    "dei|di|gave|le_di|dou|doy + um|uma|un|una|a|him|her .. tapão|tabefe|sopapo|tortazo|cachete|guantazo|bofetão|whack|hostia|cachetazo .. BABY",
    "MAN|costas|espalda",
  ],
  "HATE + a + este|esta|mi|ese|esa|mis + BABY",
  ["HURT|shake|sacudo|apuñalar|stabbing|esfaquear & INTENT & BABY", careOrFood],
  ["THINK|thought|URGE .. HURT + ele|ela|him|her", "MAN|gato|cat|feelings|nail|unha|umbigo"],
  [
    "THINK|pensado .. ahogarlo|ahogarla|matarlo|matarla|asfixiarlo|asfixiarla|sacudirlo|sacudirla|hacerle_daño|estrangularlo|lastimarlo|lastimarla|golpearlo",
    `${careOrFood}|MAN`,
  ],
  [
    "FEAR .. do|fazer|hacer|hacerle|fazer_mal|hacerle_daño + something|algo|alguma|anything|mal|alguna .. BABY|ele|ela|him|her|lo|la",
    "MAN|wrong|errado",
  ],
  [
    "THROW & URGE|vontade|ganas|deu_vontade|want_to & chora|chorando|llora|llorando|cries|crying|screaming|grita|gritando",
    "fralda|diaper|roupa|celular|phone|toys|pañal|myself|MAN|tv|towel|toalha|tudo|everything|todo|leite",
  ],
  [
    "THROW & INTENT|vontade|vem_na_cabeça|deu_vontade|me_dieron_ganas & PLACE|longe|contra|against|across",
    `${careOrFood}|fralda|diaper|nappy|roupa|ropa|clothes|ball|bola|cup|copo|vaso|food|plate|prato|spoon|leite|milk|leche|papel|tv|television|celular|phone|computer|basura|laundry|myself|me_jogar|tirarme|me_tirar|jumping|toys|brinquedos|juguetes|alarm|laptop|MAN|balance|scale|balança|carro|coche|car|pañal|pañales|me_atirar`,
  ],
  "travesseiro|almofada|pillow|cushion|almohada|cojín .. face|rosto|cara .. dele|dela|do|da|del|de_mi|his|her|my_baby|the_baby|quando|when|cuando|BABY|para|for",
  [
    "pillow|cushion|travesseiro|almohada|cobertor|blanket + over|no|na|en + his|her|the|my|o|la|su|rosto|meu + face|BABY|rosto|cara|head|mouth",
    "peekaboo",
  ],
  [
    "stab|stabbing|esfaquear|apuñalar|apuñalando|esfaqueando|facada|faca|knife|cuchillo & BABY|him|her & INTENT|THINK",
    "cozinha|kitchen|cocina|cortar|cut|food|fruta|plastic|birthday|cake|bolo|MAN",
  ],
  [
    "lo|la|le + sacudí|zarandeé|golpeé|pegué|ahogué|estrellé & BABY|fuerte|hijo|hija",
    "MAN|resfriado|alfombra|ropa|manta|gripe|botella|pegatina",
  ],
  ["sacudi|chacoalhei|shook + ele|ela|him|her + $|forte|hard|com|porque|so|e|and|until|até|too|because|muito", "hand"],
  [
    "dei|di|gave|le_di|dou|doy + um|una|una|a|him|her|uns + tapa|tapas|bofetada|slap|smack|cachetada|soco|golpe|puñetazo + BABY|nele|nela|no|na|a|al|my|him|her|en",
    "MAN|costas|back|espalda|arroto|mosquito",
  ],
  ["HURT & INTENT & BABY", careOrFood],
  ["URGE .. HURT .. HIM|nele|nela|le|los|them", careOrFood],
  [
    "vontade|ganas|urge|urges|want_to|feel_like|thoughts|pensamentos|pensamientos|impulso .. matarlo|matarla|ahogarlo|ahogarla|sacudirlo|sacudirla|golpearlo|golpearla|lastimarlo|lastimarla|hacerle_daño|asfixiarlo|estrellarlo|pegarle|matá_lo|matá_la|machucá_lo|machucá_la|sufocá_lo|sacudi_lo|sacudi_la|shake_him|shake_her|hurt_him|hurt_her|smother_him|smother_her|kill_him|kill_her|drown_him|drown_her|hit_him|hit_her|hurting_him|hurting_her|shaking_him|shaking_her|sacudir_ele|sacudir_ela|machucar_ele|machucar_ela|matar_ele|matar_ela|sufocar_ele|bater_nele|bater_nela|jogar_ele|jogar_ela",
    "MAN|HERCARE",
  ],
  [
    "FEAR + de|of|que|i|im|that|that_i|i_might|i_will|que_eu|de_eu|i_may|ill|il|im_going_to|de_acabar|to + HURT + meu|minha|o|a|my|the|al|a_mi|mi|him|her|él|ele|ela|nosso|our",
    careOrFood,
  ],
  ["FEAR + de|of|que|i|im|that|de_eu|i_might|ill|il + HURT", "HERCARE|me|myself|MAN"],
  [
    "FEAR .. perder_o_controle|perder_el_control|perder_el|perder_o|lose_control|losing_control|snap .. BABY|ele|ela|him|her",
    `${careOrFood}|emprego|trabajo|peso|bus`,
  ],
  "FEAR .. what|o_que|do_que|lo_que .. posso|possa|puedo|pueda|poso|might|could|may .. BABY|ele|ela|him|her|él",
  ["DIDHURT + o|a|meu|minha|my|the|al|a_mi|him|her|él|it|nosso|ele|ela|mi|our", "HERCARE|MAN|bottle|head|rattle"],
  [
    "bati|bato|batendo|bater|batia|bateu + no|na|nele|nela|em|nos + meu|minha|BABY|nele|nela|nosso",
    "MAN|HERCARE|cabeça|foto|mesa|porta|cara",
  ],
  "ganas_de|voy_a|quiero|casi_le|miedo_de + pegar|pego + al|a_mi|mi|a + BABY|mi",
  "bati|bato|batendo|bateu + no|na|em|nos + BABY",
  ["quase|almost|casi|já|nunca_pensei + bati|bater + nele|nela", "MAN|cabeça"],
  [
    "INTENT + bater|dar_uns_tapas|dar_tapa + no|na|nele|nela|em|nos + BABY|meu|minha|$|quando",
    "MAN|porta|foto|liquidificador",
  ],
  ["vontade|quase|INTENT + de|que|eu + bater + nele|nela", "MAN|mãozinha"],
  ["le + pegué|pego|pegaría|pegué_a + a|al|mi|una + mi|BABY|a", "resfriado|gripe|virus|MAN|catarro"],
  [
    "i|ive|almost|nearly|just + hit|slapped|smacked|punched|choked|shake|slap|smack + my|the|him|her|our + BABY|$|#|##",
    "MAN|jackpot|record|wall|snooze",
  ],
  [
    "INTENT .. jogar|jogo|jogá|atirar|arremessar|tirar|tirarlo|tirarla|lanzar|lanzarlo|throw|throwing|estrellar|estrellarlo|drop|dropping|bater|hit|slam|toss .. BABY|ele|ela|lo|la|him|her|it .. PLACE|contra|against",
    "HERCARE|fralda|bola|ball|juguetes|foto|MAN|diaper",
  ],
  ["INTENT .. tirarlo|tirarla|lanzarlo|estrellarlo|estrellarla .. PLACE|contra", "HERCARE|pañal"],
  [
    "INTENT .. throw|throwing|slam|slamming|jogar|atirar|tirar + him|her|ele|ela|the_baby|my_baby|o_bebe|meu_bebe|a_mi_bebe|al_bebe|the|my|meu|minha|o|al|a_mi + BABY|PLACE|$|longe|away|against|contra|na|out|por|pela|no|across",
    "HERCARE|party|shower|festa|bola|fora|ball|toys",
  ],
  [
    "WISH .. BABY|HIM .. DIE|morresse|muriera|born|nascido|nacido|existisse|existed|died|dead|existiera|desaparecesse|desapareciera|disappear|desaparecer",
    "medo|miedo|FEAR|pet|no_muera|não_morra|wouldnt_die|não_morresse|earlier|sooner|december|may|verão|antes|june|logo|já|pronto",
  ],
  [
    "HATE + my|meu|minha|o|a|al|a_mi|mi|this|esse|essa|the + BABY|mi|meu + BABY|$|so|e|and|y|tanto|muito|porque|because|quando|cuando",
    "medo",
  ],
  "odio + a + mi + BABY",
  [
    "ABANDON .. BABY",
    "daycare|creche|guardería|MAN|não|nunca|jamais|never|medo|miedo|trabalhar|work|trabajar|nursery|amamentação",
  ],
  [
    "WANT|vou|voy|going_to|gonna .. deixar|leave|dejar + meu|o|minha|a|my|the|al|a_mi + BABY + na_rua|numa_porta|no_lixo|en_la_calle|on_a_doorstep|somewhere|and_never|e_nunca|y_no_volver|e_sumir|e_não_voltar|y_no|e_fugir|and_run|en_un_hospital|em_qualquer|no_hospital|e_ir",
    "medo|miedo",
  ],
  ["VOICES .. HURT|bater|kill|mate|mátalo|mátala|mata .. BABY|him|her|lo|la|ele|ela", careOrFood],
  [
    "BABY .. possuído|possuída|demônio|demonio|poseído|poseída|possessed|evil|devil|diabo|diablo|satanás",
    "filme|movie|película|lindo",
  ],
  [
    "MAN|HE|babysitter|babá|niñera|sogra|suegra + sacudiu|espancou|bateu_no|bateu_na|bate_no|bate_na|sacudió|golpeó|golpea|shook|hits|hit|hurts|slapped|maltrata|machucou|machuca|le_pega_al|le_pega_a|le_pegó_a|le_pegó_al + o|a|meu|minha|my|the|al|nosso|our|mi|BABY|a_mi + BABY",
    "sem_querer|accident|sin_querer|accidentally|cabeça|foto|record",
  ],
  [
    "MAN|HE .. sacudiu|espancou|bateu_no|bateu_na|bate_no|bate_na|sacudió|golpeó|shook|le_pega_al|le_pegó_al|le_pega_a|le_pegó_a .. BABY",
    "sem_querer|accident|sin_querer|accidentally|head|bottle|mamadeira|porta",
  ],
  [
    "perder_o_controle|perdi_o_controle|perdí_el_control|lost_control|losing_control|perder_el_control|lose_control .. com|con|with|and|a|around + BABY|meu|minha|my|mi|ele|ela|the|o|shook|hit",
    "dieta|comida|diet",
  ],
]
