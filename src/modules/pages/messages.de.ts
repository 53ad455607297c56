import { privacyDe } from './messages-privacy.de.ts'

export const de = {
  menu: {
    services: 'Leistungen',
    works: 'Arbeiten',
    steps: 'Arbeitsweise',
    visit: 'Werkstatt',
    action: 'Projekt besprechen',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
  },
  facts: {
    address: 'Anschrift',
    hours: 'Öffnungszeiten',
    contact: 'Kontakt',
    closed: 'geschlossen',
    until: '{{from}} bis {{to}}',
    range: '{{opens}}–{{closes}}\u00a0Uhr',
  },
  days: {
    mo: 'Montag',
    tu: 'Dienstag',
    we: 'Mittwoch',
    th: 'Donnerstag',
    fr: 'Freitag',
    sa: 'Samstag',
    su: 'Sonntag',
  },
  home: {
    title: 'Holm & Tochter · Tischlerei in Kappeln an der Schlei',
    description:
      'Möbel, Küchen, Türen und Innenausbau aus heimischem Holz. Tischlerei Holm & Tochter in Kappeln: gezeichnet, gebaut und eingebaut von denselben Leuten.',
    eyebrow: 'Tischlerei in Kappeln an der Schlei, seit 1987',
    heading: 'Möbel, die man vererbt.',
    lead: 'Wir bauen Tische, Küchen, Einbauten und Türen aus Holz, das rund um die Schlei gewachsen ist. Gezeichnet, gefertigt und eingebaut von denselben sechs Leuten.',
    mail: 'Projekt besprechen',
    see: 'Arbeiten ansehen',
    picture:
      'Werkstatt am Morgen: Hobelbank mit Hobel und Spänen vor einem großen Fenster, dahinter die Schlei',
    statement:
      'Jens Holm hat die Werkstatt 1987 in einer alten Räucherei eingerichtet. Heute führt er sie mit seiner Tochter Maren. Geblieben ist die Abmachung vom ersten Tag: Wir bauen nichts, was wir nicht selbst reparieren könnten.',
    empty: 'Diese Website wird gerade eingerichtet.',
  },
  services: {
    title: 'Leistungen',
    furniture: {
      title: 'Möbel nach Maß',
      text: 'Tische, Betten, Schränke, Bänke. Ein Einzelstück für genau Ihren Raum, vom ersten Strich bis zur Ölung.',
    },
    kitchens: {
      title: 'Küchen',
      text: 'Massive Fronten, Arbeitsplatten mit Gebrauchsspuren im Plan. Geräte und Anschlüsse stimmen wir mit den Handwerkern vor Ort ab.',
    },
    interiors: {
      title: 'Innenausbau',
      text: 'Bücherwände, Sitznischen, Treppen und Böden. Auch in schiefen Häusern, denn hier ist kein Haus gerade.',
    },
    doors: {
      title: 'Fenster und Türen',
      text: 'Neubau und Restaurierung von Haustüren und Kastenfenstern, auf Wunsch in Absprache mit der Denkmalpflege.',
    },
  },
  works: {
    title: 'Zuletzt gebaut',
    table: {
      title: 'Esstisch für zehn',
      text: 'Eiche, geölt. 3,20\u202fm aus einem einzigen Stamm.',
    },
    bookcase: { title: 'Bücherwand mit Leseplatz', text: 'Esche und Leinen. Altbau in Flensburg.' },
    door: { title: 'Haustür von 1911', text: 'Lärche, restauriert und neu verglast. Arnis.' },
    joint: {
      title: 'Schubkasten',
      text: 'Handgezinkt, ohne Schraube und ohne Nagel. So sieht bei uns jede Ecke aus.',
    },
    alt: {
      table: 'Langer Eichentisch mit Stühlen vor einem hohen Fenster im Abendlicht',
      bookcase: 'Raumhohe Bücherwand mit eingebauter Sitzbank, Leuchte und Leiter',
      door: 'Grüne Haustür mit Oberlicht in einer Backsteinfassade, daneben Stockrosen',
      joint: 'Zwei Bretter mit Schwalbenschwanzzinken, kurz vor dem Zusammenstecken',
    },
  },
  steps: {
    title: 'So arbeiten wir',
    meet: {
      title: 'Ansehen',
      text: 'Wir kommen zu Ihnen, messen und hören zu. Der erste Besuch kostet nichts.',
    },
    draw: {
      title: 'Zeichnen',
      text: 'Sie bekommen eine Zeichnung, Holzproben zum Anfassen und einen festen Preis.',
    },
    build: {
      title: 'Bauen',
      text: 'Vier bis zehn Wochen in der Werkstatt. Zuschauen dürfen Sie jederzeit.',
    },
    bring: {
      title: 'Einbauen',
      text: 'Wir liefern selbst, bauen ein und nehmen die Späne wieder mit.',
    },
  },
  visit: {
    title: 'Die Werkstatt steht offen',
    text: 'Kommen Sie vorbei, am besten vormittags. Parken können Sie im Hof, der Kaffee steht auf der Hobelbank links. Für ein Projekt schreiben Sie uns kurz, worum es geht. Ein Foto und ungefähre Maße genügen.',
    picture:
      'Backsteinhaus mit grünen Werkstatttoren am Wasser, davor gestapeltes Holz und ein Fahrrad',
    mail: 'Schreiben',
    call: 'Anrufen',
  },
  imprint: {
    title: 'Impressum',
    lead: 'Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes (DDG).',
    provider: 'Anbieter',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    phone: 'Telefon: {{phone}}',
    email: 'E-Mail: {{email}}',
    register: 'Handelsregister',
    vat: 'Umsatzsteuer-Identifikationsnummer',
    vatText: '{{id}} (nach §\u00a027a Umsatzsteuergesetz)',
    profession: 'Berufsrechtliche Angaben',
    chamber: 'Zuständige Kammer: {{chamber}}',
    professionName: 'Berufsbezeichnung: {{profession}}',
    rules: 'Berufsrechtliche Regelungen: {{rules}}',
    dispute: 'Streitbeilegung',
    disputeText:
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 Verbraucherstreitbeilegungsgesetz).',
    incomplete:
      'Dieses Impressum ist noch nicht vollständig. Bitte tragen Sie Name, Anschrift und E-Mail-Adresse in den Einstellungen ein.',
  },
  privacy: privacyDe,
}
