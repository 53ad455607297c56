import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LatestWidget } from '#kernel/admin/shell/widgets/latest-widget.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { COLLECTION } from '../sendings/admin/use-sending.ts'
import { newsletterSending } from '../sendings/sending.ts'
import { totalOf } from '../sendings/sending-values.ts'
import { adminMessages, adminWords } from './messages.ts'
import { SENDING_PATHS, sendingPath } from './paths.ts'

/** What was sent last, or will be, and to how many. */
export function SendingsWidget() {
  const t = useMessages(adminMessages)
  const words = useMessages(adminWords)
  const { lang } = useSession().user
  const read = async (limit: number) => {
    const query = { sort: '-updated', limit } as const
    const { items } = await call(newsletterSending.calls.list, { query })
    return items.map(({ _id, name, state, counts, updated }) => ({
      _id,
      path: sendingPath(_id),
      label: name,
      facts: [
        words(`sendings.choices.state.${state}`),
        t('widget.recipients', {
          count: totalOf(counts),
          number: formatNumber(totalOf(counts), lang),
        }),
      ],
      date: updated,
    }))
  }
  return (
    <LatestWidget
      name={COLLECTION}
      title={t('title')}
      path={SENDING_PATHS.browse}
      empty={words('sendings.empty.title')}
      read={read}
    />
  )
}
