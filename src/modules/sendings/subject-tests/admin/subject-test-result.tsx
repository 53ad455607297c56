import { Button, Group, Table, Text } from '@mantine/core'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { useSteps } from '../../sendings/admin/use-sending.ts'
import type { NewsletterSending } from '../../sendings/sending.ts'
import { mayStep as fits, SUBJECTS, type Subject } from '../../sendings/sending-values.ts'

/** How two subjects do, and which of them the rest gets: by itself, or as a person says. */
export function SubjectTestResult(props: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const { item } = props
  const { test, began_at, winner, state } = item
  const { take, isBusy, mayStep } = useSteps(props)
  const { confirm, dialog } = useConfirm()
  if (!test || !began_at) return null
  const choose = async (subject: Subject) => {
    const words = { subject: wordsOf(item, subject) || t('test.ofTemplate') }
    const question = { title: t('test.chooseAsk'), text: t('test.chooseText', words) }
    if (await confirm({ ...question, yes: t('test.choose', { name: subject.toUpperCase() }) }))
      await take('choose_winner', { winner: subject })
  }
  return (
    <div>
      <Text fw={600}>{t('test.title')}</Text>
      <ResultTable item={item} />
      <div role="status">
        <Outcome item={item} />
      </div>
      {winner === '' && mayStep && fits('choose_winner', state) && (
        <Group gap="sm" mt="xs">
          {SUBJECTS.map((subject) => (
            <Button
              key={subject}
              variant="default"
              loading={isBusy}
              onClick={() => void choose(subject)}
            >
              {t('test.choose', { name: subject.toUpperCase() })}
            </Button>
          ))}
        </Group>
      )}
      {dialog}
    </div>
  )
}

function ResultTable({ item }: { item: NewsletterSending }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const percent = new Intl.NumberFormat(LOCALES[lang], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return (
    <Table horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('test.subject')}</Table.Th>
          <Table.Th ta="end">{t('test.sent')}</Table.Th>
          <Table.Th ta="end">{t('test.clicks')}</Table.Th>
          <Table.Th ta="end">{t('test.rate')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {SUBJECTS.map((subject) => {
          const { sent, clicks } = item.test?.[subject] ?? { sent: 0, clicks: 0 }
          return (
            <Table.Tr key={subject}>
              <Table.Th scope="row" fw={400}>
                {subject.toUpperCase()}: {wordsOf(item, subject) || t('test.ofTemplate')}
              </Table.Th>
              <Table.Td ta="end">{formatNumber(sent, lang)}</Table.Td>
              <Table.Td ta="end">{formatNumber(clicks, lang)}</Table.Td>
              <Table.Td ta="end">{sent > 0 ? percent.format(clicks / sent) : '–'}</Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function Outcome({ item: { winner, state, began_at, test_hours } }: { item: NewsletterSending }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (winner) return <Text size="sm">{t('test.won', { name: winner.toUpperCase() })}</Text>
  if (!began_at || !fits('choose_winner', state)) return null
  const until = new Date(Date.parse(began_at) + test_hours * 3_600_000).toISOString()
  return <Text size="sm">{t('test.open', { moment: formatMoment(until, lang) })}</Text>
}

/** '' for the subject of the template. */
function wordsOf({ subject, subject_b }: NewsletterSending, which: Subject): string {
  return which === 'a' ? subject : subject_b
}
