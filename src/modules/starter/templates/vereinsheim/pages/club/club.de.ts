export const clubDe = {
  title: 'Der Verein',
  slug: 'verein',
  linktext: 'Verein',
  description:
    'Geschichte, Vorstand und Satzung von {{business.legal_name}}, mit allen Ansprechpartnern.',
  heading: { eyebrow: 'Blau und Weiß seit 1924', text: 'Der Verein' },
  lead: 'Elf junge Leute, ein Lederball und ein Wirt, der anschreiben ließ: So begann am 24.\u00a0Mai 1924 im Gasthof zur Linde, was heute 612 Mitglieder zusammenhält. Den Stern im Wappen hat damals die Schwester des Torwarts gestickt.',
  history: {
    title: 'Hundert Jahre in acht Zeilen',
    rows: [
      ['Jahr', 'Was geschah'],
      [
        '1924',
        'Gründung im Gasthof zur Linde. Der erste Platz ist eine Kuhweide, die Kühe bleiben.',
      ],
      ['1939', 'Der Krieg leert Kabine und Tribüne. Viele kehren nicht zurück.'],
      ['1946', 'Neuanfang mit 40 Mitgliedern und einem Trikotsatz aus Bettlaken.'],
      [
        '1953',
        'In 3.800 Arbeitsstunden entsteht das Vereinsheim. Der Backstein stammt von der alten Ziegelei.',
      ],
      ['1978', 'Die erste Frauenmannschaft. Sie gewinnt ihr erstes Spiel mit 7:1.'],
      ['1994', 'Handball, Turnen und Laufen kommen dazu.'],
      ['2011', 'Das Flutlicht wird eingeweiht, nach zwei Jahren Flaschenpfand.'],
      ['2024', 'Hundert Jahre. Gefeiert wird drei Tage, aufgeräumt vier.'],
    ],
  },
  board: {
    title: 'Der Vorstand',
    people: [
      [
        'katrin-ahlers',
        'Katrin Ahlers',
        '1. Vorsitzende. Lehrerin, früher rechte Verteidigerin, heute zuständig für alles, was brennt.',
      ],
      [
        'mehmet-aydin',
        'Mehmet Aydin',
        '2. Vorsitzender. Elektromeister, hat das Flutlicht verkabelt und schaltet es auch aus.',
      ],
      ['juergen-behnke', 'Jürgen Behnke', 'Kassenwart seit 1999. Kennt jede Quittung persönlich.'],
      [
        'svenja-lohmann',
        'Svenja Lohmann',
        'Jugendleiterin. Erste Adresse für Eltern, Kinder und verlorene Trinkflaschen.',
      ],
    ],
  },
  statutes: {
    title: 'Satzung und Ordnungen',
    text: 'Der Verein ist gemeinnützig und im Vereinsregister eingetragen. Nach §\u202f26 BGB vertreten ihn je zwei Mitglieder des Vorstands gemeinsam. Das sind {{business.owner}}.',
    items: [
      [
        'Zweck',
        'Förderung des Sports, besonders der Jugend. Der Verein ist politisch und konfessionell neutral und duldet keine Form von Diskriminierung.',
      ],
      [
        'Mitgliederversammlung',
        'Sie findet jedes Jahr im März statt. Eingeladen wird vier Wochen vorher in Textform. Jedes Mitglied ab 16 Jahren hat eine Stimme.',
      ],
      [
        'Vorstand',
        'Gewählt für zwei Jahre. Alle Ämter sind ehrenamtlich, Auslagen werden gegen Beleg erstattet.',
      ],
      [
        'Kasse',
        'Zwei gewählte Prüfer sehen die Bücher jedes Jahr durch. Der Bericht liegt zwei Wochen vor der Versammlung im Vereinsheim aus.',
      ],
      [
        'Auflösung',
        'Das Vermögen fiele an unsere Stadt mit der Auflage, es für den Jugendsport zu verwenden.',
      ],
    ],
    terms: 'Mitgliedsbedingungen',
  },
  gallery: 'Ein Jahr am Deich',
}
