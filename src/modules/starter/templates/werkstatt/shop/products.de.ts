export const productsDe = {
  schneidebrett: {
    title: 'Schneidebrett Kante',
    summary: 'Massives Holz, 3 cm stark, mit Hirnholzkante',
    text: 'Schwer genug, um liegen zu bleiben, und dick genug, um zehnmal abgeschliffen zu werden. Die Oberfläche ist mit Leinöl geölt. Gr. M misst 35 mal 22, Gr. L 45 mal 30 Zentimeter.\n\nMit der Hand spülen und stehend trocknen lassen.',
  },
  servierbrett: {
    title: 'Servierbrett mit Griff',
    summary: 'Für Käse, Brot und lange Abende',
    text: 'Aus einem Stück gesägt, der Griff liegt wie ein Werkzeugstiel in der Hand. Mit einem Loch zum Aufhängen, denn im Schrank wäre es schade darum. In 40 und 60 Zentimetern Länge.',
  },
  brotkasten: {
    title: 'Brotkasten Deckel auf',
    summary: 'Der Deckel ist zugleich ein Schneidebrett',
    text: 'Gezinkte Ecken, Luftlöcher an den Seiten und ein Deckel, den man umdreht und benutzt. Innen bleibt das Holz roh, damit das Brot atmen kann. Außen 38 mal 24 mal 20 Zentimeter.',
  },
  salatbesteck: {
    title: 'Salatbesteck',
    summary: 'Löffel und Gabel, von Hand geschnitzt',
    text: 'Dreißig Zentimeter lang, damit es nicht in der Schüssel versinkt. Kein Paar gleicht dem anderen. Mit Walnussöl eingelassen.',
  },
  untersetzer: {
    title: 'Untersetzer',
    summary: 'Vier Scheiben mit Filz, damit der Tisch keine Ringe bekommt',
    text: 'Aus Abschnitten, die für Möbel zu klein sind und für den Ofen zu schön. Zehn Zentimeter im Durchmesser, geölt, unten mit Wollfilz.',
  },
  nudelholz: {
    title: 'Nudelholz',
    summary: 'Gedrechselt, ohne Griffe oder mit',
    text: 'Mit Griffen rollt es sich bequemer, ohne hat man mehr Gefühl. Beide sind 40 Zentimeter lang und glatt wie ein Kieselstein.',
  },
  hocker: {
    title: 'Hocker Dreibein',
    summary: 'Steht auch auf schiefen Böden',
    text: 'Drei Beine wackeln nie, das wissen Melker seit Jahrhunderten. Die Sitzfläche ist leicht gemuldet. Mit 45 Zentimetern passt er an den Esstisch, mit 65 an die Arbeitsplatte. Wird zerlegt verschickt, die Beine stecken Sie ohne Werkzeug ein.',
  },
  fussbank: {
    title: 'Fußbank',
    summary: 'Für kurze Beine und hohe Schränke',
    text: 'Trägt 120 Kilo und wiegt keine drei. Mit Griffloch in der Mitte, damit man sie im Vorbeigehen mitnimmt. 40 mal 20 Zentimeter, 22 hoch.',
  },
  kinderhocker: {
    title: 'Kinderhocker',
    summary: 'Dreibein in klein, mit farbigem Sitz',
    text: 'Dreißig Zentimeter hoch und schwer genug, um nicht zu kippen. Der Lack entspricht der Norm für Spielzeug und darf angeknabbert werden. Geeignet ab zwei Jahren.',
  },
  garderobe: {
    title: 'Garderobenleiste',
    summary: 'Gedrechselte Knöpfe auf massiver Leiste',
    text: 'Jeder Knopf ist von hinten verschraubt und hält einen nassen Wintermantel. Schrauben und Dübel liegen bei. Mit drei, fünf oder sieben Knöpfen.',
  },
  wandbord: {
    title: 'Wandbord',
    summary: 'Zwei Winkel, ein Brett, keine sichtbare Schraube',
    text: 'Die Winkel sind aus demselben Stamm wie das Brett, so läuft die Maserung durch. Zwanzig Zentimeter tief, in drei Längen. Trägt bei fester Wand 15 Kilo je Meter.',
  },
  schluesselbrett: {
    title: 'Schlüsselbrett Haus',
    summary: 'Vier Haken aus Messing unter einem Dach',
    text: 'Das Einweihungsgeschenk der Werkstatt. Auf Wunsch brennen wir einen Namen ein, rufen Sie uns dazu einfach an.',
  },
  bilderleiste: {
    title: 'Bilderleiste',
    summary: 'Bilder anlehnen statt aufhängen',
    text: 'Eine flache Nut hält Rahmen, Postkarten und Kochbücher. Umstellen, so oft man will, ohne neue Löcher. Zehn Zentimeter tief.',
  },
  zinkenkasten: {
    title: 'Kasten mit Schwalbenschwanz',
    summary: 'Von Hand gezinkt, mit Deckel',
    text: 'An diesem Kasten lernt bei uns jeder Lehrling das Zinken. Was wir verkaufen, ist ungefähr der zwanzigste Versuch. Für Briefe, Tee oder Geheimnisse.',
  },
  stifteschale: {
    title: 'Stifteschale',
    summary: 'Aus dem Vollen gefräst, lang und flach',
    text: 'Zweiunddreißig Zentimeter lang, genau so breit wie zwei Füller. Die Unterseite ist mit Leder bezogen.',
  },
  buchstuetzen: {
    title: 'Buchstützen',
    summary: 'Ein Paar, innen mit Stahl',
    text: 'Im Holz steckt eine Stahlplatte, deshalb rutschen sie auch unter Lexika nicht weg. Sechzehn Zentimeter hoch, unten mit Filz.',
  },
  baukloetze: {
    title: 'Bauklötze',
    summary: 'Heimische Hölzer, geölt, im Leinensack',
    text: 'Buche, Eiche, Kirsche und Ahorn, jede Kante von Hand gebrochen. Alle Maße sind Vielfache von vier Zentimetern, deshalb passt alles zueinander. Geeignet ab zwölf Monaten.',
  },
  nistkasten: {
    title: 'Nistkasten',
    summary: 'Aus Lärche, für Meisen oder Stare',
    text: 'Unbehandelt, mit schrägem Dach und einer Front, die sich im Herbst zum Reinigen öffnen lässt. Das Loch ist 32 Millimeter weit für Meisen, 45 für Stare.',
  },
  moebeloel: {
    title: 'Möbelöl',
    summary: 'Unser eigenes: Leinöl, Orangenöl, sonst nichts',
    text: 'Damit ölen wir jeden Tisch, der die Werkstatt verlässt. Dünn auftragen, zwanzig Minuten warten, abreiben. 100 Milliliter reichen für zwei Quadratmeter.\n\nGetränkte Lappen können sich selbst entzünden: ausgebreitet im Freien trocknen.',
  },
  bienenwachs: {
    title: 'Bienenwachsbalsam',
    summary: 'Für Bretter, Kästen und Griffe',
    text: 'Bienenwachs und Leinöl, kalt gerührt. Frischt auf, was stumpf geworden ist, und duftet eine Stunde lang nach Wiese.',
  },
}
