export const contactDe = {
  plain: {
    name: 'Kontakt mit Öffnungszeiten',
    title: 'So erreichen Sie uns',
    text: 'Am schnellsten geht es am Telefon. Wenn Sie uns lieber schreiben, antworten wir am nächsten Werktag. Und wer einfach vorbeikommt, bekommt einen Kaffee.',
  },
  wide: {
    name: 'Kontakt auf farbigem Hintergrund',
    title: 'Wir freuen uns auf Sie',
    text: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Für alles, was länger dauert, vereinbaren wir am besten einen Termin.',
    first: 'Termin vereinbaren',
  },
  hours: {
    name: 'Öffnungszeiten mit Hinweis',
    title: 'Wann wir für Sie da sind',
    text: 'Außerhalb dieser Zeiten erreichen Sie uns nach Absprache. An gesetzlichen Feiertagen bleibt geschlossen.',
  },
  way: {
    name: 'Öffnungszeiten und Anfahrt',
    title: 'Anfahrt und Öffnungszeiten',
    text: '### Mit Bus und Bahn\n\nVom Bahnhof sind es fünf Minuten zu Fuß, immer am Wasser entlang.\n\n### Mit dem Auto\n\nParkplätze finden Sie direkt hinter dem Haus. Die Einfahrt ist gleich neben der Bäckerei.',
  },
}
