import type { WordsOfTopics } from "#domain/plan/questions/topic-question.ts"

export const pt: WordsOfTopics = {
  elsewhere:
    "amament*, peito, peitos, mamar, mama, mamas, mamad*, mamadeira*, biberão, biberões, fórmula, leite materno, leite tirado, ordenh*, bico, mamilo*, chupeta, remédio*, medicament*, antidepr*, pílula*, comprimido*, vitamina d, vacin*, menstrua*, pontos, sangue, sangr*, dor, dores, dói, febre, inchad*, fralda*, cocô, xixi, banho, soneca*, berço, camisinha, sexo, transar, diário, senha, lembrete*, notifica*, cólica*, refluxo, assadura*, cicatriz, chora, choro, chorando, dente, dentes, placenta, esteriliz*, peso, quilos, emagrec*, calorias, depress*, triste, ansios*",
  dish: "prato, receita, receitas, pratos, sopa, caldo, ensopado, cozido, creme, salada, macarrão, risoto, omelete, vitamina, batido, mingau, panqueca, panquecas, panquequinhas, crepe, crepes, almôndegas, carne moída, hambúrguer, torta, escondidinho, empadão, assado, wrap, tacos, bolonhesa, lasanha, sanduíche, molho, canja, purê, puré, polenta, cuscuz, tapioca, feijoada, estrogonofe, bowl, bolo de caneca, torrada, ovos mexidos, carne de panela, moqueca, guisado, caril, caldo verde, bolinhos",
  meal: "café da manhã, pequeno-almoço, almoço, jantar, janta, lanche, lanches, ceia, refeição, refeições, almoços, jantares, merenda",
  day: "hoje, hj, amanhã, ontem, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, de segunda, de terça, de quarta, de quinta, de sexta, na segunda, na terça, na quarta, na quinta, na sexta, pra segunda, pra terça, pra quarta, pra quinta, pra sexta, para segunda, para terça, para quarta, para quinta, para sexta, sábado, domingo, dia #, do dia, esta noite, próximos dias, fim de semana, segunda, terça, quarta, quinta, sexta",
  week: "da semana, a semana, esta semana, essa semana, dessa semana, desta semana, na semana, semana toda, sete dias, 7 dias, semana passada, semana apertada, minha semana, semana inteira",
  program:
    "plano, programa, cardápio, ementa, planejamento, app, aplicativo, marcado pra mim, marcado para mim, o que tá marcado, o q ta marcado",
  list: "lista, lista de compras, da compra",
  which:
    "qual das, quais, qual dos, algum dos, alguma das, o que do plano, o que desse plano, o que do cardápio, que pratos, que receitas, quais pratos, que dia, o que dá pra deixar, o que dá, qual prato, em quê dos pratos, pra quais, nesse app",
  whatIn:
    "o que vai, o que leva, que leva, o que tem dentro, ingredientes, ingrediente, feito de, feita de, do que é feito, o que vai dentro, o que entra",
  has: "leva, levam, contém, tem, há, leva algum",
  swap: "troca, trocar, troco, troque, muda, mudar, mude, substitui*",
  tooSlow: "mais rápido, mais rapido, mais rápida, mais simples, algo rápido, coisa rápida, mais rapido no lugar",
  other: "outro, outra, outra ideia, outra coisa, mais ideias, outra opção, alternativa, diferente",
  dislike:
    "enjoei, enjoada de, cansei de, cansada de, não gosto, não gostei, odeio, detesto, não suporto, não aguento, queimei, queimou",
  again: "de novo, outra vez, repete, repetir, repito, mais uma vez, novamente, igualzinha, repita, refazer",
  loved:
    "amou, amei, amaram, adorei, adorou, adoraram, gostou, gostei, gostaram, delícia, uma delícia, deu certo, maravilhoso, maravilhosa, curti, curtiu",
  favourite:
    "favorit*, salvar a receita, salvar receita, guardar a receita, guardar receita, salvar essa receita, cadê a receita, onde está a receita, onde tá a receita, receita da semana passada, receita que sumiu",
  move: "passar, passa, passo, mover, move, adiar, adia, adiantar, antecipar, deixar pra, deixar para, deixo pra, fica pra, ficar pra, trocar, mudar, fazer, comer, levar pra",
  order: "fora de ordem, inverter, inverto, ao contrário, na ordem, trocado",
  upsideDown:
    "ao contrário, turno da noite, trabalho de noite, trabalho à noite, trabalho de madrugada, plantão, plantões, durmo de manhã, durmo de dia, trocado o dia pela noite, troco o dia pela noite, turno noturno, de noite trabalho",
  freeze: "congelar, congela, congelam, congelo",
  keep: "quanto tempo dura, dura quanto, quantos dias aguenta, quantos dias dura, aguenta quantos, até quando posso comer, até quando tá boa, até quando está boa, até quando tá bom, ainda tá boa, ainda está boa, ainda presta, ainda posso comer, ainda dá pra comer, quanto tempo aguenta, até quando dura, quantos dias posso guardar, dura na geladeira, quanto tempo guardo, quanto tempo posso guardar",
  ahead:
    "deixar pronto, deixar pronta, deixo pronto, com antecedência, antecedência, de uma vez, tudo no domingo, cozinhar tudo, fazer tudo, na véspera, de véspera, preparar antes, cozinhar antes, deixar feito, deixar cozinhado, deixar preparado, deixar adiantado, adiantar no domingo",
  thaw: "descongel*, tirar do congelador, tirar já do congelador, tirar do freezer, tiro do congelador, tiro do freezer, do congelador, do freezer",
  instead:
    "no lugar, no lugar de, no lugar da, no lugar do, em vez de, em vez da, em vez do, ao invés de, o que ponho, o que coloco, que ponho, que coloco, substitui por, dá pra usar, dá para usar, trocar por, cozinho sem, pode ser com, o que boto no lugar",
  lack: "não tem aqui, não há, não tenho, acabou, acabaram, não acho, não achei, não encontro, não encontrei, não vende, não vendem, faltou, não existe aqui, não entra, tá caríssimo",
  tick: "marcar, marco, riscar, risco, dar baixa, ticar, assinalar, assinalo, marquei, desmarca, desmarcar, desmarco",
  untick:
    "desmarca, desmarcar, desmarco, sem querer, por engano, por acidente, marquei errado, tirar a marca, desfazer, errado o jantar, errado o almoço, tira o feito",
  already: "já tenho, já tem, tenho em casa, já comprei, tenho, temos, já temos, cá em casa, em casa, aqui em casa",
  takeOff: "tira, tirar, tire, retira, retirar, remove, remover, apaga, apagar, tira isso",
  twice: "duas vezes, 2x, duplicad*, repetid*, 2 vezes, aparece duas, em dobro, duas linhas, somar",
  aisle:
    "por corredor, corredores, por seção, por secção, seções, por setor, setores, por categoria, organizada, agrupad*, em ordem",
  follows: "muda sozinha, sozinha, atualiza, acompanha, ajusta, também muda, muda também, automaticamente, se atualiza",
  send: "mandar, manda, mando, enviar, envio, envia, whats, whatsapp, zap, compartilh*, partilh*, link, passar a lista, copiar, mostrar, imprimir",
  print: "imprimir, imprimo, impressora, impressão, imprime, em papel, no papel, pdf",
  someone:
    "marido, esposo, esposa, companheir*, namorad*, parceir*, mulher, mãe, pai, sogra, sogro, irmã, irmão, cunhad*, amig*, alguém, ele, ela, vizinh*, tia, avó, primo, prima, minha mulher",
  buy: "comprar, compro, mercado, feira, supermercado, sacolão, praça, pingo doce, continente, hortifruti, compras, compra, mercearia",
  cost: "quanto custa, quanto vai dar, quanto sai, quanto fica, quanto gasto, quanto vou gastar, preço, preços, em reais, em euros, custa, vai custar, sai por quanto",
  cheaper:
    "mais barat*, semana apertada, pouco dinheiro, sem dinheiro, economizar, gastar menos, gastando pouco, poupar, dinheiro até, caríssimo, tenho # reais, oitenta reais",
  portions:
    "porção, porções, serve #, quantidade, quantidades, dobrar, dupliquei, duplicar, multiplicar, render, chega para, dá pra todos, metade da receita, aguenta multiplicar",
  forPeople: "pra #, para #, # pessoas, só pra mim, só para mim, para uma pessoa, somos #, somos eu, mais #, sou só eu",
  change:
    "mudar, mudo, muda, ajustar, ajusto, alterar, altero, diz serve, diminuo, aumento, aumentar, diminuir, aguenta",
  wroteIt:
    "quem fez, quem escreve, quem escreveu, quem faz, quem cria, quem criou, quem monta, quem montou, quem inventa, de onde vêm, de onde vem, feito por, escrito por, foi feito por, quem decide, quem elabora, quem elaborou, quem escolhe",
  author:
    "nutricionista, nutri, robô, computador, máquina, ia, inteligência artificial, médico, médica, chef, humano, gente de verdade, pessoa, profissional",
  nextWeek:
    "próxima semana, semana que vem, semana q vem, outra semana, semana seguinte, fim dos sete dias, depois dos sete dias, fim de sete dias, depois do dia 7, segunda semana, semana 2, acabar os sete dias, acabar o plano, terminar o plano, nova semana, quando o plano acabar",
  comes: "quando sai, sai, aparece, fico sem, o que acontece, como começo, libera, recebo, vem outra, e agora, acaba",
  ownRecipe:
    "minha própria receita, minha propria receita, receita minha, receita própria, minhas próprias receitas, colocar uma receita, pôr uma receita, escrever uma receita, adicionar uma receita, adicionar receita, receita da minha, receitas de família",
  quickest:
    "o mais rápido, a mais rápida, mais rápidos, menos tempo, menos trabalho, demora menos, leva menos tempo, dá menos trabalho, mais rápida de, mais rápido de, mais fácil de todos, mais fáceis",
  why: "por que sempre, porque sempre, por que tanto, porque tanto, por que tanta, sempre a mesma, sempre o mesmo, # vezes, três vezes, quatro vezes, por que tem tanto, por que só tem",
  away: "casa dos meus pais, casa da minha mãe, casa da sogra, meus pais, viagem, viajar, viajando, férias, fora de casa, fora uns dias, passar uns dias, em casa de, minha mãe cozinha, quem cozinha é, casa de minha",
  pause: "pausa, pausar, pauso, parar, salto, pulo, suspender, em espera, perco os dias, esses dias, espera por mim",
  gift: "trouxe, trouxeram, pedi comida, comi fora, comemos fora, pedimos pizza, ifood, mandou comida, fez comida pra, deu uma lasanha",
  missed:
    "pulei, pulamos, perdi, saltei, não almocei, não jantei, não tomei, não fiz, sem almoçar, sem jantar, não cozinhei, não segui, só belisquei",
  counts:
    "conta se, vale se, ainda conta, isso conta, posso marcar, se eu pular, se pular, tem problema pular, faz mal pular o, comi metade, como marco isso, vale como, ainda vale",
  startAgain:
    "recomeço, recomeçar, começo de novo, começar de novo, sigo do, continuo do, do zero, volto ao, retomo, retomar, de onde parei, começo do",
  late: "comecei tarde, ainda está no dia, ainda tá no dia, mostra o dia errado, dia errado, já é dia, devia ser dia, continua no dia, parado no dia",
  child:
    "filho, filha, filhos, criança, crianças, meu de # anos, o de # anos, a de # anos, menino, menina, miúdo, enteado, enteada, mais velho, mais velha, # anos",
  adult:
    "marido, esposo, esposa, companheir*, minha mãe, sogra, visitas, todo mundo, namorado, nós dois, ele comer, mulher",
  eats: "come, comem, come nada, diabético, diabética, vegetarian*, vegan*, alérgic*, alergia, celíac*, comer junto, serve pra ele, serve pra ela, serve pra todos, faço outra, mesma panela, cozinhar duas, come junto, provar, pode comer, comer",
  baby: "bebê, bebé, nenê, neném, # meses, de # meses, introdução alimentar",
  appliance:
    "forno, fogão, boca, bocas, micro-ondas, microondas, airfryer, air fryer, fritadeira, liquidificador, mixer, varinha mágica, bimby, panela de pressão, panela elétrica, panela de arroz, chaleira, só uma panela, máquina de fazer sopa",
  doable:
    "dá pra fazer, dá para fazer, sai sem, serve pra, serve para, posso fazer, consigo fazer, faço na, faço no, fazer na, fazer no, fica bom na, adaptar, só tem, só tenho, dá na, dá no, quais dá",
  left: "sobrou, sobra, sobras, sobraram, sobrando, resto, metade, monte de, vai estragar, pra estragar, bem maduras, murchando",
  useUp:
    "aproveit*, uso em, uso onde, o que faço com, que faço com, oq faço com, encaixa, encaixar, jogo num, jogo no, em qual prato, que receita sai, aproveito em",
  exactly:
    "exatamente, à risca, tenho que comer exatamente, seguir à risca, contagem de carboidrat*, conto carboidrat*, ao pé da letra",
  how: "como, dá pra, posso, consigo, tem como",
  several: "refeições, jantares, almoços, pratos, receitas, quais, pratos que faltam",
  howLong: "quanto tempo, quantos dias, até quando",
  that: "essa, esse, aquela, aquele, desse, dessa, daquela, isso, este, esta, lo",
  missing: "falta, faltam, preciso, o que comprar, faço com os, o que faço com, tirar",
  fridge:
    "sem geladeira, sem frigorífico, geladeira quebrou, geladeira pifou, frigorífico avariou, frigorífico avariado, geladeira queimou",
  steps: "só os passos, os passos, passo a passo, me ler, ler os passos, modo de preparo, ler a receita, lê a receita",
  asked:
    "como, posso, dá pra, dá para, tem como, qual, quais, quanto, quantos, quantas, onde, o que, oq, oque, quem, quando, por que, até quando, será que, queria, quero, preciso, ou, me diz, vê aí, bota, põe, repete, troca, serve pra, pode, podem, que faço, com que, diz serve, diz que serve",
}
