import { allows, staff } from '#kernel/access/rules.ts'
import type { Input } from '#kernel/contract/endpoint.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { type DrawContext, mailTests, sendTestMails } from '#modules/newsletter/server/api.ts'
import type { sendTest } from '#modules/newsletter/templates/template.calls.ts'
import { sendingFailures } from '../../errors.ts'
import { findSender } from '../../preflight/server/find-sender.ts'
import type { SendingTables } from '../../server/tables.ts'
import { drawSending } from './pin-mail.ts'
import { sendingResource } from './sending.resource.ts'

type TestRequest = Input<typeof sendTest>['body']

/** A template, or a sending as it would go out: with its own subject and from its own sender. */
export async function testTemplateOrSending(place: DrawContext, request: TestRequest) {
  const { template, sending: id, to, as, lang } = request
  if (template) return await sendTestMails(place, { template, to, as, lang })
  const scope = typedScope<SendingTables>(place.context)
  const members = scope.config.get(permissionsSection).member
  if (!allows(staff('sendings', 'view'), place.context.user, members)) throw failures.noPermission()
  const [sending] = id ? await sendingResource.read(scope.db, [id]) : []
  if (!sending) throw failures.notFound()
  const sender = await findSender(scope, sending)
  if (!sender) throw sendingFailures.noMailbox()
  const { variants } = await drawSending(place, sending)
  const wanted = lang === 'en' ? 'en' : 'main'
  const tested = variants.find(({ variant }) => variant === wanted) ?? variants[0]
  if (!tested) throw failures.notFound()
  const { skeleton, lang: own } = tested
  return await mailTests(place.context, { skeleton, lang: own, ...sender }, { to, as })
}
