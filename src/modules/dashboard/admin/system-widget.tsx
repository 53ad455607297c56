import { useMessages } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { messages } from '../messages.ts'
import { SafetyFacts, useSystemState } from './system-facts.tsx'

/** Room and last backup; the rest of how the server is doing has a screen of its own. */
export function SystemWidget() {
  const t = useMessages(messages)
  return (
    <WidgetCard title={t('system.title')} query={useSystemState()}>
      {(state) => <SafetyFacts state={state} />}
    </WidgetCard>
  )
}
