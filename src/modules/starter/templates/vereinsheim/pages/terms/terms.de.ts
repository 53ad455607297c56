export const termsDe = {
  title: 'Mitgliedsbedingungen und Datenschutzhinweise für Mitglieder',
  slug: 'agb',
  linktext: 'Mitgliedsbedingungen',
  description:
    'Bedingungen der Mitgliedschaft und Hinweise zum Datenschutz für Mitglieder von {{business.legal_name}}.',
  heading: 'Mitglieds\u00adbedingungen und Datenschutz',
  note: 'Ein Muster für einen gemeinnützigen Sportverein. Bitte lassen Sie es prüfen und gleichen Sie es mit Ihrer Satzung ab, bevor Sie es verwenden.',
  terms: `## 1. Aufnahme

Mitglied von {{business.legal_name}} kann jede natürliche Person werden. Der Antrag bedarf der Textform. Minderjährige brauchen die Zustimmung ihrer gesetzlichen Vertreter, die damit auch für die Beiträge einstehen. Über die Aufnahme entscheidet der Vorstand innerhalb von zwei Wochen.

## 2. Probetraining

Drei Trainingseinheiten sind kostenlos und verpflichten zu nichts. In dieser Zeit besteht Versicherungsschutz über die Sporthilfe des Landessportbunds.

## 3. Beiträge

Die Höhe der Beiträge beschließt die Mitgliederversammlung. Sie werden zu Beginn eines Quartals per SEPA-Lastschrift eingezogen. Wer in eine Notlage gerät, kann beim Vorstand Stundung, Ermäßigung oder Erlass beantragen. Anträge werden vertraulich behandelt.

## 4. Rechte und Pflichten

Mitglieder dürfen alle Anlagen zu den festgelegten Zeiten nutzen und haben ab 16 Jahren Stimmrecht. Sie behandeln Anlagen und Geräte sorgsam, folgen den Hinweisen der Übungsleitenden und achten den Kinderschutzkodex.

## 5. Austritt

Der Austritt ist zum 30.\u00a0Juni und zum 31.\u00a0Dezember möglich und spätestens vier Wochen vorher in Textform zu erklären. Eine E-Mail genügt: {{business.email}}. Das Recht zum Austritt aus wichtigem Grund bleibt unberührt.

## 6. Ausschluss

Wer den Zweck des Vereins grob verletzt oder trotz zweier Mahnungen keine Beiträge zahlt, kann ausgeschlossen werden. Vorher wird das Mitglied angehört. Gegen den Beschluss kann binnen eines Monats die Mitgliederversammlung angerufen werden.

## 7. Haftung

Der Verein haftet für Schäden bei Training und Wettkampf im Rahmen der bestehenden Versicherungen. Die Haftung für Vorsatz, grobe Fahrlässigkeit und für Verletzungen von Leben, Körper und Gesundheit bleibt unberührt. Für Wertsachen in den Kabinen übernimmt der Verein keine Verwahrung.

## 8. Bestellungen im Fanshop

Soweit auf dieser Website ein Shop geöffnet ist, kann dort jeder bestellen, auch ohne Mitgliedschaft. Mit „zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab, dessen Eingang wir sofort per E-Mail bestätigen. Der Vertrag kommt zustande, wenn wir es ausdrücklich annehmen oder die Ware absenden oder bereitlegen. Verbraucher können binnen vierzehn Tagen nach Erhalt ohne Angabe von Gründen widerrufen; ausgenommen sind Waren, die nach ihren Wünschen angefertigt wurden. Es gelten die gesetzlichen Rechte bei Mängeln.`,
  privacy: `## Datenschutzhinweise für Mitglieder

### Verantwortlich

{{business.legal_name}} ist verantwortlich. Anschrift: {{business.address}}. Vertreten durch {{business.owner}}. Fragen zum Datenschutz beantworten wir unter {{business.email}}.

### Welche Daten wir verarbeiten

Name, Anschrift, Geburtsdatum, Telefon, E-Mail-Adresse, Bankverbindung, Eintrittsdatum, Sparte und, soweit für den Spielbetrieb nötig, Passnummer und Einsätze. Angaben zur Gesundheit verarbeiten wir nur mit ausdrücklicher Einwilligung.

### Wozu und mit welchem Recht

- Mitgliederverwaltung und Beitragseinzug: Vertrag (Art.\u202f6 Abs.\u202f1 Buchst.\u202fb DSGVO)
- Meldungen an Verbände und Versicherung: Vertrag und rechtliche Pflicht (Buchst.\u202fb und c)
- Spielberichte und Ergebnisse auf dieser Website: berechtigtes Interesse (Buchst.\u202ff)
- Fotos einzelner Personen: Einwilligung (Buchst.\u202fa), jederzeit widerruflich

### Wer Daten erhält

Der Landessportbund, die Fachverbände, unsere Bank und die Versicherung, jeweils nur das Nötige. Eine Weitergabe zu Werbezwecken gibt es nicht.

### Wie lange wir sie behalten

Nach dem Austritt löschen wir Kontaktdaten zum Ende des folgenden Jahres. Buchungsbelege bewahren wir acht Jahre auf. Namen und Ergebnisse können in der Vereinschronik bleiben.

### Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie auf Beschwerde bei der Aufsichtsbehörde. Welche das ist, steht in unserer Datenschutzerklärung.`,
}
