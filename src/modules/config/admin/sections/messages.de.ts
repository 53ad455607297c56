export const de = {
  pages: {
    title: 'Seiten',
    text: 'Eigene CSS-Klassen für Blöcke',
    fields: { custom_classes: 'CSS-Klassen' },
    hints: {
      custom_classes:
        'Diese Namen stehen im Designer bei jedem Block zur Auswahl. Wie sie aussehen, bestimmt Ihr eigenes CSS.',
    },
    placeholders: { custom_classes: 'Name eingeben, Enter' },
    sections: { classes: 'Eigene CSS-Klassen' },
    sectionHints: {
      classes: 'Nur nötig, wenn Ihnen jemand eigenes CSS für die Website geschrieben hat.',
    },
  },
  images: {
    title: 'Bilder',
    text: 'Zwischenspeicher der Browser für Bilder',
    fields: { force_disable_cache: 'Bilder bei jedem Aufruf neu laden' },
    hints: {
      force_disable_cache:
        'Nur zur Fehlersuche: Die Website wird dadurch langsamer und braucht mehr Datenvolumen. Schalten Sie es danach wieder aus.',
    },
    sections: { cache: 'Zwischenspeicher' },
  },
  social: {
    title: 'Soziale Medien',
    text: 'Verbindung zu Ihrer Facebook-Seite',
    fields: {
      fb: 'Facebook',
      'fb.app_id': 'App-ID',
      'fb.app_secret': 'App-Geheimnis',
      'fb.page_id': 'Seiten-ID',
      'fb.page_access_token': 'Schlüssel der Seite',
    },
    hints: {
      'fb.app_id': 'Steht bei Facebook unter „Meta for Developers“ in den Einstellungen Ihrer App.',
      'fb.page_access_token':
        'Bei Facebook heißt er „Seiten-Zugriffsschlüssel“ oder „Page Access Token“. Ohne ihn wird das Teilen auf Facebook nicht angeboten.',
    },
    sections: { facebook: 'Facebook' },
    sectionHints: {
      facebook:
        'Besucher merken davon nichts: Von der Website geht ohne Einwilligung keine Anfrage an Facebook.',
    },
  },
} as const
