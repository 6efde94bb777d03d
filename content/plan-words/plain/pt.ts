import type { WordsOfPlain } from "#domain/plan/questions/plain-question.ts"
import { pt as topics } from "../topics/pt.ts"

export const pt: WordsOfPlain = {
  elsewhere: topics.elsewhere,
  gone: "acabou, acabaram, não achei, não acho, não encontrei, não encontro, não tenho, não tem, não tinha, tô sem, estou sem, fiquei sem, faltou, esqueci de comprar, tá caro, tá caríssimo, está caro, muito caro, não vende, não vendem",
  dislike:
    "odeio, detesto, não gosto, não gosto de, não suporto, não aguento mais, enjoei de, tenho nojo, não curto, não desce",
  change: "troca, trocar, troque, troco, muda, mudar, mude, substitui, substituir",
  leaveOut:
    "tira, tirar, tire, todos os dias, da semana toda, da semana inteira, do resto da semana, do plano todo, do plano inteiro, deixa de fora, nunca mais",
  howMany: "quanto, quanta, quantos, quantas",
  buy: "compro, comprar, compramos, levo do mercado",
  yields: "rende, rendem, serve quantos, serve quantas, dá pra quantos, dá para quantos, quantas porções",
  cold: "frio, fria, frios, frias, gelado, gelada, sem esquentar, sem aquecer",
  eat: "comer, como, comemos",
  noFlame: "gás, fogão, energia, luz",
  midway: "no meio, meio cru, meio crua, pela metade, terminar, acabar de cozinhar, terminar de cozinhar",
  burnt: "queimou, queimei, queimado, queimada, passou do ponto, grudou, pegou no fundo",
  water: "água",
  ahead:
    "adianto, adiantar, adianta, deixo pronto, deixar pronto, deixo feito, deixar feito, preparo antes, preparar antes",
  oneHand: "uma mão, uma mão só, só uma mão, uma das mãos",
  back: "de volta, volta com, volta a pôr, volta a colocar, põe de volta, bota de volta, traz de volta, coloca de volta, põe de novo, bota de novo",
  mark: "marcar, marco, marca, marque, ticar, tico, dar como feito, assinalar, assinalo",
  forgot: "esqueci, esqueci-me, esqueci me, não marquei, me esqueci",
  yesterday: "ontem, anteontem, dia passado",
  eatOut:
    "almoço fora, janto fora, como fora, almoçar fora, jantar fora, comer fora, almoço na casa, janto na casa, vou almoçar, vou jantar",
  skip: "tira, tirar, tire, pula, pular, pulo, cancela, cancelar, não vou fazer, salta",
  send: "mando, mandar, manda, envio, enviar, envia, compartilho, compartilhar, partilhar, partilho",
  only: "só, somente, apenas",
  bring: "trazer, traz, levar, trouxer",
  askFor: "peço, pedir, o que peço, pede, digo pra",
  brought: "trouxe, trouxeram, apareceu com, chegou com, mandou comida, mandou uma, ganhei uma",
  day: "hoje, amanhã, ontem, esta noite, hoje à noite, esta tarde, segunda, terça, quarta, quinta, sexta, sábado, domingo, dia #",
  of: "prato, pratos, receita, receitas, plano, semana, isso, isto, esse prato, sopa, creme, risoto, omelete, arroz, macarrão, massa, salada, bolinho, panqueca, panquecas, mingau, vitamina, purê, carne, frango, peixe, ensopado, hambúrguer, refeição, refeições, lanche",
  list: "lista, compras, mercado",
  person:
    "bebê, bebé, nenê, neném, filho, filha, criança, mamadeira, me queimei, mão queimada, minha mão, dedo, pele, braço, mágoa, coração, a mão, as mãos, perna, pé, rosto, barriga, boca, língua, ele me",
  keep: "dura, duram, aguenta, guarda, se guarda, conserva, vale, presta, tá bom, está bom",
  howLong: "quanto tempo, quantos dias, quanto, até quando",
  made: "que fiz, que eu fiz, fiz ontem, que cozinhei, que preparei",
  tooMany:
    "sobrou, sobraram, demais, muita, muitas, muito, muitos, um monte de, tenho muito, tenho muita, tanta, tanto",
  adult: "marido, esposo, esposa, namorado, namorada, companheiro, companheira, sogra, sogro, mãe, pai, irmã, ele, ela",
  same: "o mesmo, a mesma, mesmo jantar, mesma comida, mesma janta, do meu prato, da minha comida",
}
