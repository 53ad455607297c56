import type { ServiceWords } from './service-page.ts'

export const doorsDe: ServiceWords = {
  title: 'Fenster und Türen',
  slug: 'fenster-und-tueren',
  description:
    'Haustüren und Kastenfenster aus Lärche und Eiche, neu gebaut oder restauriert, auch für Baudenkmale. {{business.name}}, {{business.city}}.',
  hero: {
    eyebrow: 'Leistungen',
    title: 'Fenster und Türen',
    text: 'Wir bauen Haustüren und Kastenfenster neu und retten alte, auf Wunsch in Absprache mit der Denkmalpflege.',
  },
  chapters: [
    {
      title: 'Erst ansehen, dann ersetzen',
      text: 'Viele alte Türen sind besser als jede neue. Meist ist nur das untere Drittel faul, oder das Schloss hat Spiel. Wir setzen Holz an, richten Bänder und Schlösser und bringen eine Dichtung ein, die niemand sieht.\n\nWas wirklich nicht zu retten ist, bauen wir nach: Profil für Profil, nach dem Original.',
    },
    {
      title: 'Neu, aber nicht fremd',
      text: 'Eine neue Haustür darf nicht aussehen wie aus dem Baumarkt. Wir zeichnen sie zum Haus und bauen sie aus Lärche oder Eiche, mit heutigen Werten für Wärme und Sicherheit.\n\nFarbe mischen wir mit Leinöl. Sie platzt nicht ab, sie wird mit den Jahren nur matter.',
    },
  ],
  points: {
    title: 'Was dazugehört',
    items: [
      {
        title: 'Wärme',
        text: 'Dreifach verglast, dichte Fugen, geprüfte Werte. Für Förderanträge stellen wir die Nachweise aus.',
      },
      {
        title: 'Sicherheit',
        text: 'Mehrfachverriegelung und starke Bänder, unauffällig eingelassen.',
      },
      {
        title: 'Denkmal',
        text: 'Wir sprechen mit der Behörde, bevor wir anfangen, und dokumentieren jeden Schritt.',
      },
    ],
  },
  quote: {
    text: 'Die Tür von 1911 geht wieder mit einem Finger auf. Unsere Nachbarn fragen jede Woche, wer das war.',
    author: 'Hauke Thomsen',
    role: 'Haustür, Arnis',
  },
  call: { title: 'Klemmt bei Ihnen etwas?', button: 'Tür oder Fenster zeigen' },
}
