export const de = {
  menu: 'Einwilligungen',
  services: {
    google_analytics: {
      label: 'Google Analytics',
      purpose: 'Zählt Besuche und wertet aus, wie die Website genutzt wird.',
      lifetime: 'Bis zu 24 Monate',
    },
    google_adwords: {
      label: 'Google Ads',
      purpose: 'Misst, ob Anzeigen bei Google zu Anfragen oder Bestellungen führen.',
      lifetime: 'Bis zu 3 Monate',
    },
    google_maps: {
      label: 'Google Maps',
      purpose: 'Zeigt eine Karte von Google.',
      lifetime: 'Legt Google fest',
    },
    youtube: {
      label: 'YouTube',
      purpose: 'Spielt Videos von YouTube ab.',
      lifetime: 'Legt Google fest',
    },
    vimeo: { label: 'Vimeo', purpose: 'Spielt Videos von Vimeo ab.', lifetime: 'Legt Vimeo fest' },
    instagram: {
      label: 'Instagram',
      purpose: 'Zeigt Beiträge von Instagram.',
      lifetime: 'Legt Meta fest',
    },
    facebook: {
      label: 'Facebook',
      purpose: 'Zeigt Beiträge von Facebook.',
      lifetime: 'Legt Meta fest',
    },
    facebook_pixel: {
      label: 'Meta-Pixel',
      purpose: 'Misst, ob Anzeigen bei Facebook und Instagram zu Besuchen führen.',
      lifetime: 'Bis zu 3 Monate',
    },
    stripe: {
      label: 'Stripe',
      purpose: 'Wickelt Zahlungen mit Karte ab, sobald Sie diese Zahlungsart wählen.',
      lifetime: 'Bis zu 12 Monate',
    },
    cookies: {
      label: 'Cookies',
      purpose: 'Halten die Anmeldung und merken sich Ihre Entscheidung über Einwilligungen.',
      lifetime: 'Bis zur Abmeldung, die Entscheidung 12 Monate',
    },
    newsletter: {
      label: 'Newsletter',
      purpose:
        'Verschickt unseren Newsletter an alle, die ihn bestellt und bestätigt haben. Ob E-Mails geöffnet werden, zählen wir höchstens bei denen, die dem eigens zugestimmt haben.',
      lifetime: 'Bis zur Abmeldung',
    },
    contact_form: {
      label: 'Kontaktformular',
      purpose: 'Bringt Ihre Nachricht zu uns, damit wir sie beantworten können.',
      lifetime: 'Bis Ihre Anfrage erledigt ist',
    },
  },
  facts: {
    provider: 'Anbieter',
    country: 'Land',
    storage: 'Speichert auf Ihrem Gerät',
    lifetime: 'Dauer',
    hosts: 'Verbindung zu',
    basis: 'Grundlage',
    more: 'Mehr über {{label}}',
    necessary: 'Notwendig oder von Ihnen gewünscht',
    asked: 'Ihre Einwilligung',
  },
  page: {
    title: 'Einwilligungen',
    lead: 'Manches auf dieser Website kommt von anderen Anbietern. Es wird erst geladen, wenn Sie zustimmen. Sie können Ihre Entscheidung hier jederzeit ändern.',
    none: 'Diese Website nutzt keine Dienste, die Ihre Einwilligung brauchen.',
    saved: 'Ihre Entscheidung ist gespeichert und gilt ab sofort.',
    until:
      'Ihre Entscheidung gilt zwölf Monate. Danach, oder wenn sich die Dienste ändern, fragen wir neu.',
    record: 'Wir halten fest, worüber und wann entschieden wurde, ohne Namen und ohne IP-Adresse.',
    policy: 'Datenschutzerklärung',
    choices: 'Dienste anderer Anbieter',
  },
  dialog: {
    title: 'Dürfen wir Inhalte anderer Anbieter laden?',
    quiet: 'Ihre Daten bleiben hier',
    understood: 'Verstanden',
    all: 'Alle erlauben',
    none: 'Alle ablehnen',
    choose: 'Auswählen',
    save: 'Auswahl speichern',
  },
  embed: {
    asks: 'Dieser Inhalt kommt von {{label}} ({{provider}}). Erst wenn Sie ihn laden, werden Daten dorthin übertragen.',
    once: 'Einmal laden',
    always: 'Immer erlauben',
    settings: 'Einwilligungen',
    gone: 'Dieser Inhalt ist nicht mehr verfügbar.',
    later: '{{name}}: wird auf der Website in einem eigenen Rahmen gezeigt.',
    frame: 'Eingebetteter Inhalt',
  },
}
