import { fold } from "./words.ts"

/**
 * What the rules call by one name, in Portuguese, English and Spanish at once: she may write in any of them whatever
 * the language of the screen. Accents and doubled letters do not count; `_` joins an expression, `*` ends a stem.
 */
const names: Readonly<Record<string, string>> = {
  NOT: "não nem nunca jamais sem tampouco no not never without dont doesnt didnt havent hasnt hadnt isnt wasnt arent neither nor sin ni tampoco",
  WANT: "quero qero quro qiero quieo quiro qeria queria quer queremos quiser quisesse kero keria qro queira querendo quiero quisiera quiere querría quisiese want wants wanted wanting wanna vontade ganas gostaria prefiro preferia preferiria prefería feel_like felt_like",
  WISH: "rezo pray praying peço pido rezando desejando deseando wishing queria queira quero gostaria tomara desejo deseja wish wished wishing hope want quisiera ojalá quiero deseo desearía preferia prefiro",
  URGE: "anhelo vontade urge urges impulso impulsos ganas desejo",
  THINK:
    "think_about think_of thought_about pensé_en penso pensa pensei pensando pensamento pensamentos pensar ideia ideias imagino imagens thoughts thought thinking thinks visions images pienso piensa pensé pensado pensamientos idea ideas imágenes imagina imaginando imagining",
  DIE: "morrer morra morresse morir morirme morirse morirnos muera muriera muriese die",
  DEAD: "morta morto muerta muerto dead",
  DYING:
    "morro morre morrer morri morrendo morreu morta morto matando mata mato matar matam muero muere muriendo morir morirme muerta muerto murió die died dies dying dead killing kill kills",
  CAUSE:
    "fome sono cansaço cansada calor frio vergonha rir riso amor amores saudade saudades preguiça susto raiva ciúme ciúmes fofura inveja ansiedade curiosidade tédio vontade alegria felicidade orgulho sede emoção desejo ódio nojo dó pena trabalhar trabalho hambre sueño sed risa vergüenza ganas pena celos amor miedo medo aburrimiento cansancio calor ternura envidia curiosidad felicidad emoción nervios asco hunger laughter embarrassment boredom curiosity thirst cuteness shame heat cold happiness laughing love jealousy overthinking rindo cansada cansado cute bored scared tired starved worried loved sick freezing thrilled tickled chocolate cozinhar limpar reír trabajar trabalho cuteness overload bonito lindo linda",
  FEELING:
    "saudade saudades fome sono cansaço vontade tristeza preguiça bolo vitamina recorde medo desespero deprê culpa sede enjoo solidão ansiedade bad carência frio calor vitaminas clara claras ovos massa",
  DEATH: "morte muerte death dying morrer morir",
  LIVE: "viver vivir live living exist existing existir existindo existiendo viva alive seguir_viviendo continuar_vivendo seguir_vivendo",
  LIFE: "vida life",
  MYSELF: "me mim myself herself himself themselves yourself",
  KILLSELF:
    "me_matado me_habría_matado me_hubiera_matado killed_myself matado_me kill_yourself me_matar me_matr se_matar te_matar matar_me matar_se matarme matarse matarnos me_mataria me_mate se_mate se_matasse me_matasse kill_myself kill_herself kill_himself kill_my_self kill_themselves killing_myself killing_herself kill_meself me_suicidar suicidio suicídio suicida suicidas suicidar suicidarme suicidarse suicide suicidal suicid* kms unalive* suisidio suisidarme sucidio sucidal suicdal mematar killmyself queromorrer quieromorir wanttodie queromematar automutila* autolesion* automutilação selfharm* self_harm self_harming self_harmed",
  HOLIDAY:
    "kitchen cozinha cocina reunião meeting escritório office festa party fim_de_semana weekend hora hour horas hours minuto minutes minutos dia day days rato praia beach férias vacation holiday vacaciones semana week uns alguns unos bathroom banheiro blanket coberta cobertor sofá couch pool gravity stain mancha manchas estrias espinha espinhas belly barriga celulite wrinkles",
  SELFTHROW:
    "me_jogar me_jogo me_jogasse me_atirar me_atiro jogar_me pular pulo pulasse me_tirar tirarme me_tiro me_tiraría saltar lanzarme me_lanzo arrojarme atirar_me",
  TAKEN:
    "tomar tomei tomo tome tomando engolir engoli take took taken taking swallow swallowed tomarme tomé tragarme tragar tomaría tomarse me_tomo me_tomé he_tomado",
  BETTEROFF: "melhor melhores better mejor bem feliz felizes happier fine felices bien tranquilos livres",
  MOUTHFUL:
    "inteira inteiro entera entero 20 30 todos todas tudo all bunch whole entire caixa frasco cartela caja bote bottle box todo muitos muchas lots vários several",
  PILLS:
    "rivotril clonazepam diazepam zolpidem alprazolam xanax tylenol paracetamol ibuprofeno ibuprofen dipirona tramadol sedatives remédios remédio comprimidos pílulas cartela calmantes veneno pills pill tablets medication sleeping_pills meds pastillas pastilla somníferos medicamentos chumbinho poison",

  INTENT:
    "quis quise tuve tive tuvo pensar think_about think_of thought_about deu_vontade dieron_ganas me_dan_ganas quero queria quer vontade urge urges ganas impulso quiero quisiera want wanted wanna pensamento pensamentos penso pensei pensando imagens imagino imaginando thought thoughts thinking imagining imagine images visions pienso pensé pensando pensamientos imágenes imagina ideia vou voy vai going gonna quase almost nearly casi might feel_like capaz impulse impulses tempted medo miedo scared afraid terrified fear temo",
  FEAR: "medo pavor receio miedo terror pánico scared afraid terrified frightened fear fearful temo asusta_que assusta_que worried_i",
  HATE: "odeio odio hate detesto ódio_do ódio_da odiando hating",
  ABANDON: "abandonar abandono abandonasse abandoning abandon abandonarlo abandonarla abandoná_lo",

  BABY: "little_girl little_boy month_old week_old bebê bebe bebês bb bbzinho bebezinho bebezinha nenê nene neném nenem filho filha filhos filhinho filhinha filhote recém_nascido recém_nascida baby babys babies newborn newborns infant son daughter kid kids child little_one toddler hijo hija hijito hijita niño niña criança crianças bebita bebito bebés gêmeos gemelos mellizos twins twin menino menina recién_nacido recién_nacida pequeno pequena pequeño pequeña",
  HIM: "ele ela dele dela lo la him her it",
  HURT: "machucar machuca machuque machucando ferir matar sacudir sacudo sacudindo sacudirlo sacudirla sacudí chacoalhar chacoalhei afogar sufocar esganar estrangular espancar maltratar agredir fazer_mal fazer_um_mal hurt hurting harm harming kill killing shake shaking smother smothering suffocate suffocating drown drowning strangle strangling choke dañar hacer_daño hacerle_daño haciéndole_daño hago_daño lastimar lastimarlo lastimarla herir matarlo matarla zarandear ahogar ahogarlo ahogarla asfixiar asfixiarlo asfixiarla estrangularlo golpear golpearlo golpearla pegarle machucá machuca_lo matá afogá sufocá",
  DIDHURT:
    "sacudo chacoalho machuco zarandeo sacudi sacudimos chacoalhei machuquei sufoquei esganei espanquei shook shaken smothered sacudí zarandeé golpeé lastimé asfixié",
  THROW:
    "jogar jogando jogasse joguei jogo atirar atirando arremessar tacar taquei tacando largar tirar_al tirar_a_mi tirarlo tirarla tirándolo tirando_al throw throwing threw drop dropping slam slamming hurl lanzar lanzarlo lanzando estrellar estrellarlo arrojar arrojarlo",
  PLACE:
    "parede janela chão varanda sacada escada lixo wall window floor balcony staircase suelo sofá stairs trash bin pared ventana suelo balcón basura escaleras river rio río",
  HERCARE:
    "unha unhas cortar cortando banho umbigo fralda limpar limpando sling colo carregar carregando embalar sem_querer nails nail trim trimming bath bathing diaper nappy swaddle cleaning clean accidentally by_accident accident uñas bañar baño bañarlo pañal limpiar sin_querer accidente café cafeína coffee caffeine chocolate remédio remédios medicine medicines ibuprofeno ibuprofen paracetamol vinho wine vino alcohol álcool cerveja pimenta comer comida eat eating food exercício exercise ejercicio sexo sex relação mamadeira bottle biberón formula fórmula garrafa suco amamentar breastfeeding amamanto dieta diet vacina vaccine vacuna deitar position posição dormir_de_lado soluço cosquillas mosquito lice party brinquedo toy juguete arroto virar_de",

  MAN: "marido maridos esposo namorado companheiro parceiro noivo ex exmarido padrasto cunhado husband partner boyfriend fiance ex_husband stepfather pareja novio suegro exmarido dh pai_do_bebê pai_dele pai_dela pai_da_minha pai_do_meu padre_de baby_daddy babys_father meu_pai my_dad mi_padre irmão hermano brother sogro my_father",
  PARENT:
    "father_of_my pai_do_meu pai_da_minha padre_de_mi babys_father babys_dad pai_do_bebê padre_del_bebé padre_de_mis pai_dos_meus baby_daddy pai_dele pai_dela su_padre his_dad her_dad his_father her_father",
  HE: "ele he hes él vizinho",
  HITSME:
    "me_bate me_bateu me_bater me_batendo bate_em_mim bateu_em_mim bater_em_mim me_espanca me_espancou me_espancar me_agride me_agrediu me_agredir me_empurra me_empurrou me_empurrar me_chuta me_chutou me_deu_um_soco me_deu_um_tapa me_deu_soco me_deu_tapa me_deu_uma_surra me_deu_socos me_deu_tapas me_esganou me_enforcou me_estrangulou me_sufocou me_machuca me_machucou me_violentou me_estuprou me_trancou me_tranca me_prende me_agarrou me_sacudiu me_arrastou me_jogou me_golpea me_golpeó me_golpear me_pega me_pegó me_pegaba me_pegue me_ha_pegado me_ha_golpeado me_empuja me_empujó me_ha_empujado me_patea me_pateó me_maltrata me_maltrató me_agarra me_viola me_violó me_ahorca me_ahorcó me_estrangula me_encierra me_encerró me_dio_una_bofetada me_dio_un_puñetazo me_abofetea me_abofeteó me_da_bofetadas me_da_golpes me_tira_del_pelo hits_me hit_me hitting_me beats_me beat_me beating_me beaten_me slaps_me slapped_me slap_me punches_me punched_me punch_me kicks_me kicked_me pushes_me pushed_me shoves_me shoved_me shove_me chokes_me choked_me choking_me strangles_me strangled_me hurts_me hurt_me hurting_me raped_me rapes_me abuses_me abused_me abusing_me locks_me locked_me grabbed_me grabs_me threw_me dragged_me beats_me_up",
  THREAT:
    "ameaça ameaçou ameaçando ameaçado ameaçar ameaças amenaza amenazó amenazado amenazando amenazas threatens threatened threatening threats threaten",

  PAIN: "lateja latejando throbbing throbs throb palpita me_late dor dores doi dói doem doendo doeu dolorida dolorido pain pains painful hurts hurting hurt ache aches aching sore duele duelen dolor dolores dolorida dolorido doliendo doler pontada pontadas stabbing",
  SEVERE:
    "strong stronger terribly horribly badly forte fortes fortíssima fortíssimo insuportável insuportáveis terrível horrível horrivel intensa intenso intensas absurda absurdo demais violenta explodindo explodir estourando estourar rachando pior piorando piora piorou aguda matando morrendo severe severely severa severo worst worse worsening terrible horrible unbearable splitting pounding excruciating agonizing agonising awful extreme extremely intense agony killing insane crazy bad really_bad so_bad fuerte fuertes fortísimo fuertísimo fuertísima insoportable insoportables terrible horrible explotar explota estallar estalla reventar revienta peor empeora empeorando empeoró brutal tremendo matándome nível_10 gritar_de gritando_de chorar_de llorar_de screaming crying_in doubled_over thunderclap não_passa não_passou não_para não_melhora não_alivia nada_alivia não_vai_embora não_aguento não_aguentando não_tô_aguentando não_suporto no_aguanto no_se_me_quita no_se_quita no_se_me_pasa no_se_pasa no_me_pasa no_cede no_para no_mejora wont_go_away wont_go wont_stop doesnt_go_away not_going_away nothing_helps cant_take de_repente suddenly repentina repentino",
  MILD: "leve leves fraca fraquinha levinha chatinha mild slight light_headache light_bleeding is_light very_light lightly little bit um_pouco suave leve ligero ligera poco poquito levemente",
  OVER: "passou passaram melhorou sumiu sarou went_away gone better se_me_pasó se_pasó mejoró desapareció went_down",
  LONGAGO:
    "no_parto durante_o_parto en_el_parto durante_el_parto at_birth during_birth during_delivery during_the_birth during_labour in_labour giving_birth na_gravidez durante_a_gravidez na_gestação ano_passado mês_passado há_anos anos_atrás meses_atrás quando_era_criança during_pregnancy while_pregnant was_pregnant last_year last_month years_ago months_ago as_a_child en_el_embarazo durante_el_embarazo embarazada el_año_pasado el_mes_pasado hace_años hace_meses hace_un_mes de_niña grávida",
  HEAD: "cabeça head cabeza nuca testa têmporas",
  HEADACHE:
    "dor_de_cabeça dores_de_cabeça enxaqueca cefaleia cefaléia headache headaches head_ache migraine migraines dolor_de_cabeza dolores_de_cabeza migraña migrañas jaqueca cefalea",
  FAINT:
    "desmaio desmaiei desmaiar desmaiou desmaiando desmaiada desmaios faint fainted fainting fainty passed_out pass_out passing_out blacked_out blacking_out black_out lost_consciousness losing_consciousness unconscious perdi_a_consciência perdi_os_sentidos perdeu_a_consciência inconsciente desmayo desmayé desmayar desmayó desmayarme desmayando desmayada desmayos perdí_el_conocimiento perdió_el_conocimiento perdí_la_conciencia collapsed",
  SIGHT: "visão vista vision eyesight sight visión",
  BLURRED:
    "dark going_dark oscurece oscureció oscura negra embaçada embaçado embaçando turva turvo dupla duplo escura escuro escurecendo escureceu apagou sumiu perdi perdendo blurry blurred blur double fuzzy spotty loss lost losing gone went_black borrosa borroso nublada nublado nubla doble perdí perdiendo fue manchas embaralhada",
  SPOTS:
    "estrelinhas estrelas pontinhos pontos_pretos pontos_brilhantes pontos_luminosos manchas manchinhas luzes luzinhas flashes dobrado embaçado turvo duplo tudo_preto tudo_escuro spots stars double lights flashing blurry flashing_lights floaters estrellas estrellitas lucecitas luces puntos_negros puntitos moscas doble borroso todo_negro",
  SEE: "vejo vendo ver enxergo enxergando enxergar enxerga see seeing saw veo viendo",
  SWOLLEN:
    "inchado inchada inchados inchadas inchou inchaço inchando incharam swollen swelling swelled swell puffy puffed hinchado hinchada hinchados hinchadas hinchazón hinchó hincharon hinchando edema",
  FACE: "rosto face cara olhos eyes ojos lábios lips labios",
  HANDS: "mãos mão hands hand manos mano dedos fingers",
  BREATHE: "respirar respira respiro respirando respiração breathe breathing breath breaths respiración respiratory",
  CANNOT:
    "sem_conseguir sin_poder sem_poder without_being_able couldnt_even não_consigo não_consegue não_to_conseguindo não_estou_conseguindo não_conseguia mal_consigo mal_consegue dificuldade dificuldades difícil custando cant cannot can_not couldnt can_barely can_hardly barely_can barely hardly trouble struggle struggling difficulty hard_to no_puedo no_puede no_podía apenas_puedo me_cuesta le_cuesta dificultad cuesta_mucho casi_no_puedo unable",
  CHEST: "peito tórax chest pecho",
  TIGHT:
    "aperto apertado apertando pressão peso tight tightness tightening pressure squeezing heavy crushing opresión opresivo presión oprime aprieta queimando burning punzadas",
  HEART: "coração heart heartbeat corazón pulso pulse batimentos",
  RACING:
    "fast going_crazy crazy_fast rapidísimo a_mil a_mil_por_hora dispara disparam se_dispara races_out muito_rápido muito_rapido muy_rápido muy_deprisa very_fast really_fast so_fast too_fast super_rápido rapidíssimo demasiado_rápido out_of_my_chest saindo_pela_boca acelerado disparado disparando disparou acelerando acelerou pulando galopando descompassado 150 racing races pounding fluttering skipping beating_so_fast beating_fast beating_really_fast irregular acelerado desbocado desbocó disparado a_mil boca palpitando",
  PALPITATIONS: "palpitação palpitações palpitations palpitation palpitaciones taquicardia tachycardia arritmia",
  NURSING:
    "amamentar amamento amamentando amamentação amamenta mamar mama mamando mamada mamadas leite pega bico mamilo mamilos bomba ordenha empedrado peitos nurse nursing breastfeed breastfeeding breastfed latch latches latching pump pumping nipple nipples milk letdown feeding amamantar amamanto lactancia lactar pezón pezones toma teta leche dar_el_pecho doy_el_pecho da_el_pecho pechos subida_de_la_leche gases arroto burp",
  EMOTION:
    "saudade saudades feliz felicidade amor emoção alegria orgulho creche trabalho ternura fofura sorriso sorri deixar apaixonada happy happiness love joy proud pride smile smiles daycare excited emotion cute feliz felicidad alegría emoción guardería orgullo ternura sonrisa sonríe crush vergonha conto filme movie café corrida correr treino exercise workout running run stairs escada escadas escaleras",
  VOMIT:
    "vômito vômitos vomito vomitando vomitei vomitar vomita vomitou vomit vomiting vomited vomits throwing_up throw_up threw_up throws_up puking puke vómito vómitos vomité vomitado devolviendo",
  NONSTOP:
    "sem_parar não_para não_paro não_parou não_consigo_parar nada_para nada_para_no direto muito toda_hora o_dia_todo o_dia_inteiro a_noite_toda sangue nonstop non_stop cant_stop wont_stop keep keeps all_day all_night everything cant_keep constantly over_and_over blood violently severe severely sin_parar no_paro no_para no_deja_de no_puedo_parar todo_el_día toda_la_noche todo mucho mucha sangre no_retengo nada jato jatos verde green projectile chorro proyectil",
  BELLY:
    "barriga abdômen abdomen abdominal ventre estômago útero pelve pélvica pélvico baixo_ventre belly stomach tummy abdomen uterus womb pelvis pelvic vientre panza estómago tripa barriga",
  BLEED:
    "sangue sangramento sangramentos sangrando sangro sangrei sangra sangrar sangria blood bleeding bleed bled sangre sangrado sangrados sangrando sangró",
  HAEMORRHAGE: "hemorragia hemorragias hemorrágico hemorrhage hemorrhaging haemorrhage haemorrhaging",
  HEAVY:
    "muito muita demais forte intenso intensa encharca encharcando encharcou encharcada encharquei jorrando jorra escorrendo escorre litros rios aumentou aumentando aumenta vivo não_para não_parou pra_caramba rio bicas bastante heavy heavily heavier lots lot tons gushing gush gushes pouring profuse soaked soaking wont_stop doesnt_stop hasnt_stopped bright too_much a_lot mucho mucha muchísima muchísimo abundante fuerte empapa empapado empapando empapé chorro chorros a_chorros roja no_para no_para_de descendo_pelas pelas_pernas down_my_legs por_las_piernas excessive excesivo",
  PAD: "absorvente absorventes fralda_geriátrica noturno pad pads maxi_pad compresa compresas toalla toallas toallita",
  SOAK: "encho enchi enchendo llené llena enche encharco encharca encharcando encharcou encharquei encharcado troco trocando troca trocar lotado soak soaks soaked soaking fill filled filling going_through go_through bled_through bleeding_through changing change empapo empapa empapé empapando empapado lleno llenando cambio cambiando cambiar",
  HOUR: "hora horas hourly hour hours hr hrs meia_hora minutos minutes 30_min half_hour",
  CLOT: "trozo_de_sangre trozos_de_sangre pedaço_de_sangue pedaços_de_sangue bola_de_sangue chunk_of_blood chunks_of_blood pedazo_de_sangre pedazos_de_sangre coágulo coágulos coagulo coagulos pedaços_de_sangue bolas_de_sangue clot clots coágulos cuajarones",
  BIG: "grande grandes enorme enormes gigante gigantes tamanho big large huge giant massive size sized golf lemon plum egg tamaño limón limão ovo huevo muitos muchos many lots laranja ameixa ciruela pelota bola",
  DISCHARGE:
    "corrimento lóquios loquios secreção lóquio xixi_de discharge lochia flujo loquios secreción down_there lá_embaixo ahí_abajo vagina vaginal partes_íntimas",
  STINK:
    "cheiro fedendo fedido fedida fede fétido fétida podre cheirando mau_cheiro catinga odor smell smells smelly smelling foul stinks stinky stink reeks rotten huele oler olor mal_olor maloliente apesta apestoso apestosa peste fishy",
  LEG: "perna leg pierna panturrilha calf pantorrilla coxa thigh muslo gemelo batata_da_perna",
  CALF: "panturrilha calf pantorrilla batata_da_perna",
  ONE: "direito esquerdo derecho izquierdo uma_perna uma_das_pernas perna_só só_uma só_a só_de perna_esquerda perna_direita esquerda direita one_leg one_calf one_side one_of_my left right just_one only_one una_pierna una_sola una_de_las izquierda derecha sola",
  REDHOT:
    "vermelha vermelho vermelhas vermelhos quente quentes dura duro red hot warm hard roja rojo caliente dura enrojecida",
  WOUND:
    "cesárea cesarea cesária corte pontos incisão ferida episio episiotomia laceração csection c_section c_sections cesarean section stitches stitch incision wound tear episiotomy puntos herida incisión cesárea operação operación sutura costura",
  SCAR: "cicatriz scar cicatrização",
  INFECTED:
    "pus infeccionado infeccionada infeccionou infecção inflamado inflamada inflamou abriu abrindo aberto aberta abriram abrir vazando vazar secreção quente fedendo fede cheiro líquido infected infection open opened opening oozing leaking weeping split burst came_apart coming_apart hot smells smelly infectado infectada infectó infección abrió abierto abierta abrieron abriendo supura supurando supuración caliente huele líquido sangrando reabriu estourou amarelo yellow amarillo",
  VOICES: "vozes voices voces",
  HEAR: "ouço ouvindo ouvir escuto escutando escutar ouve hear hearing heard hears oigo escucho oyendo escuchando oye escucha",
  THINGS: "vulto sombra coisas vultos bichos pessoas gente things people shadows stuff cosas sombras bichos personas",
  UNREAL:
    "não_existem não_existe não_estão não_está não_tem ninguém_vê que_ninguém ninguém_mais not_there arent_there isnt_there not_real arent_real nobody_else no_one_else no_están no_existen no_está no_son nadie_más alucina* alucinação alucinações alucinando hallucinat* hallucinating hallucinations alucinaciones alucinando",
  EXHAUSTED:
    "exhausta exhaust exausta exaustão esgotada cansada cansaço fraca fraqueza exhausted exhaustion tired tiredness weak weakness fatigue fatigued agotada agotamiento cansada cansancio débil debilidad",
  COLLAPSE:
    "levantar_da_cama sair_da_cama ficar_em_pé ficar_de_pé me_levantar cuidar_do cuidar_da segurar_o segurar_a parar_em_pé me_mexer get_out_of_bed get_up stand stand_up lift_my hold_my_baby hold_the_baby hold_him hold_her take_care_of care_for move walk levantarme salir_de_la_cama mantenerme_en_pie estar_de_pie ponerme_de_pie cuidar_al cuidar_a cuidar_de sostener moverme andar caminar",
  SUDDEN:
    "de_repente do_nada suddenly sudden muito muita bastante super very really extremely badly muy mucho so tan tanto de_golpe repente demais anel ring rings anillo rings_dont severe forte worse",
  ARM: "braço arm brazo mandíbula jaw costas espalda back ombro shoulder hombro irradia irradiando radiating radiates",
  PRESSURE: "pressão tensión presión blood_pressure bp",
  FEVER: "febre febrão febril febres fever fevers feverish fiebre fiebres calentura",
  CHILLS:
    "calafrio shivery tremores calafrios calafrio tremedeira tremendo_de_frio chills shivering shaking escalofríos tiritona tiritando",
  BREAST: "mama mamas seio seios peito peitos breast breasts boob boobs pecho pechos teta tetas mastite mastitis",
  BLUE: "azulados azuladas roxo roxa roxinho roxinha azul azulado azulada azulzinho arroxeado arroxeada roxos roxas blue purple grey bluish azulado morado morada cianótico azules morados amoratado gray",
  TURNED:
    "ficou ficando fica tá está virou tava turned turning went going is looks se_puso se_está_poniendo se_pone está poniéndose gone lábios lips labios",
  LIMP: "floja flojo flojito flojita desguanzada mole molinho molinha largado largada limp floppy unresponsive lethargic flácido flácida desmadejado no_responde no_reacciona não_reage não_responde not_responding wont_respond isnt_responding no_se_mueve não_se_mexe not_moving não_acorda_de não_acorda_nem não_consigo_acordar wont_wake cant_wake not_waking no_despierta_ni no_consigo_despertar no_puedo_despertar inconsciente unconscious letárgico letárgica inerte",
  CHOKE:
    "atragantando engasgado engasgada engasgando engasgou engasgo sufocando choking choked se_está_atragantando atragantado atragantada se_atragantó se_atraganta asfixiando ahogando suffocating",
  SEIZURE:
    "convulsão convulsões convulsionou convulsionando convulsionar seizure seizures seizing convulsing convulsion convulsión convulsiones convulsionó convulsionando ataque_epiléptico",
  SWALLOWED: "engoliu swallowed tragó tomou_o ingeriu ate se_tragó bebeu drank bebió se_tomó comeu",
  HARMFUL:
    "pilha bateria moeda remédio comprimido alvejante água_sanitária detergente desinfetante veneno ímã alfinete battery coin pill bleach detergent magnet cleaner poison pills medicine pila moneda pastilla lejía medicamento imán veneno",
  FELL: "rolou rodó rolled rodou caiu cai caído fell fallen falls rolled_off dropped deixei_cair se_cayó cayó se_ha_caído se_me_cayó derrubei",
  HEIGHT:
    "cama sofá berço trocador escada colo chão cabeça bed sofa couch crib changing_table stairs floor head arms cuna cambiador suelo cabeza escaleras brazos mudador carrinho",
}

const lists = new Map<string, string[]>()

/** The words of a name. Throws on a name that the vocabulary lacks. */
export function vocabulary(name: string): string[] {
  const words = names[name]
  if (words === undefined) throw new Error(`The vocabulary has no ${name}`)
  const known = lists.get(name) ?? words.split(" ").map(foldName)
  lists.set(name, known)
  return known
}

/** A word, stem or expression as the rules compare it. */
export function foldName(word: string): string {
  return word.split("_").map(fold).join("_")
}
