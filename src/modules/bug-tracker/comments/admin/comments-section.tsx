import { Text } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { CommentBox } from './comment-box.tsx'
import { CommentLine } from './comment-line.tsx'
import classes from './comments.module.css'
import { useComments } from './use-comments.ts'

/** What was said about a bug, oldest first, and a place to add to it. */
export function CommentsSection({ item }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
  const mayWrite = useCan()(staff('bug-tracker', 'edit')) && item.deleted === null
  const thread = useComments(item._id)
  const { pages, comments } = thread
  const query = { data: comments, isError: pages.isError, refetch: pages.refetch }
  return (
    <>
      <SectionQuery query={query} failed={t('comments.failed')}>
        {(shown) => (
          <>
            <MoreButton query={pages} variant="subtle" size="compact-sm">
              {t('comments.older')}
            </MoreButton>
            {shown.length === 0 && <Text c="dimmed">{t('comments.empty')}</Text>}
            {shown.length > 0 && (
              <ol className={classes.thread} aria-label={t('comments.label')}>
                {shown.map((comment) => (
                  <CommentLine
                    key={comment._id}
                    comment={comment}
                    thread={thread}
                    mayWrite={mayWrite}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </SectionQuery>
      {mayWrite && <CommentBox bug={item} thread={thread} />}
    </>
  )
}
