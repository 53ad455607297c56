import type { TeamWords } from './team.ts'

export const womenDe: TeamWords = {
  title: '1. Frauen',
  slug: 'erste-frauen',
  description:
    'Die 1. Frauen von {{business.name}}: Kader, Trainingszeiten und Trainerin der Mannschaft.',
  eyebrow: 'Fußball · Landesliga',
  lead: 'Im Mai mit einem 4:0 aufgestiegen, seither neun Spiele ungeschlagen. Die Mannschaft gibt es seit 1978, und so gut wie jetzt war sie noch nie.',
  training: {
    title: 'Training',
    text: 'Montag und Mittwoch, 19:00 bis 20:30\u00a0Uhr, Deichstadion. Einsteigerinnen sind freitags ab 18\u00a0Uhr richtig, da geht es ohne Tabelle zu.',
    more: 'Alle Trainingszeiten',
  },
  squad: {
    title: 'Der Kader',
    caption: 'Spielzeit 2026/27, Stand Oktober',
    rows: [
      ['Nr.', 'Name', 'Position', 'Im Verein seit'],
      ['1', 'Merle Stockmann', 'Tor', '2012'],
      ['12', 'Aylin Öztürk', 'Tor', '2020'],
      ['2', 'Hanna Röver', 'Abwehr', '2010'],
      ['4', 'Grace Mensah', 'Abwehr', '2018'],
      ['5', 'Lena Wolter (Kapitänin)', 'Abwehr', '2004'],
      ['15', 'Ida Claasen', 'Abwehr', '2015'],
      ['6', 'Franka Thies', 'Mittelfeld', '2011'],
      ['8', 'Zoe Albrecht', 'Mittelfeld', '2017'],
      ['10', 'Pauline Meinecke', 'Mittelfeld', '2009'],
      ['16', 'Marta Kowalska', 'Mittelfeld', '2023'],
      ['7', 'Neele Ahrens', 'Angriff', '2013'],
      ['9', 'Rieke Lüders', 'Angriff', '2008'],
      ['11', 'Amina Diallo', 'Angriff', '2021'],
    ],
  },
  quote: {
    text: 'Ich sage vor jedem Spiel dasselbe: Ihr habt das alles schon geübt. Jetzt traut euch. Und wenn ihr trefft, dann jubelt so, dass man euch bis zur Aller hört.',
    author: 'Jana Dierks',
    role: 'Trainerin der 1. Frauen, A-Lizenz',
  },
  away: {
    title: 'Eine Bank voller Nachwuchs',
    text: 'Aus der B-Jugend rücken jedes Jahr drei bis vier Spielerinnen auf. Damit das so bleibt, trainieren die Mädchen einmal im Monat gemeinsam mit der Ersten. Danach gibt es Nudeln für alle, Jana kocht.',
  },
}
