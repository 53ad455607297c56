export const de = {
  copy: '{{title}} (Kopie)',
  home: 'Startseite',
  password: {
    title: 'Geschützte Seite',
    lead: 'Für diese Seite brauchen Sie ein Passwort.',
    label: 'Passwort',
    submit: 'Seite öffnen',
    wrong: 'Dieses Passwort stimmt nicht.',
  },
  preview: 'Vorschau: {{title}}',
}
