/** What stands around the blocks of every newsletter. */
export const de = {
  why: 'Sie bekommen diese E-Mail, weil Sie den Newsletter von {{site}} abonniert haben.',
  responsible: 'Verantwortlich: {{facts}}',
  webview: 'Im Browser lesen',
  recommend: 'Weiterempfehlen',
  unsubscribe: 'Abmelden',
  preferences: 'Einstellungen ändern',
  imprint: 'Impressum',
  sample: { first_name: 'Erika', last_name: 'Muster' },
  test: {
    subject: 'Test: {{subject}}',
    notStaff:
      'Testmails gehen nur an Ihr Team und an Adressen aus den Einstellungen, die sich selbst angemeldet haben.',
  },
} as const
