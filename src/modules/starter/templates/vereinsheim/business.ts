import type { BusinessFacts } from '#modules/pages/config.ts'

const NOTHING = { de: '', en: '' }

/** An invented sports club on the Aller. Telephone and domain are reserved for examples. */
export const business: BusinessFacts = {
  name: 'SV Allerstern 1924',
  legal_name: 'Sportverein Allerstern 1924 e.\u202fV.',
  claim: {
    de: 'Fußball, Handball, Turnen und Laufen am Allerdeich. 612 Mitglieder, ein Stern.',
    en: 'Football, handball, gymnastics and running by the Aller. 612 members, one star.',
  },
  legal_form: 'club',
  owner: 'Katrin Ahlers (1. Vorsitzende), Mehmet Aydin (2. Vorsitzender)',
  street: 'Am Deichwinkel 24',
  zip: '29223',
  city: 'Celle',
  country: 'DE',
  phone: '+49 171 39200 24',
  email: 'post@sv-allerstern.example',
  hours: [
    { days: ['mo'], opens: '', closes: '', note: { de: 'Ruhetag', en: 'closed' } },
    { days: ['tu', 'we', 'th'], opens: '17:00', closes: '22:00', note: NOTHING },
    { days: ['fr'], opens: '17:00', closes: '23:00', note: NOTHING },
    { days: ['sa', 'su'], opens: '10:00', closes: '20:00', note: NOTHING },
  ],
  // No bank has this number: whoever pays to it by mistake pays nobody.
  bank: 'Beispielbank',
  iban: 'DE19999999990000002400',
  vat_id: '',
  court: 'Amtsgericht Lüneburg',
  register: 'VR 999024',
  chamber: '',
  profession: NOTHING,
  profession_rules: '',
  hosting: {
    de: 'Heidewolke Rechenzentrum eG, Uelzen. Die Server stehen in Niedersachsen.',
    en: 'Heidewolke Rechenzentrum eG, Uelzen. The servers stand in Lower Saxony.',
  },
  log_days: 14,
  authority:
    'Die Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover',
}
