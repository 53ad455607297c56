import { useMessages } from '#kernel/admin/session.tsx'
import { LatestWidget } from '#kernel/admin/shell/widgets/latest-widget.tsx'
import { call } from '#kernel/client/call.ts'
import { application } from '../applications/application.ts'
import { adminMessages } from './messages.ts'
import { APPLICATIONS } from './paths.ts'

/** Who applied last, and how far that is. */
export function ApplicationsWidget() {
  const t = useMessages(adminMessages)
  const read = async (limit: number) => {
    const { items } = await call(application.calls.list, { query: { sort: '-created', limit } })
    return items.map(({ _id, name, position_title, state, created }) => ({
      _id,
      path: `${APPLICATIONS}/${_id}`,
      label: name,
      facts: [position_title || t('unsolicited'), t(`applications.choices.state.${state}`)],
      date: created,
    }))
  }
  return (
    <LatestWidget
      name="applications"
      title={t('title')}
      path={APPLICATIONS}
      empty={t('applications.empty.title')}
      read={read}
    />
  )
}
