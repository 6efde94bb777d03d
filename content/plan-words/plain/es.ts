import type { WordsOfPlain } from "#domain/plan/questions/plain-question.ts"
import { es as topics } from "../topics/es.ts"

export const es: WordsOfPlain = {
  elsewhere: topics.elsewhere,
  gone: "se acabó, se me acabó, se acabaron, se terminó, se me terminó, no hay, no tengo, no encuentro, no encontré, no había, no consigo, no conseguí, me falta, me quedé sin, olvidé comprar, se me olvidó comprar, muy caro, muy cara, está caro, está carísimo, no venden",
  dislike: "odio, detesto, no me gusta, no me gustan, no soporto, me da asco, harta de, no quiero más, no aguanto",
  change: "cámbialo, cámbiala, cámbiame, cambia, cambiar, cambio, cambiarlo, cambiarla, sustituye, reemplaza",
  leaveOut:
    "quita, quítalo, quítala, quitar, quitarlo, quitarla, todos los días, toda la semana, resto de la semana, sácalo, sácala, saca, nunca más, deja fuera",
  howMany: "cuánto, cuánta, cuántos, cuántas",
  buy: "compro, comprar, compramos",
  yields: "rinde, rinden, para cuántos, para cuántas, cuántas porciones, cuántas raciones",
  cold: "frío, fría, fríos, frías, helado, helada, sin calentar",
  eat: "comer, comerlo, comerla, como, comerme",
  noFlame: "gas, estufa, cocina, hornilla, luz",
  midway: "a la mitad, a medias, a medio, medio crudo, medio cruda, terminar, terminarlo, acabar de cocer",
  burnt: "quemó, quemé, quemado, quemada, se pasó, se pegó",
  water: "agua",
  ahead:
    "adelanto, adelantar, adelantado, dejo listo, dejar listo, dejo hecho, dejar hecho, preparo antes, preparar antes",
  oneHand: "una mano, una sola mano, con la otra mano",
  back: "vuelve a poner, vuelve a meter, de vuelta, de regreso, pon otra vez, pon de nuevo, ponlo otra vez, trae de vuelta, regresa",
  mark: "marcar, marco, márcalo, márcala, márcame, marca, palomear, palomeo, tildar, tildo",
  forgot: "olvidé, se me olvidó, me olvidé, no marqué, olvidado",
  yesterday: "ayer, anoche, anteayer",
  eatOut: "como fuera, almuerzo fuera, ceno fuera, comer fuera, almorzar fuera, cenar fuera, afuera",
  skip: "quita, quítalo, quítame, quitar, salta, saltar, sáltate, cancela, cancelar, saca",
  send: "mando, mandar, manda, mandarle, envío, enviar, envía, enviarle, comparto, compartir",
  only: "solo, sólo, solamente, nomás, únicamente",
  bring: "traer, trae, traiga, traer algo",
  askFor: "pido, pedir, pedirle, le digo",
  brought: "trajo, trajeron, llegó con, apareció con, nos mandó, me mandó",
  day: "hoy, mañana, ayer, esta noche, esta tarde, lunes, martes, miércoles, jueves, viernes, sábado, domingo, día #",
  of: "plato, platos, receta, recetas, plan, semana, esto, eso, esta, este, sopa, crema, risotto, omelette, tortilla, arroz, pasta, ensalada, panqueques, avena, batido, guiso, puré, carne, pollo, pescado, hamburguesas, comida, comidas",
  list: "lista, compras, súper, super",
  person:
    "bebé, bebe, nene, nena, hijo, hija, niño, biberón, me quemé la, me quemé el, mi mano, dedo, piel, brazo, corazón, la mano, las manos, pierna, pie, cara, barriga, boca, lengua, él me",
  keep: "dura, duran, aguanta, aguantan, se conserva, está bueno, sigue bueno",
  howLong: "cuánto, cuántos días, cuánto tiempo, hasta cuándo",
  made: "que hice, que preparé, que cociné, hice ayer",
  tooMany:
    "demasiado, demasiada, demasiados, demasiadas, sobró, sobraron, un montón de, tengo mucho, tengo mucha, tengo muchos, tengo muchas, muchísimos, muchísimas",
  adult: "marido, esposo, esposa, novio, novia, pareja, suegra, suegro, mamá, papá, hermana, él, ella",
  same: "lo mismo, la misma, el mismo, misma cena, misma comida, de mi plato, de mi comida",
}
