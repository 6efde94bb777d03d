/**
 * Everyday words of the three languages that are one letter away from a food and must not be read as its misspelling.
 */
export const lookalikes =
  "acusar alegria alegrias almondega anadas anchas animan applies aranas armada atraco bacana baiana baileys " +
  "balinha banaba banada banheira banheiro banhos barbear barcas barras barrotes basics batita batter battle bebada " +
  "beijos berrou better binged bitter bolhas bolsillo bonito bonitos borrada borremos botillo bottle bottles breaks " +
  "button buttons caballo caballos cachos cactus cadela cafeina calmar calor camadas camaras caneca canecas canelo " +
  "caneta canica canola capela caries carnet carrito carritos carros carteiro cashier castanho castelo castilla " +
  "castillo cavalo center central centre centro cereza cerezas certeza certos chalota chalotas champion charts " +
  "chaves chines chocolo chokes chores chorosa chorou chorros chupeta cigana cimento claros cochilo cochilos cocino " +
  "cocoras collar coloca coloco conchitas contas coroas cortales craisin craisins creaks cuatro custar demons " +
  "dentro desert diaries ditela ensalada escada escadas esmola esperta espias estante estantes fairies falhas " +
  "faxina faxinas fermenta finger fingers flocado floors folico frasco frescor galanga galinho gatinha gatinho " +
  "gelado gentil gentle gloves gracias granada granja grapas grates gravei gravel greets grills gutter halves " +
  "harian harias harness helado helados hermana hospitalizado huecos huesillo huesillos hueva huevas inhale janela " +
  "janelas jerrys jururu laranjal lavala lavanda leganas leilao leitor lentas lentes letter letters longos luvinha " +
  "macacao macacoes macaron macarons malaga maletas mallas mamada mamadas manchita manchitas mandaria mandaron " +
  "mandas mangas mangostino mangostinos manteiro mantel mantequera maraton marcanos marcha mariano marrajo marron " +
  "martes masher matter mechon mechones melhor melhora miolo miolos misses molhado molhados moneys morada moradas " +
  "moringa moronga mostre muslin nevera neveras oliver orelha palito palitos palmas papada papilla papillas parada " +
  "parche parches parchis parrot parrots passada passadas passam passar passes pastel pasteles pastilla pastillas " +
  "patada patadas patatus patitas pausas pautas pecado pecados penita pennies perfil perros persil pesada pescador " +
  "pescando pezinhos picale picales picole pimienta pinole piranha pocket pockets pombos pongan ponian ponlos " +
  "poppers porrada portal postas poster postgres potinho potinhos potito potitos pozinho pregunto presas presento " +
  "pudimos pulsos purchases purposes quatro queimo queixo quinta quintas racket raising rajada ranges ravens regana " +
  "regano repita reponho rincones rocked ruinas sacame salada saldo salmo saltame salton screams semana semanas " +
  "sensibly serias sevilla sheets singer smelts socket sockets speaks steals steams streaks suenas suenos sulfato " +
  "suspira suspirao suspirou sweats tamano tardinha temper temples tercera ternura testadas thicken thickens tickle " +
  "tickles tomada tomado tomados tomale tomales tomalo tomame tomamos tomando tomanos tomara tomase tomaste tragos " +
  "traves traveses turnon tururu vacuna vacunas velhas ventas verano videos vieras vinho vinhos winces"
