export const de = {
  share: {
    title: 'Seite teilen',
    overlay: 'Seite teilen',
    page: 'Seite',
    offline: 'Diese Seite ist noch nicht online. Teilen können Sie sie, sobald sie es ist.',
    address: 'Adresse',
    mail: 'Per E-Mail',
    facebook: 'Auf Facebook',
    native: 'Mit einer App teilen',
    code: 'QR-Code zum Abfotografieren',
    saveCode: 'QR-Code herunterladen',
  },
  link: {
    title: 'Link erstellen',
    overlay: 'Link erstellen',
    text: 'Wählen Sie, wohin der Link führen soll, und kopieren Sie die fertige Adresse.',
    address: 'Adresse des Links',
    nowhere: 'Was Sie gewählt haben, ist auf der Website nicht zu finden.',
  },
  close: 'Schließen',
}
