import type { EntryKind, MessageState } from '../inbox/message-values.ts'

export type DemoMessage = {
  state: MessageState
  is_read: boolean
  name: string
  email: string
  phone?: string
  subject: string
  tags: string[]
  hoursAgo: number
  thread: readonly { kind: EntryKind; author_name: string; text: string }[]
}

/** Invented people at addresses that can belong to nobody. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    state: 'new',
    is_read: false,
    name: 'Mareike Tönnies',
    email: 'mareike.toennies@post.example',
    subject: 'Esstisch für acht Personen',
    tags: ['Angebot'],
    hoursAgo: 2,
    thread: [
      {
        kind: 'in',
        author_name: 'Mareike Tönnies',
        text: 'Guten Tag,\n\nwir suchen einen Esstisch aus Eiche für acht Personen, ungefähr 2,40 m lang. Bis wann wäre das möglich, und was würde es ungefähr kosten?\n\nViele Grüße\nMareike Tönnies',
      },
    ],
  },
  {
    state: 'new',
    is_read: false,
    name: 'Jan Petersen',
    email: 'j.petersen@post.example',
    phone: '+4946429876543',
    subject: 'Haustür klemmt',
    tags: [],
    hoursAgo: 20,
    thread: [
      {
        kind: 'in',
        author_name: 'Jan Petersen',
        text: 'Moin, die Haustür, die Sie letztes Jahr eingebaut haben, klemmt seit dem Frost. Können Sie in den nächsten Tagen jemanden schicken? Am besten rufen Sie kurz an.',
      },
    ],
  },
  {
    state: 'waiting',
    is_read: true,
    name: 'Café Deichblick',
    email: 'team@deichblick.example',
    subject: 'Theke nach Maß',
    tags: ['Angebot'],
    hoursAgo: 76,
    thread: [
      {
        kind: 'in',
        author_name: 'Café Deichblick',
        text: 'Hallo zusammen, wir bauen im Frühjahr um und brauchen eine neue Theke. Können Sie sich die Räume einmal ansehen?',
      },
      {
        kind: 'note',
        author_name: 'Svea Holm',
        text: 'Kenne ich vom Markt, nett. Termin gern an einem Montag, da haben sie zu.',
      },
      {
        kind: 'out',
        author_name: 'Svea Holm',
        text: 'Guten Tag,\n\nsehr gern. Passt Ihnen Montag, 10 Uhr? Dann bringe ich gleich Holzproben mit.\n\nHerzliche Grüße\nSvea Holm',
      },
    ],
  },
  {
    state: 'done',
    is_read: true,
    name: 'Familie Brandt',
    email: 'brandt@post.example',
    subject: 'Danke für das Bücherregal',
    tags: ['Lob'],
    hoursAgo: 190,
    thread: [
      {
        kind: 'in',
        author_name: 'Familie Brandt',
        text: 'Das Regal steht und sieht großartig aus. Vielen Dank, auch für das saubere Arbeiten!',
      },
      {
        kind: 'out',
        author_name: 'Svea Holm',
        text: 'Das freut uns sehr. Viel Freude damit!',
      },
    ],
  },
]
