export const de = {
  copy: '{{title}} (Kopie)',
  home: 'Startseite',
  notice: {
    review: 'Bitte prüfen: Die Seite „{{title}}“ wartet auf Freigabe.',
    declined: 'Zurückgegeben: Ihr Entwurf der Seite „{{title}}“.',
  },
  password: {
    title: 'Geschützte Seite',
    lead: 'Für diese Seite brauchen Sie ein Passwort.',
    label: 'Passwort',
    submit: 'Seite öffnen',
    wrong: 'Dieses Passwort stimmt nicht.',
  },
  preview: 'Vorschau: {{title}}',
}
