import { Button } from '@mantine/core'
import { IconExternalLink, IconLayoutDashboard } from '@tabler/icons-react'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { WidgetGrid } from '#kernel/admin/shell/widgets/widget-grid.tsx'
import { greetingLine } from '#ui/greeting/greeting-name.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { messages } from '../messages.ts'

/** The greeting and what each module has to say today. */
export function DashboardScreen() {
  const t = useMessages(messages)
  const can = useCan()
  const { user } = useSession()
  const widgets = useModules()
    .flatMap((module) => module.widgets ?? [])
    .filter((widget) => can(widget.access))
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
      </AdminPageHead>
      {widgets.length > 0 && <WidgetGrid widgets={widgets} />}
      {widgets.length === 0 && (
        <EmptyState
          icon={<IconLayoutDashboard size={24} stroke={1.5} aria-hidden />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      )}
    </>
  )
}
