/** What Word puts on the clipboard: styles of its own, spans, and lists that are paragraphs. */
export const FROM_WORD = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><span style='font-size:16.0pt;color:#2F5496'>Unsere Leistungen<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:"Arial",sans-serif;mso-fareast-font-family:Calibri'>Wir bauen <b>Möbel</b> nach <i>Maß</i>, <span style='color:red'>seit&nbsp;&nbsp;&nbsp;1987</span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Tische<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>aus Eiche<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Regale<o:p></o:p></p>
<p class=MsoNormal>Ablauf:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Anfrage<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Angebot<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td style='width:226pt'><p class=MsoNormal>Tisch<o:p></o:p></p></td><td><p class=MsoNormal><b>1.200 €</b><o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Regal<o:p></o:p></p></td><td><p class=MsoNormal>800 €<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>Mehr unter <a href="https://example.org/"><span style='color:#0563C1;text-decoration:underline'>example.org</span></a> oder <a href="javascript:alert(1)">hier</a>.<o:p></o:p></p>
<!--EndFragment--></body></html>`,
  shape:
    '<h2>Unsere Leistungen</h2><p>Wir bauen <strong>Möbel</strong> nach <em>Maß</em>, seit 1987.</p>' +
    '<ul><li><p>Tische</p><ul><li><p>aus Eiche</p></li></ul></li><li><p>Regale</p></li></ul>' +
    '<p>Ablauf:</p><ol><li><p>Anfrage</p></li><li><p>Angebot</p></li></ol>' +
    '<p>Tisch | <strong>1.200 €</strong></p><p>Regal | 800 €</p>' +
    '<p>Mehr unter <a>example.org</a> oder hier.</p>',
}

/** What Google Docs puts there: one bold element around everything, looks in every span. */
export const FROM_DOCS = {
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6e0c7f1a-7fff-1234-abcd"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Öffnungszeiten</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial;font-weight:400;text-decoration:none;white-space:pre-wrap;">Montags </span><span style="font-size:11pt;font-weight:700;text-decoration:none;white-space:pre-wrap;">geschlossen</span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">, sonst offen. </span><a href="mailto:info@example.org" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;white-space:pre-wrap;">Schreiben Sie uns</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Parkplatz</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">am Haus</span></p></li></ul></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300" /><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr"><span style="font-weight:400;">Di</span></p></td><td><p dir="ltr"><span style="font-weight:400;">9 bis 18 Uhr</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
  shape:
    '<h2>Öffnungszeiten</h2>' +
    '<p>Montags <strong>geschlossen</strong><em>, sonst offen. </em><a>Schreiben Sie uns</a></p>' +
    '<ul><li><p>Parkplatz</p><ul><li><p>am Haus</p></li></ul></li></ul><p>Di | 9 bis 18 Uhr</p>',
}
