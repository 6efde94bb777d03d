import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

const digit = "(0/1/2/3/4/5/6/7/8/9)"
/** Blood sugar from 300 mg/dL on, which is 17 mmol/L or more. */
const threeHundredUp = `(3/4/5/6)${digit}${digit}`

/** What a mother feels in her own body or sees on it. */
export const herBodyWords = {
  neckOrBack: {
    pt: [
      "(pescoco/nuca) {2} (dur(o/a)/rigid(o/a)/travad(o/a)), rigidez (n(o/a)/d(o/e)) (pescoco/nuca)",
      "(costas/coluna) {3} (onde/no lugar/no local) {5} (anestesia/peridural/raqui/agulha)",
    ],
    en: ["stiff neck, neck (is/feels/so/really) {1} stiff", "back [pain ]{1} where {5} (epidural/spinal/needle)"],
    es: [
      "(cuello/nuca) {2} (dur(o/a)/rigid(o/a)/ties(o/a)), rigidez (en/de) [el /la ](cuello/nuca)",
      "espalda {1} donde {5} (epidural/raquidea/anestesia/aguja)",
    ],
  },
  fever: {
    pt: ["febre, febril, 3(8/9)[.#0-9][ ](graus/de febre)"],
    en: ["fever, feverish, temperature"],
    es: ["fiebre, febril"],
  },
  noUrine: {
    pt: [
      "(nao/n) [estou /to ](consigo/conseguindo/consegui) [mais ](fazer xixi/urinar/mijar)",
      "(nao/n) (sai/saiu/faco/fiz/desce) [nenhum /mais /o ]xixi",
    ],
    en: [
      "(cant/cannot/couldnt/havent been able to/not able to/unable to) (pee/wee/urinate/pass (urine/water))",
      "(no/not (a drop/any)[ of]) (pee/wee/urine), havent (peed/weed/urinated), i cant go",
    ],
    es: [
      "no (puedo/he podido/logro/consigo/pude) (orinar/hacer (pipi/pis/chichi))",
      "no (orino/me sale [el /la ](pipi/pis/orina)/he orinado)",
    ],
  },
  afterBirthOrFull: {
    pt: ["parto, cesarea, sonda, cateter, bexiga"],
    en: ["birth, delivery, c section, section, catheter, bladder"],
    es: ["parto, cesarea, sonda, cateter, vejiga"],
  },
  /** Words with which not passing urine is about the baby, about privacy, or about holding it in. */
  noRetention: {
    pt: [
      "fralda, em paz, sozinha, segurar, (ele/ela/bebe/nenem) {1} (nao/n)",
      "sem (o bebe/ele/ela/chorar/dor/doer/levar), meu bebe (nao/n), ele nao, ela nao",
    ],
    en: [
      "nappy, nappies, diaper[s], in peace, alone, hold[ing] it, without (the baby/him/her/pain/crying)",
      "my baby (cant/hasnt), newborn hasnt",
    ],
    es: ["panal, en paz, sola, aguantar, (bebe/nin(o/a)/hij(o/a)) no, sin (el bebe/dolor/llorar), mi bebe no"],
  },
  fromVagina: {
    pt: [
      "(algo/alguma coisa/uma coisa/bola/volume/caroco/carne/bexiga/utero) {3} (saindo/pendurad(o/a)/caindo/pra fora/para fora) {3} (vagina/la embaixo/ppk/pepeca)",
      "(pendurad(o/a)/caindo) {1} vagina",
      "saiu (algo/uma (bola/massa/carne/coisa)) {1} (pela/da) [minha ]vagina",
    ],
    en: [
      "(something/a lump/a ball/a bulge/lump/ball/bulge/womb/uterus/bladder) {3} (hanging/coming/bulging/falling/sticking/poking/dropping) {2} (of/from/in/down) {2} (vagina/down (there/below)/below)",
    ],
    es: [
      "(algo/una cosa/bola/bulto/carne/vejiga/utero) {4} (sale/saliendo/cuelga/colgando/se asoma/asoma/afuera) {3} (vagina/ahi abajo/alla abajo)",
      "(cuelga/colgando/asoma) {3} vagina",
      "se me (sale/salio/cae/asoma) (algo/una (bola/masa/carne/cosa)/un bulto) {1} (por/de) [la /mi ]vagina",
    ],
  },
  noProlapse: {
    pt: ["coagulo*, sangue, placenta, corrimento, fio, linha, absorvente, liquido, agua, ob"],
    en: ["clot[s], blood, placenta, discharge, stitch*, thread[s], tampon, pad, fluid, water, tissue"],
    es: ["coagulo*, sangre, placenta, flujo, hilo, tampon, compresa, liquido, agua, tejido"],
  },
  ribs: {
    pt: ["(baixo/debaixo/embaixo/abaixo) da[s] costela[s]( +){2}, costela[s][ do lado] direit(o/a)[s]"],
    en: ["under [my /the ][right ]rib[s], right [side ]{1} rib[s], ribs on (my/the) right"],
    es: ["(debajo/abajo/bajo) [de ][las /mis ]costilla[s][ +], costilla[s] [del lado ]derech(o/a)[s]"],
  },
  right: { pt: ["direit(o/a)[s]"], en: ["right"], es: ["derech(o/a)[s]"] },
  pain: { pt: ["dor, doi, doendo, pontada"], en: ["pain*, hurt*, ache*, sore"], es: ["dolor, duele, punzada"] },
  noRibs: {
    pt: ["sutia, chut+, exercicio, tosse, tossir"],
    en: ["bra, kick*, workout, exercise, cough*"],
    es: ["sosten, brasier, patad+, ejercicio, tos, toser"],
  },
  herBruises: {
    pt: ["(roxos/manchas roxas/hematomas) {3} (pelo /no )[meu ]corpo[ todo]"],
    en: ["bruis(es/ing) {3} (all over/on) (me/my (body/arms/legs/skin))"],
    es: ["(moretones/moratones/hematomas) {3} (por/en) [todo ](el/mi) cuerpo"],
  },
  withoutKnock: {
    pt: ["sem [eu ](bater/me bater/motivo/pancada/razao), do nada"],
    en: ["without (bumping/a bump/hitting/a knock/any/knocking/a reason/reason), for no reason, out of nowhere"],
    es: ["sin (golpe*/golpearme/motivo/razon), de la nada"],
  },
  byOthers: {
    pt: ["marido, namorado, companheiro, ele, me bate*"],
    en: ["husband, boyfriend, partner, he, him, hit[s]"],
    es: ["marido, esposo, novio, pareja, el me, me pega"],
  },
  herWound: {
    pt: ["[corte/cicatriz/ferida/pontos][ d(a/e/o)[s]][ minha][ ](cesarea/cesaria/cirurgia/pontos/corte)"],
    en: ["(c[ ]section/section/caesarean/cesarean/surgery/incision/stitches)[ (cut/wound/scar)]"],
    es: ["[herida/cicatriz/puntos][ de[ la]][ ](cesarea/operacion/puntos/herida)"],
  },
  burst: {
    pt: [
      "abriu {3} (por dentro/jorr+/buraco/todo/toda/inteir(o/a)), buraco (grande/enorme)",
      "da (pra/para) ver [por ]dentro, jorrando, tem algo saindo, algo saindo",
    ],
    en: ["burst {1} open, gap(es/ing), (big/huge/large) (gap/hole), see inside, pouring out, poking out"],
    es: [
      "(hueco/agujero) (grande/enorme), se ve [por ](dentro/adentro), sale [un ]chorro, le sale un chorro",
      "algo (sale/se asoma), se abrio tod(o/a)",
    ],
  },
  wakesBreathless: {
    pt: ["acord(o/ei/ando) {2} (sem ar/sufocad(o/a)/com falta de ar/sem folego)"],
    en: ["(wake/woke/waking)[ up] {1} (gasping/breathless/short of breath/fighting for (air/breath))"],
    es: ["(me despierto/desperte/despierto/me desperte) {2} (sin aire/ahogad(o/a)/con falta de aire)"],
  },
  notHerBreath: {
    pt: ["pesadelo, sonho, ronc+, ele acord+, bebe acord+"],
    en: ["nightmare[s], dream*, snor+, he wakes, baby wakes"],
    es: ["pesadilla, sueno, ronc+, el bebe se despierta"],
  },
  ofHers: {
    pt: ["minha, meu, eu, estou, to, vomitei, faco"],
    en: ["my, i, im, ive"],
    es: ["mi, me, estoy, tengo"],
  },
  backPassage: {
    pt: ["[meu ]anus, minha bunda"],
    en: ["my (bottom/bum/butt/rectum)"],
    es: ["(duele/dolor)[ mucho][ en/ de][ ](el/del) ano, mi ano"],
  },
  numb: {
    pt: ["dormen(te/cia)*, adormecid+, nao sinto [nada ]"],
    en: ["numb*, cant feel"],
    es: ["dormid(o/a)s, (ingle/entrepierna/nalga) dormida, entumecid+, adormecid+, no siento"],
  },
  saddle: {
    pt: ["entre as pernas, bunda, nadegas, virilha"],
    en: ["between my legs, buttocks, bum, groin, saddle, down there"],
    es: ["entre las piernas, entrepierna, nalgas, ingle"],
  },
  nerveLost: {
    pt: ["nao seguro, nem [consigo ]segur+, escap+, forca, fraca, perna, peridural, raqui"],
    en: ["cant (hold/feel), leak*, weak, leg, epidural, spinal"],
    es: ["no (aguanto/retengo), se me escapa, fuerza, debil, pierna, epidural, raquidea"],
  },
  noNerves: {
    pt: ["cicatriz, corte, bebe dorm+"],
    en: ["scar, incision, fell asleep"],
    es: ["cicatriz, herida, bebe dormid(o/a)"],
  },
  shaking: {
    pt: [
      "calafrio[s] (fort+/violent+/que sac+), nao paro de tremer, tremendo [muito ][de frio ]sem parar",
      "pele [toda /esta /ficou ]manchada",
    ],
    en: [
      "(violent/uncontrollable/violently/uncontrollably/bad) (shiver*/shaking/chills), shaking chills",
      "(cant/wont) stop (shivering/shaking), rigors, mottled skin, my skin {1} mottled",
    ],
    es: ["escalofrios (fuertes/violentos/que sac+), no paro de temblar, piel {1} (con manchas/manchada/moteada)"],
  },
  veryIll: {
    pt: ["frio, febre, morr+, confus(o/a), dor*, cesarea, parto"],
    en: ["cold, fever, dying, confused, ache*, pain*, section, birth"],
    es: ["frio, fiebre, mor+, muero, confund+, duele, dolor*, cesarea, parto"],
  },
  notHersToShake: {
    pt: ["(bebe/nenem/ele/ela/filh(o/a)) {1} (trem+/com/calafrio*), vacina, ansiedade, susto"],
    en: [
      "(baby/newborn/he/she/son/daughter)[s] {1} (shiver*/shak+/mottled/has), vaccine, jab, anxiety, panic, rage",
      "anger",
    ],
    es: ["(bebe/el/ella/hij(o/a)) {1} (tiembl+/con/tiene), vacuna, ansiedad, susto"],
  },
  soaked: {
    pt: [
      "(en(ch/x)ar(c/q)+/ench+) {3} absorvente[s] {4} (por hora/a cada [meia ]hora/(em/numa/por) [uma /meia /1 ]hora)",
      "(tres/3/quatro/4/cinco/5/varios) absorvente[s] {3} (em/numa) (uma/1/duas/2) hora[s]",
    ],
    en: [
      "(soak*/filling/filled/going through/went through) {4} pad[s] {3} (an/half/every/one/per/each) [half /an ][an ]hour",
      "(three/3/four/4/five/5/several) pads {2} in (an/one/1/two/2) hour[s]",
    ],
    es: [
      "(empap+/llen+/mojo) {3} (compresa[s]/toalla[s]/toallita[s]) {4} (por hora/cada [media ]hora/en [una /media ]hora)",
      "(tres/3/cuatro/4/cinco/5/varias) (compresas/toallas) {3} en (una/1/dos/2) hora[s]",
    ],
  },
  urine: {
    pt: ["(dor/doi/ard+) {5} (rins/rim/xixi/urinar), ardencia, xixi com sangue"],
    en: ["(pain/hurt[s]/burn*) {5} (kidney[s]/pee/wee/urin+), burning (pee/wee), blood in my (pee/wee/urine)"],
    es: ["(dolor/duele*/ard+) {5} (rinones/orin+/pipi), sangre en la orina"],
  },
  ofBabyOrSkin: {
    pt: ["(bebe/nenem/filh(o/a)/ele/ela) {1} (com/tem/faz/chora), assadura, garganta, olho[s]"],
    en: ["(baby/son/daughter/he/she) {1} (has/had/with/cries/pee[s]/wee[s]), throat, eye[s]"],
    es: ["(bebe/hij(o/a)/ella) {1} (con/tiene/llora/hace), garganta, ojo[s]"],
  },
  highSugar: {
    pt: [`(glicose/glicemia/acucar no sangue/destro) {3} (${threeHundredUp}/hi)`],
    en: [`(blood (sugar/glucose)/sugar/glucose) {3} (${threeHundredUp}/#17-33/hi)`],
    es: [`(glucosa/glucemia/azucar) {3} (${threeHundredUp}/hi)`],
  },
  ketones: {
    pt: ["halito de (fruta/acetona)"],
    en: ["fruity breath, breath {1} fruity, ketones"],
    es: ["aliento a (fruta/acetona), cetonas"],
  },
  thirst: {
    pt: ["(muita/tanta/uma) sede, sede (demais/sem fim/o tempo todo)"],
    en: ["(very/really/so/constantly/extremely/always) thirsty, (terrible/unquenchable) thirst"],
    es: ["(mucha/tanta) sed"],
  },
  diabetes: { pt: ["diabet+, insulina, tipo 1"], en: ["diabet+, insulin, type 1"], es: ["diabet+, insulina, tipo 1"] },
  illWithSugar: {
    pt: ["vomit+, enjo+, nausea*, respir+ rapido, confusa, sonolenta, fraca"],
    en: ["vomit*, throw* up, sick, nause+, breathing fast, fast breathing, confused, drowsy, weak"],
    es: ["vomit+, nausea*, respir+ rapido, confundida, somnolienta, debil*"],
  },
} as const satisfies WordsByMeaning
