export const aboutDe = {
  story: {
    name: 'Über uns in zwei Spalten',
    eyebrow: 'Über uns',
    title: 'Aus einer Garage wurde ein Betrieb mit acht Menschen',
    left: 'Angefangen hat alles mit einem Auftrag aus der Nachbarschaft und geliehenem Werkzeug. Aus einem Auftrag wurden zehn, aus der Garage eine Halle. Geblieben ist, dass wir jede Arbeit so machen, als wäre sie für uns selbst.',
    right:
      'Heute arbeiten bei uns Menschen aus drei Generationen. Wir bilden aus, wir lernen weiter, und wir nehmen uns am Freitag um vier gemeinsam Zeit für Kaffee und Kuchen. Kommen Sie gern dazu.',
  },
  values: {
    name: 'Was uns wichtig ist',
    title: 'Was uns wichtig ist',
    items: {
      first: {
        title: 'Ehrlich',
        text: 'Wir raten auch einmal ab. Das spricht sich herum, und so soll es sein.',
      },
      second: {
        title: 'Haltbar',
        text: 'Wir verwenden, was lange hält und sich später noch reparieren lässt.',
      },
      third: {
        title: 'Nah',
        text: 'Unser Material kommt aus der Region, unsere Leute auch.',
      },
    },
  },
  right: {
    name: 'Text mit Bild rechts',
    title: 'Mit Ruhe und gutem Werkzeug',
    text: 'Gutes braucht seine Zeit, aber nicht mehr als nötig. Wir planen so, dass am Ende kein Tag fehlt und keiner zu viel ist.\n\nDeshalb nehmen wir nur so viele Aufträge an, wie wir gut machen können.',
  },
  left: {
    name: 'Text mit Bild links',
    title: 'Wo Sie uns finden',
    text: 'Unsere Räume liegen in einem alten Hof, zwei Minuten vom Bahnhof. Der Eingang ist stufenlos, Parkplätze gibt es hinter dem Haus.\n\n- Bus 4 bis Haltestelle Hafen\n- Fahrradständer vor der Tür\n- Kaffee steht bereit',
  },
  figures: {
    name: 'Drei Zahlen',
    title: 'Wir in Zahlen',
    items: {
      first: { title: '38 Jahre', text: 'gibt es uns schon, an derselben Adresse.' },
      second: { title: '8 Menschen', text: 'arbeiten bei uns, zwei davon lernen noch.' },
      third: { title: '1.200 Aufträge', text: 'haben wir bisher abgeschlossen, große und kleine.' },
    },
  },
  team: {
    name: 'Das Team als Karten',
    title: 'Die Menschen dahinter',
    items: {
      first: { title: 'Mira Holm', text: 'Führt den Betrieb und das erste Gespräch mit Ihnen.' },
      second: { title: 'Jonas Petersen', text: 'Plant, misst und behält die Termine im Blick.' },
      third: { title: 'Aylin Kaya', text: 'Meisterin in der Werkstatt und für die Ausbildung da.' },
    },
  },
  boss: {
    name: 'Vorstellung mit Bild',
    title: 'Ihr erster Kontakt',
    text: 'Wenn Sie anrufen, bin meistens ich am Apparat. Ich kenne jeden laufenden Auftrag und sage Ihnen sofort, wann wir Zeit haben.',
    author: 'Mira Holm',
    role: 'Inhaberin',
  },
}
