export const de = {
  question: 'Sicherheitsfrage: Wie viel ist {{left}} plus {{right}}?',
  hint: 'Bitte als Zahl. So halten wir Programme fern, ohne Sie zu beobachten.',
  trap: 'Dieses Feld bitte leer lassen',
  working: 'Sicherheitsprüfung läuft …',
  done: 'Sicherheitsprüfung erledigt',
  number: {
    n2: 'zwei',
    n3: 'drei',
    n4: 'vier',
    n5: 'fünf',
    n6: 'sechs',
    n7: 'sieben',
    n8: 'acht',
    n9: 'neun',
  },
} as const
