import type { TemplateNews } from '../../../site-template.ts'

export const youthCup: TemplateNews = {
  daysAgo: 12,
  type: 'news',
  tags: ['Jugend', 'Turnier'],
  author: 'Svenja Lohmann',
  cover: 'jugendtraining',
  words: {
    de: {
      title: 'Sternchen-Cup: 24 Teams, 71 Tore, ein verlorener Schuh',
      summary:
        'Beim Turnier der F- und E-Jugend spielten am Samstag 230 Kinder auf vier kleinen Feldern. Gewonnen haben viele, geweint fast niemand.',
      content: `Um acht Uhr standen die ersten Kinder vor dem Tor, um halb neun war die erste Kiste Äpfel leer. Gespielt wurde vier gegen vier, ohne Schiedsrichter und mit der Regel, dass die Kinder selbst entscheiden, was ein Foul ist. Es funktionierte erstaunlich gut.

## Alle bekommen einen Stern

Im Finale der E-Jugend setzte sich die SG Örtzequelle mit 3:2 gegen unsere zweite Mannschaft durch. Eine Medaille bekam trotzdem jedes Kind, und der Fairness-Stern ging an die F-Jugend vom TSV Lachteufer, die ein Tor zurückgab, weil der Ball vorher im Aus war.

Danke an 31 Eltern am Kuchenbuffet, an die Landbäckerei Kruse für 300 Brötchen und an alle, die pfeifen könnten und es nicht taten. Der linke Schuh in Größe 33 liegt noch im Vereinsheim.`,
    },
    en: {
      title: 'Little Stars Cup: 24 teams, 71 goals, one lost shoe',
      summary:
        'On Saturday 230 children of the under 9 and under 11 played on four small pitches. Many won, hardly anyone cried.',
      content: `At eight the first children stood at the gate, at half past eight the first crate of apples was empty. We played four against four, without referees and with the rule that the children decide for themselves what a foul is. It worked surprisingly well.

## Everyone gets a star

In the under 11 final SG Örtzequelle beat our second team 3–2. Every child got a medal all the same, and the fairness star went to the under 9 of TSV Lachteufer, who gave back a goal because the ball had been out.

Thank you to 31 parents at the cake table, to the Kruse bakery for 300 rolls, and to everyone who could have blown a whistle and did not. The left shoe, size 33, is still in the clubhouse.`,
    },
  },
}
