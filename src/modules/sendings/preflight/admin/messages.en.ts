import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  over: 'Checks run as long as nothing goes out.',
  good: 'Fine',
  warn: 'Please look',
  bad: 'Stops the sending',
  mailbox: {
    title: 'Mailbox',
    good: 'A mailbox sends the emails.',
    bad: 'There is no mailbox yet.',
  },
  template: {
    title: 'Template',
    good: 'The template is ready.',
    bad: 'A template with subject and content is missing.',
  },
  audience: {
    title: 'Recipients',
    good: 'There are recipients: {{details}}.',
    bad: 'Nobody on these lists may get it right now.',
  },
  subject: {
    title: 'Subject',
    good: 'The subject says something without a name, too.',
    bad: 'Whoever’s name is not known would get no subject.',
  },
  size: {
    title: 'Size',
    good: '{{details}} kB. Gmail shows emails of up to 100 kB whole.',
    bad: 'Larger than 100 kB: Gmail would cut it.',
  },
  links: {
    title: 'Links',
    good: 'All of them lead somewhere.',
    bad: 'These pages do not exist: {{details}}',
  },
  pictures: {
    title: 'Pictures',
    good: 'Every picture has words for those who do not see it.',
    bad: 'Without describing words: {{details}}',
  },
  tokens: {
    title: 'Words in braces',
    good: 'All of them are known.',
    bad: 'Unknown, their sentences are left out: {{details}}',
  },
  spf: {
    title: 'Allowed senders (SPF)',
    good: '{{details}} says which mail servers send for the domain.',
    bad: '{{details}} does not say properly which mail servers send for the domain.',
  },
  dkim: {
    title: 'Signature (DKIM)',
    good: 'Mails from {{details}} are signed, and the record for it can be seen.',
    bad: 'Mails from {{details}} are not signed properly.',
  },
  dmarc: {
    title: 'Protection from forgery (DMARC)',
    good: '{{details}} says what is to become of forged emails.',
    bad: '{{details}} does not say what is to become of forged emails.',
  },
  mx: {
    title: 'Receiving replies (MX)',
    good: '{{details}} takes answers.',
    bad: '{{details}} takes no answers.',
  },
  complaints: {
    title: 'Complaints',
    good: '{{details}} of the emails of the last 30 days were reported as spam. Anything below 0.1% is good.',
    bad: '{{details}} of the emails of the last 30 days were reported as spam. From 0.1% on large providers look closely, from 0.3% on they take nothing more. Please write only to people who really wanted the newsletter.',
  },
  contrast: {
    title: 'Contrast',
    good: 'All texts stand out well from their ground.',
    bad: 'Hard to read because the colours differ too little: {{details}}',
  },
  reasons: {
    'trial-domain':
      '{{details}} is a domain for trials. Nobody outside knows it, so there is nothing to check here.',
    'dns-failed':
      'DNS did not answer just now. This says nothing about {{details}}; please reload the page in a moment.',
    'spf-missing':
      '{{details}} has no SPF record. Where the domain is managed, enter a TXT record that begins with “v=spf1”. The provider of your mailbox tells you the exact text.',
    'spf-several':
      '{{details}} has several SPF records, and then none of them counts. Please join them into one.',
    'spf-open':
      'The SPF record of {{details}} allows everybody to send (“+all”). Please change its end to “~all”.',
    'dkim-no-key':
      'There is no key for {{details}} yet. Please make one in the settings under “Email”, “Signature (DKIM)”.',
    'dkim-provider':
      '{{details}} belongs to your email provider, so only they can sign. A domain of your own is better for newsletters.',
    'dkim-waiting':
      'The key of {{details}} is made, but its DNS record could not be seen yet. Please check it in the settings under “Email”, “Signature (DKIM)”.',
    'dkim-missing':
      'The DNS record for the key of {{details}} has disappeared. Without it the signature is worth nothing. You find the record in the settings under “Email”.',
    'dkim-different':
      'The DNS record for the key of {{details}} does not fit. Please compare it in the settings under “Email”.',
    'dmarc-missing':
      '{{details}} has no DMARC record. Under the name “_dmarc” enter a TXT record with the value “v=DMARC1; p=none”.',
    'dmarc-several':
      '{{details}} has several DMARC records, and then none of them counts. Please delete all but one.',
    'dmarc-broken':
      'The DMARC record of {{details}} does not say what is to happen. “p=none”, “p=quarantine” or “p=reject” is missing.',
    'mx-missing':
      '{{details}} has no MX record. Answers and reports of emails that did not arrive get lost. The provider of your mailbox tells you the text.',
    'mx-address-only':
      '{{details}} has no MX record. Some mail servers try the address of the website, others give up.',
    'mx-refuses':
      '{{details}} declares that it takes no emails. Please choose a sender address that people can answer to.',
    'links-unanswered': 'Nobody answers here just now. Please click them yourself: {{details}}',
  },
  proof: {
    title: 'Test email to yourself',
    text: 'Kontor sends the email to a mailbox of its own, fetches it there and checks the signature as a stranger’s mail server would.',
    send: 'Send and check a test mail',
    again: 'Once more',
    waiting: 'On its way to {{to}}. Kontor looks every few seconds.',
    late: 'After two minutes the email has not arrived in {{to}} yet. Please look into the spam folder there.',
    failed: 'That did not work: {{message}}',
    signatures: {
      good: 'It arrived. The signature is right and also covers unsubscribing with one click.',
      uncovered:
        'It arrived. The signature is right, but does not cover: {{names}}. Please make a key of your own in the settings under “Email”.',
      none: 'It arrived, but without a signature of the sender’s domain. Please make a key in the settings under “Email”.',
      'no-key':
        'It arrived and is signed, but the key for it cannot be found in DNS. Please check the record in the settings under “Email”.',
      broken:
        'It arrived, but the signature is not right any more: a server on the way changed the mail. Please ask the provider of your mailbox.',
    },
  },
}
