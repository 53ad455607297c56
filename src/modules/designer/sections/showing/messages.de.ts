export const showingDe = {
  voice: {
    name: 'Eine Kundenstimme',
    text: 'Vom ersten Anruf an hatten wir das Gefühl, gut aufgehoben zu sein. Pünktlich, freundlich und am Ende genau so, wie wir es uns vorgestellt hatten.',
    author: 'Familie Petersen',
    role: 'Kundin und Kunde seit 2019',
  },
  voices: {
    name: 'Drei Kundenstimmen',
    title: 'Was andere über uns sagen',
    items: {
      first: {
        text: 'Ein Anruf am Montag, am Donnerstag war alles erledigt. Besser geht es nicht.',
        author: 'Dr. Sabine Wulff',
        role: 'Praxis am Markt',
      },
      second: {
        text: 'Endlich jemand, der erst zuhört und dann rechnet. Der Preis hat auf den Cent gestimmt.',
        author: 'Emre Demir',
        role: 'Café Anker',
      },
      third: {
        text: 'Verlässlich seit Jahren. Und die Kinder lieben die Besuche in der Werkstatt.',
        author: 'Britta Claussen',
        role: 'Schulleiterin',
      },
    },
  },
  logos: { name: 'Logos von Partnern', title: 'Mit wem wir arbeiten' },
  gallery: {
    name: 'Galerie',
    title: 'Einblicke',
    text: 'Ein paar Arbeiten aus den letzten Monaten. Tippen Sie auf ein Bild, um es groß zu sehen.',
  },
  video: {
    name: 'Video mit Einleitung',
    title: 'Ein Rundgang in zwei Minuten',
    text: 'Kommen Sie mit durch unsere Räume, vom Lager bis zum Tisch, an dem alles anfängt.',
    film: 'Rundgang durch unsere Räume',
  },
  news: { name: 'Aktuelles', title: 'Aktuelles' },
  newsRow: {
    name: 'Aktuelles mit drei Beiträgen',
    eyebrow: 'Immer auf dem Laufenden',
    title: 'Was bei uns los ist',
  },
  files: {
    name: 'Dateien zum Herunterladen',
    title: 'Zum Herunterladen',
    text: 'Preisliste, Merkblätter und Formulare, zum Ausdrucken oder Weiterschicken.',
    list: 'Unsere Unterlagen',
  },
  file: {
    name: 'Ein Download mit Text',
    title: 'Alles auf zwei Seiten',
    text: 'Unsere Leistungen und Preise als PDF, damit Sie in Ruhe vergleichen können.',
    label: 'Übersicht herunterladen',
  },
}
