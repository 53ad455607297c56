import type { BusinessFacts } from '#modules/pages/config.ts'

const NO_NOTE = { de: '', en: '' }

/** An invented bakery on the Ems. Telephone and domain are reserved for examples. */
export const business: BusinessFacts = {
  name: 'Backhaus Vosswinkel',
  legal_name: 'Backhaus Vosswinkel OHG',
  claim: {
    de: 'Bäckerei und Café in Warendorf. Brot aus dem Steinofen, Torten von Hand.',
    en: 'Bakery and café in Warendorf. Bread from the stone oven, cakes made by hand.',
  },
  legal_form: 'partnership',
  owner: 'Katrin Vosswinkel, Emil Vosswinkel',
  street: 'Mehlgasse 9',
  zip: '48231',
  city: 'Warendorf',
  country: 'DE',
  phone: '+49 171 39200 58',
  email: 'backstube@backhaus-vosswinkel.example',
  hours: [
    { days: ['mo'], opens: '', closes: '', note: { de: 'Ruhetag', en: 'closed' } },
    { days: ['tu', 'we', 'th', 'fr'], opens: '06:30', closes: '18:00', note: NO_NOTE },
    { days: ['sa'], opens: '06:30', closes: '14:00', note: NO_NOTE },
    { days: ['su'], opens: '08:00', closes: '17:00', note: NO_NOTE },
  ],
  // No bank has this number: whoever pays to it by mistake pays nobody.
  bank: 'Beispielbank',
  iban: 'DE78999999990000005800',
  vat_id: 'DE 999 000 225',
  court: 'Amtsgericht Münster',
  register: 'HRA 99042',
  chamber: 'Handwerkskammer Münster, Bismarckallee 1, 48151 Münster',
  profession: {
    de: 'Bäckermeisterin und Konditormeister, verliehen in der Bundesrepublik Deutschland',
    en: 'Master baker (Bäckermeisterin) and master confectioner (Konditormeister), awarded in the Federal Republic of Germany',
  },
  profession_rules: 'Handwerksordnung (HwO), www.gesetze-im-internet.de/hwo',
  hosting: {
    de: 'Emswolke Rechenzentrum eG, Münster. Die Server stehen in Westfalen.',
    en: 'Emswolke Rechenzentrum eG, Münster. The servers stand in Westphalia.',
  },
  log_days: 14,
  authority:
    'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf',
}
