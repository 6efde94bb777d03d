import type { SearchWords } from "#domain/guides/search-words.ts"

export const es: SearchWords = {
  beside: "bebe bb nene recien nacido mi hijo hija el la los las un una esta muy todo toda con de del en se",
  leadTo: {
    "baby-emergency": {
      always:
        "no reacciona, inconsciente, moradito, labios azules, boca azul, se puso azul, convulsion, convulsiona, convulsionando, ojos en blanco, cayo de la cama, cayo cama, cayo cuna, cayo sofa, cayo cambiador, cayo brazos, cayo escaleras, golpe cabeza, golpeo cabeza, chichon, vomito verde, vomita verde, manchas rojas, manchas moradas, ronchas, meningitis, mollera, fontanela, respira rapido, dificultad respirar, cuesta respirar, no puede respirar, no come, no quiere comer, no quiere mamar, no mama, sangre heces, sangre popo, sangre caca, sangre nariz, llanto no para, no para de llorar, bebe desmayo, fiebre recien nacido, accidente coche, accidente auto, accidente carro, choque auto",
      alone:
        "no despierta, azul, cayo, cabeza, manchas, sarpullido, frio, caida, morado, morada, temblando, flojito, flojita",
    },
    "not-breathing": {
      always:
        "no respira, no esta respirando, sin respirar, dejo de respirar, paro de respirar, no puede respirar, reanimacion, reanimar, rcp, paro cardiaco, boca a boca",
      alone: "no despierta, morado, morada, azul, inconsciente",
    },
    choking: {
      always:
        "ahogo, ahoga, ahogando, atraganta, atraganto, atragantado, atragantada, atragantamiento, asfixia, asfixiando, heimlich, atorado, atoro, no puede respirar",
      alone: "garganta",
    },
    "under-water": {
      always: "ahogo, ahogado, ahogada, ahogamiento, se hundio, cayo agua, cayo piscina, cayo alberca, trago agua",
      alone: "banera, piscina, alberca, cubeta, tina",
    },
    burn: {
      always:
        "quemo, quemadura, quemaduras, agua hirviendo, agua caliente encima, electrocuto, electrocutado, descarga electrica, calambrazo, toques electricos, sosa caustica, producto ojo",
      alone:
        "plancha, estufa, derramo, enchufe, lejia, cloro, lavandina, quemado, quemada, cafe caliente, aceite caliente",
    },
    bite: {
      always:
        "mordio, mordedura, mordida, alacran, escorpion, vibora, serpiente, culebra, arana, murcielago, rabia animal, aranazo gato, arano gato",
      alone: "picadura, perro, aranazo",
    },
    poison: {
      always:
        "intoxicacion, intoxico, envenenado, envenenamiento, veneno, se trago, ingirio, sobredosis, dosis equivocada, dosis doble, demasiado paracetamol, medicina equivocada, monoxido, fuga gas, se tomo pastillas, se comio pastillas, tomo cloro, tomo lejia, bebio cloro, bebio lejia, tomo detergente, bebio detergente, comio jabon",
      alone: "pastilla, pastillas, bateria, moneda, detergente, jabon, pila, iman, lejia, cloro, lavandina",
    },
    "harm-to-baby": {
      always: "sacudi, sacudir, sacudio, zarandee, zarandear, lastimar bebe, hacer dano bebe, pegue bebe",
    },
    "self-harm": {
      always:
        "morir, morirme, matarme, suicidio, suicidarme, no quiero vivir, quitarme la vida, cortarme, acabar con todo, quiero desaparecer, quisiera desaparecer",
    },
    psychosis: {
      always: "alucinaciones, alucinacion, psicosis, delirio, paranoia, oigo voces, oir voces, escucho voces",
      alone: "voces",
    },
    "mother-emergency": {
      always:
        "hemorragia, sangrado abundante, sangro mucho, mucha sangre, sangrando mucho, coagulo, coagulos, dolor pecho, opresion pecho, falta aire, me ahogo, desmaye, desmayo, desmayar, vision borrosa, veo borroso, eclampsia, preeclampsia, embolia, trombosis, infarto, ictus, sepsis, dolor de cabeza fuerte, toalla empapada, empapo toalla, mareo sangrado, no puedo orinar",
      alone: "sangre, sangrado, derrame",
    },
    violence: {
      always:
        "me pego, me pega, me golpea, me golpeo, maltrato, maltrata, violencia, me violo, violacion, abuso sexual, me obligo, me ahorco, me amenaza, me amenazo",
    },
    "same-day-baby": {
      always: "no hace pipi, panal seco",
      alone: "tos",
    },
    "same-day-mother": { always: "presion alta, tension alta, hipertension" },
    "eating-disorder": { always: "bulimia, anorexia, atracones, atracon, provocarme vomito" },
    "baby-signs#yellow-skin": {
      always: "ictericia, amarillito, amarillita",
      alone: "amarillo, amarilla",
    },
    "baby-signs#fever-by-age": {
      always: "calentura, calenturita",
      alone: "temperatura",
    },
    "baby-signs#poo": { always: "diarrea, diarreas" },
  },
}
