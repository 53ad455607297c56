/*
 * Statutory text, literal: Anlage 1 (zu Artikel 246a § 1 Absatz 2 Satz 2) EGBGB, for sales of goods that
 * come in one parcel (note 1 b), with the online function of § 356a BGB (note 3), goods sent back at the
 * buyer's cost (notes 4 and 5), as in force since 19 June 2026. Of our own is nothing but what fills its
 * gaps and the part below the form.
 * Checked on 18 November 2026. What was there before: deubner-steuern.de as of 1 June 2024, and policies
 * published by six shops for the choices. Note 3: eight policies published since June 2026 agree to the
 * letter; one quotes the note, one was compared with gesetze-im-internet.de on 18 September 2026. The
 * gazette itself was not at hand, so the legal check asks the owner to compare the page.
 */
export const withdrawalDe = {
  title: 'Widerrufsbelehrung',
  slug: 'widerrufsbelehrung',
  description:
    'Widerrufsrecht für Verbraucher bei {{business.name}}: Frist, Folgen des Widerrufs und das Muster-Widerrufsformular.',
  heading: 'Widerrufsbelehrung',
  lead: 'Für Verbraucher, die auf dieser Website bestellen.',
  policy: `## Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({{business.contact}}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter /widerruf (Schaltfläche „Vertrag widerrufen“ am Ende jeder Seite unserer Website) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

## Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.

Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.`,
  exempt: `## Wofür es kein Widerrufsrecht gibt

Nicht widerrufen können Sie Verträge über Waren, die nach Ihren Wünschen angefertigt werden oder schnell verderben können, und in weiteren Fällen, die das Gesetz nennt (§\u00a0312g Absatz\u00a02 BGB). Ob etwas davon unter Ihren Waren ist, steht in der Kasse vor dem Bestellen und in der Bestätigung Ihrer Bestellung.`,
}
