import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import { readStarter } from '../contract.ts'
import { messages } from './messages.ts'
import classes from './start.module.css'
import { Wizard } from './wizard/wizard.tsx'

const STARTER_KEY = ['starter']

/** Makes the sample site one's own, step by step. */
export function StartScreen() {
  const t = useMessages(messages)
  const state = useQuery({
    queryKey: STARTER_KEY,
    queryFn: () => call(readStarter, {}),
    refetchOnMount: 'always',
  })
  return (
    <div className={classes.screen}>
      <AdminPageHead title={t('title')} />
      <SectionQuery query={state} lines={8}>
        {(data) => <Wizard state={data} />}
      </SectionQuery>
    </div>
  )
}
