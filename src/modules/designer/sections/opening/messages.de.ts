export const openingDe = {
  above: {
    name: 'Einstieg mit Bild darunter',
    eyebrow: 'Willkommen',
    title: 'Gute Arbeit beginnt mit einem guten Gespräch',
    text: 'Wir hören zu, sehen genau hin und sagen ehrlich, was möglich ist. So entsteht etwas, das zu Ihnen passt und lange hält.',
    first: 'Termin vereinbaren',
    second: 'Mehr über uns',
  },
  beside: {
    name: 'Einstieg mit Bild daneben',
    eyebrow: 'Familienbetrieb seit 1987',
    title: 'Vor Ort, persönlich, verlässlich',
    text: 'Bei uns sprechen Sie immer mit den Menschen, die nachher auch für Sie arbeiten. Das spart Wege, Zeit und Missverständnisse.',
    first: 'Lernen Sie uns kennen',
  },
  over: {
    name: 'Einstieg auf einem Bild',
    title: 'Schön, dass Sie da sind',
    text: 'Nehmen Sie sich einen Augenblick und sehen Sie sich um. Wenn Sie Fragen haben, sind wir nur einen Anruf entfernt.',
    first: 'So erreichen Sie uns',
  },
  plain: {
    name: 'Einstieg ohne Bild',
    eyebrow: 'Auf einen Blick',
    title: 'Was wir für Sie tun können',
    text: 'Ob kleine Hilfe oder großes Vorhaben: Hier finden Sie, was wir anbieten, was es kostet und wie Sie uns am schnellsten erreichen.',
  },
  call: {
    name: 'Aufruf auf farbigem Hintergrund',
    title: 'Erzählen Sie uns von Ihrem Vorhaben',
    text: 'Ein erstes Gespräch kostet nichts und verpflichtet zu nichts. Meist wissen wir danach beide, wie es weitergeht.',
    first: 'Gespräch vereinbaren',
  },
  quiet: {
    name: 'Ruhiger Aufruf',
    title: 'Noch unsicher? Fragen Sie einfach.',
    text: 'Schreiben Sie uns zwei Sätze dazu, worum es geht. Sie bekommen am nächsten Werktag eine Antwort, von einem Menschen.',
    first: 'Nachricht schreiben',
    second: 'Zur Startseite',
  },
}
