export const termsDe = {
  title: 'Allgemeine Geschäftsbedingungen',
  slug: 'agb',
  linktext: 'AGB',
  description: 'Die Allgemeinen Geschäftsbedingungen von {{business.legal_name}}.',
  heading: 'Allgemeine Geschäfts\u00adbedingungen',
  terms: `Ein Muster für einen Handwerksbetrieb. Bitte lassen Sie es prüfen, bevor Sie es für Ihren Betrieb verwenden.

## 1. Geltung

Diese Bedingungen gelten für alle Verträge zwischen {{business.legal_name}} und ihren Kunden über die Herstellung, Lieferung und den Einbau von Möbeln, Innenausbauten, Fenstern und Türen. Anschrift: {{business.address}}. Abweichende Bedingungen des Kunden gelten nur, wenn wir ihnen in Textform zugestimmt haben.

## 2. Angebot und Auftrag

Angebote sind vier Wochen gültig. Ein Vertrag kommt zustande, wenn der Kunde das Angebot in Textform annimmt und wir den Auftrag bestätigen. Zeichnungen und Modelle bleiben unser geistiges Eigentum.

## 3. Preise und Zahlung

Gegenüber Verbrauchern sind alle Preise Gesamtpreise einschließlich der gesetzlichen Umsatzsteuer. Ein Drittel ist nach der Auftragsbestätigung fällig, ein Drittel bei Lieferung, der Rest vierzehn Tage nach der Abnahme. Mehrleistungen berechnen wir nur, wenn sie vorher vereinbart wurden.

## 4. Ausführung und Termine

Holz ist ein natürlicher Stoff. Abweichungen in Farbe und Maserung sowie übliche Veränderungen durch Raumluft sind kein Mangel. Verbindlich sind Termine, die wir in Textform zugesagt haben.

## 5. Abnahme

Der Kunde nimmt das fertige Werk nach dem Einbau ab. Über die Abnahme führen wir ein kurzes Protokoll.

## 6. Widerrufsrecht

Verbrauchern steht bei Verträgen, die außerhalb von Geschäftsräumen oder im Fernabsatz geschlossen werden, ein gesetzliches Widerrufsrecht von vierzehn Tagen zu. Es besteht nicht bei Waren, die nach Wunsch des Kunden angefertigt werden (§\u00a0312g Absatz\u00a02 Nummer\u00a01 BGB). Über das Widerrufsrecht belehren wir mit dem Angebot.

## 7. Gewährleistung

Es gelten die gesetzlichen Rechte bei Mängeln. Offensichtliche Mängel soll der Kunde uns möglichst bald mitteilen, damit wir schnell helfen können; seine Rechte hängen davon nicht ab.

## 8. Eigentumsvorbehalt

Gelieferte Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.

## 9. Haftung

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren, typischen Schaden. Das Produkthaftungsgesetz bleibt unberührt.

## 10. Waren aus dem Shop

Soweit auf dieser Website ein Shop geöffnet ist, gibt der Kunde mit „zahlungspflichtig bestellen“ ein verbindliches Angebot ab. Den Eingang bestätigen wir sofort per E-Mail. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen oder die Ware absenden oder zur Abholung bereitlegen. Es gelten der im Shop genannte Preis und die dort genannten Versandkosten; bezahlt wird auf dem Weg, den der Kunde dort wählt. Für Waren, die nicht nach Wunsch angefertigt werden, besteht das gesetzliche Widerrufsrecht von vierzehn Tagen.

## 11. Schlussbestimmungen

Es gilt deutsches Recht. Zwingende Vorschriften des Staates, in dem ein Verbraucher lebt, bleiben unberührt. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.`,
}
