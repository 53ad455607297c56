import type { AccountStatus } from '../people/user.ts'

export type DemoPerson = {
  first_name: string
  last_name: string
  company: string
  mail: string
  street: string
  zip: string
  city: string
  lang: 'de' | 'en'
  role: 'user' | 'member'
  status: AccountStatus
  notes: string
  daysAgo: number
}

const CUSTOMER = { company: '', lang: 'de', role: 'user', status: 'active', notes: '' } as const

/** Invented people of an invented town; all addresses end in the reserved example.org. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    ...CUSTOMER,
    first_name: 'Jonas',
    last_name: 'Lindner',
    mail: 'jonas.lindner@example.org',
    street: 'Werkstattgasse 4',
    zip: '73728',
    city: 'Esslingen',
    role: 'member',
    notes: 'Meister in der Werkstatt, pflegt die Fehlerliste.',
    daysAgo: 0,
  },
  {
    ...CUSTOMER,
    first_name: 'Margarete',
    last_name: 'Öhlschläger',
    mail: 'm.oehlschlaeger@example.org',
    street: 'Am Weinberg 12',
    zip: '73733',
    city: 'Esslingen',
    notes: 'Eichentisch 2024, möchte passende Stühle.',
    daysAgo: 310,
  },
  {
    ...CUSTOMER,
    first_name: 'Deniz',
    last_name: 'Yıldırım',
    company: 'Café Kornblume GmbH',
    mail: 'einkauf@kornblume.example.org',
    street: 'Marktplatz 3',
    zip: '73207',
    city: 'Plochingen',
    notes: 'Rechnung immer an die GmbH.',
    daysAgo: 120,
  },
  {
    ...CUSTOMER,
    first_name: 'Sophie',
    last_name: 'Martin',
    mail: 'sophie.martin@example.org',
    street: 'Neckarstraße 88',
    zip: '70190',
    city: 'Stuttgart',
    lang: 'en',
    daysAgo: 45,
  },
  {
    ...CUSTOMER,
    first_name: 'Karl-Heinz',
    last_name: 'Wiedemann',
    mail: 'kh.wiedemann@example.org',
    street: 'Obere Beutau 21',
    zip: '73728',
    city: 'Esslingen',
    status: 'invited',
    notes: 'Hat telefonisch um einen Zugang gebeten.',
    daysAgo: 3,
  },
  {
    ...CUSTOMER,
    first_name: 'Lea',
    last_name: 'Brandt',
    mail: 'lea.brandt@example.org',
    street: 'Hauffstraße 7',
    zip: '73760',
    city: 'Ostfildern',
    status: 'unverified',
    daysAgo: 1,
  },
]
