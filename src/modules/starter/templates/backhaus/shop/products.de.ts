/** Words of the products. Allergens stand in capitals, as the law wants them to stand out. */
export const productsDe = {
  mehlgassenbrot: {
    title: 'Mehlgassenbrot',
    summary: 'Roggen und Weizen, Natursauerteig, kräftige Kruste. 1 kg',
    text: 'Unser Brot für jeden Tag, seit es die Backstube gibt. Der Teig ruht sechzehn Stunden und kommt dann frei geschoben auf den Stein. Am dritten Tag schmeckt es am besten, am fünften immer noch.',
    ingredients:
      'ROGGENMEHL, WEIZENMEHL, Natursauerteig (ROGGENMEHL, Wasser), Wasser, Meersalz. Kühl und trocken im Brotkasten lagern.',
  },
  'volles-korn': {
    title: 'Volles Korn',
    summary: 'Roggenschrot im Kasten gebacken, saftig und dicht. 1 kg',
    text: 'Zwei Tage Zeit, ganzer Schrot und ein Löffel Rübensirup. Ein Brot für dünne Scheiben und dicken Belag.',
    ingredients:
      'ROGGENSCHROT, Natursauerteig (ROGGENMEHL, Wasser), Wasser, Rübensirup, Meersalz. Kühl und trocken lagern.',
  },
  emskruste: {
    title: 'Emskruste',
    summary: 'Helles Weizenmischbrot, doppelt gebacken. 750 g',
    text: 'Erst heiß, dann noch heißer: So bekommt die Emskruste ihren Namen. Innen bleibt sie locker und mild, auch für Kinder, die sonst keine Rinde essen.',
    ingredients:
      'WEIZENMEHL, ROGGENMEHL, Wasser, WEIZENSAUERTEIG, Meersalz. Am Anschnitt lagern, nicht in Folie.',
  },
  dinkelkasten: {
    title: 'Dinkelkasten',
    summary: 'Dinkelvollkorn mit Sonnenblumenkernen. 750 g',
    text: 'Weich genug für das Pausenbrot, kräftig genug für alten Käse. Der Dinkel kommt aus Freckenhorst und wird am Tag vor dem Backen gemahlen.',
    ingredients:
      'DINKELVOLLKORNMEHL (WEIZENART), Wasser, Sonnenblumenkerne, Hefe, Meersalz. Kühl und trocken lagern.',
  },
  saatenbrot: {
    title: 'Saatenbrot',
    summary: 'Roggenbrot mit Leinsaat, Kürbis und Sesam. 500 g',
    text: 'Die Saaten quellen über Nacht, deshalb bleibt es eine Woche lang saftig. Geröstet schmeckt es nach Nuss, obwohl keine darin ist.',
    ingredients:
      'ROGGENMEHL, Leinsaat, Kürbiskerne, SESAM, Sauerteig (ROGGENMEHL, Wasser), Wasser, Meersalz. Kühl und trocken lagern.',
  },
  nussknust: {
    title: 'Nussknust',
    summary: 'Weizenbrot mit Walnüssen, Haselnüssen und Honig. 500 g',
    text: 'Eine Handvoll Nüsse auf jeden Laib, vorher geröstet. Passt zu Ziegenkäse, zu Birnen und zu einem langen Abend.',
    ingredients:
      'WEIZENMEHL, WALNÜSSE, HASELNÜSSE, Wasser, Hefe, Honig, Meersalz. Kühl und trocken lagern.',
  },
  stuten: {
    title: 'Stuten',
    summary: 'Das weiche Sonntagsbrot mit Milch und Butter. 500 g',
    text: 'In Westfalen gehört er auf den Kaffeetisch, mit Butter und Rübenkraut. Wer ihn toastet, braucht keinen Belag.',
    ingredients:
      'WEIZENMEHL, VOLLMILCH, BUTTER, Zucker, EIER, Hefe, Salz. In der Tüte aufbewahren, bald verzehren.',
  },
  baguette: {
    title: 'Baguette',
    summary: 'Lange geführt, wenig Hefe, viele Poren. 250 g',
    text: 'Vierundzwanzig Stunden kühl gereift, dann kurz und heiß gebacken. Am Abend noch einmal fünf Minuten in den Ofen, und es kracht wieder.',
    ingredients:
      'WEIZENMEHL, Wasser, WEIZENSAUERTEIG, Hefe, Meersalz. Am Tag des Erhalts am besten.',
  },
  kartoffelbrot: {
    title: 'Kartoffelbrot',
    summary: 'Mit gestampften Kartoffeln vom Nachbarhof. 750 g',
    text: 'Die Kartoffeln halten es weich, der Roggen hält es zusammen. Unser liebstes Brot zum Grillen.',
    ingredients:
      'WEIZENMEHL, Kartoffeln (22 %), ROGGENMEHL, Wasser, Hefe, Meersalz, Muskat. Kühl und trocken lagern.',
  },
  kuerbiskernbrot: {
    title: 'Kürbiskernbrot',
    summary: 'Dunkel, würzig, rundum in Kernen gewälzt. 500 g',
    text: 'Außen Kerne, innen noch mehr davon. Das Malz kommt aus einer kleinen Mälzerei, die sonst nur Bierbrauer beliefert.',
    ingredients:
      'WEIZENMEHL, ROGGENMEHL, Wasser, Kürbiskerne (15 %), GERSTENMALZ, Hefe, Meersalz. Kühl und trocken lagern.',
  },
  buttermilchbrot: {
    title: 'Buttermilchbrot',
    summary: 'Mild gesäuert, feine Krume. 750 g',
    text: 'Für alle, denen Sauerteig zu sauer ist. Die Buttermilch macht die Krume zart und die Kruste goldbraun.',
    ingredients:
      'WEIZENMEHL, BUTTERMILCH (28 %), ROGGENMEHL, Hefe, Meersalz. Kühl und trocken lagern.',
  },
  pumpernickel: {
    title: 'Pumpernickel',
    summary: 'Sechzehn Stunden gebacken, in Scheiben. 500 g',
    text: 'Nur Roggenschrot, Wasser und Salz. Die Süße entsteht ganz von allein, wenn man ihm eine Nacht und einen halben Tag im Ofen lässt. Hält in der Packung mehrere Wochen.',
    ingredients:
      'ROGGENSCHROT, Wasser, Meersalz. Nach dem Öffnen kühl lagern, binnen einer Woche verzehren.',
  },
  schnittbroetchen: {
    title: 'Schnittbrötchen',
    summary: 'Der Klassiker aus der Mehlgasse. Tüte mit 6 Stück',
    text: 'Außen rösch, innen weich, mit einem Schnitt in der Mitte. Zu Hause drei Minuten aufbacken, dann sind sie wie frisch vom Blech.',
    ingredients: 'WEIZENMEHL, Wasser, Hefe, Salz. Am Tag des Erhalts verzehren oder einfrieren.',
  },
  roggling: {
    title: 'Roggling',
    summary: 'Kräftiges Roggenbrötchen mit Sauerteig. Tüte mit 6 Stück',
    text: 'Klein, dunkel und ehrlich. Der Roggling ist unser Brötchen für alle, die lieber Brot hätten.',
    ingredients:
      'ROGGENMEHL, WEIZENMEHL, Sauerteig (ROGGENMEHL, Wasser), Wasser, Salz. Am Tag des Erhalts verzehren oder einfrieren.',
  },
  dinkelknauz: {
    title: 'Dinkelknauz',
    summary: 'Mit nassen Händen geformt. Tüte mit 4 Stück',
    text: 'Der Teig ist so weich, dass ihn keine Maschine mag. Deshalb sieht jeder Knauz anders aus.',
    ingredients:
      'DINKELMEHL (WEIZENART), Wasser, Hefe, Salz. Am Tag des Erhalts verzehren oder einfrieren.',
  },
  mohnbroetchen: {
    title: 'Mohn- und Sesambrötchen',
    summary: 'Drei mit Mohn, drei mit Sesam. Tüte mit 6 Stück',
    text: 'Wir tauchen sie kopfüber in die Saaten, damit auch etwas daran bleibt. Die Hälfte landet trotzdem auf dem Tischtuch.',
    ingredients:
      'WEIZENMEHL, Wasser, Mohn, SESAM, Hefe, Salz. Am Tag des Erhalts verzehren oder einfrieren.',
  },
  laugenbrezel: {
    title: 'Laugenbrezel',
    summary: 'Dicker Bauch, dünne Arme, grobes Salz. Tüte mit 4 Stück',
    text: 'Von Hand geschlungen und in Natronlauge getaucht. Das Salz liegt obenauf: Wer weniger mag, streift es ab.',
    ingredients:
      'WEIZENMEHL, Wasser, BUTTER, Hefe, Salz, Säureregulator Natriumhydroxid. Am Tag des Erhalts verzehren oder einfrieren.',
  },
  buttercroissant: {
    title: 'Buttercroissant',
    summary: 'Drei Tage geführt, 27 Schichten. Tüte mit 4 Stück',
    text: 'Ein Viertel des Teigs ist Butter, der Rest ist Geduld. Vor dem Frühstück vier Minuten bei 160 Grad auffrischen.',
    ingredients:
      'WEIZENMEHL, BUTTER (24 %), VOLLMILCH, Zucker, Hefe, Salz. Am Tag des Erhalts verzehren oder einfrieren.',
  },
  rosinenbroetchen: {
    title: 'Rosinenbrötchen',
    summary: 'Weich, süß und voller Rosinen. Tüte mit 4 Stück',
    text: 'Die Rosinen liegen über Nacht in Apfelsaft. Kinder essen sie pur, Erwachsene mit Butter und heimlich.',
    ingredients:
      'WEIZENMEHL, VOLLMILCH, Rosinen (18 %), BUTTER, EIER, Apfelsaft, Hefe, Salz. In der Tüte aufbewahren, bald verzehren.',
  },
  zimtschnecke: {
    title: 'Zimtschnecke',
    summary: 'Mit Ceylon-Zimt und Zuckerguss. Schachtel mit 2 Stück',
    text: 'Groß genug zum Teilen, zu gut dafür. Deshalb verkaufen wir sie gleich zu zweit.',
    ingredients:
      'WEIZENMEHL, BUTTER, VOLLMILCH, Zucker, Zimt, Hefe, Salz. In der Schachtel aufbewahren, bald verzehren.',
  },
  gugelhupf: {
    title: 'Gugelhupf',
    summary: 'Nach dem Heft der Großmutter, mit Puderzucker. 600 g',
    text: 'Hefeteig, der dreimal gehen darf, mit Mandeln und ein wenig Zitrone. Er reist gut, weil er nicht zu weich ist, und hält sich eine Woche.',
    ingredients:
      'WEIZENMEHL, BUTTER, EIER, VOLLMILCH, Zucker, MANDELN, Hefe, Zitronenschale, Salz. Kühl und trocken lagern.',
  },
  marmorkuchen: {
    title: 'Marmorkuchen',
    summary: 'Vanille und dunkler Kakao, im Ring gebacken. 700 g',
    text: 'Einmal mit der Gabel durchgezogen, mehr nicht. Ein Kuchen für den Schreibtisch, die Bahn und den Besuch, der sich eben erst angekündigt hat.',
    ingredients:
      'WEIZENMEHL, Zucker, BUTTER, EIER, VOLLMILCH, Kakao (6 %), Vanille, Backpulver, Salz. Kühl und trocken lagern.',
  },
  'apfelkuchen-glas': {
    title: 'Apfelkuchen im Glas',
    summary: 'Im Weckglas gebacken, hält drei Monate. 240 g',
    text: 'Rührteig mit Boskop aus Streuobst, direkt im Glas gebacken und verschlossen. Kein Pfand, aber ein Glas, das man behält.',
    ingredients:
      'Äpfel (35 %), WEIZENMEHL, EIER, Zucker, BUTTER, HASELNÜSSE, Zimt, Backpulver, Salz. Ungeöffnet bei Raumtemperatur lagern.',
  },
  nussecken: {
    title: 'Nussecken',
    summary: 'Mürbeteig, Haselnüsse, drei Ecken Schokolade. 320 g',
    text: 'Vier Stück in einer Blechschachtel. Die Ecken tauchen wir in Schokolade, die Mitte bleibt nackt, damit man die Nüsse sieht.',
    ingredients:
      'HASELNÜSSE (30 %), WEIZENMEHL, BUTTER, Zucker, EIER, Zartbitterschokolade (Kakaomasse, Zucker, Kakaobutter, Emulgator Lecithine (SOJA)), Salz. Kühl und trocken lagern.',
  },
  christstollen: {
    title: 'Christstollen',
    summary: 'Im Oktober gebacken, vier Wochen gereift. In zwei Größen',
    text: 'Rosinen in Rum, Zitronat, Mandeln und so viel Butter, wie der Teig tragen kann. Danach liegt er vier Wochen im kühlen Keller und wird jeden Sonntag besser.',
    ingredients:
      'WEIZENMEHL, Rosinen (20 %), BUTTER, MANDELN, VOLLMILCH, Zucker, Zitronat, Orangeat, Rum, Hefe, Gewürze, Salz. Enthält Alkohol. Kühl und trocken lagern.',
  },
  fruechtebrot: {
    title: 'Früchtebrot',
    summary: 'Feigen, Pflaumen, Nüsse und kaum Mehl. 400 g',
    text: 'Wird in dünnen Scheiben gegessen, mit kalter Butter. Eingewickelt hält es sich bis zum Frühling, falls niemand davon weiß.',
    ingredients:
      'Feigen, Pflaumen, HASELNÜSSE, WALNÜSSE, ROGGENMEHL, Aprikosen, Honig, Gewürze, Salz. Kühl und trocken lagern.',
  },
  zwieback: {
    title: 'Zwieback',
    summary: 'Zweimal gebacken, wie der Name sagt. 225 g',
    text: 'Milder Hefeteig, in Scheiben geschnitten und langsam geröstet. Für den Magen, für den Kaffee und für den Boden vom Käsekuchen.',
    ingredients: 'WEIZENMEHL, VOLLMILCH, BUTTER, Zucker, EIER, Hefe, Salz. Trocken lagern.',
  },
  knaeckebrot: {
    title: 'Knäckebrot mit Saaten',
    summary: 'Hauchdünn, mit Leinsaat und grobem Salz. 200 g',
    text: 'Wir rollen den Teig so dünn, dass man die Mehlgasse hindurchsieht. Danach trocknet er im abkühlenden Ofen.',
    ingredients: 'ROGGENVOLLKORNMEHL, Wasser, Leinsaat, SESAM, Rapsöl, Meersalz. Trocken lagern.',
  },
  grissini: {
    title: 'Grissini',
    summary: 'Mit Rosmarin, von Hand gezogen. 125 g',
    text: 'Keine zwei sind gleich lang, und alle sind zu schnell weg. Aus dem Baguetteteig vom Vortag.',
    ingredients: 'WEIZENMEHL, Wasser, Olivenöl, Rosmarin, Hefe, Meersalz. Trocken lagern.',
  },
  semmelbroesel: {
    title: 'Semmelbrösel',
    summary: 'Aus unseren Brötchen von gestern. 500 g',
    text: 'Was abends übrig bleibt, wird getrocknet und gemahlen. Gröber als aus der Fabrik, deshalb wird die Panade knuspriger.',
    ingredients: 'WEIZENMEHL, ROGGENMEHL, Wasser, Hefe, Salz. Trocken lagern.',
  },
  knuspermuesli: {
    title: 'Knuspermüsli',
    summary: 'Haferflocken, Honig und Nüsse vom Blech. 500 g',
    text: 'Im Steinofen geröstet, wenn das Brot heraus ist und die Hitze noch reicht. Ohne Kristallzucker, dafür mit Warendorfer Honig.',
    ingredients:
      'HAFERFLOCKEN (55 %), Honig, HASELNÜSSE, Sonnenblumenkerne, Rapsöl, Rosinen, Zimt, Salz. Trocken lagern.',
  },
  roggenmehl: {
    title: 'Roggenmehl Type 1150',
    summary: 'Auf Stein gemahlen, für Sauerteigbrote. 1 kg',
    text: 'Dasselbe Mehl, mit dem wir backen, jede Woche frisch aus der Mühle. Auf der Rückseite steht das Rezept für ein erstes eigenes Brot.',
    ingredients: 'ROGGENMEHL. Kühl und trocken lagern, vor dem Verzehr durcherhitzen.',
  },
  dinkelmehl: {
    title: 'Dinkelmehl Type 630',
    summary: 'Für Kuchen, Pfannkuchen und helle Brote. 1 kg',
    text: 'Fein, hell und freundlich zu Anfängern. Wer damit Weizenmehl ersetzt, nimmt einen Schluck Wasser weniger.',
    ingredients: 'DINKELMEHL (WEIZENART). Kühl und trocken lagern, vor dem Verzehr durcherhitzen.',
  },
  brotbackmischung: {
    title: 'Backmischung Mehlgassenbrot',
    summary: 'Mit getrocknetem Sauerteig, für einen Laib. 600 g',
    text: 'Wasser dazu, rühren, über Nacht stehen lassen, backen. Gelingt auch denen, die sonst nur Toast machen.',
    ingredients:
      'ROGGENMEHL, WEIZENMEHL, getrockneter Sauerteig (ROGGENMEHL), Meersalz, Trockenhefe. Kühl und trocken lagern, vor dem Verzehr backen.',
  },
  erdbeerkonfituere: {
    title: 'Erdbeerkonfitüre extra',
    summary: 'Im Juni gekocht, kleine Töpfe, viel Frucht. 220 g',
    text: 'Die Erdbeeren kommen morgens vom Feld und mittags ins Glas. Mehr als zwölf Gläser passen nicht in einen Topf, das ist Absicht.',
    ingredients:
      'Erdbeeren, Zucker, Zitronensaft, Geliermittel Pektin. Hergestellt aus 60 g Früchten je 100 g. Gesamtzuckergehalt 52 g je 100 g. Nach dem Öffnen kühl lagern.',
  },
  bluetenhonig: {
    title: 'Blütenhonig aus den Emsauen',
    summary: 'Cremig gerührt, von einem Imker am Fluss. 500 g',
    text: 'Linde, Klee und was sonst am Ufer blüht. Im Winter wird er fester, im warmen Wasserbad wieder weich.',
    ingredients: 'Honig (Ursprung: Deutschland). Für Kinder unter zwölf Monaten nicht geeignet.',
  },
  roestkaffee: {
    title: 'Hauskaffee',
    summary: 'Langsam geröstet, nussig, wenig Säure. 250 g',
    text: 'Derselbe, den wir im Café ausschenken. Wer keine Mühle hat, nimmt ihn gemahlen für den Filter.',
    ingredients: 'Röstkaffee (100 % Arabica). Trocken und verschlossen lagern.',
  },
  brotzeitkiste: {
    title: 'Brotzeitkiste',
    summary: 'Pumpernickel, Knäckebrot, Konfitüre und Honig in der Holzkiste',
    text: 'Ein Geschenk, das niemand umtauscht: 500 g Pumpernickel, 200 g Knäckebrot, 220 g Erdbeerkonfitüre und 500 g Honig. Die Kiste ist aus Pappelholz und nimmt danach gern Äpfel auf.',
    ingredients:
      'Pumpernickel: ROGGENSCHROT, Wasser, Meersalz. Knäckebrot: ROGGENVOLLKORNMEHL, Wasser, Leinsaat, SESAM, Rapsöl, Meersalz. Konfitüre: Erdbeeren, Zucker, Zitronensaft, Pektin. Honig (Ursprung: Deutschland).',
  },
  brotbeutel: {
    title: 'Brotbeutel aus Leinen',
    summary: 'Hält Brot drei Tage länger frisch als Papier',
    text: 'Ungefärbtes Leinen, 40 mal 30 Zentimeter, genäht in einer Werkstatt im Münsterland. Bei 60 Grad waschen, nicht in den Trockner.',
  },
  gaerkorb: {
    title: 'Gärkorb aus Peddigrohr',
    summary: 'Für Laibe bis 1 kg, mit dem typischen Ringmuster',
    text: 'Rund, 22 Zentimeter weit. Mit Roggenmehl ausstäuben, Teig hinein, warten. Nach dem Backen ausklopfen und trocknen lassen, nie spülen.',
  },
}
