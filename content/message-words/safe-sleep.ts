import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** Questions about how a baby sleeps safely, and words that show that a message is about something else. */
export const safeSleepWords = {
  named: {
    pt: ["sono seguro, cama compart+"],
    en: ["safe[r] sleep[ing], co[ ][-]sleep*, bed[ ][-]shar*"],
    es: ["(sueno/dormir) seguro, cole[c]ho"],
  },
  death: {
    pt: ["smsl, morte subita, morte no berco"],
    en: ["sids, sudden infant death, (cot/crib) death"],
    es: ["muerte (subita/de cuna/en la cuna)"],
  },
  /** Words of a question. Without one, a message that names sudden death may tell of one. */
  asking: {
    pt: ["o que, oque, como, qual, risco[s], evit+, preven+, medo, pavor, preocup+, verdade, protege"],
    en: [
      "what, how[s], is, does, do, can, risk[s], prevent*, avoid*, lower, reduc+, scared, afraid, terrified",
      "fear*, worr+, anxi+, rules, tips",
    ],
    es: ["que es, cual, riesgo[s], miedo, terror, cuid+"],
  },
  /** Words of messages that need other answers and other help. */
  grave: {
    pt: [
      "morr+, perd(i/eu/emos), levou, luto, rez(o/ei), caiu, roxo, mole, molinh(o/a)",
      "nao {1} (respir*/acord*/reag*/mex*), sem respirar, azul, palid(o/a), gelad(o/a), engasg*, de proposito",
      "chao, debaixo de (mim/nos), cor (estranha/esquisita), em cima del(e/a), cheiro, nao me deixa",
      "medo d(ele/ela/e mim), mort(o/a)[s], disseram, costela[s], na mao, parad(o/a) (ao/del/al/encima), paredes",
      "matand+, nao e [o /a ](meu/minha) (bebe/filh(o/a)), nicotina, mordi, debat+",
    ],
    en: [
      "died, dead, dies, took (him/her/our/my), lost (him/her/my/our), passed away, pray*, hop(e/ing), wish*",
      "fell (off/out), dropped, slid, thud, blue, floppy, limp, gr(e/a)y",
      "(not/isnt/stopped/wont/cant) {1} (breath*/wak*/mov*), doesnt wake, unresponsive, lifeless, purple, pale",
      "choking, on purpose, counting on, under[neath] (me/us/my), (funny/odd/strange/weird) colo[u]r, ash, floor",
      "smell, fumes, wont let me, (afraid/scared) of (him/her/my*), they said, ribs, in my hand[s]",
      "st(anding/ood) (over/by), patch*, blister*, cough*, foam*, froth*, woke [up ]with (him/her/it)",
      "(not/isnt) my baby, had on, nicotine, chewed",
    ],
    es: [
      "muri+, perd(io/imos), fallec+, duelo, ojala, cayo, resbal+, no {1} (respir*/despiert*/reaccion*/muev*)",
      "sin respirar, morad(o/a), helad(o/a), atragant*, ahog*, a proposito, suelo, piso, debajo de (mi/nosotros)",
      "color (raro/extrano), olor, no me deja, miedo de (mi/el/ella), muert(o/a)[s], dijeron, costilla[s]",
      "en la mano, parad(o/a) (del/al/encima), darse cuenta, va a dar cuenta, elegi, no es mi (bebe/hij(o/a))",
      "azules, me pare",
    ],
  },
  baby: {
    pt: ["bebe[s], bebezinh(o/a), bb, recem[ /-]nascid(o/a)[s], nenem, nene, filh(o/a)"],
    en: ["bab(y/ys/ies/e), newborn[s], infant[s]"],
    es: ["bebit(o/a), nena, recien nacid(o/a)[s], hij(o/a), lactante[s]"],
  },
  third: {
    pt: ["ele, ela, dele, dela, pode, tem (que/de), deve dormir"],
    en: ["he, she, hes, shes, him, her, his"],
    es: ["puede, tiene que, debe, duerma, se duerme, l(o/a) (dejo/pongo)"],
  },
  herself: {
    pt: ["(posso/consigo/devo/quero/eu) dormir, durmo, marido"],
    en: ["(can/should/do/could/may/must) i {1} sleep, my (back/side/tummy/stomach), husband"],
    es: ["(puedo/debo/quiero/yo) dormir, duermo, esposo"],
  },
  operated: {
    pt: ["cesar+, corte, pontos, parto"],
    en: ["c section, stitches"],
    es: ["cesar+, puntos, herida, parto"],
  },
  sleep: {
    pt: ["dorm+, durm+, sonec+"],
    en: ["sleep*, slept, asleep, nap[s], napping, bed[time], overnight"],
    es: ["duerm+, siesta[s]"],
  },
  atNight: {
    pt: ["(a/d)[e] noite"],
    en: ["at night, in the night"],
    es: ["de noche, por la noche"],
  },
  position: {
    pt: ["barriga (pra/para/p) (cima/baixo), de (lado/costas/bruc+), posicao"],
    en: ["on (his/her/their/its) (back/side/tummy/stomach/belly/front)[s], face[ ]down, position"],
    es: ["boca (arriba/abajo), de costado, posicion"],
  },
  besideHer: {
    pt: ["(na/nossa/minha) cama, grudad(o/a), dorm(ir/e/a) {3} (comigo/em cima de mim/no meu peito)"],
    en: [
      "(in/into) (our/my/the/mums) bed, in bed with, bed with (me/us)",
      "sleep[s/ing] {3} (with/on/beside/next to/on top of) (me/us/my chest)",
    ],
    es: [
      "en [la /mi /nuestra ]cama",
      "d(o/ue)rm(ir/e/a) {3} (conmigo/con nosotros/encima (mio/mia/de mi)/sobre mi pecho)",
    ],
  },
  seat: {
    pt: ["sofa, poltrona"],
    en: ["sofa, couch, armchair, recliner, rocking chair"],
    es: ["sofa, sillon, mecedora, butaca"],
  },
  dozing: {
    pt: ["peg+ no sono, adormec+, cochil+, dorm(i/ir/o/imos), durmo"],
    en: ["f(a/e)ll[ing/en] asleep, nod[ded/ding] off, doz(e/ed/ing), drift* off, sleep[ing]!( baby), slept"],
    es: ["me (quede/quedo/dormi/duermo), cabece*"],
  },
  holding: {
    pt: ["amament+, mamad*, mamando, no colo"],
    en: ["feed[ing/s], breast[ ]feed*, nursing, with (him/her)"],
    es: ["(dando/dar/dandole/darle) [el ](pecho/de mamar/teta), en brazos"],
  },
  onBaby: {
    pt: ["touca[s], gorr(o/inho)[s], travesseir+, cobert+, ninho[s], saco de dormir"],
    en: [
      "hat[s], beanie, pil[l]ow[s], blanket[s], duvet[s], sleeping bag, sleep sack, nest[s], pod[s]",
      "positioner[s]",
    ],
    es: ["almohad+, manta[s], cobij+, nido[s]"],
  },
  carried: {
    pt: ["bebe conforto, cadeirinha, carrinho"],
    en: ["car[ ]seat[s], bouncer[s], swing[s], pram, stroller, pushchair, sling"],
    es: ["sillita, silla del (coche/carro/auto), cochecito, carriola, hamaca"],
  },
  allowed: {
    pt: ["pode, posso deixar, deixar, deixo, segur(o/a), problema"],
    en: [
      "(can/may) (he/she/they/the/my/a/baby/newborn[s]/i (let/leave)), let, leave, left, ok[ay] (to/for/if)",
      "safe",
    ],
    es: ["puede, puedo dejar, dejar, dejo, malo"],
  },
  room: {
    pt: [
      "(quando/ate que/idade)~~40(quarto (del(e/a)/proprio)/quartinho/(nosso/meu) quarto)",
      "(nosso/meu) quarto~~40(ate quando/idade)",
    ],
    en: ["(when/how long/what age/until/till)~~40(own room/(sleep/stay)*~~20(our/my/parents) [bed]room)"],
    es: ["(cuando/hasta/edad)~~30(pas+/d(o/ue)rm+)~~20(cuarto/habitacion/pieza/recamara)"],
  },
  swaddling: {
    pt: ["(cueiro/charutinho)~~40(dorm+/idade/parar/segur(o/a)), (quando/idade)~~40(cueiro/charutinho)"],
    en: ["swaddl*~~40(safe/stop/roll*/until/till/sleep*), (safe/stop/when/until/till)~~40swaddl*"],
    es: ["(hasta/cuando/seguro)~~30(envolver*/arrull*)"],
  },
  turning: {
    pt: ["(vir(a/ou/ar)/rola)~~20(bruc+/barriga)"],
    en: ["(roll*/turn*/flip*)~~20(tummy/stomach/belly/front)"],
    es: ["(volte+/vuelta/gira)~~20boca abajo"],
  },
  temperature: {
    pt: ["temperatur+~~24quarto"],
    en: ["temperatur+~~24(room/nursery)"],
    es: ["temperatur+~~24(cuarto/habitacion)"],
  },
  howAndWhere: {
    pt: [
      "(como/onde) [o /a /meu /minha ](bebe/nenem/recem[ /-]nascid(o/a)) (deve/tem que/precisa/pode) dormir",
      "(bebe/nascid(o/a)) (dorme/deve dormir) (onde/como), onde [o /a /meu ](bebe/recem[ /-]nascido) dorme",
    ],
    en: [
      "(how/where) (should/does/do/must/can) [(my/the/a/our) ](baby/babies/newborn[s]/infant[s]/he/she) {1} sleep!( (through/better/longer/more))",
    ],
    es: [
      "(como/donde) (debe/tiene que/puede/deberia) dormir [el /la /mi /un ](bebe/recien)",
      "(como/donde) duerme [el /mi /un ](bebe/recien)",
    ],
  },
  cot: {
    pt: ["berc(o/inho)[s], moises"],
    en: ["cot[s], crib[s], moses, bassinet"],
    es: ["cuna[s], minicuna"],
  },
  /** Things that do not belong in a cot. */
  inCot: {
    pt: [
      "travesseir+, almofad+, cobert+, manta[s], edredo+, protetor*, rolinho[s], naninha, bichinho[s], ursinho[s], pelucia[s], colchao",
    ],
    en: ["pil[l]ow[s], blanket[s], duvet[s], quilt[s], bumper[s], toy[s], teddy, teddies, comforter, mattress"],
    es: ["almohad+, cobij+, protector*, chichonera, peluche[s], colchon"],
  },
  /** Words that tell neither of an unwell baby nor of something that happened. */
  plain: {
    pt: [
      "ao, as, ate, bb, bebe, berco, brinquedo, cama, cima, comigo, como, compartilhada, compartilhar, com, conforto",
      "costas, cueiro, da, das, de, dela, dele, deve, do, dormir, dorme, e, ele, ela, em, enrolar, evitar, eu, ficar",
      "ha, idade, ir, lado, manta, medo, meu, minha, morte, moises, na, no, noite, nosso, o, onde, os, para, pode",
      "posso, posicao, pra, pro, protetor, q, qual, quando, quarto, que, quero, recem, nascido, nascida, seguro, segura",
      "sono, so, soneca, subita, tem, tenho, ter, travesseiro, um, uma, virar, brucos, barriga",
    ],
    en: [
      "a, all, an, and, at, baby, babies, back, bed, bedshare, bedsharing, belly, best, bumper, bumpers, blanket",
      "blankets, can, car, co, cosleep, cosleeping, cot, crib, death, do, does, duvet, flat, firm, for, front, go, have",
      "he, her, him, his, how, i, im, in, infant, is, it, let, long, me, moses, my, nap, need, needs, newborn, next",
      "night, nights, of, ok, okay, on, or, our, own, pillow, position, prevent, put, risk, rolls, room, rules, safe",
      "safely, scared, seat, she, should, side, sids, sleep, sleeping, sleeps, sofa, stomach, stop, sudden, swaddling",
      "the, them, to, toys, tummy, turn, until, what, when, where, which, while, with, worried, afraid, are",
    ],
    es: [
      "al, almohada, arriba, abajo, boca, bebes, coche, colecho, con, cuarto, cual, cuando, cuna, cunas, debe, debo",
      "donde, duerma, duerme, dormirse, el, en, es, esta, habitacion, hasta, hay, la, las, lo, los, mantas, me, mi",
      "miedo, muerte, moises, noche, nuestra, nuestro, para, pasa, pasar, peluches, poner, ponerle, por, protectores",
      "puede, puedo, que, recien, saco, se, si, sillita, su, sueno, tener, tengo, tiene, un, una, y",
    ],
  },
} as const satisfies WordsByMeaning
