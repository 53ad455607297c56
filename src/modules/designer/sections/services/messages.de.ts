export const servicesDe = {
  cards: {
    name: 'Leistungen als Karten',
    title: 'Unsere Leistungen',
    items: {
      first: {
        title: 'Beratung',
        text: 'Wir klären, was Sie brauchen und was sich lohnt, auf Wunsch auch bei Ihnen zu Hause.',
      },
      second: {
        title: 'Umsetzung',
        text: 'Sorgfältig, pünktlich und zum vereinbarten Preis. Wir räumen hinterher auch auf.',
      },
      third: {
        title: 'Betreuung',
        text: 'Wir bleiben ansprechbar. Wenn später etwas ist, kommt jemand, der Ihr Vorhaben kennt.',
      },
    },
  },
  list: {
    name: 'Leistungen als Liste',
    eyebrow: 'Was wir machen',
    title: 'Vom ersten Entwurf bis zur letzten Schraube',
    items: {
      first: {
        title: 'Planung und Entwurf',
        text: 'Skizzen, Maße und Muster zum Anfassen, damit Sie wissen, was Sie bekommen.',
      },
      second: {
        title: 'Neuanfertigung',
        text: 'Einzelstücke und kleine Serien, aus Material, das wir selbst aussuchen.',
      },
      third: {
        title: 'Reparatur',
        text: 'Vieles ist zu retten. Wir sagen Ihnen ehrlich, wann es sich nicht mehr lohnt.',
      },
      fourth: {
        title: 'Pflege und Wartung',
        text: 'Einmal im Jahr nachsehen lassen kostet wenig und erspart großen Ärger.',
      },
    },
  },
  tabs: {
    name: 'Leistungen in Reitern',
    title: 'Für wen wir arbeiten',
    items: {
      first: {
        title: 'Privat',
        text: 'Für Ihr Zuhause planen wir so, dass der Alltag weitergeht. Wir stimmen jeden Tag mit Ihnen ab und hinterlassen alles sauber.',
      },
      second: {
        title: 'Gewerbe',
        text: 'Wir arbeiten auch früh, spät oder am Wochenende, damit Ihr Betrieb nicht stillsteht. Sie bekommen feste Termine und eine Ansprechperson.',
      },
      third: {
        title: 'Vereine und Schulen',
        text: 'Mit kleinem Geld lässt sich viel machen. Wir beraten zu Förderungen und binden gern helfende Hände ein.',
      },
    },
  },
  steps: {
    name: 'Ablauf in drei Schritten',
    title: 'So läuft es ab',
    items: {
      first: {
        title: '1. Kennenlernen',
        text: 'Sie erzählen, was Sie vorhaben. Wir fragen nach und sehen uns alles an.',
      },
      second: {
        title: '2. Angebot',
        text: 'Innerhalb einer Woche haben Sie einen festen Preis und einen Termin.',
      },
      third: {
        title: '3. Ausführung',
        text: 'Wir legen los, halten Sie auf dem Laufenden und übergeben erst, wenn alles stimmt.',
      },
    },
  },
  path: {
    name: 'Ablauf in vier Schritten',
    eyebrow: 'Der Weg zu Ihrem Termin',
    title: 'Einfach in vier Schritten',
    items: {
      first: { title: 'Anrufen', text: 'Oder schreiben, wie es Ihnen lieber ist.' },
      second: { title: 'Aussuchen', text: 'Wir schlagen Ihnen drei passende Termine vor.' },
      third: { title: 'Vorbeikommen', text: 'Bringen Sie mit, was Sie schon haben.' },
      fourth: { title: 'Zurücklehnen', text: 'Den Rest übernehmen wir.' },
    },
  },
}
