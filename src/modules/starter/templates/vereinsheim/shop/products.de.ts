export const productsDe = {
  heimtrikot: {
    title: 'Heimtrikot',
    summary: 'Das Blaue mit der 24 auf der Brust',
    text: 'Dasselbe, das die Erste am Sonntag trägt, nur ohne Grasflecken. Aus recyceltem Polyester, schnell trocken, mit gesticktem Stern. Bei 30 Grad waschen.',
  },
  trainingsjacke: {
    title: 'Trainingsjacke',
    summary: 'Für den Platz, den Deich und den Supermarkt',
    text: 'Durchgehender Reißverschluss, zwei Taschen, Streifen am Ärmel. Von innen angeraut, für Abende unter Flutlicht.',
  },
  kapuzenpulli: {
    title: 'Kapuzenpulli',
    summary: 'Dicke Baumwolle, großer Stern',
    text: 'Schwer, weich und nach drei Wäschen noch genauso. Bio-Baumwolle, in Portugal genäht. Fällt normal aus.',
  },
  kindershirt: {
    title: 'Kindershirt Sternchen',
    summary: 'Für alle, die noch in ein Trikot hineinwachsen',
    text: 'Weiß mit blauen Ärmelkanten. Bio-Baumwolle, bei 60 Grad waschbar, denn Kinder und Rasen gehören zusammen.',
  },
  fanschal: {
    title: 'Fanschal',
    summary: 'Blau-weiß gestrickt, mit Stern an den Enden',
    text: 'Anderthalb Meter lang, damit er auch zweimal um den Hals passt. Gestrickt in Niedersachsen. Hält warm, auch in der Nachspielzeit.',
  },
  bommelmuetze: {
    title: 'Bommelmütze',
    summary: 'Mit weißem Bommel und breitem Rand',
    text: 'Aus weicher Wolle, die nicht kratzt. Der Bommel lässt sich abknöpfen, aber das tut niemand.',
  },
  wimpel: {
    title: 'Wimpel',
    summary: 'Wie ihn die Mannschaftsführer tauschen',
    text: 'Satin, bestickt, mit goldenen Fransen und Kordel. Dreißig Zentimeter hoch, für das Kinderzimmer oder das Büro.',
  },
  becher: {
    title: 'Kaffeebecher',
    summary: 'Porzellan, spülmaschinenfest, 300 ml',
    text: 'Auf der einen Seite der Stern, auf der anderen der Satz: „Erst Kaffee, dann Kreisliga.“',
  },
  anhaenger: {
    title: 'Schlüsselanhänger',
    summary: 'Das Wappen aus Metall, emailliert',
    text: 'Vier Zentimeter hoch und schwer genug, um ihn in der Sporttasche zu finden.',
  },
  aufkleber: {
    title: 'Aufkleberbogen',
    summary: 'Neun Motive, wetterfest',
    text: 'Für Fahrräder, Brotdosen und Laptops. Bitte nicht auf die Kabinentür.',
  },
  fussball: {
    title: 'Vereinsball',
    summary: 'Blau-weiß, für Rasen und Bolzplatz',
    text: 'Handgenäht, mit Latexblase, fair gehandelt. Größe 5 für Große, Größe 4 für die Jugend. Wird ohne Luft verschickt.',
  },
  trinkflasche: {
    title: 'Trinkflasche',
    summary: 'Edelstahl, dicht, mit Platz für einen Namen',
    text: 'Passt in jeden Flaschenhalter am Rad und übersteht den Sturz von der Bank. Auf das weiße Feld schreibt man mit Folienstift.',
  },
}
