import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { messages } from '../messages.ts'
import classes from './system-facts.module.css'
import { MachineFacts, SafetyFacts, useSystemState } from './system-facts.tsx'

/** How the server is doing: room, backup, database, memory, versions. */
export function SystemScreen() {
  const t = useMessages(messages)
  const shell = useMessages(shellMessages)
  const query = useSystemState()
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('system.state')}
        breadcrumb={[{ label: shell('settings.title'), path: 'settings' }]}
      />
      <CardSection title={t('system.title')}>
        <SectionQuery query={query} lines={6}>
          {(state) => (
            <SafetyFacts state={state}>
              <MachineFacts state={state} />
            </SafetyFacts>
          )}
        </SectionQuery>
      </CardSection>
    </div>
  )
}
