import type { ProductWords } from '../../../shop-template.ts'
import type { productsDe } from './products.de.ts'

export const productsEn: Readonly<Record<keyof typeof productsDe, ProductWords>> = {
  schneidebrett: {
    title: 'Cutting board Kante',
    summary: 'Solid wood, 3 cm thick, with an end-grain edge',
    text: 'Heavy enough to stay put and thick enough to be sanded ten times. The surface is finished with linseed oil. Size M is 35 by 22 centimetres, size L 45 by 30.\n\nWash by hand and let it dry upright.',
  },
  servierbrett: {
    title: 'Serving board with handle',
    summary: 'For cheese, bread and long evenings',
    text: 'Sawn from one piece; the handle lies in the hand like that of a tool. It has a hole to hang it by, because it is too good for a cupboard. 40 or 60 centimetres long.',
  },
  brotkasten: {
    title: 'Bread bin with board',
    summary: 'The lid is a cutting board as well',
    text: 'Dovetailed corners, air holes in the sides and a lid that you turn over and use. Inside, the wood is left bare so that the bread can breathe. 38 by 24 by 20 centimetres outside.',
  },
  salatbesteck: {
    title: 'Salad servers',
    summary: 'Spoon and fork, carved by hand',
    text: 'Thirty centimetres long, so that they do not sink into the bowl. No two pairs are alike. Finished with walnut oil.',
  },
  untersetzer: {
    title: 'Coasters',
    summary: 'Four discs with felt, so that no glass leaves a ring',
    text: 'Made from offcuts too small for furniture and too beautiful for the stove. Ten centimetres across, oiled, with wool felt below.',
  },
  nudelholz: {
    title: 'Rolling pin',
    summary: 'Turned, with handles or without',
    text: 'With handles it rolls more comfortably, without them you feel more. Both are 40 centimetres long and smooth as a pebble.',
  },
  hocker: {
    title: 'Three-legged stool',
    summary: 'Stands firm on crooked floors, too',
    text: 'Three legs never wobble; milkmaids have known this for centuries. The seat is slightly hollowed. At 45 centimetres it suits a dining table, at 65 a worktop. It is sent in parts; the legs go in without tools.',
  },
  fussbank: {
    title: 'Step stool',
    summary: 'For short legs and tall cupboards',
    text: 'Carries 120 kilos and weighs less than three. A hole in the middle lets you pick it up in passing. 40 by 20 centimetres, 22 high.',
  },
  kinderhocker: {
    title: 'Children’s stool',
    summary: 'Three legs, small, with a coloured seat',
    text: 'Thirty centimetres high and heavy enough not to tip. The paint meets the standard for toys and may be nibbled. Suitable from two years.',
  },
  garderobe: {
    title: 'Coat rail',
    summary: 'Turned knobs on a solid rail',
    text: 'Every knob is screwed on from behind and holds a wet winter coat. Screws and plugs are included. With three, five or seven knobs.',
  },
  wandbord: {
    title: 'Wall shelf',
    summary: 'Two brackets, one plank, not a screw to be seen',
    text: 'The brackets are cut from the same trunk as the plank, so the grain runs through. Twenty centimetres deep, in three lengths. On a sound wall it carries 15 kilos per metre.',
  },
  schluesselbrett: {
    title: 'Key board House',
    summary: 'Four brass hooks under one roof',
    text: 'The workshop’s house-warming present. On request we brand a name into it; just give us a call.',
  },
  bilderleiste: {
    title: 'Picture ledge',
    summary: 'Lean pictures instead of hanging them',
    text: 'A shallow groove holds frames, postcards and cookery books. Rearrange them as often as you like without new holes. Ten centimetres deep.',
  },
  zinkenkasten: {
    title: 'Dovetailed box',
    summary: 'Cut by hand, with a lid',
    text: 'This is the box on which every apprentice of ours learns to cut dovetails. What we sell is roughly the twentieth attempt. For letters, tea or secrets.',
  },
  stifteschale: {
    title: 'Pen tray',
    summary: 'Milled from solid wood, long and flat',
    text: 'Thirty-two centimetres long and just as wide as two fountain pens. The underside is covered with leather.',
  },
  buchstuetzen: {
    title: 'Bookends',
    summary: 'A pair, with steel inside',
    text: 'A steel plate is hidden in the wood, so they do not slide away even under dictionaries. Sixteen centimetres high, with felt below.',
  },
  baukloetze: {
    title: 'Building blocks',
    summary: 'Local woods, oiled, in a linen bag',
    text: 'Beech, oak, cherry and maple, every edge softened by hand. All sizes are multiples of four centimetres, so everything fits. Suitable from twelve months.',
  },
  nistkasten: {
    title: 'Nest box',
    summary: 'Made of larch, for tits or starlings',
    text: 'Untreated, with a sloping roof and a front that opens for cleaning in autumn. The hole is 32 millimetres wide for tits, 45 for starlings.',
  },
  moebeloel: {
    title: 'Furniture oil',
    summary: 'Our own: linseed oil, orange oil and nothing else',
    text: 'Every table that leaves the workshop is oiled with it. Apply thinly, wait for twenty minutes, wipe off. 100 millilitres are enough for two square metres.\n\nSoaked cloths can catch fire by themselves: spread them out to dry in the open.',
  },
  bienenwachs: {
    title: 'Beeswax balm',
    summary: 'For boards, boxes and handles',
    text: 'Beeswax and linseed oil, stirred cold. It freshens up what has become dull and smells of meadows for an hour.',
  },
}
