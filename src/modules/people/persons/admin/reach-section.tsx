import { Text } from '@mantine/core'
import { IconMail, IconMap2, IconPhone, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { countryName } from '#kernel/i18n/countries.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { Person, PersonContact } from '../person.ts'
import classes from './persons.module.css'

/** Only who follows it tells the map what they look for. */
const MAP = 'https://www.openstreetmap.org/search?query='

/** One tap to call, write, or find the way there. */
export function ReachSection({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const contacts = item.contacts.filter(({ kind }) => kind !== 'fax')
  if (contacts.length + item.addresses.length === 0)
    return <Text c="dimmed">{t('reach.none')}</Text>
  return (
    <ul className={classes.reach}>
      {contacts.map((contact) => (
        <li key={`${contact.kind}${contact.value}`}>
          <ContactWay contact={contact} />
        </li>
      ))}
      {item.addresses.map(({ uuid, address, zip, city, country }) => {
        const place = `${address}, ${zip} ${city}`
        const sought = `${place}, ${countryName(country, lang)}`
        return (
          <li key={uuid}>
            <Way
              isOutside
              href={MAP + encodeURIComponent(sought)}
              label={t('reach.route', { value: place })}
              icon={<IconMap2 {...SMALL_ICON} />}
            >
              {place}
            </Way>
          </li>
        )
      })}
    </ul>
  )
}

function ContactWay({ contact: { kind, value, label, proof } }: { contact: PersonContact }) {
  const t = useMessages(adminMessages)
  const note = [label, proof === 'typed' && t('proofs.typed')].filter(Boolean).join(' · ')
  const content = (
    <span className={classes.words}>
      <span>{value}</span>
      {note && <span className={classes.note}>{note}</span>}
    </span>
  )
  if (kind === 'email')
    return (
      <Way
        href={`mailto:${value}`}
        label={t('reach.write', { value })}
        icon={<IconMail {...SMALL_ICON} />}
      >
        {content}
      </Way>
    )
  if (kind === 'web')
    return (
      <Way
        isOutside
        href={value}
        label={t('reach.open', { value })}
        icon={<IconWorld {...SMALL_ICON} />}
      >
        {content}
      </Way>
    )
  return (
    <Way
      href={`tel:${value}`}
      label={t('reach.call', { value })}
      icon={<IconPhone {...SMALL_ICON} />}
    >
      {content}
    </Way>
  )
}

type WayProps = {
  href: string
  label: string
  icon: ReactNode
  /** Beside the admin centre, so that nobody loses what they were writing. */
  isOutside?: boolean
  children: ReactNode
}

function Way({ href, label, icon, isOutside, children }: WayProps) {
  return (
    <a
      className={classes.way}
      href={href}
      target={isOutside ? '_blank' : undefined}
      aria-label={label}
      rel="noreferrer"
    >
      {icon}
      {children}
    </a>
  )
}
