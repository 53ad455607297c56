import { expect, test } from 'vitest'
import { proposeMapping } from '#kernel/server/imports/mapping.ts'
import { personImport } from './person-import.ts'

test.each([
  [
    'Outlook in English',
    'Title,First Name,Last Name,Company,Business Street,Home Postal Code,Mobile Phone,E-mail Address,E-mail 2 Address,Web Page,Categories,Birthday',
    {
      title: 0,
      first_name: 1,
      last_name: 2,
      company: 3,
      street: 4,
      zip2: 5,
      mobile: 6,
      email: 7,
      email2: 8,
      web: 9,
      tags: 10,
      birthday: 11,
    },
  ],
  [
    'Google',
    'First Name,Last Name,Labels,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - Postal Code,Organization Name,Notes',
    {
      first_name: 0,
      last_name: 1,
      tags: 2,
      email: 3,
      email2: 4,
      phone: 5,
      street: 6,
      zip: 7,
      company: 8,
      notes: 9,
    },
  ],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,TAGS',
    { email: 0, first_name: 1, last_name: 2, street: 3, phone: 4, birthday: 5, tags: 6 },
  ],
])('the heads of %s are known', (_program, head, mapping) => {
  expect(proposeMapping(personImport, head.split(','))).toMatchObject({ hasHeader: true, mapping })
})
