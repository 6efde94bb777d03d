import type { SearchWords } from "#domain/guides/search-words.ts"

export const pt: SearchWords = {
  beside:
    "bebe bb nene nenem recem nascido meu minha filho filha o a os as um uma ta esta muito todo toda com de do da no na em ficou",
  leadTo: {
    "baby-emergency": {
      always:
        "nao reage, desacordado, inconsciente, roxinho, arroxeado, labio azul, labios azuis, boca azul, ficou azul, azulado, hipotonico, convulsao, convulsionando, convulsiona, olho virado, olhos virados, revirou olhos, caiu cama, caiu berco, caiu sofa, caiu trocador, caiu colo, caiu escada, bateu a cabeca, batida cabeca, pancada cabeca, galo cabeca, vomito verde, vomitou verde, vomita verde, manchas roxas, manchas vermelhas, moleira, fontanela, falta de ar, respira rapido, respirando rapido, dificuldade respirar, cansado respirar, nao mama, nao quer mamar, recusa mamar, fezes com sangue, sangue fezes, sangue nariz, hipotermia, galo testa, ficou roxo, esta roxo, ta roxo, tossindo roxo, febre recem nascido, bebe desmaiou, acidente carro, batida carro, bateu o carro",
      alone:
        "nao acorda, nao desperta, azul, mole, caiu, manchas, galo, cabeca, desmaio, tremendo, molinho, molinha, gemendo, roxo, roxa",
    },
    "not-breathing": {
      always:
        "nao respira, nao respirando, nao esta respirando, sem respirar, parou respirar, deixou de respirar, nao consegue respirar, respiracao boca a boca, reanimacao, reanimar, ressuscitar, massagem cardiaca, parada cardiaca",
      alone: "nao acorda, roxo, roxa, azul, desacordado, desacordada, inconsciente",
    },
    choking: {
      always:
        "engasgo, engasga, engasgou, engasgado, engasgada, engasgando, engasgar, engasgamento, asfixia, sufocando, sufocado, sufocou, heimlich, entalado, entalou, preso na garganta, nao consegue respirar",
      alone: "garganta",
    },
    "under-water": {
      always:
        "afogou, afogado, afogando, afogamento, afogar, caiu agua, caiu piscina, engoliu agua, aspirou agua, submerso",
      alone: "banheira, piscina, balde",
    },
    burn: {
      always:
        "queimou, queimadura, queimaduras, escaldou, escaldado, agua fervendo, agua fervente, eletrocutado, choque eletrico, levou choque, produto olho, alcool olho, cloro olho, soda caustica",
      alone:
        "choque, tomada, fogao, ferro de passar, escaldao, agua quente, agua sanitaria, lixivia, queimado, queimada, derramou, cafe quente, oleo quente, leite quente",
    },
    bite: {
      always:
        "mordida, mordeu, mordedura, picada escorpiao, escorpiao, lacrau, picada cobra, jararaca, vibora, aranha, morcego, raiva animal, arranhou gato, arranhao gato",
      alone: "picou, picada, cachorro, cao, arranhao, macaco, cobra",
    },
    poison: {
      always:
        "intoxicacao, intoxicou, envenenado, envenenou, envenenamento, veneno, engoliu, ingeriu, overdose, superdose, dose errada, dose a mais, remedio errado, medicamento errado, remedio demais, remedio a mais, bateria de relogio, monoxido, vazamento gas, cheiro gas, fuga gas, engoliu pilha, bebeu detergente, bebeu desinfetante, bebeu agua sanitaria, bebeu alcool gel, bebeu produto, comeu planta, comeu sabao, remedio dobrado, dose dobrada, dose dupla",
      alone:
        "comprimido, comprimidos, remedio, bateria, moeda, detergente, sabao, planta, pilha, ima, desinfetante, agua sanitaria, lixivia",
    },
    "harm-to-baby": {
      always:
        "sacudi, sacudir, sacudiu, machucar bebe, machuquei bebe, magoar bebe, bati no bebe, jogar bebe, medo machucar",
    },
    "self-harm": {
      always:
        "morrer, me matar, suicidio, suicida, sumir do mundo, nao quero viver, acabar com tudo, me cortar, tirar minha vida",
    },
    psychosis: {
      always:
        "alucinacao, alucinacoes, psicose, delirio, paranoia, ouco vozes, ouvindo vozes, ouvir vozes, surto psicotico",
      alone: "vozes, surto",
    },
    "mother-emergency": {
      always:
        "hemorragia, sangrando muito, sangramento forte, sangra muito, muito sangue, perdendo sangue, coagulo, coagulos, dor peito, aperto peito, falta de ar, desmaiei, desmaio, desmaiar, visao turva, vista embacada, eclampsia, embolia, trombose, infarto, enfarte, avc, dor de cabeca forte, sepse, nao consegue respirar, absorvente encharcado, encharcando absorvente, tontura sangramento, nao consigo urinar, xixi nao sai, nao consigo fazer xixi",
      alone: "sangue, derrame",
    },
    violence: {
      always:
        "me bateu, me bate, bateu em mim, apanhei, apanho, agressao, agrediu, me agride, violencia, estupro, estuprada, violacao, me violou, me forcou, me enforcou, me ameaca, me ameacou, marido bate",
    },
    "same-day-baby": {
      always: "nao faz xixi, fralda seca",
      alone: "tosse",
    },
    "same-day-mother": { always: "pressao alta, pressao subiu, hipertensao" },
    "eating-disorder": {
      always: "bulimia, anorexia, compulsao, vomitar depois de comer, provocar vomito",
    },
    "baby-signs#yellow-skin": {
      always: "ictericia, amarelinho, amarelinha",
      alone: "amarelo, amarela",
    },
    "baby-signs#fever-by-age": {
      always: "febrao, febrinha",
      alone: "temperatura",
    },
    "baby-signs#poo": { always: "diarreia, diarreias" },
  },
}
