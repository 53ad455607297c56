import type { TemplateNews } from '../../../site-template.ts'

export const generalMeeting: TemplateNews = {
  daysAgo: 48,
  type: 'press',
  tags: ['Verein', 'Mitgliederversammlung'],
  author: 'Katrin Ahlers',
  cover: 'pokale',
  words: {
    de: {
      title: 'Der Vorstand bleibt, die Beiträge auch',
      summary:
        '96 Mitglieder kamen in den Sternensaal. Katrin Ahlers bleibt Vorsitzende, die Beiträge bleiben stabil, und das zweite Flutlicht ist beschlossen.',
      content: `Um 19:30\u00a0Uhr begann die Versammlung mit einer Schweigeminute, um 21:05\u00a0Uhr endete sie mit Applaus. Dazwischen lagen Berichte, Zahlen und eine längere Aussprache über die Lautstärke der Tormusik.

## Die Beschlüsse

- Katrin Ahlers und Mehmet Aydin wurden einstimmig für zwei Jahre wiedergewählt
- Kassenwart Jürgen Behnke wurde entlastet, zum 27. Mal ohne Beanstandung
- Die Beiträge bleiben unverändert
- Platz 2 bekommt Flutlicht mit LED, 40.000\u00a0€ davon trägt die Sportförderung

## Ehrungen

Für 70 Jahre Mitgliedschaft erhielt Hermann Wolter den goldenen Stern. Er hat 1953 Steine für das Vereinsheim getragen und fragte, wann es endlich wieder etwas zu bauen gebe. Das Protokoll liegt im Vereinsheim aus.`,
    },
    en: {
      title: 'General meeting: board confirmed, fees unchanged',
      summary:
        '96 members came to the Star hall. Katrin Ahlers stays chair, the fees stay as they are, and the second floodlight is decided.',
      content: `The meeting began at 7.30 pm with a minute’s silence and ended at 9.05 pm with applause. In between came reports, figures and a longish debate about the volume of the goal music.

## What was decided

- Katrin Ahlers and Mehmet Aydin were re-elected unanimously for two years
- Treasurer Jürgen Behnke’s accounts were approved, for the 27th time without objection
- The fees stay unchanged
- Pitch 2 gets LED floodlights; public sports funding covers €40,000

## Honours

Hermann Wolter received the golden star for 70 years of membership. He carried bricks for the clubhouse in 1953 and asked when there would finally be something to build again. The minutes lie open in the clubhouse.`,
    },
  },
}
