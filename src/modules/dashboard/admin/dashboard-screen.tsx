import { Button } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconExternalLink,
  IconLayoutDashboard,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { WidgetGrid } from '#kernel/admin/shell/widgets/widget-grid.tsx'
import { greetingLine } from '#ui/greeting/greeting-name.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type ShownWidget, useLayout } from '../layout/admin/use-layout.ts'
import { messages } from '../messages.ts'

/** Few arrange anything, and never first. */
const ArrangeWidgets = lazy(async () => ({
  default: (await import('../layout/admin/arrange-widgets.tsx')).ArrangeWidgets,
}))

const PLACES = { wide: 'main', narrow: 'side' } as const

/** The greeting and what each module has to say today, as each person arranged it. */
export function DashboardScreen() {
  const t = useMessages(messages)
  const { user } = useSession()
  const layout = useLayout()
  const [isArranging, setArranging] = useState(false)
  const { widgets } = layout
  return (
    <>
      <AdminPageHead title={greetingLine(t('welcome'), user)}>
        <Button
          component="a"
          href="/"
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink {...SMALL_ICON} />}
        >
          {t('website')}
        </Button>
        {!isArranging && widgets && widgets.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal {...SMALL_ICON} />}
            onClick={() => setArranging(true)}
          >
            {t('arrange.open')}
          </Button>
        )}
      </AdminPageHead>
      {isArranging && widgets ? (
        <Suspense fallback={null}>
          <ArrangeWidgets layout={{ ...layout, widgets }} onClose={() => setArranging(false)} />
        </Suspense>
      ) : (
        <Widgets widgets={widgets} />
      )}
    </>
  )
}

function Widgets({ widgets }: { widgets: readonly ShownWidget[] | undefined }) {
  const t = useMessages(messages)
  if (!widgets) return null
  if (widgets.length === 0) {
    const icon = <IconLayoutDashboard size={24} stroke={1.5} aria-hidden />
    return <EmptyState icon={icon} title={t('empty.title')} text={t('empty.text')} />
  }
  const shown = widgets
    .filter(({ placed }) => !placed.hidden)
    .map(({ widget, placed }) => ({ widget, place: PLACES[placed.width] }))
  return <WidgetGrid widgets={shown} />
}
