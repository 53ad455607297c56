export const contactDe = {
  title: 'Kontakt',
  slug: 'kontakt',
  description:
    '{{business.name}}, {{business.address}}. Telefon {{business.phone}}. E-Mail {{business.email}}. Ansprechpartner, Anfahrt und Öffnungszeiten.',
  heading: { eyebrow: 'Kontakt', text: 'Sagen Sie Hallo' },
  lead: 'Am liebsten am Spielfeldrand. Unter {{business.phone}} meldet sich meistens jemand mit Pommesgabel in der Hand. Unter {{business.email}} antwortet die Geschäftsstelle.',
  hours: 'Geschäftsstelle und Vereinsheim',
  write: {
    title: 'Schreiben Sie uns',
    lead: 'Wir leiten Ihre Nachricht an die richtige Abteilung weiter.',
  },
  way: {
    title: 'So finden Sie uns',
    text: 'Das Deichstadion liegt direkt hinter dem Allerdeich. Die Anschrift: {{business.address}}.\n\n- Mit dem Rad: am Deich entlang, den vier Masten nach. Ständer stehen am Eingang.\n- Mit dem Bus: Linie 9 bis „Deichwinkel“, von dort drei Minuten zu Fuß.\n- Mit dem Auto: Parkplätze am Vereinsheim, bei Heimspielen an der Allerhalle.\n- Mit dem Rollstuhl: ebenerdiger Zugang rechts vom Kassenhäuschen, zwölf Plätze direkt am Spielfeld.',
  },
  people: {
    title: 'Wer hilft weiter?',
    rows: [
      ['Anliegen', 'Person', 'Erreichbar'],
      ['Mitgliedschaft und Beiträge', 'Jürgen Behnke', 'donnerstags, 18–20\u00a0Uhr'],
      ['Jugend und Probetraining', 'Svenja Lohmann', 'dienstags, 16–18\u00a0Uhr'],
      ['Vereinsheim und Feiern', 'Gudrun Thies', 'während der Öffnungszeiten'],
      ['Presse und Förderer', 'Katrin Ahlers', 'nach Vereinbarung'],
      ['Kinderschutz, vertraulich', 'Hanna Röver', 'dienstags im Jugendraum'],
    ],
  },
  call: {
    title: 'Lust auf drei Probetrainings?',
    button: 'Trainingszeiten ansehen',
  },
}
