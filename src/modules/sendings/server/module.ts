import { sql } from 'kysely'
import type { MailView } from '#kernel/mail-view/mail-view.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { type ShowsFiles, whereFilesShow } from '#modules/files/server/api.ts'
import { archivePage, newsletterPage, webViewPage } from '../archive/pages.ts'
import { loadArchiveBlocks } from '../archive/server/archive-block.ts'
import { feedRoutes } from '../archive/server/archive-feed.ts'
import { loadArchive, loadSitemap } from '../archive/server/archive-page.ts'
import { loadNewsletter } from '../archive/server/newsletter-page.ts'
import { loadWebView } from '../archive/server/web-view-page.ts'
import { judgeReturns } from '../bounces/server/judge-returns.ts'
import { reports } from '../bounces/server/receive-report.ts'
import { deliver } from '../delivery/server/deliver.ts'
import { prepare } from '../delivery/server/prepare.ts'
import { tend } from '../delivery/server/tend.ts'
import { onTrackingEnded } from '../opens/server/count-opens.ts'
import { recommendPage } from '../recommendations/page.ts'
import { newsletterRecommendation } from '../recommendations/recommendation.ts'
import { loadRecommend, submitRecommend } from '../recommendations/server/recommend-page.ts'
import { newsletterSending } from '../sendings/sending.ts'
import { countReactions, onEnded, onResumed } from '../statistics/server/note-reactions.ts'
import { carryOver } from './carry-over.ts'
import { createTables } from './migrations/20261117-1930-sendings-create-tables.ts'
import { noteReturns } from './migrations/20261117-2310-sendings-note-returns.ts'
import { addInArchive } from './migrations/20261117-2315-sendings-add-in-archive.ts'
import { prepareInSlices } from './migrations/20261117-2320-sendings-prepare-in-slices.ts'
import { addSeries } from './migrations/20261118-0020-sendings-add-series.ts'
import { countRecommendations } from './migrations/20261118-0910-sendings-count-recommendations.ts'
import { countClicks } from './migrations/20261118-0920-sendings-count-clicks.ts'
import { trySubjects } from './migrations/20261118-0930-sendings-try-subjects.ts'
import { countOrders } from './migrations/20261119-0105-sendings-count-orders.ts'
import { countOpens } from './migrations/20261119-0120-sendings-count-opens.ts'
import { personal } from './personal.ts'
import { sendingRoutes } from './routes.ts'
import type { SendingTables } from './tables.ts'
import { timeline } from './timeline.ts'
import { namedSendings, waiting } from './waiting.ts'

const onPage = pagesOf<SendingTables>()

const migrations = {
  '20261117-1930-sendings-create-tables': createTables,
  '20261117-2310-sendings-note-returns': noteReturns,
  '20261117-2315-sendings-add-in-archive': addInArchive,
  '20261117-2320-sendings-prepare-in-slices': prepareInSlices,
  '20261118-0020-sendings-add-series': addSeries,
  '20261118-0910-sendings-count-recommendations': countRecommendations,
  '20261118-0920-sendings-count-clicks': countClicks,
  '20261118-0930-sendings-try-subjects': trySubjects,
  '20261119-0010-sendings-fold-search': searchIndexes({ newsletter_sendings: ['name'] }, [
    'newsletter_sendings_like_name',
  ]),
  '20261119-0105-sendings-count-orders': countOrders,
  '20261119-0120-sendings-count-opens': countOpens,
}

/** `mailBlocks`: how blocks look in mails, from all modules of the website. */
export function sendingsModule(mailBlocks: () => Promise<readonly MailView[]>): ServerModule {
  whereFilesShow(showsFiles)
  return {
    name: 'sendings',
    label: { de: 'Newsletter-Versand', en: 'Newsletter sendings' },
    needs: ['newsletter', 'subscribers', 'people', 'files', 'theme', 'pages'],
    partOf: 'subscribers',
    nouns: [newsletterSending.name, newsletterRecommendation.name],
    migrations,
    routes: sendingRoutes(mailBlocks),
    pages: [
      onPage(newsletterPage, { load: loadNewsletter }),
      onPage(archivePage, { load: loadArchive }),
      onPage(webViewPage, { load: loadWebView }),
      onPage(recommendPage, { load: loadRecommend, submit: submitRecommend }),
    ],
    site: { sitemap: loadSitemap, textRoutes: feedRoutes },
    blockData: [loadArchiveBlocks],
    jobs: [tend, prepare, deliver, judgeReturns],
    inbound: [reports],
    listeners: [onEnded, onResumed, onTrackingEnded],
    served: countReactions,
    carriesOver: [carryOver],
    waiting: [waiting],
    named: { [newsletterSending.name]: namedSendings },
    personal,
    timeline,
  }
}

/** What went out shows its pictures for good: in mailboxes, and in the archive. */
const showsFiles: ShowsFiles = async ({ db }, { files }) => {
  const { rows } = await sql`
    select from file_uses u join newsletter_sendings s on s.id::text = u.item_id
    where u.module = 'sendings' and u.noun = ${newsletterSending.name}
      and u.file_id = any(${[...files]}::uuid[]) and s.began_at is not null
    limit 1`.execute(tablesOf<SendingTables>(db))
  return rows.length > 0
}
