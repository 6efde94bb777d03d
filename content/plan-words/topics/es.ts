import type { WordsOfTopics } from "#domain/plan/questions/topic-question.ts"

export const es: WordsOfTopics = {
  elsewhere:
    "amamant*, lactan*, pecho, pechos, teta, tetas, mama, mamas, biberón, biberones, mamila*, tetero*, fórmula, leche materna, extra* leche, pezón, pezones, chupete, chupón, medicina*, medicament*, remedio*, antidepr*, pastilla*, píldora*, vacun*, menstrua*, puntos, sangre, sangr*, dolor*, duele*, fiebre, hinchad*, pañal*, popó, caca, pipí, baño, siesta*, cuna, condón, sexo, diario, contraseña, recordatorio*, notificac*, cólico*, reflujo, sarpullido, cicatriz, llora, llanto, diente, dientes, placenta, esteriliz*, peso, kilos, adelgaz*, calorías, depre*, triste, ansie*",
  dish: "plato, receta, recetas, platos, sopa, caldo, guiso, crema, ensalada, pasta, risotto, omelette, tortilla, batido, licuado, avena, panqueques, tortitas, crepes, albóndigas, carne molida, carne picada, hamburguesa, pastel, asado, bowl, wrap, tacos, boloñesa, lasaña, salsa, puré, polenta, arepas, arepitas, arroz con leche, pollo desmechado, curry, estofado, cazuela, tostadas, huevos revueltos, la de, el de, potaje, quesadilla*, lo de, hamburguesas",
  meal: "desayuno, almuerzo, cena, merienda, colación, refrigerio, snack, snacks, desayunos, almuerzos, cenas, onces, lonche",
  day: "hoy, mañana, ayer, lunes, martes, miércoles, jueves, viernes, sábado, domingo, día #, del día, esta noche, pasado mañana, pasado, próximos días, ese día",
  week: "todo esto, todo eso, de la semana, la semana, esta semana, toda la semana, siete días, 7 días, de las 7, semana pasada, mi semana, semana entera, entre semana, a la semana, misma semana",
  program: "plan, programa, menú, menús, la app, la aplicación, planificación, lo que me toca, lo marcado",
  list: "lista, lista de compras, lista de la compra, lista de compra",
  which:
    "cuál de, cuáles, cuales, cuál es, cual es, hay alguno, hay algún, hay alguna, qué platos, qué recetas, qué receta, que receta, que recetas, que día, qué día, que puedo dejar, qué puedo dejar, alguno de los, algún plato, todo se puede, qué plato, que plato, qué días, qué día hay, en qué día, qué receta, qué cena, qué almuerzo, hay algo en, hay algo esta, algo de la semana, algo del plan, cuáles son los, algún plato, alguna receta",
  whatIn:
    "qué lleva, que lleva, qué tiene, que tiene, ingredientes, ingrediente, de qué es, de que es, hecho de, con qué se hace, qué va en, que va en, de qué está hecho, qué necesito para",
  has: "lleva, llevan, contiene, tiene, tienen, trae, hay, hay algún, va algún, le ponen, lleva algo, usa, usan",
  swap: "cambia, cámbiame, cambiame, cambiar, cambio, cámbialo, sustituye, sustituir, reemplaza, dame otra cosa, dame algo distinto",
  tooSlow: "más rápido, algo rápido, más sencillo, más simple, algo fácil",
  other: "otro, otra, distinto, distinta, diferente, otra cosa, otra idea, otra opción, alternativa",
  dislike:
    "no me gusta, no me gustó, harta de, cansada de, aburrida de, odio, detesto, no soporto, me da asco, ya lo vi, quemé, se me quemó",
  again:
    "repites, me repites, otra vez, de nuevo, repetir, repite, repito, una vez más, poner otra vez, igualita, volver a comer, volver a hacer, hacer otra vez, comer otra vez, hacerlo otra vez, hacer de nuevo, la misma de, el mismo de, ponerlo otra vez, poner de nuevo, repetirlo, repetirla",
  loved:
    "encantó, me encantó, encantaron, me gustó, gustó, rico, rica, delicios*, riquísim*, amé, amaron, salió bien, quedó, funcionó, quedó riquísimo, quedó rico, quedó buenísimo, les gustó, nos gustó, nos encantó, a todos les gustó, me fascinó, qué rico",
  favourite:
    "favorit*, guardar la receta, guardar receta, guardar las recetas, guardo la receta, guardar recetas, recetas las puedo guardar, dónde está la receta, donde está la receta, receta de la semana pasada",
  move: "pasar, paso, pasa, mover, mueve, muevo, posponer, adelantar, dejar para, dejarlo para, dejo para, ser mañana, cambiar, hacer, comer, hacer lo de mañana, hacer hoy lo de, comer hoy lo de, pasar para, dejar para mañana, lo de mañana hoy, lo hago mañana, hacerlo mañana, lo paso al, dejarlo para otro, puedo cenar, puedo almorzar",
  order:
    "otro orden, desorden, al revés, invertir, intercambiar, a la hora del almuerzo, a la hora de la cena, a la hora de cenar",
  upsideDown:
    "al revés, turno de noche, turno nocturno, trabajo de noche, trabajo por la noche, noches, duermo de día, duermo de mañana, duermo por la mañana, guardia, guardias, noche por día, día por noche",
  freeze:
    "congelar, congela, congelan, congelo, se puede congelar, puedo congelar, va al congelador, meter al congelador, aguanta congelado, congelarlo, congelarla, congelarse",
  keep: "cuántos días me aguanta, cuánto me aguanta, cuántos días me dura, cuánto dura, cuanto dura, cuántos días aguanta, cuantos dias aguanta, cuántos días dura, cuantos dias dura, hasta cuándo puedo comer, hasta cuando puedo comer, todavía está bueno, todavía está buena, todavía sirve, sigue bueno, sigue buena, aún puedo comer, todavía puedo comer, cuánto aguanta, cuanto aguanta, cuántos días puedo guardar, dura en la nevera, dura en el refri, hasta qué día, todavía se puede comer, aún sirve, sirve todavía, aguanta hasta, dura hasta, puedo comerlo mañana, se puede comer mañana, cuánto tiempo dura, cuanto tiempo dura, cuánto tiempo se guarda, cuántos días se guarda, cuantos dias dura, sigue bien, está bien todavía, cuánto se conserva",
  ahead:
    "dejar hecho algo, dejar algo hecho, se puede adelantar, puedo adelantar, dejar listo, dejar lista, dejo listo, dejar cocinado, dejo cocinado, dejar hecho, dejar preparado, con antelación, por adelantado, de una vez, todo el domingo, cocinar todo, hacer todo, la noche antes, la víspera, cocinar antes, preparar antes, adelantar el domingo, cocinado el domingo, de una sola vez, hacer el domingo, cocinar el domingo, preparar el domingo, dejar todo listo, el día anterior, la noche anterior, cocinar una vez, cocinar de una vez, adelantar hoy, adelantar lo de mañana, dejar listo hoy, preparar hoy para mañana, de un jalón, para toda la semana",
  thaw: "descongel*, sacar del congelador, saco del congelador, sacar del freezer, saco del freezer, del congelador, del freezer, poner a descongelar, saco algo del congelador, tengo que descongelar",
  instead:
    "en lugar de, en lugar del, en vez de, en vez del, qué le pongo, que le pongo, con qué lo hago, con que lo hago, con qué lo cambio, con que la cambio, con qué la cambio, reemplazo, sustituyo, puede ser con, qué pongo en lugar, qué uso en lugar, por cuál, q le pongo, con que la cambio, qué puedo usar, que puedo usar, sirve otro, sirve otra, puede ser otro, pasa algo si uso, lo cambio por, la cambio por, puedo hacerlo con, puedo hacerla con, lo hago con, queda bien con, uso qué, tiene que ser, puedo quitarle, puedo dejarlo sin, lo dejo sin, sustituto, qué sustituto, se puede con, le puedo poner, le pongo otra cosa, con otra cosa, qué más le pongo, que más le pongo, qué pescado pongo, qué pongo, que pongo",
  lack: "no hay, no tengo, no venden, no encuentro, no encontré, se acabó, se me acabó, se terminó, faltó, no consigo, no llega, se echó a perder, se me echó a perder, se me echo a perder, no tengo la, no tengo el, me falta, olvidé comprar, se me olvidó, sin la, sin el, no había, en el súper no había, no venden aquí, muy caro, está carísimo, esta carisimo, fuera de temporada, me quedé sin",
  tick: "dado a comprado, puse comprado, como comprado, tachar, tacho, táchalo, marcar, marco, marqué, palomear, palomeo, tildar, tildo, desmarcar, desmarco, desmarca, desmárcalo, destildar, despalomear",
  untick:
    "no lo he comprado, no la he comprado, no lo compré, no la compré, desmarcar, desmarco, desmarca, desmárcalo, sin querer, por error, por accidente, me equivoqué, quitar la marca, destildar, despalomear, marqué mal, toqué sin querer, marqué sin querer, le di sin querer, apreté sin querer, quitar el tilde, lo deshago, me equivoqué al marcar",
  already:
    "ya tengo, tengo en casa, ya compré, tengo, tenemos, ya tenemos, en casa, acá en casa, hay en casa, tengo bastante, tengo mucho, ya compré el, tengo aquí, hay aquí en casa, tengo en la alacena, tengo en la despensa",
  takeOff:
    "quita, quitar, quítalo, quítalos, saca, sacar, borra, borrar, elimina, eliminar, no necesito comprar, no hace falta comprar, bórralo, sácalo de, elimínalo, descuenta",
  twice:
    "dos veces, 2 veces, duplicad*, repetid*, 2x, en dos líneas, se suma, duplicada, sale dos veces, está dos veces, aparece dos veces, viene dos veces",
  aisle:
    "por pasillo, pasillos, por sección, secciones, por categoría, agrupad*, organizada, en orden, por departamento, por tipo, separada por, dividida, en qué orden, agrupada, por grupo, orden del súper, orden del super, en orden, en el orden",
  follows:
    "se arregla, se arregla sola, cambia sola, se actualiza, se ajusta, también cambia, cambia también, automáticamente, cambia la lista, la lista cambia, se acomoda, se acomoda sola, la lista se ajusta, se cambia sola, queda bien",
  send: "mandar, mando, manda, enviar, envío, envía, whats, whatsapp, wasap, compart*, enlace, pasar la lista, paso la lista, copiar, mostrar",
  print:
    "imprimir, imprimo, impresora, impreso, imprime, en papel, pdf, letra grande, en una hoja, pegar en el refri, pegar en la nevera",
  someone:
    "marido, esposo, esposa, pareja, novio, novia, mujer, mamá, mama, madre, papá, padre, suegra, suegro, hermana, hermano, cuñad*, amig*, alguien, él, ella, vecin*, tía, abuela, prima",
  buy: "comprar, compro, super, supermercado, súper, mercado, tianguis, mercadona, compra, compras, mandado, verdulería, ir a comprar",
  cost: "cuánto cuesta, cuanto cuesta, cuánto sale, cuanto sale, cuánto me sale, cuanto me sale, cuánto gasto, cuanto gasto, precio, precios, en pesos, en euros, en soles, cuesta, sale caro, cuánto dinero, cuánto es la, cuánto me cuesta, cuánto voy a gastar, cuanto voy a gastar, en cuánto sale, costo de la semana, valor de la lista",
  cheaper:
    "más barat*, no me alcanza, no alcanza, poca plata, sin plata, sin dinero, gastar menos, ahorrar, por plata, versión de pobre, gastando poco, poco dinero, gastar poquito, sale más barato, más económico, ando corta, corta de dinero, está duro, quincena, fin de mes, abaratar, bajar el costo, recortar",
  portions:
    "porción, porciones, ración, raciones, cantidad, cantidades, alcanza, alcance, rinde, triplicar, duplicar, le subo, mitad de la receta, hacer el triple, para cuantas personas, pa cuantas personas, puse # personas, rendir más, para más gente, para menos gente, mucha comida, poca comida, la mitad de las cantidades, hacer el doble, cuánto rinde, para cuántos rinde, que alcance",
  forPeople:
    "para #, pa #, # personas, solo para mí, solo pa mi, solo para mi, para una persona, somos #, # más, solo yo, puse #, para cinco, para cuatro, para tres, para seis, para ocho, pa cinco, somos cinco, somos cuatro, somos tres, somos seis, estoy sola en casa, para los dos, pa 8, para 8",
  change:
    "cambia, cambiar, cambio, ajustar, ajusto, cómo hago, como hago, subo, bajo, puse, aumentar, reducir, pasar a, cómo lo cambio, como lo cambio, se puede cambiar, actualizo, actualizar, le subo",
  wroteIt:
    "quién hace, quien hace, quién hizo, quien hizo, quién escribe, quien escribe, quién escribió, quien escribio, quién arma, quien arma, quién armó, quién crea, quien crea, de dónde salen, de donde salen, hecho por, escrito por, quién decide, quién elabora, quién inventa, quien diseña, quién diseña, quién pensó, quién diseñó, quién planifica, quién preparó, quien preparó, quién está detrás, quién firma, de dónde sacan, de dónde sale, de donde salió",
  author:
    "nutricionista, nutrióloga, nutriólogo, nutri, robot, computadora, ordenador, máquina, ia, inteligencia artificial, médico, médica, doctor, doctora, chef, humano, persona, profesional, persona real, gente de verdad, humana, cocinera, experta",
  nextWeek:
    "próxima semana, semana que viene, semana q viene, siguiente semana, semana siguiente, fin de los siete días, después de los siete días, después del día 7, segunda semana, semana 2, nueva semana, acabar el plan, terminar el plan, cuando se acabe el plan, cuando termine el plan, otra semana q viene, acaban los siete días, cuando termine la semana, cuando acabe la semana, después de esta semana, acabé los siete días, terminé la semana, terminé el plan, acabé el plan, recetas nuevas, platos nuevos, menú nuevo, nuevo menú, al acabar la semana, se acaban los siete días",
  comes:
    "cuándo sale, cuando sale, aparece, se ve, qué pasa, que pasa, cómo empiezo, como empiezo, me quedo sin, y ahora, se acaba, ya se ve, y después, y luego, qué sigue, hay más, cómo consigo, cómo abro, cuándo llega, llega, aparecen, eso es todo, se repite todo, qué hago",
  ownRecipe:
    "mi propia receta, mis propias recetas, receta mía, una receta mía, agregar una receta, poner una receta, escribir una receta, añadir una receta, receta de mi, recetas propias, receta propia",
  quickest:
    "más rápida, más rápido, más rápidas, menos tiempo, menos trabajo, tarda menos, lleva menos tiempo, más fácil de, el más fácil, la más fácil, la más sencilla, el más sencillo, lo más rápido, menos tardado, menos tardada",
  why: "por qué siempre, porque siempre, por que siempre, por qué tanto, por qué tanta, siempre lo mismo, # veces, tres veces, cuatro veces, por qué tantas",
  away: "casa de mis padres, casa de mi mamá, casa de mi suegra, mis padres, viaje, viajar, de viaje, vacaciones, fuera de casa, fuera unos días, unos días con, donde mi mamá, donde mis padres, cocina mi, cocina mi padre, cocina mi madre, casa de mi, en casa de mi mamá, en casa de mi suegra, casa de los abuelos, en la playa, en el pueblo, otra persona cocina, mi suegra cocina, mi mamá cocina, internada, en el hospital unos días",
  pause:
    "pausa, pausar, pauso, parar, detener, salto, se me pierden, en espera, esos días, sigue corriendo, me espera, me salto, lo dejo parado, qué pasa con el plan, pierdo los días, se pierden los días, sigue contando, paro el plan, lo dejo ahí",
  gift: "trajo, trajeron, me mandan, mandaron comida, delivery, pedimos, pedí comida, comimos fuera, comí fuera, me traen, nos traen, pedimos pizza, me mandan calditos, mi mamá trajo, mi suegra trajo, comimos pizza, comí pizza, comí en la calle, almorcé fuera, cené fuera, pedimos comida, trajeron comida, compré hecho, me regalaron comida, comimos en casa, cenamos en casa, comí en casa de",
  missed:
    "perdí, me salté, salté, no almorcé, no cené, no desayuné, no hice, no cociné, no hice nada, no seguí, solo piqué, no pude hacer, no pude seguir, dejé el plan, abandoné, no abrí, se me olvidó hacer, no hice ni, no marqué nada, no lo seguí",
  counts:
    "cuenta si, vale si, cuenta como, todavía cuenta, puedo marcar, si me salto, pasa algo si, comí la mitad, es obligación, son obligación, es obligatorio, son obligatorios",
  startAgain:
    "empiezo otra vez, empezar otra vez, empiezo de nuevo, empezar de nuevo, sigo donde, desde cero, desde el principio, retomo, retomar, donde quedé, vuelvo a empezar, continúo, volver al plan, vuelvo al plan, desde el inicio, del principio, donde me quedé, donde lo dejé, sigo desde, empiezo desde, brinco al día, paso al día, me salto al día",
  late: "empecé tarde, todavía está en el día, sigue en el día, muestra el día equivocado, día equivocado, ya es día, debería ser día, mi día 1",
  child:
    "hijo, hija, hijos, niño, niña, niños, el de # años, la de # años, # años, mi hijo de #, el grande, la grande, nene, nena, mi niño, mi niña, mis hijos, el mayor, la mayor, los niños, mi otro hijo",
  adult: "marido, esposo, esposa, pareja, suegra, suegro, visitas, novio, los dos, la señora, mi mamá",
  eats: "come, comen, come nada, diabétic*, vegetarian*, vegan*, alérgic*, celíac*, no come, come lo mismo, hacer otra, andar haciendo otra, misma olla, le sirve, le puedo dar, puede comer, adapto, comer, hay algo para, comer lo mismo, come igual, no come verduras, melindroso, melindrosa, comida aparte, comer de lo mismo, le doy lo mismo",
  baby: "bebé, bebe, # meses, de # meses, alimentación complementaria",
  appliance:
    "horno, estufa, hornilla, hornillas, parrilla, microondas, freidora, freidora de aire, airfryer, licuadora, batidora, procesadora, olla de presión, olla exprés, olla a presión, olla arrocera, hervidor, una sola olla, thermomix, se acabó el gas, sin gas, una hornilla, inducción, plancha eléctrica, vaporera, robot de cocina, hornito, tostador",
  doable:
    "se puede hacer, se pueden hacer, me sirve, me sirven, me quedan, sale sin, hacerse, en la freidora, en el microondas, solo tengo, adaptar, se rompio, se rompió, se rompio y hoy, hoy toca, se puede adaptar, cómo lo hago sin, como lo hago sin, hacerlo sin, funciona en, sale en, puedo usar la, puedo usar el, es posible, hago en la",
  left: "sobró, sobra, sobras, sobraron, resto, mitad, un montón, por echarse a perder, echándose a perder, maduros, tengo un resto, un poco de, medio manojo, marchito, marchita, se está pasando, hay que gastar, tengo un montón, me quedó",
  useUp:
    "aprovech*, lo uso, los uso, qué hago con, que hago con, meter en, sale con, sale con eso, en qué plato, dónde uso, donde uso, dónde la meto, se puede usar en, gasto cómo, usar en la semana, usar en el plan, qué hago con el, qué sale con, qué puedo hacer con, la uso, en qué receta, dónde lo uso, donde lo uso",
  exactly:
    "exactamente, al pie de la letra, tengo que comer exactamente, seguir tal cual, conteo de carbohidrat*, cuento carbohidrat*",
  how: "cómo, como, puedo, se puede, hay forma",
  several: "comidas del plan, cenas, almuerzos, desayunos, platos, recetas, menús, cuáles, cuales",
  howLong: "cuánto, cuántos días, hasta cuándo",
  that: "esa, ese, aquella, aquel, esto, eso, lo de, la de, el de, lo del",
  missing:
    "falta, faltan, lo que falta, qué necesito, que necesito, qué comprar, que comprar, qué hago con, que hago con, sacar, solo lo de mañana, solo para mañana, ingredientes de mañana, qué compro para, que compro para, necesito comprar para, compro hoy, tengo que comprar para, todo para, tengo que descongelar, descongelar algo, hay que descongelar",
  fridge:
    "sin refri, sin nevera, sin heladera, sin refrigerador, se rompió la nevera, se descompuso el refri, se rompió la heladera, no tengo refri, no tengo nevera",
  steps:
    "los pasos, paso a paso, léeme, leerme, leer la receta, solo los pasos, léemelo, leémelo, en voz alta, manos ocupadas, dime los pasos, ve diciéndome",
  asked:
    "cuántos días, me repites, cómo, puedo, se puede, se pueden, podría, qué, cuál, cuáles, cuánto, cuántos, dónde, quién, cuándo, por qué, hasta cuándo, quiero, quisiera, necesito, dime, hay algo, le puedo, me sirve, repite, o es, o pido, con qué, q le pongo, cambia, ajusta, o ya hechas, crudas o",
  along:
    "tupper, túper, lonchera, llevar al trabajo, llevarme, para llevar, comer frío, fuera todo el día, estoy fuera, en el camino, en el bus, vianda, fiambrera, qué me llevo, que me llevo",
  prefer:
    "menos dulce, más pescado, más carne, menos carne, más frijol, más verdura, menos pasta, todo frío, comida fría, nada de sopas, sin sopas, más variado, más de mi tierra, comida mexicana, comida peruana, puro grano, solo el domingo, más casero, a base de, agrégale, agregale, más picante, dos veces por semana, quiero más, quiero menos, quiero pescado",
  whichDay:
    "qué día es la, qué día es el, qué día son, que dia es la, que dia es el, cuándo toca, cuando toca, qué día toca, qué día viene",
  takes:
    "cuánto tarda, cuanto tarda, cuánto me tardo, cuanto me tardo, cuánto demora, cuanto demora, cuánto tiempo lleva, cuánto se tarda",
  diet: "vegetariano, vegetarianos, vegetariana, vegetarianas, vegano, vegana, veganas, veganos, sin carne",
  moreAtTable:
    "seremos, seríamos, caen mis papás, vienen mis suegros, viene mi suegra, vienen mis papás, se queda a comer, se quedan a comer, se queda a cenar, se quedan a cenar, viene a cenar, viene a comer, solo ese día, solo esos días",
  onlyDays:
    "hasta lunes, hasta martes, hasta el lunes, hasta el martes, hasta el miércoles, hasta el jueves, hasta el viernes, hasta el sábado, hasta el domingo, hasta mañana, próximos # días, solo # días, de # días, para # días, solo esos días, solo de esos días",
  loseTicks:
    "pierdo lo que tildé, pierdo lo tachado, pierdo lo marcado, pierdo las marcas, se borran las marcas, se borra lo marcado, se me borra lo que, pierdo lo que taché, pierdo lo que marqué",
}
