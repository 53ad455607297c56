import type { TemplateNews } from '../../site-template.ts'

export const news: readonly TemplateNews[] = [
  {
    daysAgo: 4,
    type: 'news',
    tags: ['Werkstatt', 'Küchen'],
    author: 'Maren Holm',
    cover: 'esstisch-eiche',
    words: {
      de: {
        title: 'Die Küche aus Schleswiger Eiche ist fertig',
        summary:
          'Drei Monate Arbeit, ein Baum: Für eine Familie in Arnis haben wir eine Küche gebaut, deren Holz keine dreißig Kilometer weit gereist ist.',
        content: `Im Februar lag der Stamm noch auf dem Hof in Ulsnis. Ein Sturm hatte die Eiche umgelegt, und der Besitzer fragte, ob wir damit etwas anfangen können. Wir konnten.

## Vom Stamm zum Möbel

Das Sägewerk in Süderbrarup hat die Bohlen geschnitten, getrocknet wurden sie bei uns unter dem Dach. Die Fronten zeigen jetzt einen Maserverlauf, der über sechs Türen reicht.

- Korpusse und Fronten aus demselben Stamm
- Arbeitsplatte geölt, nicht lackiert
- Schubkästen gezinkt, ohne eine einzige Schraube

Wer sehen möchte, wie das aussieht: Die Familie zeigt ihre Küche gern. Melden Sie sich bei uns, wir machen einen Besuch aus.`,
      },
      en: {
        title: 'The kitchen of Schleswig oak is finished',
        summary:
          'Three months of work, one tree: for a family in Arnis we built a kitchen whose wood has travelled less than thirty kilometres.',
        content: `In February the trunk still lay in a yard in Ulsnis. A storm had brought the oak down, and its owner asked whether we could use it. We could.

## From trunk to furniture

The sawmill in Süderbrarup cut the planks; they dried under our own roof. The fronts now show a grain that runs across six doors.

- Cabinets and fronts from the same trunk
- A worktop that is oiled, not lacquered
- Dovetailed drawers without a single screw

If you want to see it: the family likes to show their kitchen. Let us know and we will arrange a visit.`,
      },
    },
  },
  {
    daysAgo: 23,
    type: 'event',
    tags: ['Werkstatt', 'Termine'],
    author: 'Jens Holm',
    cover: 'werkstatt-am-morgen',
    words: {
      de: {
        title: 'Offene Werkstatt am ersten Samstag im Monat',
        summary:
          'Von zehn bis vierzehn Uhr stehen unsere Tore offen. Bringen Sie mit, was wackelt, klemmt oder knarrt.',
        content: `Viele Leute laufen jahrelang an unserem Tor vorbei und wissen nicht, was dahinter geschieht. Das ändern wir: Jeden ersten Samstag im Monat ist die Werkstatt offen.

Sie können uns bei der Arbeit zusehen, Holz anfassen und Fragen stellen. Kleine Reparaturen erledigen wir gleich: ein loses Stuhlbein, eine klemmende Schublade, ein Tisch, der kippelt. Das kostet nichts, über eine Spende für die Jugendfeuerwehr freuen wir uns.

Für Kinder gibt es eine eigene Hobelbank. Kaffee steht bereit, der Kuchen kommt von nebenan.`,
      },
      en: {
        title: 'Open workshop on the first Saturday of the month',
        summary: 'From ten to two our gates are open. Bring whatever wobbles, sticks or creaks.',
        content: `Many people walk past our gate for years without knowing what happens behind it. We are changing that: on the first Saturday of every month the workshop is open.

Watch us work, touch the wood, ask questions. We do small repairs on the spot: a loose chair leg, a drawer that sticks, a table that rocks. It costs nothing; a donation to the youth fire brigade is welcome.

There is a bench of their own for children. Coffee is ready, the cake comes from next door.`,
      },
    },
  },
  {
    daysAgo: 61,
    type: 'news',
    tags: ['Ausbildung', 'Team'],
    author: 'Maren Holm',
    cover: 'schwalbenschwanz',
    words: {
      de: {
        title: 'Willkommen, Fiete: unser neuer Auszubildender',
        summary:
          'Seit August lernt Fiete Lorenzen bei uns das Tischlerhandwerk. Sein erstes Stück steht schon in der Werkstatt.',
        content: `Fiete kam im Frühjahr für zwei Wochen zum Praktikum und ist geblieben. Er hat in dieser Zeit eine Fußbank gebaut, die gerade steht. Das gelingt nicht jedem beim ersten Mal.

In den ersten Monaten geht es um das, was die Hände können müssen: sägen, hobeln, stemmen. Die großen Maschinen kommen später. Im nächsten Sommer baut er sein erstes Möbel nach eigenem Entwurf.

Für das kommende Jahr suchen wir wieder jemanden. Noten sind uns weniger wichtig als Lust am Material. Schreiben Sie uns oder kommen Sie vorbei.`,
      },
      en: {
        title: 'Welcome, Fiete: our new apprentice',
        summary:
          'Since August Fiete Lorenzen has been learning the joiner’s trade with us. His first piece already stands in the workshop.',
        content: `Fiete came for a two-week placement in spring and stayed. In that time he built a footstool that stands straight. Not everyone manages that at the first go.

The first months are about what hands must be able to do: sawing, planing, chiselling. The big machines come later. Next summer he will build his first piece of furniture to his own design.

We are looking for somebody again next year. Marks matter less to us than a love of the material. Write to us or drop in.`,
      },
    },
  },
]
