import type { WordsOfTopics } from "#domain/plan/questions/topic-question.ts"

export const pt: WordsOfTopics = {
  elsewhere:
    "me perdi, amament*, peito, peitos, mamar, mama, mamas, mamad*, mamadeira*, biberão, biberões, fórmula, leite materno, leite tirado, ordenh*, bico, mamilo*, chupeta, remédio*, medicament*, antidepr*, pílula*, comprimido*, vitamina d, vacin*, menstrua*, pontos, sangue, sangr*, dor, dores, dói, febre, inchad*, fralda*, cocô, xixi, banho, soneca*, berço, camisinha, sexo, transar, diário, senha, lembrete*, notifica*, cólica*, refluxo, assadura*, cicatriz, chora, choro, chorando, dente, dentes, placenta, esteriliz*, peso, quilos, emagrec*, calorias, depress*, triste, ansios*",
  dish: "prato, receita, receitas, pratos, sopa, caldo, ensopado, cozido, creme, salada, macarrão, risoto, omelete, vitamina, batido, mingau, panqueca, panquecas, panquequinhas, crepe, crepes, almôndegas, carne moída, hambúrguer, torta, escondidinho, empadão, assado, wrap, tacos, bolonhesa, lasanha, sanduíche, molho, canja, purê, puré, polenta, cuscuz, tapioca, feijoada, estrogonofe, bowl, bolo de caneca, torrada, ovos mexidos, carne de panela, moqueca, guisado, caril, caldo verde, bolinhos, hambúrgueres",
  meal: "café da manhã, pequeno-almoço, almoço, jantar, janta, lanche, lanches, ceia, refeição, refeições, almoços, jantares, merenda",
  day: "hoje, hj, amanhã, ontem, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, de segunda, de terça, de quarta, de quinta, de sexta, na segunda, na terça, na quarta, na quinta, na sexta, pra segunda, pra terça, pra quarta, pra quinta, pra sexta, para segunda, para terça, para quarta, para quinta, para sexta, sábado, domingo, dia #, do dia, esta noite, próximos dias, fim de semana, segunda, terça, quarta, quinta, sexta",
  week: "tudo isso, da semana, a semana, esta semana, essa semana, dessa semana, desta semana, na semana, semana toda, sete dias, 7 dias, semana passada, semana apertada, minha semana, semana inteira, mesma semana",
  program:
    "plano, programa, cardápio, ementa, planejamento, app, aplicativo, marcado pra mim, marcado para mim, o que tá marcado, o q ta marcado",
  list: "lista, lista de compras, da compra",
  which:
    "qual das, quais, qual dos, algum dos, alguma das, o que do plano, o que desse plano, o que do cardápio, que pratos, que receitas, quais pratos, que dia, o que dá pra deixar, o que dá, qual prato, em quê dos pratos, pra quais, nesse app, qual prato, quais dias, que dia tem, em que dia, qual receita, qual jantar, qual almoço, quais refeições, tem alguma coisa, algo na semana, algo no plano, quais são os, algum prato, alguma receita",
  whatIn:
    "o que vai, o que leva, que leva, o que tem dentro, ingredientes, ingrediente, feito de, feita de, do que é feito, o que vai dentro, o que entra",
  has: "leva, levam, contém, tem, há, leva algum, tem algum, leva o, entra, vai algum, usa, usam",
  swap: "troca, trocar, troco, troque, muda, mudar, mude, substitui*",
  tooSlow: "mais rápido, mais rapido, mais rápida, mais simples, algo rápido, coisa rápida, mais rapido no lugar",
  other: "outro, outra, outra ideia, outra coisa, mais ideias, outra opção, alternativa, diferente",
  dislike:
    "enjoei, enjoada de, cansei de, cansada de, não gosto, não gostei, odeio, detesto, não suporto, não aguento, queimei, queimou",
  again:
    "de novo, outra vez, repete, repetir, repito, mais uma vez, novamente, igualzinha, repita, refazer, fazer de novo, comer de novo, faço de novo, como de novo, a mesma de, o mesmo de, repito o, botar de novo, pôr de novo, colocar de novo",
  loved:
    "amou, amei, amaram, adorei, adorou, adoraram, gostou, gostei, gostaram, delícia, uma delícia, deu certo, maravilhoso, maravilhosa, curti, curtiu, amei essa, ficou ótimo, ficou ótima, ficou top, ficou bom demais, todo mundo amou, todo mundo gostou, que delícia, adorei o, adorei a",
  favourite:
    "favorit*, salvar a receita, salvar receita, guardar a receita, guardar receita, salvar essa receita, cadê a receita, onde está a receita, onde tá a receita, receita da semana passada, receita que sumiu",
  move: "passar, passa, passo, mover, move, adiar, adia, adiantar, antecipar, deixar pra, deixar para, deixo pra, fica pra, ficar pra, trocar, mudar, fazer, comer, levar pra, fazer o de amanhã, fazer hoje o de, comer hoje o de, jogar pra, deixar pra amanhã, trocar o dia, puxar pra, faço hoje, faço amanhã, posso fazer o de, posso jantar, posso almoçar",
  order:
    "fora de ordem, inverter, inverto, ao contrário, na ordem, trocado, na hora do almoço, na hora do jantar, na hora da janta",
  upsideDown:
    "ao contrário, turno da noite, trabalho de noite, trabalho à noite, trabalho de madrugada, plantão, plantões, durmo de manhã, durmo de dia, trocado o dia pela noite, troco o dia pela noite, turno noturno, de noite trabalho",
  freeze:
    "congelar, congela, congelam, congelo, pode ir pro freezer, vai pro freezer, dá pra congelar, posso congelar, aguenta freezer, ir ao congelador",
  keep: "quanto tempo dura, dura quanto, quantos dias aguenta, quantos dias dura, aguenta quantos, até quando posso comer, até quando tá boa, até quando está boa, até quando tá bom, ainda tá boa, ainda está boa, ainda presta, ainda posso comer, ainda dá pra comer, quanto tempo aguenta, até quando dura, quantos dias posso guardar, dura na geladeira, quanto tempo guardo, quanto tempo posso guardar, ainda serve, serve ainda, até que dia, dura até, aguenta até, posso comer amanhã, dá pra comer amanhã, ainda tá bom, ainda está bom, dura quantos dias, quanto tempo presta, pode ficar na geladeira, guarda quantos dias, até quando presta, quanto tempo conserva",
  ahead:
    "adianto o de amanhã, dá pra adiantar, fazer hoje a janta de amanhã, fazer agora a janta de amanhã, deixar pronto, deixar pronta, deixo pronto, com antecedência, antecedência, de uma vez, tudo no domingo, cozinhar tudo, fazer tudo, na véspera, de véspera, preparar antes, cozinhar antes, deixar feito, deixar cozinhado, deixar preparado, deixar adiantado, adiantar no domingo, fazer na véspera, deixar tudo pronto, fazer no domingo, cozinhar no domingo, de véspera, preparar no domingo, cozinhar de uma vez, adiantar hoje, adiantar o de amanhã, deixo pronto hoje, preparar hoje pra amanhã, cozinhar uma vez só, marmitas da semana",
  thaw: "descongel*, tirar do congelador, tirar já do congelador, tirar do freezer, tiro do congelador, tiro do freezer, do congelador, do freezer, pôr a descongelar, tiro algo do congelador, tirar algo do freezer, preciso descongelar",
  instead:
    "no lugar, no lugar de, no lugar da, no lugar do, em vez de, em vez da, em vez do, ao invés de, o que ponho, o que coloco, que ponho, que coloco, substitui por, dá pra usar, dá para usar, trocar por, cozinho sem, pode ser com, o que boto no lugar, o que dá pra usar, serve outro, serve outra, pode ser outro, pode ser outra, tem problema usar, posso trocar por, posso fazer com, faço com, fica bom com, dá com, uso o quê, ponho o quê, boto o quê, coloco o quê, dá pra fazer com, precisa ser, tem que ser, pode tirar, posso tirar, posso deixar sem, faço sem, no lugar desse, substituto, qual substituto, o que mais vai, que mais vai, que peixe no lugar, o que mais ponho",
  lack: "não tem aqui, não há, não tenho, acabou, acabaram, não acho, não achei, não encontro, não encontrei, não vende, não vendem, faltou, não existe aqui, não entra, tá caríssimo, não tenho o, não tenho a, sem o, sem a, esqueci de comprar, esqueci, tô sem, estou sem, o mercado não tinha, não tinha, não tinha no mercado, não vende por aqui, tá caro, muito caro, fora de época, não encontrei",
  tick: "marcar, marco, riscar, risco, dar baixa, ticar, assinalar, assinalo, marquei, desmarca, desmarcar, desmarco",
  untick:
    "mas não comprei, desmarca, desmarcar, desmarco, sem querer, por engano, por acidente, marquei errado, tirar a marca, desfazer, errado o jantar, errado o almoço, tira o feito, marquei errado, cliquei errado, cliquei sem querer, apertei sem querer, toquei sem querer, tirar o tique, desfaço, volto atrás",
  already:
    "já tenho, já tem, tenho em casa, já comprei, tenho, temos, já temos, cá em casa, em casa, aqui em casa, tenho bastante, tenho muito, já comprei o, já tenho aqui, tem aqui em casa, tenho no armário, tenho na despensa",
  takeOff:
    "tira, tirar, tire, retira, retirar, remove, remover, apaga, apagar, tira isso, não preciso comprar, não precisa comprar, pode tirar, risca aí, desconta, exclui, excluir",
  twice:
    "duas vezes, 2x, duplicad*, repetid*, 2 vezes, aparece duas, em dobro, duas linhas, somar, duplicada, aparece dobrado, está duas vezes, tá duas vezes, veio duas vezes, repetido na lista, duas vezes na lista",
  aisle:
    "por corredor, corredores, por seção, por secção, seções, por setor, setores, por categoria, organizada, agrupad*, em ordem, por departamento, por tipo, separadinha, separado por, dividida, em que ordem, agrupada, por grupo, na ordem do mercado, na ordem, ordem do mercado, em ordem",
  follows:
    "muda sozinha, sozinha, atualiza, acompanha, ajusta, também muda, muda também, automaticamente, se atualiza, muda junto, muda a lista, lista acompanha, lista muda, lista se ajusta, atualiza a lista, fica certa",
  send: "mandar, manda, mando, enviar, envio, envia, whats, whatsapp, zap, compartilh*, partilh*, link, passar a lista, copiar, mostrar, imprimir",
  print:
    "imprimir, imprimo, impressora, impressão, imprime, em papel, no papel, pdf, em folha, pôr na geladeira, colar na geladeira, impresso",
  someone:
    "marido, esposo, esposa, companheir*, namorad*, parceir*, mulher, mãe, pai, sogra, sogro, irmã, irmão, cunhad*, amig*, alguém, ele, ela, vizinh*, tia, avó, primo, prima, minha mulher",
  buy: "comprar, compro, mercado, feira, supermercado, sacolão, praça, pingo doce, continente, hortifruti, compras, compra, mercearia",
  cost: "quanto custa, quanto vai dar, quanto sai, quanto fica, quanto gasto, quanto vou gastar, preço, preços, em reais, em euros, custa, vai custar, sai por quanto, quanto dinheiro, quanto é, fica em quanto, custo da semana, valor da compra, valor da lista, quanto vou pagar",
  cheaper:
    "mais barat*, semana apertada, pouco dinheiro, sem dinheiro, economizar, gastar menos, gastando pouco, poupar, dinheiro até, caríssimo, tenho # reais, oitenta reais, gastar pouco, sai mais em conta, mais em conta, tá puxado, dinheiro curto, grana curta, apertado esse mês, mês apertado, baratear, cortar custo, cortar gastos",
  portions:
    "porção, porções, serve #, quantidade, quantidades, dobrar, dupliquei, duplicar, multiplicar, render, chega para, dá pra todos, metade da receita, aguenta multiplicar, pra mais gente, pra menos gente, comida demais, comida de menos, fazer metade, metade das quantidades, fazer o dobro, rende quanto, rende pra quantos",
  forPeople:
    "pra #, para #, # pessoas, só pra mim, só para mim, para uma pessoa, somos #, somos eu, mais #, sou só eu, pra cinco, pra quatro, pra três, pra seis, pra oito, para cinco, para quatro, para três, para seis, somos cinco, somos quatro, somos três, somos seis, tô sozinha, estou sozinha em casa, pra nós dois",
  change:
    "mudar, mudo, muda, ajustar, ajusto, alterar, altero, diz serve, diminuo, aumento, aumentar, diminuir, aguenta, mudar pra, passar pra, como faço pra render, tem como fazer, atualizo, atualizar",
  wroteIt:
    "quem fez, quem escreve, quem escreveu, quem faz, quem cria, quem criou, quem monta, quem montou, quem inventa, de onde vêm, de onde vem, feito por, escrito por, foi feito por, quem decide, quem elabora, quem elaborou, quem escolhe, quem bolou, quem pensou, quem preparou, quem assina, quem planeja, quem planejou, saiu de onde, vem de onde",
  author:
    "nutricionista, nutri, robô, computador, máquina, ia, inteligência artificial, médico, médica, chef, humano, gente de verdade, pessoa, profissional, profissional de verdade, gente real, humana, cozinheira",
  nextWeek:
    "próxima semana, semana que vem, semana q vem, outra semana, semana seguinte, fim dos sete dias, depois dos sete dias, fim de sete dias, depois do dia 7, segunda semana, semana 2, acabar os sete dias, acabar o plano, terminar o plano, nova semana, quando o plano acabar, quando acabar a semana, quando terminar a semana, depois dessa semana, depois desta semana, quando eu terminar, acabou a semana, acabei os sete dias, terminei a semana, terminei o plano, receitas novas, pratos novos, cardápio novo, nova ementa",
  comes:
    "quando sai, sai, aparece, fico sem, o que acontece, como começo, libera, recebo, vem outra, e agora, acaba, e depois, o que vem, tem mais, como pego, como recebo, como abro, quando vem, quando chega, chega, aparecem, só isso, repete tudo",
  ownRecipe:
    "minha própria receita, minha propria receita, receita minha, receita própria, minhas próprias receitas, colocar uma receita, pôr uma receita, escrever uma receita, adicionar uma receita, adicionar receita, receita da minha, receitas de família",
  quickest:
    "o mais rápido, a mais rápida, mais rápidos, menos tempo, menos trabalho, demora menos, leva menos tempo, dá menos trabalho, mais rápida de, mais rápido de, mais fácil de todos, mais fáceis, o mais fácil, a mais fácil, mais simples de, menos demorado, menos demorada, rapidinho da semana, mais fácil da semana, mais fácil dessa, mais simples da semana, mais rápido da semana",
  why: "por que sempre, porque sempre, por que tanto, porque tanto, por que tanta, sempre a mesma, sempre o mesmo, # vezes, três vezes, quatro vezes, por que tem tanto, por que só tem",
  away: "casa dos meus pais, casa da minha mãe, casa da sogra, meus pais, viagem, viajar, viajando, férias, fora de casa, fora uns dias, passar uns dias, em casa de, minha mãe cozinha, quem cozinha é, casa de minha, na casa da minha mãe, na casa da minha sogra, casa dos pais, na praia, no interior, na roça, outra pessoa cozinha, minha sogra cozinha, minha mãe que cozinha, internada, no hospital",
  pause:
    "pausa, pausar, pauso, parar, salto, pulo, suspender, em espera, perco os dias, esses dias, espera por mim, deixo parado, o que acontece com o plano, perco os dias, perde os dias, continua contando, fica esperando, paro o plano",
  gift: "trouxe, trouxeram, pedi comida, comi fora, comemos fora, pedimos pizza, ifood, mandou comida, fez comida pra, deu uma lasanha, ganhei janta, ganhei almoço, minha mãe trouxe, minha sogra trouxe, comemos pizza, comi pizza, comi na rua, almocei fora, jantei fora, pedimos comida, trouxeram comida, comprei pronto, comemos na casa, comi na casa, jantamos na casa, almoçamos na casa",
  missed:
    "pulei, pulamos, perdi, saltei, não almocei, não jantei, não tomei, não fiz, sem almoçar, sem jantar, não cozinhei, não segui, só belisquei, não consegui fazer, não consegui seguir, larguei o plano, deixei o plano, não abri, esqueci de fazer, abandonei, não fiz nada, não marquei",
  counts:
    "conta se, vale se, ainda conta, isso conta, posso marcar, se eu pular, se pular, tem problema pular, faz mal pular o, comi metade, como marco isso, vale como, ainda vale",
  startAgain:
    "recomeço, recomeçar, começo de novo, começar de novo, sigo do, continuo do, do zero, volto ao, retomo, retomar, de onde parei, começo do, voltar pro plano, volto pro plano, do começo, do início, de onde eu parei, onde parei, continuo de onde, sigo de onde, começar tudo, pulo pro dia, vou pro dia",
  late: "comecei tarde, ainda está no dia, ainda tá no dia, mostra o dia errado, dia errado, já é dia, devia ser dia, continua no dia, parado no dia",
  child:
    "filho, filha, filhos, criança, crianças, meu de # anos, o de # anos, a de # anos, menino, menina, miúdo, enteado, enteada, mais velho, mais velha, # anos, meu menino, minha menina, meus filhos, o mais velho, a mais velha, criança de # anos, os meninos, as crianças",
  adult:
    "marido, esposo, esposa, companheir*, minha mãe, sogra, visitas, todo mundo, namorado, nós dois, ele comer, mulher",
  eats: "come, comem, come nada, diabético, diabética, vegetarian*, vegan*, alérgic*, alergia, celíac*, comer junto, serve pra ele, serve pra ela, serve pra todos, faço outra, mesma panela, cozinhar duas, come junto, provar, pode comer, comer, comer a mesma, comer o mesmo, come igual, enjoado, enjoada, não gosta de, não come verdura, comer da mesma, comida dele, comida separada",
  baby: "bebê, bebé, nenê, neném, # meses, de # meses, introdução alimentar",
  appliance:
    "forno, fogão, boca, bocas, micro-ondas, microondas, airfryer, air fryer, fritadeira, liquidificador, mixer, varinha mágica, bimby, panela de pressão, panela elétrica, panela de arroz, chaleira, só uma panela, máquina de fazer sopa, acabou o gás, sem gás, fogão de uma boca, indução, cooktop, grill, panela a vapor, multiprocessador, elétrica, panela de ferro, forninho, torradeira",
  doable:
    "dá pra fazer, dá para fazer, sai sem, serve pra, serve para, posso fazer, consigo fazer, faço na, faço no, fazer na, fazer no, fica bom na, adaptar, só tem, só tenho, dá na, dá no, quais dá, dá pra adaptar, como faço sem, faço sem, fazer sem, funciona na, funciona no, dá certo na, dá certo no, posso usar a, posso usar o, uso a, é possível",
  left: "sobrou, sobra, sobras, sobraram, sobrando, resto, metade, monte de, vai estragar, pra estragar, bem maduras, murchando, tenho um resto, restinho, um pouco de, meio maço, murcho, amolecendo, passando do ponto, tem que gastar",
  useUp:
    "aproveit*, uso em, uso onde, o que faço com, que faço com, oq faço com, encaixa, encaixar, jogo num, jogo no, em qual prato, que receita sai, aproveito em, onde uso, onde encaixo, dá pra usar em, gasto como, gastar em, usar no plano, usar na semana, faço o quê com, o que sai com, ponho em qual, serve pra alguma receita",
  exactly:
    "exatamente, à risca, tenho que comer exatamente, seguir à risca, contagem de carboidrat*, conto carboidrat*, ao pé da letra",
  how: "como, dá pra, posso, consigo, tem como",
  several: "refeições, jantares, almoços, pratos, receitas, quais, pratos que faltam",
  howLong: "quanto tempo, quantos dias, até quando",
  that: "essa, esse, aquela, aquele, desse, dessa, daquela, isso, este, esta, lo",
  missing:
    "falta, faltam, preciso, o que comprar, faço com os, o que faço com, tirar, só o de amanhã, só pra amanhã, o que preciso pra, ingredientes de amanhã, o que levo do mercado, preciso comprar pra, preciso comprar hoje, compro hoje, tudo pra",
  fridge:
    "sem geladeira, sem frigorífico, geladeira quebrou, geladeira pifou, frigorífico avariou, frigorífico avariado, geladeira queimou",
  steps:
    "só os passos, os passos, passo a passo, me ler, ler os passos, modo de preparo, ler a receita, lê a receita, lê pra mim, ler pra mim, em voz alta, mãos ocupadas, vai me falando, me diz o passo",
  asked:
    "congela bem, como, posso, dá pra, dá para, tem como, qual, quais, quanto, quantos, quantas, onde, o que, oq, oque, quem, quando, por que, até quando, será que, queria, quero, preciso, ou, me diz, vê aí, bota, põe, repete, troca, serve pra, pode, podem, que faço, com que, diz serve, diz que serve",
  along:
    "marmita, marmitinha, levar pro trabalho, levar para o trabalho, levar comigo, comer frio, fora o dia todo, fora de casa o dia, lancheira, tupperware, levar pra rua, comer na rua, viagem de ônibus",
  prefer:
    "menos doce, mais peixe, mais carne, menos carne, mais feijão, menos massa, mais legumes, mais salada, à base de, mais tempero, mais variado, comida fria, tudo frio, sem sopa, mais da minha terra, comida daqui, mais nordestina, só no fim de semana, mais caseiro, duas vezes na semana, duas vezes por semana, menos macarrão, quero mais, quero menos",
  whichDay: "que dia é a, que dia é o, em que dia, que dia tem, quando é o, quando é a, quando tem, que dia vem",
  takes:
    "demora quanto, quanto demora, leva quanto tempo, quanto tempo leva, demora muito, quanto tempo demora, quanto leva",
  diet: "vegetariano, vegetarianos, vegetariana, vegetarianas, vegano, veganos, vegana, veganas, sem carne",
  moreAtTable:
    "seríamos, seremos, aí somos, fica pro almoço, fica pra jantar, fica pro jantar, fica pra almoçar, vem almoçar, vem jantar, vêm almoçar, vêm jantar, vem minha, só naquele dia, só nesse dia, só nesses dias",
  onlyDays:
    "até segunda, até terça, até quarta, até quinta, até sexta, até sábado, até domingo, até amanhã, próximos # dias, só # dias, de # dias, para # dias, pra # dias, só desses dias, só esses dias, só dos dias",
  loseTicks:
    "perco o que risquei, perco o que marquei, perco as marcas, perco os riscos, apaga o que marquei, apaga o que risquei, some o que marquei, some o que risquei, desmarca tudo, perco os tiques",
}
