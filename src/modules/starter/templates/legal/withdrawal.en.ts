import type { withdrawalDe } from './withdrawal.de.ts'

/*
 * After the model of Directive 2011/83/EU, Annex I (A), OJ L 304, 22.11.2011, p. 64, as changed by
 * Directive (EU) 2019/2161, OJ L 328, 18.12.2019, p. 7, with the same choices as the German one. On
 * 18 November 2026 its first four sentences were compared with the copy at legislation.gov.uk, which is
 * older and still names fax; the rest was not compared with a print. The two sentences on withdrawing
 * online are a translation of ours: how Directive (EU) 2023/2673 words them in English was not at hand.
 * The German text is the binding one, and the page says so.
 */
export const withdrawalEn: typeof withdrawalDe = {
  title: 'Withdrawal policy',
  slug: 'withdrawal-policy',
  description:
    'The right of withdrawal of consumers who buy from {{business.name}}: period, effects and the model withdrawal form.',
  heading: 'Withdrawal policy',
  lead: 'For consumers who order on this website. The German text is binding.',
  policy: `## Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.

To exercise the right of withdrawal, you must inform us ({{business.contact}}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory. You can also exercise your right of withdrawal online at /en/withdrawal (button “Withdraw from contract” at the end of every page of our website). If you use this online function, we will send you without delay, on a durable medium (e.g. by email), an acknowledgement of receipt that states what you declared and the date and time at which we received it.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

## Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.

You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.

You will have to bear the direct cost of returning the goods.

You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.`,
  exempt: `## Where there is no right of withdrawal

You cannot withdraw from contracts for goods that are made to your wishes or spoil quickly, nor in some further cases that the law names (section\u00a0312g (2) of the German Civil Code). Whether that concerns any of your goods is stated at the checkout before you order and in the confirmation of your order.`,
}
