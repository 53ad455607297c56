import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { type ConsentEntry, downloadCertificate, listConsents } from '../consent.calls.ts'
import { consentMessages } from '../messages.ts'
import { FactList } from './fact-list.tsx'
import { certificatePath } from './paths.ts'

/** The steps of the consents of one thing, with the ways to hand them over. */
export function ConsentSteps({ subject, version }: { subject: string; version: number }) {
  const t = useMessages(consentMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const found = useQuery({
    queryKey: ['consents', subject, version],
    queryFn: () => call(listConsents, { query: { subject } }),
  })
  return (
    <SectionQuery query={found}>
      {({ items }) => (
        <>
          {items.length === 0 && <Text c="dimmed">{t('steps.none')}</Text>}
          <Lines isOrdered>
            {items.map((entry) => (
              <Step key={entry._id} entry={entry} />
            ))}
          </Lines>
          {items.length > 0 && (
            <Group>
              <Button
                component={Link}
                to={adminPath(certificatePath(subject))}
                variant="default"
                leftSection={<IconPrinter {...SMALL_ICON} />}
              >
                {t('steps.print')}
              </Button>
              {can(staff('consents', 'export')) && (
                <Anchor href={`${downloadCertificate.path}?subject=${subject}`} download>
                  <IconDownload {...SMALL_ICON} aria-hidden /> {t('steps.download')}
                </Anchor>
              )}
            </Group>
          )}
        </>
      )}
    </SectionQuery>
  )
}

/** The way to the proof of one thing, for those who may see it. */
export function CertificateLink({ subject, about }: { subject: string; about: string }) {
  const t = useMessages(consentMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  if (!can(staff('consents', 'view'))) return null
  return (
    <Anchor
      component={Link}
      to={adminPath(certificatePath(subject))}
      aria-label={`${t('steps.print')}: ${about}`}
    >
      {t('steps.print')}
    </Anchor>
  )
}

function Step({ entry }: { entry: ConsentEntry }) {
  const t = useMessages(consentMessages)
  const { lang } = useSession().user
  const about = entry.purpose === 'tracking' ? t('purposes.tracking') : entry.facts.list
  return (
    <Line
      name={t(`actions.${entry.action}`)}
      note={[about, formatMoment(entry.at, lang)].filter(Boolean).join(' · ')}
      isStrong
      details={
        <details>
          <summary>{t('steps.all')}</summary>
          <FactList facts={entry.facts} />
        </details>
      }
    />
  )
}
