import type { WordsByMeaning } from "#domain/understanding/phrases.ts"
import { moreEverydayWords } from "./everyday-more.ts"

/** Everyday messages of mothers that the models would mistake for danger, by meaning and language. */
export const everydayWords = {
  ...moreEverydayWords,
  breast: {
    pt: ["(((o/a)[s]/meu[s]/minha[s]/d(o/a)[s]/n(o/a)[s]/um/uma) ){9}(peito[s]/seio[s]/mama[s])"],
    en: ["((my/the/one/both) ){9}[(left/right) ](breast[s]/bo[o]b[s]/bo[o]bies)"],
    es: ["((el/l(o/a)[s]/mi[s]/un/una) ){9}(pecho[s]/seno[s]/teta[s]/mama[s])"],
  },
  hard: {
    pt: [
      "dur(o/a)[s], endurecid(o/a)[s], empedrad(o/a)[s], empedr(ou/aram/ando), ingurgitad(o/a)[s]",
      "chei(o/a)[s][ de leite]",
    ],
    en: ["[rock ]hard, [over]full[ of milk], engorged"],
    es: [
      "dur(o/a)[s], endurecid(o/a)[s], congestionad(o/a)[s], ingurgitad(o/a)[s], empedrad(o/a)[s]",
      "llen(o/a)[s][ de leche]",
    ],
  },
  sore: {
    pt: ["[me ](doi/doem/doendo), dolorid(o/a)[s], sensive(l/is)"],
    en: ["sore, painful, hurt[s/ing], ach(e[s]/ing/y), tender"],
    es: ["[me ](duele[n]/doliendo), [a]dolorid(o/a)[s], sensible[s]"],
  },
  noFever: {
    pt: ["[mas ](sem/nao (tenho/estou com/to com/ha)) febre"],
    en: ["[but ]([ive /i have /theres ]no/without[ a]/i (dont/do not) have[ a/ any]) (fever/temperature)"],
    es: ["[pero ](sin/no (tengo/hay)) fiebre"],
  },
  /** Phrases for what often accompanies full breasts, and for what mothers ask about them. */
  withFullness: {
    pt: [
      "[que ][(ele/ela/(o/a) (bebe/nenem)) ](nao/nem) [consegue ](pega/pegar/abocanha/abocanhar)[ o (bico/peito)]",
      "[[[d]o ]leite ]desceu[ o leite], [e a ][tal ]descida[ do leite], de um dia pro outro",
      "[(gelo/compressa/agua/fria/quente/massagem) ](ou/e) (quente/fria/massagem), compressa",
      "tiro[ um pouco][ antes], como (alivio/aliviar/desempedrar)",
    ],
    en: [
      "[(he/she/[the /my ]baby) ](cant/cannot/wont/doesnt/struggles to) (latch/grasp/get on)[ on]",
      "[my ]milk [has ][just ](come/came/coming) in, overnight, this morning",
      "[a ](cold/warm/hot/ice)[ pack[s]/ compress[es]][ or (cold/warm/hot/ice)[ pack[s]/ compress[es]]]",
      "[should i /can i ](pump/express/massage)( (a (little/bit)/some/first/before)){9}",
      "how do i (soften/ease/relieve) (it/them)",
    ],
    es: [
      "[[y ](el/ella/(el/la/mi) bebe) ]no [se ][(puede/logra/consigue) ](prende/prenderse/agarra/agarrarse/agarrar)[ (bien/(al/el) (pezon/pecho))]",
      "(me /ya ){9}(bajo/subio) (la/mi) leche, de un dia para otro",
      "[compresa[s] ](fri(o/a)[s]/calor/caliente[s])[ o (fri(o/a)[s]/calor/caliente[s])], compresa[s]",
      "me saco[ un poco][ antes], como [lo /los ](alivio/ablando)",
    ],
  },
  notEatenToday: {
    pt: [
      "((nao/n) (comi/como/almocei)/sem comer)[ (nada/direito)]( (desde (o (cafe[ da manha]/almoco)/de manha/a manha/cedo/hoje cedo)/hoje/o dia (todo/inteiro)))",
    ],
    en: [
      "(havent/have not/hvnt/hadnt/didnt/not/nothing)[ (had/eaten/eat)][ (anything/a thing/food/to eat)]( (since (breakfast/lunch/noon/[this /the ]morning)/all (day/morning)/today))",
    ],
    es: [
      "(no (he comido/como/comi/he almorzado)/sin comer)[ nada]( (desde (el (desayuno/almuerzo)/la (comida/manana)/esta manana/temprano)/hoy/en todo el dia))",
    ],
  },
  food: {
    pt: [
      "(algo/alguma coisa/ideia[s]/comida/lanche/receita) (rapid(o/a)[s]/facil/faceis/pratic(o/a))",
      "[o ]que (e/tem/faco/como)[ de] [mais ](rapido/facil)",
      "o que [eu ](posso (comer/fazer)/como/faco)",
      "[(algo/comida[s]/lanche[s]) ](com/pra/para) uma [so ]mao[ so]",
      "(morrendo de/com[ muita]) fome",
    ],
    en: [
      "(something/anything/food/a (meal/snack/bite)/snack[s]/idea[s]) (quick/easy/fast/simple)",
      "(whats/what is) (quick/easy/fast)",
      "(quick/easy/fast) (idea[s]/meal[s]/snack[s]/food/bite[s]/recipe[s])",
      "what (can/should/do) i (eat/make/have/cook)",
      "one[ ]handed[ (lunch[es]/food/meal[s]/snack[s]/idea[s])]",
      "starving, hungry",
    ],
    es: [
      "(algo/idea[s]/comida/receta[s]) (rapid(o/a)[s]/facil/sencill(o/a))",
      "que (es/hay/hago/como/preparo)[ de] [mas ](rapido/facil)",
      "que (puedo (comer/hacer/preparar)/como/preparo/hago)",
      "[(algo/comida[s]) ](con/para) una[ sola] mano",
      "(muerta de/con[ mucha]/tengo[ mucha]) hambre",
    ],
  },
  handsFull: {
    pt: [
      "[porque ][(ele/ela/(o/a) (bebe/nenem)) ](so dorme/nao sai/nao larga/grudad(o/a)/ficou) (no/do/o) [meu ](colo/peito)",
    ],
    en: [
      "[because /cos ](contact naps/(he/she/[the /my ]baby) (only sleeps/wont (sleep/nap)/naps)[ (only/anywhere but)] on me)",
    ],
    es: ["[porque ][(el/ella/(el/la/mi) bebe) ](solo duerme/no sale) (en/de) [mis ]brazos"],
  },
  afraid: {
    pt: ["[(tenho/fico com/morro de/com/da/me da) ][muito ]medo, preocupada, apavorada"],
    en: ["scared, afraid, worried, terrified, frightened, anxious, fear"],
    es: ["[(tengo/me da/con) ][mucho ](miedo/panico/terror), preocupada, me preocupa"],
  },
  somethingHappens: {
    pt: [
      "((de/que) ){9}(aconteca/acontecer/aconteceu) (algo/alguma coisa/qualquer coisa)[ [de ](ruim/grave)][ (com/a)]",
      "((de/que) ){9}(algo/alguma coisa)[ [de ](ruim/grave)] (aconteca/acontecer)[ (com/a)]",
    ],
    en: [
      "[(that/in case/of) ]something[ (bad/terrible/awful)] [(will/might/could/may/is going to) ]happen[s/ing][ to]",
    ],
    es: [
      "((de/a/que) ){9}[le ](pas(e/a)/pasara/suceda/ocurra) algo[ (malo/grave)][ (a/con)]",
      "((de/a/que) ){9}algo[ (malo/grave)] le (pase/suceda/ocurra)[ (a/con)]",
    ],
  },
  asleep: {
    pt: [
      "(enquanto/quando) [(ele/ela/(o/a) (bebe/nenem)) ][(esta/ta) ](dorme/dormir/dormindo)",
      "dormindo, dorme, no sono, (durante a/a/de/na) (noite/madrugada)",
    ],
    en: [
      "(while/when) [(hes/shes/theyre/he is/she is/he/she/they/(the/my) baby[ is]) ](asleep/sleeping/sleep[s])",
      "asleep, sleeping, (at/during the/in the) night, in (his/her/their) sleep, overnight",
    ],
    es: [
      "(mientras/cuando) [(el/ella/(el/la/mi) bebe) ][(esta) ](duerm(e/a)/dormid(o/a)/durmiendo)",
      "dormid(o/a), durmiendo, (por/de/en/durante) [la ]noche",
    ],
  },
  child: {
    pt: ["[((o/a)/meu/minha/d(o/a)/n(o/a)) ](bebe/nenem/filh(o/a)/menin(o/a)), ele, ela, dele, dela, nele, nela"],
    en: ["[(the/my) ](bab(y/ys)/(son/daughter)[s]/little (one/ones)), he, she, him, her, his, hes, shes, they, them"],
    es: ["((el/la/mi/del/de la/de mi/al/a) ){9}(bebe/hij(o/a)/nen(e/a)/nin(o/a)), ella, le"],
  },
  bruise: {
    pt: ["[um /uns ](rox(o/os/inho/inhos)/hematoma[s]/mancha[s] rox(a/as/inha/inhas)/galo[s])"],
    en: ["[a /some ][(little/small/tiny) ][bump[s][ and ]](bruis(e/es/ed/ing)), [a ]bump[s]"],
    es: ["[un /unos ](moret(on/ones/oncito)/morat(on/ones)/hematoma[s]/chichon[es])"],
  },
  /** Where a child who moves about usually bumps itself. */
  shin: {
    pt: ["n(o/a)[s] (canela[s]/joelho[s]/testa)"],
    en: ["on [(his/her/the/their) ][(left/right/both) ](shin[s]/knee[s]/forehead)"],
    es: ["en (l(o/a)[s]/su/sus/el) (espinilla[s]/canilla[s]/rodilla[s]/frente)"],
  },
  moving: {
    pt: [
      "((de/por/tanto/esta/ta/ja/comec(ou/ando)/aprendendo/quando/porque) /a ){9}(engatinh(a/ar/ando)/and(a/ar/ando)/caminh(a/ar/ando)/corr(e/er/endo))",
    ],
    en: [
      "((from/with/is/started/starting/all/the/learning/learns/learnt/trying/by) /to ){9}(crawl[s/ing]/walk[s/ing]/cruis(e/es/ing)/climb[s/ing]/run[s/ning])",
    ],
    es: [
      "((de/por/tanto/esta/ya/empez(o/ando)/aprendiendo/cuando/porque) /a ){9}(gate(a/ar/ando/o)/camin(a/ar/ando)/and(a/ar/ando)/corr(e/er/iendo))",
    ],
  },
  airbag: { pt: ["air[ ]bag[s]"], en: ["air[ ]bag[s]"], es: ["air[ ]bag[s], bolsa[s] de aire"] },
  seat: {
    pt: [
      "(n(o/a)/d(o/a)/(o/a)/com/sem/e/se/tem/por/pode/posso/podem/levar/leva/ir/vai/colocar/por/andar/de/em/banco/bebe conforto/cadeirinha/cadeira/carro/frente/na frente/atras/chora/porque/pq/levo/lado/do meu lado/ao meu lado/comigo/passageiro/lig+/deslig+/ativ+/desativ+/seguro/perigoso)",
    ],
    en: [
      "(can/may/could/is/are/ok/okay/it/safe/safely/to/put/take/have/sit/ride/go/goes/i/we/in/on/the/a/an/with/if/and/or/up/front/back/seat/seats/car/carseat/passenger/next/me/beside/off/on/turned/switched/disabled/active/has/theres/rear/facing/of/dangerous)",
    ],
    es: [
      "(puede/puedo/podemos/ir/va/llevar/llevo/poner/pongo/viajar/l(a/o)/el/un/una/en/de/del/al/con/sin/y/si/hay/tiene/silla/sillita/asiento/huevito/coche/carro/auto/delante/adelante/atras/lado/a/mi/conmigo/copiloto/pasajero/activ+/desactiv+/apagado/encendido/segur(o/a)/peligros(o/a))",
    ],
  },
  epilepsy: {
    pt: ["[[eu ](tenho/com) ]epilepsia, [sou ](epileptica/epiletica)"],
    en: ["[(i have/ive got/ive/with) ]epilepsy, [(im/i am) ]epileptic"],
    es: ["[(tengo/con) ]epilepsia, [soy ]epileptica"],
  },
  bathing: {
    pt: ["((de/em/ao/na hora d(o/e)) ){9}[dar ]banho( (n(o/a)/sozinha)){9}, [de ]carregar, [de ]segurar, no colo"],
    en: ["((to/of/at/give/giving/a) ){9}(bath[e/es/ing][ time]/carry[ing]/hold[ing])[ alone]"],
    es: ["((de/a/al/dar/darle/un/el) ){9}(banar[l(o/a)]/bano/cargar[l(o/a)])[ sola]"],
  },
  /** The fear of having a seizure while holding the baby. A seizure that has happened is not included. */
  fitFeared: {
    pt: ["[medo ]de ter [uma ](crise/convulsao)[ com], aqui"],
    en: ["(mum/mom)[ here], of having a (seizure/fit)[ (while/when)]"],
    es: ["de tener (una crisis/un ataque/una convulsion)[ con], en brazos"],
  },
  /** What was fed, by whom and when, without a word about the baby's condition. */
  gave: {
    pt: [
      "[(eu/a gente/minha mae/minha sogra/a avo/meu marido) ](dei/demos/deu/deram/comeu/lambeu/provou/experimentou)",
    ],
    en: [
      "[(i/we/someone/[my ](mum/mom/mother[ in law]/husband)/grandma) ](gave/fed), (he/she) (ate/licked/tasted/had)",
    ],
    es: ["[(yo/mi (mama/suegra/marido)/la abuela) ][le ](di/dimos/dio/dieron/comio/lamio/probo)"],
  },
  honey: {
    pt: ["[um pouco de /um pouquinho de /uma colher de ]mel"],
    en: ["[some /a bit of /a little /a spoon[ful] of ]honey"],
    es: ["[un poco de /un poquito de /una cucharada de /una cucharadita de ]miel"],
  },
  lately: {
    pt: ["ontem, anteontem, sem querer, por engano, sem saber, pro, ao, a, no, na, na chupeta"],
    en: [
      "yesterday, by mistake, by accident, accidentally, without (thinking/knowing), last night",
      "on (a/the/his/her) (dummy/pacifier)",
    ],
    es: ["ayer, anoche, sin querer, por error, sin saber, al, a, en el (chupete/chupon)"],
  },
  clockChange: {
    pt: ["((a/da/com a) ){9}mudanca (de/da/do) (horario/hora), mud(ou/a/ar) a hora, horario de (verao/inverno)"],
    en: [
      "[the ]clock[s] (chang(e/es/ed/ing)/go[es] (back/forward)/went (back/forward)), [the ]clock change",
      "daylight saving[s][ time]",
    ],
    es: ["[(el/del/al) ]cambio (de/del) (horario/hora), cambi(o/a/ar) la hora, horario de (verano/invierno)"],
  },
  itsSleep: {
    pt: ["[e ][(o/a)[s] ](sono/soneca[s]/rotina/hora de dormir), como (ajudo/preparo), amanha, essa noite, domingo"],
    en: [
      "(what/how) about, sleep, nap[s], routine, bedtime, how do i (help/prepare), tonight, tomorrow",
      "[on ]sunday, this weekend",
    ],
    es: ["[el /la /las ](sueno/siesta[s]/rutina/hora de dormir), como (ayudo/preparo), manana, esta noche, domingo"],
  },
  milk: {
    pt: ["[[o ]meu /o ]leite"],
    en: ["[my /the ](milk[ supply]/supply)"],
    es: ["[(mi/la) ]leche"],
  },
  little: {
    pt: [
      "[muito /meio ](pouc(o/a)/pouquinho/frac(o/a)/insuficiente/baix(o/a))",
      "nao (e/esta sendo) (bastante/suficiente)",
    ],
    en: ["[so /very /too /a bit /really ](low/little/less), not (enough/much), isnt (enough/much)"],
    es: ["[(es/esta) ][muy /algo ](poc(o/a)/poquit(o/a)/baj(o/a)/insuficiente), no (es/sea) (suficiente/bastante)"],
  },
  seems: {
    pt: ["parece, [eu ](acho/sinto) que, sera que, anda, ficou"],
    en: ["seem[s], look[s], feel[s], [i ](think/guess/feel)[ that], maybe, is getting, getting"],
    es: ["parece, [yo ](creo/siento) que, me parece, sera que, esta siendo"],
  },
  bleeding: {
    pt: ["(saindo/sai/saiu/descendo/perdendo/com) sangue, [o ]sangr(ando/amento/o/ei)"],
    en: ["ble[e]d[ing/s], bled, blood (coming/comes/came)[ out], losing blood"],
    es: ["((me /esta ){9}(sale/saliendo/bajando/perdiendo)) sangre, sangr(ando/ado/o)"],
  },
  sinceBirth: {
    pt: ["# (dia[s]/semana[s]/mes[es]), (depois do/apos o/pos)[ ]parto, ainda, continuo, de pos parto"],
    en: ["# (day[s]/week[s]/wk[s]/month[s])[ (postpartum/pp/later/on/after)], after [the ]birth, postpartum, still"],
    es: ["# (dia[s]/semana[s]/mes[es]), (despues del/tras el/pos)[ ]parto, posparto, todavia, aun, sigo"],
  },
  /** Words that say nothing about anybody's condition. */
  plain: {
    pt: [
      "hoje, agora, oi, ola, por favor, e normal, isso e normal, o que [eu ](faco/posso fazer), preciso de, so",
      "ai, bem, muito, demais, super, meio, tenho, tem, estou, to, tou, esta, estao, ta, tao, eu, e, de, do, pra",
      "para, por, que, minh[a][s], meu[s], com, os dois, as duas, esquerd(o/a), direit(o/a), min[utos]",
      "# min[utos]",
    ],
    en: [
      "today, now, hi, hello, please, is (it/this/that) normal, what (do/can/should) i do, what helps, i, ive",
      "im, is, are, am, its, have, has, my, and, so, very, really, a lot, bit, need, want, got, with, to, for, a",
      "the, in, # min[ute][s]",
    ],
    es: [
      "hoy, ahora, hola, por favor, es normal, que (hago/puedo hacer), necesito, muy, mucho, bastante, tengo",
      "tiene, estoy, esta, estan, yo, y, de, para, por, que, lo, los, las, mi[s], el, la, con, izquierd(o/a)",
      "derech(o/a), # min[utos]",
    ],
  },
} as const satisfies WordsByMeaning
