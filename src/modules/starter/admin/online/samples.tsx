import { Anchor, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { acceptSamples, type SamplePage, type UnpublishedPage } from '../../contract-online.ts'
import { messages } from '../messages.ts'
import { ONLINE_KEY } from '../paths.ts'
import classes from './online.module.css'

/** Pages with sample content: each is opened to be rewritten, or taken over as it is. */
export function Samples({ samples }: { samples: readonly SamplePage[] }) {
  const t = useMessages(messages)
  const count = samples.reduce((sum, page) => sum + page.count, 0)
  const hasLanguages = new Set(samples.map(({ lang }) => lang)).size > 1
  return (
    <section>
      <h3 className={classes.title}>{t('samples.title', { count })}</h3>
      <ul className={classes.samples}>
        {samples.map((page) => (
          <li key={`${page.page} ${page.lang}`}>
            <Sample page={page} hasLanguages={hasLanguages} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pages of which visitors see an older state; each leads to where it is published. */
export function Unpublished({ pages }: { pages: readonly UnpublishedPage[] }) {
  const t = useMessages(messages)
  const hasLanguages = new Set(pages.map(({ lang }) => lang)).size > 1
  return (
    <section>
      <h3 className={classes.title}>{t('unpublished.title', { count: pages.length })}</h3>
      <ul className={classes.samples}>
        {pages.map((page) => (
          <li key={`${page.page} ${page.lang}`}>
            <PageLink page={page} hasLanguages={hasLanguages} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PageLink({ page, hasLanguages }: { page: UnpublishedPage; hasLanguages: boolean }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  return (
    <Anchor component={Link} to={adminPath(`pages/design/${page.page}?lang=${page.lang}`)}>
      {page.title}
      {hasLanguages && ` (${t(`languages.${page.lang}`)})`}
    </Anchor>
  )
}

function Sample({ page, hasLanguages }: { page: SamplePage; hasLanguages: boolean }) {
  const t = useMessages(messages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const { page: id, lang, title, count } = page
  const accept = async () => {
    const body = { page: id, lang }
    if (!(await attempt(() => call(acceptSamples, { body }), t('samples.accepted')))) return
    await client.invalidateQueries({ queryKey: ONLINE_KEY })
  }
  return (
    <>
      <PageLink page={page} hasLanguages={hasLanguages} />
      <span className={classes.state}>{t('samples.count', { count })}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isBusy}
        aria-label={`${t('samples.accept')}: ${title}`}
        onClick={() => void accept()}
      >
        {t('samples.accept')}
      </Button>
    </>
  )
}
