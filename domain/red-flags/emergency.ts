import type { RuleSource } from "./pattern.ts"

const dull = "MILD|OVER|LONGAGO"

/** Signs of the first year after a birth that need help at once (CDC Hear Her, NICE). */
export const emergency: readonly RuleSource[] = [
  ["VOMIT .. no_puedo|não_consigo|cant|cannot .. beber|drink|water|agua|água", "LONGAGO"],
  ["VOMIT & CANNOT|no_puedo|nem|ni & beber|drink|water|agua|água", "LONGAGO"],
  [
    "sin|sem + aire|ar|aliento|fôlego",
    "condicionado|acondicionado|rir|reír|risa|EMOTION|fresco|libre|livre|pneu|LONGAGO|subir|freidora|fryer",
  ],
  ["BREATHE & shallow|curta|corta|corto|ofegante|rasa|entrecortada", "LONGAGO|EMOTION|yoga|meditation|hair"],
  [
    "CANNOT .. air|ar|aire",
    "fryer|condicionado|acondicionado|pneu|libre|livre|tire|LONGAGO|EMOTION|freidora|airfryer|cond|fresh|fresco|fritadeira",
  ],
  ["PAD & SOAK & HOUR", "LONGAGO|BABY|nursing|breast|seio|peito|leche|leite|milk|3|4|day|dia|día"],
  [
    "BLEED & STINK & SEVERE|mau|ruim|mal|foul|rotten|podre|fatal|strange|estranho",
    "LONGAGO|meat|carne|iron|ferro|steak|fish",
  ],
  [
    "voice|voz .. telling|mandando|dice|tells|diz|manda|ordering|ordena|falando|says|me_dizendo",
    "inner|interior|alexa|gps|google|siri|mother|mãe|madre|mi_mamá|rest|radio|podcast|app|NOT",
  ],
  [
    "VOICES + me|that|que|calling|call|chamando|llamándome|mandando|dizendo|telling|talking",
    "BABY|família|family|familia|tv|radio|vecinos|neighbours",
  ],
  [
    "CANNOT + catch|get|conseguindo + my|any|her|enough + BREATHE|air",
    "LONGAGO|EMOTION|stairs|running|nose|laughing|laughed",
  ],
  [
    "everything|all|tudo|todo + went|ficou|is|fica|se_puso|looks|turned|goes|got|está|tá|gone|was|veo|vejo + BLURRED|SPOTS|blurry|borroso|embaçado|preto|escuro|negro|black|dark|turvo",
    "lights|luz|night|noite|noche|room|quarto|LONGAGO",
  ],
  [
    "SEE + vulto|vultos|sombras|fantasmas|ghosts|demons|demônios|shadows|insects|bichos",
    "tv|film|filme|película|plant|planta|wall_art|teatro",
  ],
  [
    "HEAR .. someone|somebody|people|alguém|alguien|gente|pessoas|personas .. NOT|nobody|no_one|ninguém|nadie|nadie",
    "BABY|help|sleep|baby_monitor|monitor",
  ],
  [
    "HEADACHE|HEAD & PAIN & light_hurts|luz_incomoda|luz_dói|me_molesta_la_luz|molesta_la_luz|light_bothers|a_luz|la_luz|the_light",
    "MILD|LONGAGO",
  ],
  [
    "HEADACHE & light_hurts|luz_incomoda|molesta_la_luz|light_bothers|the_light|a_luz|la_luz|não_adianta|does_nothing|no_hace_nada|não_resolve",
    "MILD|LONGAGO",
  ],
  ["HEAD & PAIN & SEVERE", `${dull}|café|coffee`],
  ["HEADACHE & SEVERE", `${dull}|café|coffee`],
  ["HEADACHE & SPOTS", dull],
  ["HEADACHE & BLURRED", dull],
  ["muita|muitas|mucho|muchísimo|so_much|não_aguento_de|no_aguanto_el|cant_stand_this|morrendo_de + HEADACHE", dull],
  [
    "HEAD + explodindo|estourando|rachando|explotando|estallando|exploding|splitting|pounding|va_a_explotar|vai_explodir|is_pounding|me_estalla|me_explota|latejando_muito|se_parte|is_going_to_explode|gonna_explode",
    dull,
  ],
  ["HEAD .. explodir|explotar|estallar|explode|explodindo|is_killing_me|me_matando|me_está_matando|killing_me", dull],
  ["FAINT", "LONGAGO|almofada|mean"],
  "quase|almost|casi|nearly + apaguei|caí_dura|blacked_out|me_caigo_redonda|me_desmayo",
  ["apaguei + do_nada|de_repente|no_banheiro|no_chuveiro|e_caí|em_pé|e_acordei", "sono|sofá"],
  ["SIGHT & BLURRED", "óculos|glasses|gafas|lentes|LONGAGO|horizonte"],
  ["SIGHT + cheia|com|full|with|con + de|of|SPOTS", "LONGAGO"],
  [
    "SEE .. SPOTS",
    "óculos|glasses|gafas|céu|sky|cielo|unicorn|teto|ceiling|LONGAGO|show|árvore|lençol|fralda|roupa|ropa|clothes|natal|christmas|navidad|christmas_lights|skin|pele|piel|his|rash|night|noite|noche",
  ],
  "NOT + consigo|enxergo|estou|to|puedo|veo + enxergando|enxergar|ver|nada|conseguindo + enxergar|nada|direito|bien|$",
  "cant|cannot|could_not|couldnt|suddenly_cant + see + anything|properly|out|clearly|$",
  "perdi|perdí|lost|losing|perdiendo|perdendo + a|my|la|the|parte + visão|vista|vision|sight|eyesight|da_visão|de_la_visión|visión",
  "vista|visão|visión + se_me_nubla|embaçou|escureceu|apagou|se_nubla|se_nubló|ficou_preta|ficou_escura|sumiu|foge|tá_estranha|embaralhou|se_me_fue",
  "se_me_nubla|se_me_nubló|se_me_va|se_me_fue + la + vista|visión",
  "went + blind|temporarily_blind",
  [
    "SWOLLEN & FACE",
    "chorar|choro|chorei|chorando|llorar|llorado|llorando|crying|cried|dormir|sono|sueño|sleep|dente|dentist|tooth|diente|dormí|alergia|bebe|BABY|olheiras|tired|cansados|MILD|LONGAGO|acne|pillow",
  ],
  ["SWOLLEN & HANDS & SUDDEN", `${dull}|BABY`],
  ["SWOLLEN & HANDS & FACE", `${dull}|BABY`],
  [
    "CANNOT BREATHE",
    "pelo_nariz|por_la_nariz|through_my_nose|through_his|through_her|through_the_nose|nariz_entupido|nose|de_rir|rir|laughing|laughed|laugh|risa|reír|jeans|LONGAGO",
  ],
  [
    "CANNOT + nem|even|para|pra|en|ni|direito|bien|really|to|i|conseguindo|a|in|com + BREATHE",
    "pelo_nariz|por_la_nariz|nose|rir|laughing|risa|jeans|LONGAGO|tanta|tantas|busy|coisa",
  ],
  [
    "falta|faltando|faltou|me_falta|falto|falta_me|puxando|faltándome + de|d|o|el|del|me|ar|aire|muito|muita|mucho + ar|aire|$",
    "LONGAGO|condicionado|acondicionado|pneu|libre|livre|dinero|dinheiro",
  ],
  "ar|aire + me_falta|não_entra|não_vem|no_me_entra|no_me_llega|faltando|falta",
  ["ficando|fico|estou|to|fiquei|quedo|quedé|me_quedo + sem|sin + ar|aire", "rir|risa|reír|EMOTION|subir|subo|correr"],
  ["short|shortness + of + BREATHE|breathe", `${dull}|EMOTION`],
  ["gasping|struggling|fighting + for|to + air|breathe|BREATHE", "LONGAGO"],
  ["out + of + BREATHE + lying|just|doing|all|even|talking|sitting|for|at|when_im|constantly|and", "EMOTION"],
  "breathless + lying|just|all|even|talking|sitting|at_rest|and|resting",
  [
    "me|estoy|im|i + ahogo|ahogando|sufocando|suffocating|asfixio + $|no|when|cuando|al|acostada|por|while|quando",
    "vaso|calor|deudas|trabajo|tarea|debt|work|tarefas|contas|laundry",
  ],
  "sufocada|sufocando|asfixiando + não|sem|no|sin + BREATHE|consigo|puedo|ar|aire",
  ["CHEST & PAIN", "NURSING|EMOTION|LONGAGO|BABY|HEADACHE|REDHOT"],
  ["CHEST & PAIN & SEVERE", "NURSING|EMOTION|LONGAGO|mastite"],
  ["CHEST & PAIN & BREATHE", "LONGAGO"],
  ["CHEST & PAIN & ARM", "LONGAGO"],
  ["CHEST & TIGHT", "NURSING|EMOTION|LONGAGO|BABY|sutiã|bra|sujetador|roupa|carrier"],
  [
    "HEART & RACING",
    "EMOTION|LONGAGO|BABY|scary|película|susto|jogo|game|primeiro_ultrassom|ultrasound|ecografía|beijo|kiss",
  ],
  ["PALPITATIONS", "LONGAGO|café|coffee"],
  [
    "heart_attack|infarto|ataque_cardíaco|infartando",
    "de_infarto|partido|mata|matar|gives|jaja|k|lol|avô|avó|abuelo|grandfather|susto|quase|almost|casi|grandma|prevent|dad|pai|padre",
  ],
  ["VOMIT & NONSTOP", "LONGAGO|cachorro|gato|dog|cat|perro|gravidez|pregnancy|embarazo|leite_que|toys"],
  [
    "NOT + consigo|paro|para|puedo|retengo|keep|stop|cant_keep + de|anything|nada|segurar|retener|food|water + VOMIT|down|no_estômago|nada|en_el_estómago",
    "LONGAGO|writing|toys|house|weight",
  ],
  ["cant|cannot|couldnt + stop + VOMIT", "LONGAGO"],
  ["cant|cannot|couldnt|not_able_to + keep + anything|food|water|fluids|even_water|any_food + down", "LONGAGO"],
  ["BELLY & PAIN & SEVERE", `${dull}|BABY|rir|laughing|risa|abdominales|exercise`],
  [
    "cólica|cólicas|cramps|cramping|cólico|retortijones|contractions & insuportável|insuportáveis|unbearable|insoportables|insoportable|excruciating|horríveis|agony|doubled_over",
    `${dull}|BABY`,
  ],
  [
    "BLEED & HEAVY",
    "nipple|nipples|mamilo|mamilos|bico|pezón|pezones|gengiva|gums|encías|nariz|nose|LONGAGO|diminuiu|diminuindo|exame|teste|hemorroida|hemorroides|hemorrhoid|hemorrhoids|donate|doar|filme|movie|MILD|pouco|pouquinho|menos|less|stopped|parou|iron|ferro|hierro|anemia|pressure|orange|slowed|period|menstruação|regra|regla|veia|medo_de|horchata|vivo_de|coração|fear|dedo|finger",
  ],
  [
    "HAEMORRHAGE",
    `LONGAGO|hemorroid|parto_passado|no_parto|at_birth|during_birth|during_delivery|en_el_parto|durante_o_parto|durante_el_parto|nasal`,
  ],
  [
    "BLEED & PAD",
    "LONGAGO|MILD|pouco|poquito|light|diminuiu|brand|marca|melhor|best|mejor|quantos|how_many|cuántas|comprar|buy",
  ],
  ["SOAK .. PAD .. HOUR", "LONGAGO|BABY|every_3|every_4|3_em_3|4_em_4|4_hours|3_hours|nursing|breast"],
  [
    "SOAK .. PAD .. por|em|cada|every|per|an|in_an|a|en",
    "LONGAGO|BABY|day|dia|día|nursing|breast|seio|peito|leche|leite|milk",
  ],
  [
    "PAD .. a_cada|por|cada|every|an|per|in|em_uma|en_una|en + HOUR|hora|meia|media|half",
    "LONGAGO|BABY|nursing|breast|seio|peito|leche|leite|milk|3|4|de_3|de_4",
  ],
  ["CLOT & BIG", "LONGAGO|MILD|pequeno|small|pequeños|tiny|diminu*"],
  [
    "CLOT + saindo|saiu|saíram|coming|came|passing|passed|saliendo|salió|salieron|caindo|falling|caiu|caíram|enorme",
    "LONGAGO|small|tiny|pequeno|pequeños|leite|milk|leche",
  ],
  [
    "passing|passed|pass|saindo|saiu|saíram|expulsando|expulsé|soltei|soltando|botando|echando|salen|soltando + CLOT|um|uns|large|huge|unos|muitos|big|some|lots",
    "LONGAGO|small|tiny|gases|gas|test|stone|exam|vestibular",
  ],
  ["DISCHARGE & STINK", "LONGAGO|sem|BABY|normal_smell|umbigo|ombligo|nose|nariz"],
  [
    "sangramento|lochia|sangue|bleeding|sangre|sangrado|regla + com|with|that|que|con|huele|smells|tem|tiene|fedendo|está|has + STINK|muito|um|mal|muy|really|a",
    "LONGAGO|leve|bolognese",
  ],
  ["STINK|smells|smell + down_there|lá_embaixo|ahí_abajo|vaginal|da_vagina|en_la_vagina", "LONGAGO"],
  ["LEG & SWOLLEN & ONE", `${dull}|BABY`],
  ["LEG & SWOLLEN & PAIN", `${dull}|BABY|pernas|legs|piernas`],
  ["LEG & PAIN & REDHOT", `${dull}|BABY|bath|banho`],
  ["LEG & SWOLLEN & REDHOT", `${dull}|BABY`],
  ["LEG & ONE & PAIN", `${dull}|BABY|cadeira|crossed`],
  ["LEG & REDHOT & ONE", `${dull}|BABY|car|luz|light|wax`],
  ["CALF & PAIN", `${dull}|cãibra|cramp|calambre`],
  ["CALF & SWOLLEN|REDHOT", dull],
  ["WOUND|SCAR & INFECTED", "LONGAGO|prevent|evitar|sem_infecção|open_to|shop|aberta_a"],
  [
    "WOUND & vermelho|vermelha|vermelhos|roja|rojo|rojos|red|enrojecida|avermelhada",
    "LONGAGO|cabelo|hair|red_meat|carne|dress|vestido|healed|fading",
  ],
  ["SCAR & PAIN & REDHOT", "LONGAGO"],
  [
    "HEAR|há|tem|hay + VOICES",
    "BABY|vizinh*|neighbours|neighbors|vecinos|rádio|radio|tv|telly|familiar|família|love_to|lindas",
  ],
  ["HEAR + umas|as|the|unas|muitas|strange|estranhas + VOICES", "BABY|tv|radio|vecinos|neighbours|neighbors|vizinhos"],
  [
    "VOICES .. na_minha_cabeça|in_my_head|en_mi_cabeza|que_mandam|telling_me|que_me_dicen|dizendo_pra|me_mandan|que_me_falan|me_dizem|mandando",
    "livro",
  ],
  [
    "SEE|HEAR + THINGS + que|that|which|arent|não|no|na|por|em|pela|nos|everywhere|$",
    "new|buy|comprar|online|BABY|novas|instagram|internet|positive|his_way|differently|claramente|clearly|escola|bonitas|lindas|vendendo",
  ],
  ["THINGS|vozes|voices|algo|alguém|someone|something .. UNREAL", "money|time|livro|milk|problems"],
  "alucina|alucinando|alucinação|alucinações|alucinaciones|alucinación|hallucinating|hallucinations|hallucination|alucinei|alucinaciones",
  [
    "NOT + sei|consigo|know|sé|reconheço|reconozco|recognise|recognize|lembro|remember|recordar + saber|onde|where|dónde|who|quem|o|my|a|mi|nem|even + estou|to|i_am|im|estoy|am|bebe|BABY|meu|own|onde|dónde|where + $|am|estoy|bebe|baby|bebe|hijo|filho|BABY|estou|to|nem",
    "going|start|vou|in_life|na_vida|financially|errando|wrong|chorar|cry|llora|failing|com_minha",
  ],
  [
    "confusa|confused|desorientada|disoriented|disorientated|delirando|delirious|delirante|delusional & onde|where|dónde|muito|very|muy|not_making_sense|nada|names|quem|suddenly|de_repente|really|extremely|completamente|falando|fala|talking|sentido|nonsense|febre|fever|fiebre|dia",
    "sobre|about|com_a|com_as|between|entre|qual|which|cuál|com_tantas|advice|opinions|com_tanta|dieta|introdução|what_to|con_tanta|con_tantos|formula|schedule|con_los|con_el|con_la|dates",
  ],
  "desorientada|disoriented|disorientated|delirando|delirious",
  [
    "BABY .. não_é_meu|foi_trocado|isnt_mine|is_not_mine|no_es_mío|was_swapped|been_swapped|replaced|não_é_o_meu|isnt_really_mine|me_lo_cambiaron|lo_cambiaron|no_es_el_mío|trocaram|cambiado_por|não_é_meu_de_verdade|is_an_impostor|isnt_my_baby|not_my_baby|no_es_mi_bebé",
    "turno|culpa|fralda|clothes",
  ],
  "trocaram + o|meu + meu|bebe + bebe|$",
  [
    "estão_me|están|theyre|people_are|everyone_is|todo_mundo_está|alguém_está|someone_is|they_are|me_están|todos_me|querem_me .. vigiando|perseguindo|persiguiendo|espiando|watching_me|following_me|spying|after_me|poison_me|envenenar|envenenarme|observando|gravando|poisoning|controlling_my_mind|vigilando|controlando_minha_mente|reading_my_mind|out_to_get",
    "instagram|monitor|dieta",
  ],
  [
    "NOT + durmo|slept|duermo|dormi|dormido|dormí|preciso|sleep + há|a|in|hace|for|faz|desde|mais|since .. NOT .. cansada|tired|sono|sleepy|sueño|need|preciso|sinto",
    "BABY",
  ],
  [
    "tan|tão|so|too|demasiado|very|muy|muito|de_tão|tanta|tanto|absurdamente|completamente|totalmente|extremely|com_tanta + EXHAUSTED .. CANNOT|não|no|nem|que|cant|to .. COLLAPSE",
    "academia|gym|run|dishes|parties|gimnasio",
  ],
  [
    "CANNOT + COLLAPSE|nem_levantar|nem_ficar_em_pé|even_get_out_of_bed|even_stand|even_stand_up|ni_levantarme|me_levantar|levantar .. EXHAUSTED|cansaço|forças|fraqueza|weakness|strength|exhaustion|agotamiento|debilidad",
    "academia",
  ],
  [
    "CANNOT|can_barely|barely|mal_consigo|apenas_puedo + even|ni|nem|siquiera + COLLAPSE",
    "cedo|early|temprano|5|6|walk_past|academia|move_on|move_house",
  ],
  [
    "EXHAUSTED + fora|anormal|not_normal|abnormal|que_no_es_normal|que_não_é_normal|extremo|extrema|overwhelming|que_não_passa|que_no_se_pasa|extrema_que|that_wont_go|thats_not_normal + $|do_normal|nem|ni|even|que|de|that|with|com|and|e|and_i|y|away",
    "MILD",
  ],
  ["overwhelming|extreme|abnormal|crushing + exhaustion|fatigue|tiredness|weakness", "MILD"],
  ["SEIZURE", "LONGAGO|family_history|histórico"],
  "metade|half|mitad|lado + do|of|my|del|da|de + rosto|face|corpo|cara|body|cuerpo|one_side + dormente|paralisada|paralisado|numb|paralysed|paralyzed|droopy|drooping|dormido|paralizada|dormida|is_numb|went_numb|adormeceu|adormecido",
  ["face|rosto|boca|cara|mouth .. drooping|torta|torcida|caída|droopy|paralisou|paralisada|paralizada", "BABY|sorriso"],
  [
    "having|tendo|teve|tuve|dando|teniendo|have_a|had_a|dando_um|tener + a|um|un + stroke|avc|derrame|ictus|derrame_cerebral",
    "luck|genius|avô|avó|abuela|abuelo|grandma|grandpa|dad",
  ],
  [
    "sinto|siento|feel_like|acho|think|senti|feels_like|creo|achando|sensação + que|de|i|im|i_am|de_que|me|that .. morrer|morir|die|morrendo|muriendo + $|agora|now|aqui|ahora",
    "BABY|de|from|of|laughing|plant|MAN",
  ],
  [
    "sepse|sepsis|septicemia|pré_eclâmpsia|preeclampsia|pre_eclampsia|eclâmpsia|eclampsia|trombose|thrombosis|trombosis|embolia|embolism",
    "LONGAGO|tive|had|tuve|histórico|history|was|foi|fui|risk|prevent|tomei|prevenir",
  ],
  [
    "PRESSURE .. alta|high|disparada|nas_alturas|por_las_nubes|altíssima|through_the_roof|subiu_muito|subiu|spiked",
    "LONGAGO|atmosférica|tire|pneu|normal|controlada|evitar|prevent|expectations|avoid|comer|eat|what|o_que|qué|MILD",
  ],
]

/** A breast that is hot, red or painful, with fever: seen by someone on the same day. */
export const sameDay: readonly RuleSource[] = [
  [
    "BREAST & vermelho|vermelha|vermelhos|red|rojo|roja|rojos & quente|quentes|hot|warm|caliente|calientes|ardendo|ardiendo",
    "LONGAGO|banho|shower|dress|vestido",
  ],
  [
    "BREAST & REDHOT|PAIN|empedrado|empedrada|lump|nódulo|bulto|inflamado|inflamada|SWOLLEN|duro|hard|engorged & FEVER|CHILLS",
    "LONGAGO",
  ],
  ["mastite|mastitis & FEVER|CHILLS", "LONGAGO"],
  ["BREAST & REDHOT & PAIN", "LONGAGO|MILD|banho|shower|compress|compresa|compressa|relieve|alivi*"],
  ["BREAST & pus|abscess|abscesso|absceso", "LONGAGO"],
]
