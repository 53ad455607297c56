/** True for the software as it is: no cookies for visitors, nothing from third parties. */
export const privacyDe = {
  title: 'Datenschutz',
  lead: 'Diese Website kommt ohne Werbung, ohne Zählpixel und ohne Dienste Dritter aus. Hier steht, welche Daten trotzdem anfallen und was damit geschieht.',
  leadAsked:
    'Diese Website lädt Inhalte anderer Anbieter nur, wenn Sie zustimmen. Hier steht, welche Daten anfallen und was damit geschieht.',
  services: 'Was im Einzelnen genutzt wird',
  controller: {
    title: 'Verantwortlich',
    text: 'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:',
  },
  visit: {
    title: 'Beim Besuch der Website',
    text: 'Damit eine Seite zu Ihnen kommt, verarbeitet unser Server die IP-Adresse Ihres Geräts, die aufgerufene Adresse, den Zeitpunkt und die Kennung Ihres Browsers. Das ist technisch nicht anders möglich. Rechtsgrundlage ist unser berechtigtes Interesse am sicheren Betrieb der Website (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
    records:
      'Aufzeichnungen entstehen nur bei Störungen und bei der Abwehr von Missbrauch, etwa wenn zu viele Anmeldeversuche von einer Adresse kommen. Sie werden nach spätestens {{days}}\u00a0Tagen gelöscht.',
  },
  hosting: {
    title: 'Wo die Website liegt',
    text: 'Die Website wird in unserem Auftrag betrieben von: {{hosting}} Mit dem Betreiber besteht ein Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO.',
    own: 'Wir betreiben den Server dieser Website selbst.',
  },
  cookies: {
    title: 'Cookies und Speicher',
    text: 'Wer die Website nur besucht, bekommt von uns keine Cookies. Deshalb fragen wir auch nicht nach einer Einwilligung.',
    asked:
      'Wer die Website nur besucht, bekommt von uns ein einziges Cookie: „kontor_consent“ merkt sich zwölf Monate lang, welchen Diensten Sie zugestimmt haben. Es enthält nichts über Ihre Person und ist unbedingt erforderlich, um Ihre Entscheidung zu beachten (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG).',
    session:
      'Erst wenn Sie sich anmelden, setzen wir zwei Cookies: eines hält die Sitzung, das andere enthält nur den Hinweis, dass eine Sitzung besteht. Beide sind für die Anmeldung unbedingt erforderlich (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG). Sie enden mit der Abmeldung, sonst spätestens nach 30 Tagen.',
    assets:
      'Ihr Browser behält Schriften, Bilder und Gestaltungsdateien in seinem Zwischenspeicher, damit die nächste Seite schneller erscheint. Diese Dateien sind für alle Besucher gleich und enthalten nichts über Sie.',
  },
  contact: {
    title: 'Wenn Sie uns schreiben oder anrufen',
    text: 'Was Sie uns mitteilen, verwenden wir, um Ihre Anfrage zu beantworten und gegebenenfalls einen Auftrag vorzubereiten (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b und f DSGVO). Wir löschen es, sobald es dafür nicht mehr gebraucht wird und keine gesetzliche Frist entgegensteht. Geschäftsbriefe bewahren wir sechs, Rechnungen acht Jahre auf.',
  },
  third: {
    title: 'Keine Dritten',
    text: 'Schriften, Bilder und Programme dieser Website kommen von unserem eigenen Server. Beim Besuch wird keine Verbindung zu anderen Anbietern aufgebaut, und wir geben Ihre Daten nicht zu Werbezwecken weiter. Eine automatisierte Entscheidungsfindung findet nicht statt.',
    askedTitle: 'Dienste anderer Anbieter',
    asked:
      'Schriften, Bilder und Programme dieser Website kommen von unserem eigenen Server. Inhalte anderer Anbieter lädt Ihr Browser erst, wenn Sie dem Dienst zustimmen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO, §\u00a025 Abs.\u00a01 TDDDG). Ihre Zustimmung ist freiwillig und gilt bis zum Widerruf, längstens zwölf Monate. Wir halten fest, worüber und wann entschieden wurde, ohne Namen und ohne IP-Adresse. Anbieter in den USA verarbeiten Daten möglicherweise ohne ein der EU gleichwertiges Schutzniveau. Eine automatisierte Entscheidungsfindung findet nicht statt.',
    change: 'Einwilligungen ansehen und ändern',
  },
  rights: {
    title: 'Ihre Rechte',
    text: 'Sie können von uns Auskunft über Ihre Daten verlangen (Art.\u00a015 DSGVO), sie berichtigen (Art.\u00a016) oder löschen lassen (Art.\u00a017), ihre Verarbeitung einschränken lassen (Art.\u00a018) und sie in einem gängigen Format erhalten (Art.\u00a020). Eine formlose Nachricht genügt.',
    object:
      'Widerspruchsrecht: Soweit wir uns auf ein berechtigtes Interesse stützen, können Sie der Verarbeitung aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art.\u00a021 DSGVO).',
    complain: 'Sie können sich außerdem bei einer Aufsichtsbehörde beschweren, zum Beispiel bei:',
  },
}
