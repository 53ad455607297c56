export const cafeDe = {
  page: {
    title: 'Café',
    slug: 'cafe',
    description:
      'Frühstück, Mittagsbrot, Kaffee und Kuchen im Café von {{business.name}} in {{business.city}}: Karte, Öffnungszeiten und Reservierung.',
  },
  opening: {
    eyebrow: 'Café',
    heading: 'Bleiben Sie ein bisschen',
    lead: 'Achtundzwanzig Plätze drinnen, sechzehn im Hof unter der Linde. Der Kaffee wird in Münster geröstet, die Milch kommt aus Füchtorf, und das WLAN-Passwort steht mit Absicht nirgends.',
    text: 'Hunde bekommen Wasser, Kinder einen Teigrest zum Kneten. Wer arbeiten möchte, sitzt am langen Tisch hinten, dort ist es vormittags still.',
  },
  menu: {
    heading: 'Von früh bis fünf',
    items: [
      {
        title: 'Frühstück bis 11.30\u00a0Uhr',
        text: '- Kleines Glück: zwei Brötchen, Butter, Konfitüre, Ei, 6,80\u202f€\n- Mehlgasse: Brotkorb, Käse vom Hof, Schinken, Ei, Obst, 12,90\u202f€\n- Für zwei: alles davon, dazu Räucherforelle und ein Croissant, 27,50\u202f€\n- Haferbrei mit Apfel und gerösteten Haselnüssen, 6,20\u202f€\n\nVegan geht immer: Linsenaufstrich, Ofengemüse, Hafermilch ohne Aufpreis.',
      },
      {
        title: 'Mittagsbrot, Dienstag bis Freitag',
        text: '- Bauernstulle mit Spiegelei und Gurke, 7,90\u202f€\n- Suppe des Tages mit Brot, so viel Sie mögen, 6,90\u202f€\n- Flammkuchen aus dem Steinofen, 9,80\u202f€\n\nVon 12 bis 14\u00a0Uhr, solange der Topf reicht. Was im Topf ist, steht ab zehn an der Tafel.',
      },
      {
        title: 'Kaffee und Kuchen',
        text: '- Filterkaffee, einmal nachschenken inklusive, 3,20\u202f€\n- Cappuccino, 3,60\u202f€\n- Heiße Schokolade, wirklich aus Schokolade, 4,20\u202f€\n- Friesischer Tee im Kännchen, 4,80\u202f€\n- Kuchen des Tages, ab 2,80\u202f€',
      },
    ],
  },
  sunday: {
    eyebrow: 'Sonntags',
    heading: 'Der lange Tisch',
    text: 'Von neun bis zwölf decken wir sonntags einen Tisch für sechzehn. Brot, Käse, Eier, Kuchen, alles in der Mitte, 19,50\u202f€ für Erwachsene, Kinder zahlen einen Euro je Lebensjahr. Man sitzt neben Leuten, die man noch nicht kennt.',
  },
  places: {
    heading: 'Reservieren und feiern',
    text: 'Unter der Woche ist meistens etwas frei. Für Sonntag, für mehr als sechs Personen und für den Hof bei Sonne reservieren Sie bitte. Rufen Sie an: {{business.phone}}.\n\nDienstags bis freitags ab 18\u00a0Uhr gehört Ihnen das ganze Café, für Geburtstage, Lesungen oder Trauerkaffee, bis 44 Personen. Miete nehmen wir keine, nur Appetit.',
    title: 'Wann geöffnet ist',
  },
  quote: {
    text: 'Ich habe hier meine Doktorarbeit geschrieben. In der Danksagung steht die Zimtschnecke vor dem Betreuer.',
    author: 'Dr. Lena Hölscher',
    role: 'Platz drei am langen Tisch',
  },
}
