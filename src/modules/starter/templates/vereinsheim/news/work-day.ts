import type { TemplateNews } from '../../../site-template.ts'

export const workDay: TemplateNews = {
  daysAgo: 26,
  type: 'event',
  tags: ['Vereinsheim', 'Ehrenamt'],
  author: 'Mehmet Aydin',
  cover: 'vereinsheim-haus',
  words: {
    de: {
      title: 'Arbeitstag am Vereinsheim: 42 Leute, eine neue Dachrinne',
      summary:
        'Streichen, Schneiden, Schrauben: In sechs Stunden bekam das Vereinsheim eine Dachrinne, einen frischen Giebel und endlich eine Tür, die nicht klemmt.',
      content: `Angesagt war Regen, gekommen sind 42 Helferinnen und Helfer. Die Dachdeckerei Behn hatte Gerüst und Rinne gestellt, die Alten Herren den Giebel, und die A-Jugend hat in drei Stunden mehr Hecke geschnitten, als geplant war.

## Was jetzt neu ist

- Dachrinne und Fallrohre auf der Platzseite
- Der Giebel ist geölt und das Wappen wieder blau
- Ein Fahrradständer für 30 Räder, gebaut von Vater und Tochter Petrat
- Die Saaltür schließt, zum ersten Mal seit 1987

Mittags gab es Erbsensuppe von Gudrun, danach eine halbe Stunde, in der niemand aufstehen wollte. Der nächste Arbeitstag ist im Frühjahr. Sie müssen nichts können, nur etwas anpacken.`,
    },
    en: {
      title: 'Work day at the clubhouse: 42 people, one new gutter',
      summary:
        'Painting, cutting, screwing: in six hours the clubhouse got a gutter, a fresh gable and at last a door that does not stick.',
      content: `The forecast said rain, and 42 helpers came. The Behn roofers lent scaffolding and gutter, the veterans took the gable, and in three hours the under 19 cut more hedge than had been planned.

## What is new

- Gutter and downpipes on the pitch side
- The gable is oiled and the badge is blue again
- A rack for 30 bicycles, built by the Petrats, father and daughter
- The hall door shuts, for the first time since 1987

At noon there was Gudrun’s pea soup, and then half an hour in which nobody wanted to get up. The next work day is in spring. You need no skills, just willing hands.`,
    },
  },
}
