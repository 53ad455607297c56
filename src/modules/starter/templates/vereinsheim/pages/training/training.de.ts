export const trainingDe = {
  title: 'Training & Zeiten',
  slug: 'training',
  linktext: 'Training',
  description:
    'Alle Trainingszeiten von {{business.name}}: Fußball, Handball, Turnen und Lauftreff nach Wochentag und nach Alter, mit Platz und Ansprechpartner.',
  heading: { eyebrow: 'Sommer wie Winter', text: 'Training & Zeiten' },
  lead: 'Sie können bei jeder Gruppe dreimal unverbindlich mitmachen. Kommen Sie zehn Minuten früher und sagen Sie kurz Hallo, dann ist alles Weitere schnell geklärt.',
  week: {
    title: 'Die Woche auf einen Blick',
    caption: 'Gültig von September bis Juni, in den Ferien nach Aushang',
    rows: [
      ['Tag', 'Zeit', 'Gruppe', 'Ort'],
      ['Montag', '17:00–19:00', 'D- und C-Jugend', 'Platz 1 und 2'],
      ['Montag', '19:00–20:30', '1. Frauen', 'Deichstadion'],
      ['Dienstag', '16:00–17:45', 'F- und E-Jugend', 'Platz 2'],
      ['Dienstag', '18:00–19:15', 'Lauftreff', 'Treffpunkt Vereinsheim'],
      ['Dienstag', '19:00–20:45', '1. und 2. Herren', 'Deichstadion'],
      ['Mittwoch', '15:30–16:30', 'Eltern-Kind-Turnen', 'Allerhalle'],
      ['Mittwoch', '20:00–21:30', 'Alte Herren', 'Platz 2'],
      ['Donnerstag', '18:30–20:45', 'A-Jugend, 1. Herren', 'Deichstadion'],
      ['Freitag', '17:00–22:00', 'Handball, alle Teams', 'Allerhalle'],
      ['Samstag', '09:00–10:15', 'Lauftreff', 'Treffpunkt Vereinsheim'],
      ['Samstag', '10:00–11:00', 'Bambini', 'Platz 2'],
    ],
  },
  ages: {
    title: 'Was passt zu wem?',
    tabs: [
      [
        '2 bis 6 Jahre',
        'Beim Eltern-Kind-Turnen geht es ums Klettern, Rollen und Mutigsein. Ab fünf dürfen die Kleinen zu den Bambini.\n\n- Eltern-Kind-Turnen: Mittwoch, 15:30\u00a0Uhr, Allerhalle\n- Bambini: Samstag, 10:00\u00a0Uhr, Platz 2',
      ],
      [
        '7 bis 13 Jahre',
        'In diesem Alter soll man vieles ausprobieren. Wer zwei Sparten wählt, zahlt trotzdem nur einen Beitrag.\n\n- Fußball F- bis D-Jugend: Montag bis Donnerstag\n- Handball D-Jugend, gemischt: Freitag, 17:00\u00a0Uhr\n- Geräteturnen: Donnerstag, 16:00\u00a0Uhr',
      ],
      [
        '14 bis 18 Jahre',
        'Jetzt wird es schneller. Trotzdem gilt: Schule geht vor, und wer pfeifen lernen möchte, bekommt den Lehrgang bezahlt.\n\n- Fußball C- bis A-Jugend, B-Mädchen\n- Handball A-Jugend: Freitag, 18:30\u00a0Uhr\n- Schiedsrichterlehrgang: jeden Februar',
      ],
      [
        'Erwachsene',
        'Vom Landesligateam bis zur Rückengymnastik ist alles dabei. Wieder einsteigen können Sie in jedem Alter.\n\n- Fußball: Herren, Frauen, Alte Herren\n- Handball: Frauen 19:30\u00a0Uhr, Männer 21:00\u00a0Uhr\n- Rückenfit: Montag, 18:30\u00a0Uhr\n- Lauftreff: Dienstag und Samstag',
      ],
    ],
  },
  hall: {
    title: 'Freitag ist Handballtag',
    text: 'Ab 17\u00a0Uhr gehört die Allerhalle uns. Erst die Kleinen, dann die Großen, zum Schluss die Männer, die behaupten, nur wegen der Bewegung zu kommen. Zuschauen können Sie immer, die Bank steht links.',
  },
  weather: {
    title: 'Fällt Training aus?',
    text: 'Bei gesperrtem Platz melden wir uns bis 15\u00a0Uhr bei den Gruppen. Im Zweifel hilft ein Anruf im Vereinsheim: {{business.phone}}.',
    button: 'Anfahrt und Kontakt',
  },
}
