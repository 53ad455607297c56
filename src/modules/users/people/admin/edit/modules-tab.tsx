import { Stack } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { lazyOf } from '#kernel/admin/lazy-of.ts'
import type { Panel } from '#kernel/admin/module.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { WidgetBoundary } from '#kernel/admin/shell/widgets/widget-boundary.tsx'
import { WidgetError } from '#kernel/admin/shell/widgets/widget-error.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Person } from '../user-calls.ts'

/** What the other modules have of a person: files, orders, bookings, discounts. */
export function ModulesTab({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const panels = useModules()
    .flatMap((module) => module.panels ?? [])
    .filter(({ place, access }) => place === 'user' && can(access))
  if (panels.length === 0) {
    return (
      <EmptyState
        icon={<IconPuzzle size={24} stroke={1.5} aria-hidden />}
        title={t('modules.emptyTitle')}
        text={t('modules.emptyText')}
      />
    )
  }
  return (
    <Stack gap="md">
      {panels.map((panel) => (
        <PanelCard key={panel.name} panel={panel} id={item._id} />
      ))}
    </Stack>
  )
}

function PanelCard({ panel, id }: { panel: Panel; id: string }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const Content = lazyOf(panel)
  return (
    <CardSection title={panel.label[lang]}>
      <WidgetBoundary renderError={(retry) => <WidgetError onRetry={retry} />}>
        <Suspense fallback={<LoadingState label={t('loading')} count={3} />}>
          <Content id={id} />
        </Suspense>
      </WidgetBoundary>
    </CardSection>
  )
}
