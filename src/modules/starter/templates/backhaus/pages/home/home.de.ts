export const homeDe = {
  page: {
    title: 'Startseite',
    slug: '',
    metaTitle: '{{business.name}} · Bäckerei und Café in {{business.city}}',
    description:
      'Brot, Brötchen, Torten und ein Café. Öffnungszeiten, Sortiment und Vorbestellung bei {{business.name}}.',
  },
  opening: {
    eyebrow: 'Bäckerei und Café in {{business.city}}',
    title: 'Gutes Brot braucht eine Nacht.',
    text: 'Unser Teig ruht, während Sie schlafen. Um halb drei heizen wir den Steinofen, um halb sieben liegt alles im Regal: acht Brote, Brötchen in allen Farben und die Torten von gestern Abend.',
    order: 'Brot zurücklegen lassen',
    look: 'Was es heute gibt',
  },
  hours: {
    title: 'Wann wir da sind',
    heading: 'Kommen Sie, solange es warm ist',
    text: 'Die ersten Brötchen gibt es um halb sieben, das Roggenbrot ab acht, wenn es sich schneiden lässt. Sonntags verkaufen wir Brötchen von 8 bis 11\u00a0Uhr, danach gehört der Tag dem Café.',
    way: 'So finden Sie uns',
  },
  today: {
    eyebrow: 'Aus dem Ofen',
    heading: 'Heute im Regal',
    items: [
      {
        title: 'Mehlgassenbrot',
        text: 'Roggen und Weizen, Natursauerteig, eine Kruste, die man im Nebenzimmer hört. 1\u202fkg, 5,90\u202f€',
      },
      {
        title: 'Laugenbrezel',
        text: 'Dicker Bauch, dünne Arme, grobes Salz. Freitags ab elf noch ofenwarm. 1,40\u202f€',
      },
      {
        title: 'Buttercroissant',
        text: 'Drei Tage geführt, 27 Schichten, nur Butter. Um zehn ist das Blech meist leer. 1,90\u202f€',
      },
    ],
    more: 'Alle Brote und Brötchen',
  },
  byPost: { heading: 'Brot per Post' },
  craft: {
    eyebrow: 'Handwerk',
    heading: 'Mehl, Wasser, Salz. Und sechzehn Stunden.',
    text: 'Mehr kommt nicht hinein. Keine Backmischung, kein Enzym, kein Teigling aus der Kühlkette. Den Sauerteig füttern wir seit 1958 jeden Tag, auch an Weihnachten. Er heißt bei uns „die Alte“ und hat schlechte Laune, wenn das Wetter umschlägt.\n\nDas Korn wächst in Freckenhorst, gemahlen wird es zwölf Kilometer weiter. Wir kennen den Acker, den Müller und seinen Hund.',
    more: 'Wer wir sind',
  },
  sweet: {
    eyebrow: 'Konditorei',
    heading: 'Und dann ist da noch Emils Theke',
    text: 'Käsekuchen mit Quark vom Hof, Gugelhupf nach dem Heft der Großmutter, Torten für Taufen, Hochzeiten und ganz gewöhnliche Dienstage. Bestellen Sie bitte drei Tage vorher, bei mehr als einem Stockwerk drei Wochen.',
    more: 'Kuchen und Torten',
  },
  quote: {
    text: 'Ich wohne seit vier Jahren in Münster und fahre trotzdem jeden Samstag her. Meine Frau sagt, es liege am Brot. Ich sage: Es liegt auch an der Bank vor der Tür.',
    author: 'Bernd Kemper',
    role: 'Stammgast, meistens um zehn nach sieben',
  },
  glimpses: { heading: 'Ein Blick hinein', more: 'Mehr Bilder' },
  news: 'Neues aus der Backstube',
  call: {
    heading: 'Bis 17\u00a0Uhr bestellt, morgen früh fertig.',
    text: 'Wir legen Ihr Brot mit Namen ins Regal, bezahlt wird beim Abholen. Rufen Sie an: {{business.phone}}. Auch per E-Mail sind wir da: {{business.email}}.',
    button: 'So bestellen Sie vor',
  },
}
