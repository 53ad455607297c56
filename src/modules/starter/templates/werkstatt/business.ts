import type { BusinessFacts } from '#modules/pages/config.ts'

/** An invented joinery on the Schlei. Telephone and domain are reserved for examples. */
export const business: BusinessFacts = {
  name: 'Holm & Tochter',
  legal_name: 'Tischlerei Holm & Tochter GmbH',
  claim: {
    de: 'Tischlerei in Kappeln an der Schlei. Möbel, Küchen und Türen, die man vererbt.',
    en: 'Joinery in Kappeln on the Schlei. Furniture, kitchens and doors worth inheriting.',
  },
  legal_form: 'company',
  owner: 'Jens Holm, Maren Holm',
  street: 'Hobelgang 4',
  zip: '24376',
  city: 'Kappeln',
  country: 'DE',
  phone: '+49 171 39200 42',
  email: 'werkstatt@holm-und-tochter.example',
  hours: [
    { days: ['mo', 'tu', 'we', 'th'], opens: '07:00', closes: '16:30', note: { de: '', en: '' } },
    { days: ['fr'], opens: '07:00', closes: '13:00', note: { de: '', en: '' } },
    {
      days: ['sa'],
      opens: '',
      closes: '',
      note: { de: 'nach Vereinbarung', en: 'by appointment' },
    },
  ],
  // No bank has this number: whoever pays to it by mistake pays nobody.
  bank: 'Beispielbank',
  iban: 'DE16999999990000004200',
  vat_id: 'DE 999 000 117',
  court: 'Amtsgericht Flensburg',
  register: 'HRB 99017 FL',
  chamber: 'Handwerkskammer Flensburg, Johanniskirchhof 1–7, 24937 Flensburg',
  profession: {
    de: 'Tischlermeister und Tischlermeisterin, verliehen in der Bundesrepublik Deutschland',
    en: 'Master joiner (Tischlermeister), awarded in the Federal Republic of Germany',
  },
  profession_rules: 'Handwerksordnung (HwO), www.gesetze-im-internet.de/hwo',
  hosting: {
    de: 'Fördewolke Rechenzentrum eG, Flensburg. Die Server stehen in Schleswig-Holstein.',
    en: 'Fördewolke Rechenzentrum eG, Flensburg. The servers stand in Schleswig-Holstein.',
  },
  log_days: 14,
  authority:
    'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Holstenstraße 98, 24103 Kiel',
}
