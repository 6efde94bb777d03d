import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** More everyday messages: what was fed, how a baby rolls or looks, a healing wound, a normal blood pressure. */
export const moreEverydayWords = {
  drink: {
    pt: ["[(um (pouco/pouquinho)/uns goles) de ](agua/aguinha/cha/chazinho/suco)[ de camomila]"],
    en: ["[(some/a (bit/little/sip) of) ](water/tea/juice)"],
    es: ["[un (poco/poquito) de ](agua/aguita/te/tecito/infusion/jugo)[ de manzanilla]"],
  },
  ofAge: {
    pt: ["[(com/de) ](#/um/dois/duas/tres/quatro/cinco/seis/sete/oito/nove) (mes[es]/semana[s])"],
    en: ["[(at/hes/shes) ](#/one/two/three/four/five/six/seven/eight/nine) (week/month)[s][ old]", "# (wk/mo)[s]"],
    es: ["[(con/de) ](#/un/dos/tres/cuatro/cinco/seis/siete/ocho/nueve) (mes[es]/semana[s])"],
  },
  inTheHeat: {
    pt: ["[(porque/pq/por causa d(o/e)) ][(ta/esta/tava/estava/fazia) ][muito ]calor"],
    en: ["(because of/in) the heat, [(because/cos) ][its ][so ]hot"],
    es: ["por el calor, [porque ]hac(e/ia)[ mucho] calor"],
  },
  whatNow: {
    pt: ["e agora, (faz/fez/tem) (mal/problema), o que faco"],
    en: ["what now, is (that/it) (ok/okay/bad/dangerous/harmful)"],
    es: ["y ahora, que hago, (es/hace/fue) (malo/dano/mal)"],
  },
  turnsFaceDown: {
    pt: ["(vira/virou/rola/rolou) [sozinh(o/a) ](de brucos/p[a/ara/ra] barriga/de barriga p[a/ra/ara] baixo)"],
    en: ["(rolls/rolled)[ over][ in the (cot/crib)] (onto (his/her) (tummy/front/stomach)/(face/tummy) down)"],
    es: ["se (da [la ]vuelta/gira/giro/voltea/volteo) [sol(o/a/it(o/a)) ]boca[ ]abajo"],
  },
  notBackAgain: {
    pt: ["[mas ][ainda ]nao (sabe/consegue) (voltar/desvirar)"],
    en: ["[but ]cant [roll ][get ]back[ yet]"],
    es: ["[pero ][(aun/todavia) ]no (sabe/puede) (volver/regresar)"],
  },
  leaveOrTurn: {
    pt: ["[(posso/eu) ]deix(o/ar)[ assim], [ou ]desviro, que faco, no berco"],
    en: ["[do i ](leave/turn/flip) (him/her)[ back], or, in the (cot/crib)"],
    es: ["l(o/a) (dejo/volteo/giro)[ asi], o, en la cuna"],
  },
  squints: {
    pt: ["vesg(o/a)[s], estrabic(o/a), vesguinh(o/a)"],
    en: ["cross[ ]eyed, squint[s/ing]"],
    es: ["bizc(o/a)[s], bizquea, bizquit(o/a)"],
  },
  sometimes: {
    pt: ["as vezes, ainda, um pouco, um pouquinho, fica, parece"],
    en: ["sometimes, still, now and then, a (bit/little), looks, normal"],
    es: ["a veces, todavia, aun, un (poco/poquito), es, se (pone/ve), normal"],
  },
  eye: {
    pt: ["(um/o outro/do) (olho/olhinho), o outro, pupila, olho[s]"],
    en: ["(one/his/her/the other) (eye/pupil), the other, pupil, eye[s]"],
    es: ["(un/una/el otro) (ojo/ojito/pupila), (el/la) otr(o/a), pupila, ojo[s]"],
  },
  looksWhite: {
    pt: ["[(sai/fica/aparece) ](branc(o/a)/esbranquicad(o/a))"],
    en: ["[(looks/is/glows/comes out/shows) ]white"],
    es: ["[(sale/se ve/brilla/aparece) ]blanc(o/a)"],
  },
  inPhotos: {
    pt: ["(n(as/a)/com) (foto[s]/flash)"],
    en: ["(in/with) [(the/flash) ](photo[s]/picture[s]/flash)"],
    es: ["(en/con) [(la/las/el) ](foto[s]/flash)"],
  },
  redInPhotos: {
    pt: ["vermelho, normal"],
    en: ["red, normal"],
    es: ["roj(o/a), normal"],
  },
  lighter: {
    pt: ["diminu(indo/iu), ((ficou/ta/esta) ){1}(rosa/rosinha/marrom/clarinho/fraquinho/menor), quase parou"],
    en: ["[(gone/turned/getting/now/is) ](brown/pink/light/lighter/less)[ and light[er]], slow(ing/ed) down"],
    es: ["disminuy(e/endo/o), [ya ][(es/esta) ](clarito/rosado/marron/poquito/menos)"],
  },
  stitches: {
    pt: ["[(meus/os) ]pontos[ (de baixo/la embaixo/do perineo)], nos pontos"],
    en: ["[on ][(my/the) ]stitches[ down there]"],
    es: ["[(mis/los/en los) ]puntos[ (de abajo/ahi abajo)]"],
  },
  stings: {
    pt: ["(ard(e/em/endo)/repux(a/am/ando)/coc(a/am/ando))[ um (pouco/pouquinho)]"],
    en: ["(sting[s/ing]/itch[y/ing]/pull[ing]/feel tight)[ a (bit/little)], stings"],
    es: ["[me ](arde[n]/tira[n]/pica[n])[ un (poco/poquito)]"],
  },
  whenPeeing: {
    pt: ["quando ((cai/faco) [o ]xixi/urino), [com o ]xixi"],
    en: ["when i (pee/wee), pee[ing], wee[ing], water helps, healing (ok/okay/well)"],
    es: ["(al/cuando) (orinar/orino/hago pipi), pipi"],
  },
  manyWetNappies: {
    pt: ["(muita[s]/tanta[s]/bastante) (fralda[s] (molhada[s]/de xixi)), xixi (clarinho e muito/clarinho/muito)"],
    en: ["[so ](many/lots of/plenty of) wet (nappies/diapers)"],
    es: ["moja (muchos/bastantes) panales, (muchos/bastantes) panales mojados"],
  },
  pressure: {
    pt: ["pressao[ arterial]"],
    en: ["bp, blood pressure"],
    es: ["(presion/tension)[ arterial]"],
  },
  /** Blood pressures in mmHg, or in tens as people say them, below what the table of signs counts as raised. */
  normalPair: {
    pt: ["#95-139 [(por/x/e/sobre) ]#55-89, (10/11/12/13) (por/x/e) (6/7/8)"],
    en: ["#95-139 [(over/x/on) ]#55-89"],
    es: ["#95-139 [(por/x/con/sobre) ]#55-89, (10/11/12/13) (por/x/con) (6/7/8)"],
  },
  softSpot: {
    pt: ["[(a/na/da) ]mole(ira/irinha), mole[ ]ira"],
    en: ["[(the/a/his/her) ](soft spot/fontanel[l][e][s])[ on (top/(his/her) head)]"],
    es: ["[(la/en la) ](mollera/mollerita/fontanela)"],
  },
  pulses: {
    pt: [
      "puls(a/ando/ar), bat(e/endo) [como [um ]coracao], lateja[ndo], [fica ](subindo e descendo/mexendo), com (pulso/batimento)",
    ],
    en: ["puls(e/es/ing/ates/ating), beat[s/ing], throb[s/bing], mov(es/ing) [with (his/her/the) heart[beat]]"],
    es: ["[se ]lat(e/iendo/ir), puls(a/ando), [se ](mueve/moviendo), palpita[ndo]"],
  },
  atRest: {
    pt: [
      "(enquanto/quando) (ele/ela) (mama[va]/dorm(e/ia)), quando (dorme/mama/ta calm(o/a)/esta calm(o/a)), dormindo, mamando, (dele/dela/do bebe), isso, pode, vejo, vi, as vezes, sempre",
    ],
    en: [
      "when (he/she) (sleeps/feeds/is calm), [is ](sleeping/feeding), i (can see/see/saw/noticed), on (his/her) head, (is (it/this/that) )(ok/okay/normal), sometimes",
    ],
    es: [
      "cuando (duerme/come/mama/esta tranquil(o/a)), (durmiendo/mamando), veo, vi, se ve, en la cabeza, eso, a veces",
    ],
  },
  vaccine: {
    pt: ["[(a/as/d(a/e)/depois da/por causa da) ]vacina[s], vacin(ou/ado/ada/amos), [das ]vacinas"],
    en: ["[(her/his/the/after (the/his/her)) ](vaccine[s]/jab[s]/shot[s]/vaccination[s]), vaccinated"],
    es: ["[(la/las/de la/por la/tras la) ]vacuna[s], vacun(aron/ado/ada)"],
  },
  /** Temperatures in °C that are above what the table of signs calls warm for the youngest babies, but no fever yet. */
  slightlyWarm: {
    pt: ["37.#5-9[ (graus/c)], 37 e meio"],
    en: ["37.#5-9[ (degrees/c)]"],
    es: ["37.#5-9[ (grados/c)], 37 y medio"],
  },
  fromThreeMonths: {
    pt: ["[(com/de/tem) ](#3-11/tres/quatro/cinco/seis/sete/oito/nove/dez/onze) meses"],
    en: ["[(at/hes/shes) ](#3-11/three/four/five/six/seven/eight/nine/ten/eleven) month[s][ old]"],
    es: ["[(con/de/tiene) ](#3-11/tres/cuatro/cinco/seis/siete/ocho/nueve/diez/once) meses"],
  },
  gotIt: {
    pt: [
      "tom(ou/amos/aram), deu, deram, levou, (esta/ta/ficou) com, temperatura, febre[zinha], febrinha, anteontem, de manha, e",
    ],
    en: ["had, got, (running/at/is/its) , temp[erature], (yesterday/this morning/today), now"],
    es: ["le (pusieron/pusimos/dieron), pusieron, temperatura, [esta ]en, ayer, esta manana, febricula"],
  },
  socketCovers: {
    pt: ["[(um/o/os/uns) ](protetor[es]/tampa[s]/tampinha[s]) ((de/da[s]/para/pra) ){1}(tomada[s])"],
    en: ["(socket/outlet) (cover[s]/plug[s]/protector[s])"],
    es: [
      "[(un/el/los/unos) ](protector[es]/tapa[s]/tapon[es]) ((de/del/para) ){1}(enchufe[s]/corriente/tomacorriente[s])",
    ],
  },
  already: { pt: ["ja, ainda nao"], en: ["already, yet, now"], es: ["ya, todavia no, aun no"] },
  whetherWorth: {
    pt: [
      "(vale[m]/valeria) a pena, (preciso/precisa/precisamos)[ (de/por/colocar/comprar)], por, colocar, comprar, funciona[m], sao seguros",
    ],
    en: [
      "(are/is/do/does)( (they/it))( (worth it/necessary/safe/work/any good)), do (i/we) need, worth (it/buying), should (i/we) (get/buy/use)",
    ],
    es: [
      "vale[n] la pena, (necesito/necesitamos/hacen falta/hace falta)[ (poner/comprar)], (pongo/poner/comprar), sirve[n], son seguros",
    ],
  },
  measured: {
    pt: ["deu, foi, ficou, normal, ne, na consulta, no posto, medi"],
    en: ["was, at (the/my) (check/clinic/visit), reading, normal, right, came out"],
    es: ["salio, fue, dio, normal, no, en la consulta, me la tome"],
  },
} as const satisfies WordsByMeaning
