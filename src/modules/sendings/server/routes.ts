import { allows, staff } from '#kernel/access/rules.ts'
import type { Input } from '#kernel/contract/endpoint.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { MailView } from '#kernel/mail-view/mail-view.ts'
import { failures, mustBeFound } from '#kernel/server/app-error.ts'
import { faultsByField } from '#kernel/server/http/parse-input.ts'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import { routesOf } from '#kernel/server/route.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { sendTest } from '#modules/newsletter/templates/template.calls.ts'
import { listArchive } from '../archive/archive.calls.ts'
import { findArchive } from '../archive/server/find-archive.ts'
import { openPixel } from '../opens/open.calls.ts'
import { answerPixel } from '../opens/server/count-opens.ts'
import { readPreflight, readProofMail, sendProofMail } from '../preflight/preflight.calls.ts'
import { checkSending } from '../preflight/server/check-sending.ts'
import { readProof, sendProof } from '../preflight/server/prove-mail.ts'
import { recommend } from '../recommendations/recommendation.calls.ts'
import { countRecommendation } from '../recommendations/server/recommend.ts'
import { recommendationResource } from '../recommendations/server/recommendation.resource.ts'
import { replayMail } from '../replay/replay.calls.ts'
import { readReplay } from '../replay/server/replay-mail.ts'
import {
  countAudience,
  countUnsaved,
  listRecipients,
  stepSending,
  writeSending,
} from '../sendings/sending.calls.ts'
import { newsletterSending } from '../sendings/sending.ts'
import { measureAudience } from '../sendings/server/audience.ts'
import { findRecipients } from '../sendings/server/find-recipients.ts'
import { sendingResource } from '../sendings/server/sending.resource.ts'
import { stepWithMail } from '../sendings/server/step-with-mail.ts'
import { testTemplateOrSending } from '../sendings/server/test-sending.ts'
import { readSeries, writeSeries } from '../series/series.calls.ts'
import { findSeries, keepSeries } from '../series/server/keep-series.ts'
import { findStatistics } from '../statistics/server/find-statistics.ts'
import { readStatistics } from '../statistics/statistics.calls.ts'
import type { SendingContext, SendingDb, SendingTables } from './tables.ts'

const on = routesOf<SendingTables>()
/** Blocks are loaded by those who bring them, each from tables of its own. */
const onAny = routesOf<never>()

/** What came of sendings: for readers of the archive, of figures, and of mails. */
const readerRoutes = [
  on(readStatistics, (context, { query }) => findStatistics(context, query)),
  on(listArchive, (context, { query }) => findArchive(context, query)),
  on(openPixel, (context, { params }) => answerPixel(context, params)),
]

export function sendingRoutes(mailBlocks: () => Promise<readonly MailView[]>) {
  return [
    ...sendingResource.routes,
    ...recommendationResource.routes,
    on(recommend, (context, { body }) => countRecommendation(context, body)),
    on(writeSending, async (context, { body }) => one(context, await write(context, body))),
    onAny(stepSending, async (context, { params, body }) => {
      await stepWithMail({ context, views: await mailBlocks() }, { ...params, ...body })
      return await one({ ...context, db: typedScope<SendingTables>(context).db }, params.id)
    }),
    onAny(sendTest, async (context, { body }) =>
      testTemplateOrSending({ context, views: await mailBlocks() }, body),
    ),
    on(countAudience, async (context, { params: { id } }) =>
      measureAudience(context, await sendingOf(context.db, id)),
    ),
    onAny(readPreflight, async (context, { params: { id } }) => {
      const sending = await sendingOf(typedScope<SendingTables>(context).db, id)
      return { checks: await checkSending({ context, views: await mailBlocks() }, sending) }
    }),
    onAny(sendProofMail, async (context, { params: { id } }) => {
      const sending = await sendingOf(typedScope<SendingTables>(context).db, id)
      return await sendProof({ context, views: await mailBlocks() }, sending)
    }),
    onAny(readProofMail, async (context, { params: { id, proof } }) => {
      const scope = typedScope<SendingTables>(context)
      return await readProof(scope, await sendingOf(scope.db, id), proof)
    }),
    on(countUnsaved, (context, { body }) => measureAudience(context, body)),
    on(listRecipients, ({ db }, { params: { id }, query }) => findRecipients(db, id, query)),
    on(replayMail, (context, { params }) => readReplay(context, params)),
    on(readSeries, ({ db }, { params: { id } }) => findSeries(db, id)),
    onAny(writeSeries, async (context, { params: { id }, body }) => {
      await keepSeries({ context, views: await mailBlocks() }, { id, ...body })
      return await findSeries(typedScope<SendingTables>(context).db, id)
    }),
    ...readerRoutes,
  ]
}

async function sendingOf(db: SendingDb, id: string) {
  const [sending] = await sendingResource.read(db, [id])
  if (!sending) throw failures.notFound()
  return sending
}

async function one(context: Viewer & { db: SendingDb }, id: string) {
  const items = mustBeFound(await sendingResource.read(context.db, [id]))
  return { items: items.map((item) => sendingResource.shown(context, item)), numItems: 1 }
}

type Written = Input<typeof writeSending>['body']

async function write(context: SendingContext, { _id, version, ...values }: Written) {
  const { change, user, config, lang } = context
  const refuse = (fields: Record<string, string>) => failures.invalid({ fields })
  if (_id && !allows(staff('sendings', 'edit'), user, config.get(permissionsSection).member))
    throw failures.noPermission()
  const made = await change(async (unit) => {
    if (_id && version) return await sendingResource.change(unit, _id, { ...values, version })
    if (_id) throw refuse({ version: 'required' })
    const draft = newsletterSending.Create.safeParse(values)
    if (!draft.success) throw refuse(faultsByField(draft.error.issues, lang))
    return await sendingResource.create(unit, draft.data)
  })
  return made._id
}
