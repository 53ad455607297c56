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
    ...moreFacts(business),
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

/** Where else it can be found, and when it is closed although the hours say otherwise. */
function moreFacts({ social, closures }: Business): Record<string, unknown> {
  return {
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(closures.length > 0 && {
      // From midnight to midnight is how search engines are told of a closed day.
      specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  }
}
