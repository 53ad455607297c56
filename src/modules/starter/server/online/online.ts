import { siteSection } from '#kernel/contract/sections/site.ts'
import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { type Business, businessSection } from '#modules/pages/config.ts'
import { ONLINE_STEPS, type OnlineState, type OnlineStep } from '../../contract-online.ts'
import { isDemo, readProgress } from '../progress.ts'
import { findSampleProducts } from '../shop/sample-products.ts'
import { findSampleNews, findSamples, findUnpublished } from './samples.ts'

type Reader = Pick<Scope<never>, 'db' | 'config' | 'modules' | 'lang'>

/** Whether visitors see the website, and what is left to do before they should. */
export async function readOnline(reader: Reader): Promise<OnlineState> {
  const { db, config } = reader
  const progress = await readProgress(tablesOf(db))
  const business = config.get(businessSection)
  return {
    isPublic: config.get(siteSection).is_public,
    isDemo: isDemo(progress),
    steps: ONLINE_STEPS.map((name) => ({ name, isDone: DONE[name](business) })),
    samples: await findSamples(reader),
    news: await findSampleNews(reader),
    products: await findSampleProducts(reader),
    unpublished: await findUnpublished(reader),
  }
}

/** What imprint and privacy policy cannot do without. */
const DONE: Readonly<Record<OnlineStep, (business: Business) => boolean>> = {
  address: ({ street, zip, city, email }) => [street, zip, city, email].every(Boolean),
  owner: ({ owner, legal_form }) => owner !== '' && legal_form !== null,
  hosting: ({ hosting }) => hosting.de !== '' || hosting.en !== '',
}

/** At once, on every instance: nothing that was shown before is shown any more. */
export async function setOnline(scope: Scope<never>, isPublic: boolean): Promise<void> {
  await scope.change((change) =>
    changeSection({ change, scope }, siteSection, (known) =>
      known.is_public === isPublic ? undefined : { ...known, is_public: isPublic },
    ),
  )
}
