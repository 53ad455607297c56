/*
 * Our own words, along § 14 BFSG with Anlage 3: what the service is, how it meets the demands, what it
 * lacks, and who watches over it. The name of the authority: halle.de and piltz.legal, read on 18 November
 * 2026; its address is left out, for it was moving in 2026.
 */
export const accessibilityDe = {
  title: 'Barrierefreiheit',
  slug: 'barrierefreiheit',
  description:
    'Erklärung zur Barrierefreiheit der Website von {{business.name}}: was sie kann, was noch fehlt und wer hilft.',
  heading: 'Erklärung zur Barrierefreiheit',
  lead: 'Diese Website soll für alle zu benutzen sein, auch mit Vorleseprogramm, Tastatur oder starker Vergrößerung.',
  text: `## Worum es geht

Diese Erklärung gilt für die Website von {{business.name}} und für den Shop darauf, soweit er geöffnet ist. Hier können Sie sich informieren, uns schreiben und im Shop Waren auswählen, in den Warenkorb legen, bestellen, bezahlen und den Vertrag widerrufen.

## Was wir dafür tun

Wir richten uns nach der Norm EN\u00a0301\u00a0549 und den Richtlinien für barrierefreie Webinhalte (WCAG), Stufe AA.

- Alles lässt sich mit der Tastatur bedienen, und man sieht, wo man gerade ist.
- Überschriften, Listen, Felder und Knöpfe sind so ausgezeichnet, dass Vorleseprogramme sie erkennen.
- Bilder, die etwas mitteilen, haben eine Beschreibung.
- Text lässt sich auf das Doppelte vergrößern, ohne dass etwas verloren geht, und auf schmalen Bildschirmen muss niemand seitwärts schieben.
- Schrift und Hintergrund heben sich deutlich voneinander ab. Nichts wird allein durch Farbe gesagt.
- Fehler in Formularen werden in Worten erklärt, und was Sie eingegeben haben, bleibt stehen.
- Auch ohne JavaScript können Sie lesen, bestellen und widerrufen.

## Was noch nicht vollständig ist

- Für Seiten von Zahlungsdiensten, zu denen der Shop beim Bezahlen führt, sind deren Betreiber verantwortlich.
- Texte in Leichter Sprache und Videos in Gebärdensprache gibt es noch nicht.

## Wenn Sie auf ein Hindernis stoßen

Bitte sagen Sie uns, wo es hakt und was Sie brauchen. Wir antworten, helfen Ihnen auf anderem Weg weiter und beheben, was wir beheben können. Unsere E-Mail-Adresse: {{business.email}}. Unsere Telefonnummer: {{business.phone}}. Unsere Anschrift: {{business.address}}.

## Zuständige Behörde

Über die Einhaltung des Barrierefreiheitsstärkungsgesetzes wacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. An sie können Sie sich wenden, wenn wir Ihnen nicht weiterhelfen.`,
}
