import type { WordsOfPlan } from "#domain/plan/questions/meanings.ts"

export const es: WordsOfPlan = {
  small:
    "oye, oiga, che, toca, el, la, los, las, lo, un, una, unos, unas, de, del, al, a, en, con, por, para, pa, y, e, o, u, pero, que, qué, si, yo, me, mi, mis, mío, míos, mías, nos, nuestro, nuestra, tú, te, tu, él, ella, ellos, le, les, se, su, sus, esto, eso, este, esta, ese, esa, estos, esas, aquí, ahí, es, era, son, fue, ser, está, están, estoy, estaba, voy, va, vamos, ir, hay, había, hoy, ya, también, muy, mucho, más, así, ahora, ahorita, entonces, por favor, porfa, gracias, hola, buenas, buenos días, será que, creo que, puedo, puede, puedes, pueden, podría, podemos, se puede, quiero, quería, quisiera, quiere, necesito, me gustaría, tengo, tenemos, tiene, ok, nada, todo, toda, todos, todas, algo, alguna, algún, algunas, cosa, cosas, otra vez, todavía, aún, antes, solo, pasa algo, vez, sí, luego, pasada, cuenta, hasta cuándo, vino, llevo, después, estuve, tan, socorro, uf, jaja, ay, ayuda",
  elsewhere:
    "beb*, bb, nene, nena, hij*, pecho*, teta, mamar, mamada*, lactan*, leche materna, fórmula, biberón*, tetero, chupete, chupón, medicament*, medicin*, remedio*, pastilla*, comprimido*, antidepr*, insulina, inyec*, vitamina*, hierro, vacuna*, regla, menstrua*, periodo, peso, kilos, kg, adelgaz*, pelo, cabello, cita, médic*, doctor*, parto, hospital, sueño, dormir, duerme, sex*, guardería, trabajo, siesta, diente*, papilla*, sólidos, alimentación complementaria, destet*, cuarentena, cuna, baño, uña*, piel, sangre, puntos, depresi*, triste, ansie*, embaraz*, meses, semanas, caca, pis, pediatra, calostro, mastitis, gym, correr, pilates, gimnasio, ejercic*, oficina, estudiar, pareja otra vez, la de antes, minipíldora, lista de tareas, pendientes, notifica*, guía*, contact*, correo, ritual, tareas, sertralin*, posolog*, prescri*, prescription",
  what: "cuál, cuáles, cuánto, cuántos, cuántas, dónde, cuándo, quién, quiénes, ^qué, dime qué, saber qué, pregunta qué, preguntan qué, recuérdame qué, y qué, cena qué, mañana qué, acuerdo qué, para qué, de qué, con qué, a qué, hoy qué, casa qué, nevera qué, hola qué, comer qué, la compra qué, súper qué, mercado qué, tienda qué, muéstrame qué, veo qué, ver qué, y ahora, y mañana",
  how: "cómo, se puede, puedo, puede, quiero, pueden, hay un, hay forma, ^como, da tiempo, alcanzo, dónde añado, dónde agrego, dónde pongo, tengo que, debo",
  show: "muestra*, muéstrame, mostrar, enséñame, enseña, ver, veo, abre, ábreme, abrir, dime, decir, di, lee, léeme, recuérdame, saber, pregunta, mira, revisa, fíjate, comprueba, lista, quiere saber",
  today: "hoy, del día, esta noche",
  otherDay: "mañana, otro día, día siguiente, lunes, martes, miércoles, jueves, viernes, sábado, domingo, al jueves",
  yesterday: "ayer, anoche",
  dayNumber: "día #, días #, el #",
  day: "día, días, un día, unos días, # días, varios días, semana, finde, fin de semana",
  breakfast: "desayuno, desayunar, desayuné, desayunos",
  lunch: "almuerzo, almorzar, almorcé, almorzamos, almuerza, comida del mediodía, almorzado, al mediodía",
  dinner: "cena, cenar, cené, ceno, cenamos, cenas",
  anyMeal: "comida",
  meals: "comidas, menú, platos, recetas, plan de comidas, lo de, desayuno comida y cena",
  dish: "plato, receta, esta receta, este plato",
  food: "comida, de comer, para comer",
  eat: "comer, comemos, come, comí, comimos, voy a comer, se come, meriendo, toca, tocan, me toca, que como, como ahora, como hoy, como yo, que comemos, a comer, sirvo, solo como",
  cook: "cocinar, cocino, cociné, cocinamos, cocina, preparar, preparo, prepara",
  plan: "plan, programa, programado, planeado, app, aplicación, checklist",
  hungry: "hambre, tengo hambre, muero de hambre",
  snack: "merienda, meriendo, merendar, colación, snack, picar, pico, refrigerio, idea de merienda",
  next: "próxima, siguiente, sigue",
  now: "ahora, ahorita, ya, y ahora, qué hago",
  howLong:
    "cuánto tarda, cuánto tiempo, cuántos minutos, cuánto lleva, cuánto demora, cuánto se demora, cuánto se tarda, cuánto tardo, cuánto rato, en cuánto tiempo, cuánto toma, a qué hora empiezo, cuánto antes, tiempo de preparación, tiempo de, tiempo del, minutos de, cuánto tarda esta",
  prepTime: "tiempo de preparación, tiempo de la, tiempo del, minutos de la, minutos del",
  quick:
    "rápida, rápido, tarda mucho, lleva mucho tiempo, mucho tiempo, demora mucho, larga, largo, mucho trabajo, se hace rápido, tarda, da mucho trabajo, rápido de hacer",
  inMinutes: "en # minutos, # minutos, media hora, en media hora, una hora, da tiempo, me da tiempo, alcanzo",
  swap: "cambiar, cambia, cambio, cambias, cámbiame, cámbialo, sustitu*, reemplaz*, elegir, escoger, cambiar por, cambio una comida",
  other:
    "otro, otra, otros, otras, distinto, distinta, diferente, alternativa, alternativas, opción, opciones, en lugar, en vez, otra cosa, qué más, dame otra, otra opción, dame otro, quiero otra",
  dislike:
    "no quiero, no me gusta, no le gusta, no me apetece, no se me antoja, no tengo ganas, me cansé, no come, no puedo ni ver, no me pasa, no tengo los ingredientes, me falta la mitad, se me fue el hambre, ya lo comí, lo mismo, otra vez lo mismo",
  easier: "más fácil, más rápido, más rápida, más simple, más ligero, más ligera, más sencillo, más sencilla",
  howMany:
    "para cuántos, para cuántas, cuántas personas, cuántas porciones, cuántas raciones, cuántos somos, cuántos comen, cuántas, cuántos, cuántas personas somos, para cuántos es",
  portions:
    "porciones, porción, raciones, rinde, cantidades, personas, número de personas, alcanza, salen, da para, alcanza para",
  forPeople:
    "para # personas, para #, # personas, para una persona, para una sola persona, para uno, para la familia, toda la familia, familia de #, más gente, más personas, también come, come también, solo como yo, para mí y, para mi marido y para mí, comer mi marido también, ponlo para, hazlo para, alcanza para #, para una sola",
  weAre: "somos #, en casa somos #, aquí somos #, somos # a comer, estoy sola, cuántos somos",
  double: "doblar, doble, el doble, aument*, más porciones, ajust*, hago más, hacer más, reducir",
  guests:
    "visita, visitas, invitado*, huésped*, invité, invitó, recibo, recibir, gente a cenar, gente a comer, gente en casa, conocer, para todos, vienen visitas, se quedan a cenar, se quedan a comer, se queda a cenar, se queda a comer, vienen a comer, vienen a cenar, viene a cenar, viene gente",
  family:
    "suegra, suegros, suegro, mamá, papá, padres, madre, hermana, hermano, cuñad*, amig*, abuelos, abuela, familia, vecin*, tía, tío, prim*, gente, personas, # más, más gente, parientes, # personas más, todos",
  comes:
    "viene, vienen, venir, vendrá, vendrán, queda, quedan, se queda, se quedan, llega, llegan, cayó, a comer, a cenar, a almorzar, más para, invitó, invité, más a",
  list: "lista de la compra, lista de compras, lista del súper, lista del mercado, lista de la semana, está apuntada, está apuntado, a la lista, ^lista, la lista, mi lista, nuestra lista, ver lista, compartir lista",
  buy: "comprar, compro, compré, compra, compras, comprado, la compra, hacer la compra, qué traigo, necesito para las recetas",
  shop: "súper, supermercado, mercado, tienda, panadería, carnicería, frutería",
  missing:
    "falta, faltan, me falta, queda, quedan, por comprar, necesito, tengo que, hay que, todavía, pido, todo, qué llevo",
  bought: "ya compré, compré todo, no he comprado, tengo todo",
  home: "en casa, en la nevera, nevera, mi nevera, en el refri, refri, refrigerador, heladera, en la heladera, despensa, alacena, en el congelador, congelador, la cocina",
  have: "tengo, tenemos, hay, queda, quedan, me queda, me quedan, nos queda, debería haber, sabe, quedó",
  still: "todavía, aún, ya tengo, tengo ya, queda, quedan, me queda, me quedan, nos queda, cuánto",
  shopping: "de la compra, de las compras, ingredientes, verduras, verdura, fruta",
  leftovers:
    "sobra, sobras, sobró, sobraron, sobrado, quedó comida, quedó cena, hice de más, demasiada comida, cociné mucho, lo que sobró, porciones guardadas, comida hecha, tirar comida, resto de la, restos de la, quedaron sobras, quedó del almuerzo, quedó de la cena, quedó de ayer, quedó la mitad, cociné de más, con lo que queda, lo que quedó, el resto, de más qué hago, la mitad de la receta, sobró todo, lo que sobró de la cena",
  ready: "comida hecha, comida lista, ya cocinado, listo para calentar, calentar, dejar comida lista",
  share:
    "compart*, mandar, manda, mando, mándale, mandarle, mandarla, mandarlo, enviar, envío, envía, pasarle, pásale, le paso, imprimir, exportar, copiar, enlace, link, whatsapp, dar acceso, darle acceso, acceso, invitar, entrar en mi cuenta, quién más puede ver, le llega, enséñale, pasarle la, usarla también, usarla dos, dividir",
  lookOn:
    "mostrar, muestro, mostrarle, vea, ve, ver, usar, usarla, marcar, tachar, ayudar, doy, hacer la compra, cocina, dar, darle",
  purpose:
    "castig*, gord*, calor*, culpa*, odio, excusa, nada desde, todo el día, ayun*, a propósito, adelgaz*, ayuda a, desde ayer, vomit*, desde",
  change: "cambiar, cambio, cambia, intercambiar, invertir",
  someone:
    "marido, esposo, esposa, pareja, novio, mamá, madre, suegra, hermana, cuñad*, amig*, alguien, otra persona, grupo, ella, los dos, dos personas, quién más, ayuda, whatsapp, mi mamá",
  missed:
    "perdí, perderme, me perdí, me salté, me salto, saltarme, salté, fallé, fallo, no hice, no hago, no pude, no seguí, no cumplí, no cociné, no terminé, no marqué, olvidé, se me olvidó, se me pasó, no voy a poder, no puedo hacer nada, no abrí, no hice nada, no alcancé, no llegué, no me dio tiempo, no tuve tiempo, no hacer, no he comido, todavía no, sin cenar, me dormí, salí corriendo, no la hice, perderé, pierdo, se me olvidó comer, me perdí el",
  startAgain:
    "empezar de nuevo, volver a empezar, empiezo de cero, de cero, empiezo otra vez, empezar otra vez, sigo donde, seguir donde, sigue donde, donde lo dejé, pierdo todo, pierdo el día, avanza solo, plan me espera, o me espera",
  pause: "pausar, pauso, pausa, descansar unos días, descansar",
  behind:
    "atrasada, atraso, me atrasé, unos días fuera, estar fuera, de viaje, sin entrar, # días sin entrar, qué pasa con el plan",
  instead:
    "comí fuera, comimos fuera, pedimos comida, pedí comida, trajo, en casa de mi mamá, almorcé en casa, comí otra cosa, cené otra cosa, en vez de la, almorcé en, en casa de, con pizza, comí pizza, pedimos pizza, cené pan",
  notEaten:
    "no almorcé, no desayuné, no desayuno, no cené, no comí, no he almorzado, no cociné, sin cenar, no almuerzo",
  move: "pasar, pasa, paso, mover, muevo, dejar, deja, dejo, guardar, guardo, aplazar, posponer, adelantar, adelanto, repetir, cambiar, cambio, quiero hoy, comer hoy",
  order:
    "invertir, orden, el orden, en desorden, en otro orden, reorganizar, reordenar, intercambiar, cambiar los días, de día, antes que el, antes del día, antes que el día, el # y el #, # y el #, con el #, cena al mediodía, almuerzo en la noche, seguir el orden, posponer, aplazar, mover la cena",
  make: "hacer, hago, hace, hacerse, hacerlo, hice, está lista, está listo, aprovechar, aprovecho, reutilizo",
  isIt: "es, tarda, lleva, demora, se hace, da",
  back: "sigo, seguir, sigue, retomar, retomo, volver, vuelvo, desaparecí, me quedé, dejé, a medias, empiezo, empezar, cómo retomo",
  diet: "vegan*, veget*, celíac*, sin carne, sin trigo, no puedo comer, alérg*, intoler*",
  night: "de madrugada, de la mañana, madrugada, con una mano, ya, rápido, picar, pico",
  adding:
    "añad*, agreg*, apunta, apuntar, apunto, apúntame, apuntas, anota, anotar, anótame, pon, ponga, poner, pongo, ponme, ponla, ponlo, pones, mete, meter, suma, sumar, incluye, incluir, escribe, escribir",
  onIt: "está, están, hay, tiene, tienen, tengo, tenemos, lleva, entra, va, puse, ya puse, pusimos, agregué, apunté, anoté, metí, añadí, apuntado, apuntada, mira si, fíjate si, revisa si, comprueba si, será que",
  toGet:
    "tengo que comprar, hay que comprar, necesito comprar, hace falta comprar, me falta comprar, compro, ya compré, compré, falta comprar",
  ranOut:
    "se acabó, se acabaron, se terminó, se terminaron, no queda, no quedan, no hay, falta, faltan, casi no hay, necesito",
  anything: "algo, cosa, cosas, otra cosa, otras cosas, producto, productos, artículo, artículos, mías, mis cosas",
  remind: "recuérdame comprar, recuérdame que compre, acuérdate de comprar, ^agrega, ^añade, ^apunta",
  askHelp: "pedir ayuda, pido ayuda",
  haveOf: "tengo, tenemos, queda, quedan, me queda, me quedan, nos queda, todavía hay, hay en casa",
  only: "solo tengo, solo hay, solo",
}
