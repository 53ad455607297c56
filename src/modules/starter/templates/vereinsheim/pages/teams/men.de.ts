import type { TeamWords } from './team.ts'

export const menDe: TeamWords = {
  title: '1. Herren',
  slug: 'erste-herren',
  description:
    'Die 1. Herren von {{business.name}}: Kader, Trainingszeiten und Trainer der Mannschaft.',
  eyebrow: 'Fußball · Kreisliga',
  lead: 'Dritter der Tabelle, erster in der Fairplay-Wertung. Die meisten Jungs haben schon in der F-Jugend zusammen gespielt, und das sieht man an guten Tagen.',
  training: {
    title: 'Training',
    text: 'Dienstag und Donnerstag, 19:00 bis 20:45\u00a0Uhr, Deichstadion. Wer mitmachen möchte, kommt einfach dienstags vorbei und fragt nach Torsten.',
    more: 'Alle Trainingszeiten',
  },
  squad: {
    title: 'Der Kader',
    caption: 'Spielzeit 2026/27, Stand Oktober',
    rows: [
      ['Nr.', 'Name', 'Position', 'Im Verein seit'],
      ['1', 'Jonas Heitmann', 'Tor', '2009'],
      ['22', 'Emre Kaya', 'Tor', '2019'],
      ['2', 'Lasse Brockmann', 'Abwehr', '2006'],
      ['3', 'Finn Brockmann', 'Abwehr', '2008'],
      ['4', 'David Okafor', 'Abwehr', '2021'],
      ['5', 'Malte Jansen (Kapitän)', 'Abwehr', '2001'],
      ['6', 'Nico Petrat', 'Mittelfeld', '2014'],
      ['8', 'Can Demir', 'Mittelfeld', '2011'],
      ['10', 'Tobias Ahlers', 'Mittelfeld', '2003'],
      ['14', 'Piet Harms', 'Mittelfeld', '2010'],
      ['7', 'Samuel Adu', 'Angriff', '2022'],
      ['9', 'Henning Voss', 'Angriff', '2005'],
      ['11', 'Luis Marquardt', 'Angriff', '2016'],
    ],
  },
  quote: {
    text: 'Jungs, ihr müsst nicht schön spielen. Ihr müsst nur so spielen, dass ihr euch danach in die Augen schauen könnt. Und lauft bitte mit zurück.',
    author: 'Torsten Wiechmann',
    role: 'Trainer der 1. Herren, seit 2018',
  },
  away: {
    title: 'Auswärts mit dem Vereinsbus',
    text: 'Neun Plätze, vierzehn Taschen, ein Kassettenradio. Unser Bus wird von Ehrenamtlichen gefahren und von der Autowerkstatt Timm am Leben gehalten. Abfahrt immer 90 Minuten vor Anstoß am Vereinsheim, Fans fahren mit, solange Platz ist.',
  },
}
