import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { type Business, businessSection } from '#modules/pages/config.ts'
import { applicationsSection } from '../../config.ts'
import type { PositionKind } from '../../positions/position.ts'
import { findOpenPositions, isAt, tagsOf } from '../../positions/server/open-positions.ts'
import type { ApplicationContext } from '../../server/unit-of-work.ts'
import { applyPage, type JobsData, type ShownPosition } from '../form-page.ts'
import { formMessages } from '../messages.ts'

export async function loadJobs(context: ApplicationContext): Promise<Loaded<JobsData>> {
  const { db, lang, config } = context
  const t = translator(formMessages, lang)
  const { unsolicited } = config.get(applicationsSection)
  const positions = await findOpenPositions(db, lang)
  return {
    kind: 'page',
    data: { positions, apply: unsolicited ? applyPage.path[lang] : null },
    meta: { title: t('jobs.title'), description: t('jobs.lead') },
    tags: tagsOf(positions),
  }
}

export async function loadJob(
  context: ApplicationContext,
  { params, path }: PageRequest,
): Promise<Loaded<ShownPosition>> {
  const { db, lang, config, settings } = context
  const positions = await findOpenPositions(db, lang)
  const found = positions.find((one) => isAt(one, params.address ?? ''))
  if (!found) return { kind: 'missing' }
  if (path !== found.href) return { kind: 'redirect', to: found.href, status: 301 }
  const jsonLd = jobPosting(found, config.get(businessSection), settings.baseUrl)
  const description = found.text.split('\n')[0]?.slice(0, 160)
  return {
    kind: 'page',
    data: found,
    meta: { title: found.title, description, jsonLd },
    tags: tagsOf([found]),
  }
}

const EMPLOYMENT: Readonly<Record<PositionKind, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  mini_job: 'PART_TIME',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
  volunteer: 'VOLUNTEER',
}

/** A position for search engines (schema.org). */
function jobPosting(
  position: ShownPosition,
  business: Business,
  baseUrl: string,
): Record<string, unknown> {
  const { id, title, text, kind, posted, until, place } = position
  const { street, zip, city, country } = business
  const isHere = place === '' || place === city
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: text || title,
    identifier: { '@type': 'PropertyValue', name: business.name, value: id },
    datePosted: posted,
    ...(until && { validThrough: `${until}T23:59:59` }),
    employmentType: EMPLOYMENT[kind],
    hiringOrganization: {
      '@type': 'Organization',
      name: business.legal_name || business.name,
      sameAs: baseUrl,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(isHere && { streetAddress: street, postalCode: zip }),
        addressLocality: place || city,
        addressCountry: country,
      },
    },
    directApply: true,
  }
}
