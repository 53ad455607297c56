import type { joinDe } from './join.de.ts'

export const joinEn: typeof joinDe = {
  title: 'Join the club',
  slug: 'join',
  description:
    'Become a member of {{business.name}}: fees, trial sessions, how to join and answers to common questions.',
  hero: {
    eyebrow: 'From €5 a month',
    title: 'Become a star.',
    text: 'One fee, all sections. Do gymnastics on Mondays, run on Tuesdays, and on Sundays complain that the referee sees nothing.',
    mail: 'Join by email',
    subject: 'I would like to become a member',
    ask: 'Questions? This way',
  },
  steps: {
    title: 'Three steps to join',
    items: [
      [
        '1. Try it',
        'Train with us three times, without registration and free of charge. The times are listed under “Training”.',
      ],
      [
        '2. Fill in the form',
        'You get the application form from a coach, at the bar in the clubhouse or, if you like, by email as a PDF.',
      ],
      [
        '3. Get going',
        'The board confirms your membership within two weeks. We apply for player passes on your behalf.',
      ],
    ],
  },
  fees: {
    title: 'Fees',
    caption: 'Per month, collected once a quarter. No joining fee.',
    rows: [
      ['Membership', 'For', 'Fee'],
      ['Children and teenagers', 'up to 17', '€5.00'],
      ['Apprentices and students', '18 to 26', '€7.00'],
      ['Adults', '18 and over', '€11.00'],
      ['Family', 'two adults and all children', '€22.00'],
      ['67 and over', 'on request', '€8.00'],
      ['Supporting member', 'no sport, all heart', 'from €4.00'],
    ],
    note: 'Competitive handball costs an extra €2.00 a month for the hall. If you cannot afford the fee at the moment, talk to us. Nobody has ever been turned away for money.',
  },
  faq: {
    anchor: 'questions',
    title: 'Common questions',
    items: [
      [
        'How long am I bound?',
        'You may leave at the end of each half-year with four weeks’ notice. An email is enough.',
      ],
      [
        'Am I insured?',
        'Yes, through the regional sports federation: at training, at matches and on the direct way there. This also holds for trial sessions.',
      ],
      [
        'Do I have to do work shifts?',
        'You do not have to. There is a work day at the clubhouse twice a year, and those who help get pea soup and a clear conscience.',
      ],
      [
        'Can I transfer from another club?',
        'Of course. Our office takes care of pass and release. Please mind the transfer deadline on 30 June.',
      ],
      [
        'What happens to my data?',
        'We store only what membership and matches require. The membership terms have the details.',
      ],
    ],
  },
  paper: {
    title: 'The form on paper',
    text: 'The application form is available in the clubhouse. If you like we send it as a PDF. A short note to {{business.email}} is enough. For minors the parents sign as well.',
    terms: 'Read the membership terms',
  },
}
