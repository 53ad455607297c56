import type { TemplateNews } from '../../../site-template.ts'

export const derby: TemplateNews = {
  daysAgo: 3,
  type: 'news',
  tags: ['Fußball', '1. Herren', 'Spielbericht'],
  author: 'Katrin Ahlers',
  cover: 'flutlichtspiel',
  words: {
    de: {
      title: '3:2 in der 88. Minute: Derbysieg unter Flutlicht',
      summary:
        '480 Zuschauer, zweimal Rückstand und ein Kopfball von Henning Voss, den man bis auf die andere Allerseite gehört hat.',
      content: `Nach zwölf Minuten stand es 0:1, nach dreißig 1:2, und am Bratwurststand sprach man schon über die nächste Woche. Dann kam die 61. Minute, ein Freistoß von Tobias Ahlers und der Pfosten, der diesmal auf unserer Seite war: 2:2.

## Die 88. Minute

Can Demir gewinnt den Ball am eigenen Sechzehner, Samuel Adu läuft, flankt im Fallen, und Henning Voss steht dort, wo er seit zwanzig Jahren steht. Kopfball, Innenpfosten, 3:2. Der Rest war Jubel und eine sehr lange Nachspielzeit.

- Tore: 0:1 (12.), 1:1 Adu (24.), 1:2 (30.), 2:2 Ahlers (61.), 3:2 Voss (88.)
- Zuschauer: 480, davon etwa 60 mit dem falschen Schal
- Spieler des Tages: Jonas Heitmann mit drei Paraden in der Schlussphase

„Ich habe in der Pause nur gesagt: Lauft mit zurück“, sagte Trainer Torsten Wiechmann. „Heute haben sie es getan.“`,
    },
    en: {
      title: '3–2 in the 88th minute: derby won under floodlights',
      summary:
        '480 spectators, twice behind, and a header by Henning Voss that could be heard on the other side of the river.',
      content: `After twelve minutes it was 0–1, after thirty 1–2, and at the bratwurst stand they were already talking about next week. Then came the 61st minute, a free kick by Tobias Ahlers and a post that was on our side for once: 2–2.

## The 88th minute

Can Demir wins the ball at the edge of his own box, Samuel Adu runs, crosses while falling, and Henning Voss stands where he has been standing for twenty years. Header, inside of the post, 3–2. The rest was joy and a very long stoppage time.

- Goals: 0–1 (12), 1–1 Adu (24), 1–2 (30), 2–2 Ahlers (61), 3–2 Voss (88)
- Attendance: 480, about 60 of them with the wrong scarf
- Player of the day: Jonas Heitmann with three late saves

“All I said at half-time was: run back as well,” said coach Torsten Wiechmann. “Today they did.”`,
    },
  },
}
