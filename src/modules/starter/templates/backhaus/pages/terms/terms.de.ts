export const termsDe = {
  page: {
    title: 'AGB',
    slug: 'agb',
    description:
      'Allgemeine Geschäftsbedingungen von {{business.name}} für Vorbestellungen, Bestellungen im Shop, Torten und Gutscheine.',
  },
  heading: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Für Vorbestellungen, Bestellungen im Shop, Torten auf Bestellung und Gutscheine. Kurz gehalten und so gemeint, wie es dasteht.',
  text: `## 1. Für wen das gilt

Diese Bedingungen gelten für alle Bestellungen bei {{business.name}}. Unsere Anschrift: {{business.address}}. Vertreten werden wir durch {{business.owner}}. Was Sie im Laden kaufen und gleich mitnehmen, richtet sich allein nach dem Gesetz.

## 2. Wie eine Bestellung zustande kommt

Die Angaben auf dieser Website sind noch kein Angebot. Sie bestellen persönlich, telefonisch, per E-Mail oder im Shop auf dieser Website, soweit er geöffnet ist. Unsere Telefonnummer: {{business.phone}}. Unsere E-Mail-Adresse: {{business.email}}. Der Vertrag kommt zustande, wenn wir die Bestellung zusagen: mündlich am Telefon oder mit unserer Antwort per E-Mail.

Im Shop legen Sie Waren in den Warenkorb, prüfen auf der letzten Seite alle Angaben und geben mit „zahlungspflichtig bestellen“ ein verbindliches Angebot ab. Den Eingang bestätigen wir sofort per E-Mail. Angenommen ist Ihr Angebot, wenn wir es ausdrücklich bestätigen oder die Ware absenden oder bereitlegen.

## 3. Preise und Zahlung

Alle Preise enthalten die gesetzliche Mehrwertsteuer. Bezahlt wird bei der Abholung, bar oder mit Karte. Im Shop zahlen Sie auf dem Weg, den Sie dort wählen; was der Versand kostet, steht vor der Bestellung fest. Bei Torten ab zwei Stockwerken und bei Bestellungen über 150\u202f€ bitten wir um ein Drittel als Anzahlung, sobald alles besprochen ist.

## 4. Abholung

Vorbestelltes liegt bis eine Stunde vor Ladenschluss bereit. Danach dürfen wir leicht Verderbliches weitergeben. Wird eine zugesagte Bestellung ohne Absage nicht abgeholt, können wir den Preis verlangen, abzüglich dessen, was wir uns erspart oder anderweitig eingenommen haben.

## 5. Absagen und Widerruf

Brot und Kleingebäck können Sie bis 17\u00a0Uhr am Vortag kostenlos absagen, Torten bis zum Ende der genannten Vorlauffrist.

Ein gesetzliches Widerrufsrecht besteht bei Bestellungen per Telefon, per E-Mail und im Shop nicht für Waren, die schnell verderben können oder die nach Ihren Wünschen angefertigt werden (§\u202f312g Absatz\u202f2 BGB). Für andere Waren, z.\u202fB. Gutscheine oder Konfitüre, können Sie den Vertrag binnen vierzehn Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Eine formlose Nachricht genügt, den gezahlten Betrag erstatten wir binnen vierzehn Tagen.

## 6. Lieferung von Torten

Auf Wunsch liefern wir Torten bis 40\u202fkm weit zum vereinbarten Preis. Bitte sorgen Sie dafür, dass jemand sie annimmt und ein kühler, ebener Platz frei ist. Mit der Übergabe geht die Verantwortung für die Kühlung auf Sie über.

## 7. Zutaten und Allergene

Angaben zu Zutaten und Allergenen finden Sie bei den Waren und im Heft an der Theke. In unserer Backstube werden glutenhaltiges Getreide, Milch, Ei, Sesam und Schalenfrüchte verarbeitet, Spuren können wir nicht ausschließen. Bitte nennen Sie uns Allergien bei der Bestellung.

## 8. Wenn etwas nicht stimmt

Es gelten die gesetzlichen Rechte bei Mängeln. Kommen Sie am besten gleich vorbei oder rufen Sie an, dann finden wir noch am selben Tag eine Lösung.

## 9. Haftung

Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit sowie nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt ist, und nur für den vorhersehbaren, typischen Schaden.

## 10. Gutscheine

Gutscheine gelten drei Jahre ab dem Ende des Jahres, in dem sie gekauft wurden. Sie können in Teilen eingelöst werden.

## 11. Streitfälle und Recht

Es gilt deutsches Recht, zwingende Verbraucherrechte Ihres Wohnsitzlandes bleiben bestehen. Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet.`,
}
