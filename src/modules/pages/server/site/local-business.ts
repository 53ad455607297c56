import type { Business, WeekDay } from '../../config.ts'

const SCHEMA_DAYS: Readonly<Record<WeekDay, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** The business facts for search engines (schema.org). */
export function localBusiness(business: Business, url: string): Record<string, unknown> {
  const { street, zip, city, country, phone, email } = business
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: business.name,
    url,
    ...(business.legal_name && { legalName: business.legal_name }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(city && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: zip,
        addressLocality: city,
        addressCountry: country,
      },
    }),
    openingHoursSpecification: business.hours
      .filter(({ opens, closes }) => opens && closes)
      .map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => SCHEMA_DAYS[day]),
        opens,
        closes,
      })),
  }
}
