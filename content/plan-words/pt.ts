import type { WordsOfPlan } from "#domain/plan/questions/meanings.ts"

export const pt: WordsOfPlan = {
  small:
    "o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, no, na, nos, nas, em, ao, aos, à, às, pelo, pela, com, pra, pro, pras, pros, para, por, e, ou, mas, que, se, eu, me, mim, meu, minha, meus, minhas, nosso, nossa, a gente, nós, ele, ela, eles, elas, você, vocês, vc, te, lhe, lhes, isso, isto, esse, essa, esses, essas, este, esta, aqui, cá, aí, lá, é, era, foi, ser, está, tá, tão, estão, estou, tô, vou, vai, vamos, ia, ir, tem, tinha, há, será, só, já, também, mesmo, muito, mto, mais, bem, então, assim, agora, favor, pf, por favor, obrigada, oi, olá, bom dia, boa tarde, boa noite, gente, será que, acho que, por acaso, poderia, pode, posso, podemos, consigo, dá, dava, deu, quero, queria, quer, preciso, precisa, gostaria, tenho, temos, hein, né, ok, tipo, nada, tudo, todo, toda, todos, todas, inteiro, inteira, algum, alguma, alguns, algumas, coisa, coisas, algo, vez, uso, faz mal, tem problema, muita, indo, cozinha, passada, até quando, entram, usa, guardados, veio, ficar, socorro, aff, ufa, rs, kkk",
  elsewhere:
    "bebê*, nenê*, neném, filh*, peito*, mama, mamas, mamar, mamad*, amament*, leite materno, fórmula, mamadeira*, biberão, biberões, bico, chupeta, remédio*, medic*, antidepr*, pílula*, comprimido*, insulina, injeç*, vitamin*, ferro, vacin*, menstrua*, período, peso, quilos, kg, emagrec*, cabelo, consulta, médic*, parto, enxoval, maternidade, hospital, sono, dormi*, dorme, sex*, creche, trabalho, soneca, dente*, papinha*, introdução alimentar, desmam*, resguardo, cama, fralda suja, cocô, xixi, pediatra, exame, grávida, gravidez, meses, semanas, chupar, colo, berço, banho, unha, pele, sangue, pontos, depress*, triste, ansios*, academia, correr, pilates, zumba, exerc*, transar, namorar, faculdade, escola, minipílula, lista de tarefas, tarefas, notifica*, guia*, contato, e-mail, ritual, sertralin*, posolog*, prescri*, prescription",
  what: "o que, oq, o q, oque, qual, quais, cadê, quanto, quantos, quantas, quem, onde, quando, ^que, de que, que que, o que é que, por que, hoje é o quê, falta comprar o quê, comprar o que, a gente come o que, e agora, e amanhã",
  how: "como, de que jeito, tem como, dá pra, dá para, posso, consigo, pode, quero, queria, tem link, onde adiciono, onde ponho, onde coloco, tenho que, preciso recomeçar",
  show: "mostra*, ver, vê, vejo, abre, abrir, diz, dizer, diga, fala, falar, lembra, lembrar, saber, lê, ler, perguntou, pergunta, confere, olha, lista, quer saber",
  today: "hoje, hj, do dia, de hoje, hoje à noite, esta noite",
  otherDay:
    "amanhã, outro dia, dia seguinte, outra hora, depois de amanhã, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, para segunda, para terça, para quarta, para quinta, para sexta, pra segunda, pra terça, pra quarta, pra quinta, pra sexta, sábado, domingo",
  yesterday: "ontem",
  dayNumber: "dia #, dias #",
  day: "dia, dias, um dia, uns dias, # dias, semana, fim de semana",
  breakfast: "café, café da manhã, pequeno-almoço",
  lunch: "almoço, almoçar, almocei, almoçamos, almoçando, almoça",
  dinner: "jantar, janta, janto, jantei, jantamos, jantando, ceia, ceio",
  anyMeal: "refeição",
  meals: "refeições, cardápio, menu, ementa, pratos, receitas, comidas, programação",
  dish: "prato, receita, essa comida, esta comida",
  food: "comida, de comer, pra comer, para comer",
  eat: "comer, comemos, come, comi, que como, eu como, que eu como, como agora, como hoje, que comemos, sirvo, ofereço, só como",
  cook: "cozinhar, cozinho, cozinhamos, cozinha, cozinhei, preparar, preparo, prepara, no fogão, com o jantar, com o almoço",
  plan: "plano, planejamento, planejado, planeado, programado, programa, marcado, previsto, app, aplicativo, checklist, isto",
  hungry: "fome, com fome, faminta, morrendo de fome",
  snack: "lanche, lanchar, lanchinho, belisco, beliscar, petisco",
  next: "próxima, próximo, a seguir, seguinte",
  now: "agora, já, neste momento, e agora, o que faço, faz mal",
  howLong:
    "quanto tempo, quantos minutos, quantos min, quanto demora, quanto leva, demora quanto, leva quanto, demora qto, em quanto, quanto demoro, quanto gasto, que horas começo, quanto tempo antes, leva mto tempo, tempo de preparo, tempo total, de quantos minutos",
  prepTime: "tempo de preparo, tempo da receita, tempo do, tempo da, tempo total",
  quick:
    "rápido, rápida, rapidinho, rapidinha, demora, demora muito, demorado, demorada, dá muito trabalho, muito trabalho, demorar, leva muito tempo, coisa rápida",
  inMinutes: "em # minutos, # minutos, meia hora, em meia hora, uma hora, minutos, nisso",
  swap: "trocar, troca, troco, troque, mudar, muda, mudo, mude, substituir, substitui, substituo, escolher, trocar por, em vez, troca pra mim",
  other:
    "outro, outra, outros, outras, diferente, alternativa, alternativas, opção, opções, no lugar, em vez, mais opções, sugere, de novo essa, outra coisa",
  dislike:
    "não quero, não gostei, não gosto, não gosta, não tô a fim, não me apetece, enjoei, cansei, não come, não me desce, não dá, não rola, não vou conseguir, não tenho os ingredientes, torci o nariz, frescura, não quero comer, cansei desse, não quero comer isso",
  easier: "mais fácil, mais rápido, mais rápida, mais simples, mais leve, mais tranquilo, mais prático",
  howMany:
    "quantas pessoas, pra quantos, para quantos, pra quantas, quantas porções, quantas doses, quantos, quantas, quantas pessoas somos, porções são, é pra quantas pessoas, para quantas pessoas",
  portions:
    "porções, porção, doses, rende, serve, servir mais, quantidade, quantidades, número de pessoas, de pessoas, quantidades são",
  forPeople:
    "pra # pessoas, para # pessoas, # pessoas, pra #, para #, pra uma pessoa, uma pessoa, pra um só, pra família, pra família toda, pra casa inteira, mais gente, mais pessoas, pra mais um, pra mim e meu marido, marido também, meu marido come também, meu marido também vai comer, só eu, sou só eu",
  weAre: "somos #, aqui somos #, somos # em casa, somos # pra comer, sou só eu",
  double: "dobrar, dobro, o dobro, dobra, dobro da receita, aumenta*, aumento, diminuir, ajust*, reduzir",
  guests:
    "visita, visitas, convidado*, hóspede*, companhia, companheiros, convidei, receber, recebo, gente pra jantar, gente pra almoçar, chamou, vão ficar pra jantar, vão ficar pra almoçar, fica pra jantar, ficam pra jantar, ficar pro jantar, vêm jantar, vem jantar, vem almoçar, vêm almoçar, vem gente",
  family:
    "sogra, sogros, sogro, mãe, pai, pais, irmã, irmão, cunhad*, amig*, avós, avó, família, vizinh*, madrinha, padrinho, tia, tio, prim*, gente, pessoal, pessoas, todo mundo, parentes, galera, # pessoas, mais # pessoas, dois amigos",
  comes:
    "vem, vêm, vir, vindo, virão, vai ter, vão, ficam, ficar, fica, chega, chegou, chegam, aparecer, estão aqui, a jantar, chamou, convidei, mais duas, veio",
  list: "lista de compras, lista do mercado, lista das compras, lista do supermercado, ^lista, na lista, a lista, à lista, da lista, pra lista, minha lista, nossa lista, lista de mercado, ver lista, enviar lista, manda lista, compartilhar lista, exportar lista",
  buy: "comprar, compro, comprei, compra, compras, pegar no mercado, comprando, preciso pra semana",
  shop: "mercado, supermercado, padaria, super, sacolão, feira, quitanda, venda, no mercado, vou no mercado",
  missing:
    "falta, faltam, faltando, ainda não, não comprei, preciso, tenho que, tenho de, ainda falta, precisa, peço, preciso pra, o que levo, o que falta comprar",
  bought: "já comprei, comprei tudo, já coloquei, já pus",
  home: "em casa, aqui em casa, cá em casa, na geladeira, minha geladeira, geladeira, no frigorífico, frigorífico, na despensa, despensa, no armário, armário, no freezer, freezer, congelador, no congelador",
  have: "tenho, temos, tem, há, ainda tenho, ainda tem, já tenho, deve ter, ficou",
  still: "ainda, já tenho, já tem, que já tem, já tenho em casa, quanto",
  shopping: "das compras, da compra, ingredientes",
  leftovers:
    "sobra, sobras, sobrou, sobraram, sobrando, marmita, marmitas, fiz demais, comida demais, cozinhei a mais, reaproveit*, congelei o resto, resto do, restos do, resto de comida, resto da comida, o resto do almoço, resto de ontem, restos de ontem, com o resto, guardei o resto, que sobrou, sobrou tudo, o que sobrou do, o que sobrou de",
  ready:
    "comida pronta, prato pronto, pratos prontos, pronto pra esquentar, pra esquentar, esquentar, está pronto, jogar fora, deixar comida pronta",
  share:
    "mandar, manda, mando, enviar, envio, envia, enviar-lhe, compartilh*, partilh*, passar a receita, passo a receita, passa a lista, imprimir, exportar, copiar, link, zap, whatsapp, dar acesso, acesso, convidar, usar junto, entrar na minha conta, quem mais pode ver, alguém pode fazer as compras, duas pessoas usarem, dividir",
  lookOn:
    "mostrar, mostro, passar, passo, veja, vê, ver, usar, usarem, marcar, riscar, ajudar, deixo, cozinha, cozinhar, peço ajuda, dar, dou, entregar",
  purpose:
    "castig*, gord*, calor*, culpa*, odio, desculpa, nada desde, o dia todo, dia inteiro, jejum, de propósito, emagrec*, afinar, ajuda a, leite materno, desde ontem, não consigo comer, vomit*, desde",
  change: "trocar, troca, troco, inverter, mudar, muda, mudo",
  someone:
    "marido, esposo, esposa, companheir*, namorad*, parceir*, mãe, sogra, irmã, cunhad*, amig*, alguém, outra pessoa, grupo, grupo da família, ele, ela, duas pessoas, quem mais, ajuda, whatsapp, zap",
  missed:
    "perdi, perdemos, perder, perco, pulei, pular, pulo, pula, saltei, saltar, falhei, falhar, não fiz, não consegui fazer, não consegui, não segui, não cumpri, não cozinhei, não completei, não marquei, esqueci, esqueci de marcar, não dei conta, não vou conseguir, não vou dar conta, não deu, não deu tempo, não abri, não fizer, não fazer, não fiz nada, não cheguei, deixei de, deixei passar, deixei, furei, passou da hora, passou, não estou fazendo, não vou fazer, apaguei, tive que correr, jantei outra",
  startAgain:
    "começar de novo, recomeç*, do zero, continuo de onde, continuar de onde, continua de onde, de onde parei, ainda vale, espera por mim, anda sozinho, plano me espera, ou me espera",
  pause: "pausar, pausa, pauso, dar um tempo no plano, parar uns dias",
  behind:
    "atrasada, atrasei, atraso, fora uns dias, uns dias fora, viajar, vou ficar fora, sem entrar, sem fazer, não entro, fiquei # dias, dar um tempo, o que acontece com o plano",
  instead:
    "em vez, comi fora, comemos fora, comi outra, pedi delivery, pedi comida, trouxe, ganhei comida, casa da minha mãe, só pão, comi o que tinha, comi outra coisa, jantei outra coisa, com pizza, comi pizza, pedi pizza, jantei sanduíche, jantei só",
  notEaten: "não almocei, não jantei, não tomei café, não comi, não cozinhei, sem almoçar, sem jantar",
  move: "passar, passa, passo, mover, move, mudar, muda, adiar, adia, adiantar, antecipar, antecipo, deixar, deixo, deixa, guardar, guarda, jogar, empurrar, repetir, ficar pra, hoje quero, quero fazer hoje",
  order:
    "inverter, ordem, ordem dos dias, fora de ordem, nessa ordem, trocar a ordem, na ordem, de dia, antes do #, antes do dia, inverter os dias, dia # e o, com o dia #, ser nessa ordem, o jantar no almoço, jantar ao almoço, almoço ao jantar, almoço à noite, adiar, adiantar, antecipar",
  make: "fazer, faço, faz, fazemos, fiz, pronto, pronta, dar, aproveitar, reaproveitar",
  isIt: "é, demora, demorado, demorada, fica, vai, leva, fica pronto, fica pronta, são, coisa rápida",
  back: "voltar, volto, voltei, retomo, retomar, continuo, continuar, continua, sumi, parei, parou, espera, dar um tempo, voltar depois, como volto",
  diet: "vegan*, veget*, celíac*, celiac*, sem carne, sem trigo, sem glúten, não posso comer, prefiro não comer, alérg*, intoler*, APLV",
  night: "de madrugada, da manhã, madrugada, às # da manhã, com uma mão, beliscar, petiscar, já, rápido, não suja nada",
  adding:
    "acrescent*, inclui, inclua, incluo, coloca, coloque, colocar, coloco, põe, ponha, ponho, bota, bote, botar, anota, anote, anotar, mete, meter, junta, juntar, insere, inserir, escreve, escrever, põe aí, anota aí, bota aí, poder colocar, pode colocar, pode por, pode pôr, adicionar, quero pôr, preciso por, posso pôr, adicion*",
  onIt: "está, tá, estão, tão, tem, há, consta, entra, entrou, vai, faz parte, inclui, leva, já pus, pus, coloquei, já coloquei, eu botei, botei, meti, acrescentei, adicionei, está lá, vê se tem, confere se, olha se tem, vê se, será que tem",
  toGet:
    "preciso comprar, preciso de comprar, tenho que comprar, é pra comprar, falta comprar, é preciso comprar, precisa comprar, precisa de comprar, já comprei, comprei",
  ranOut: "acabou, acabaram, terminou, falta, faltou, não tem, quase não tem, preciso, preciso de, preciso comprar",
  anything: "algo, alguma coisa, coisa, coisas, item, itens, outra coisa, outras coisas, produto, produtos, minhas",
  remind:
    "lembra de comprar, lembrar de comprar, me lembra de comprar, lembrete de comprar, ^adiciona, ^acrescenta, ^anota, ^anota aí",
  askHelp: "pedir ajuda, peço ajuda, como pedir ajuda",
  haveOf: "ainda tem, ainda tenho, ainda temos, tem em casa, em casa tem, será que ainda tem, tenho em casa",
  only: "só tem, só tenho, só, apenas",
}
