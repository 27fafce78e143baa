/** What programs put onto the clipboard as HTML, and the Markdown that a field for Markdown gets of it. */
export interface ClipboardCase {
  readonly html: string;
  readonly markdown: string;
}

/** Word for Windows: its own list paragraphs, the bullet within a conditional comment, styles and lists in the head. */
const word = (body: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
p.MsoNormal {mso-style-unhide:no; margin-bottom:8.0pt; font-family:"Aptos",sans-serif;}
@list l0 {mso-list-id:1188300; mso-list-type:hybrid;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\uf0b7; font-family:Symbol;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->
</head>
<body lang=EN-US link="#467886" vlink="#96607D" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body>
</html>`.replaceAll('\n', '\r\n');

const spaces = '&nbsp;'.repeat(9);
const wordItem = (level: number, marker: string, text: string, place = 'Middle'): string =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;
mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>${spaces}
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

const docs = (body: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d0b1e52-7fff-1c8e">${body}</b><br class="Apple-interchange-newline">`;
const docsLook =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;';
const docsSpan = (text: string, look = 'font-weight:400;font-style:normal;') =>
  `<span style="${docsLook}${look}">${text}</span>`;
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;${docsLook}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsSpan(text)}</p></li>`;

export const clipboardCases: Readonly<Record<string, ClipboardCase>> = {
  'Word: headings, bullets of two levels, a numbered list and lines': {
    html: word(`<h1>Dress and tools<o:p></o:p></h1>
<p class=MsoNormal>Everyone on the <b>floor</b> follows
these rules:<o:p></o:p></p>
${wordItem(1, '·', 'Closed-toe shoes', 'First')}
${wordItem(1, '·', 'No open drinks near\nthe machines')}
${wordItem(2, 'o', 'Bottled water is fine')}
${wordItem(3, '§', 'In the break room')}
${wordItem(1, '·', 'Long hair tied back', 'Last')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>What to do<o:p></o:p></h2>
${wordItem(1, '1)', 'Ask your lead.', 'First')}
${wordItem(1, '2)', '<b>Sign</b> the list.', 'Last')}
<p class=MsoNormal>Questions? Call 555-0142.<o:p></o:p></p>`),
    markdown: `## Dress and tools

Everyone on the **floor** follows these rules:

- Closed-toe shoes
- No open drinks near the machines
  - Bottled water is fine
    - In the break room
- Long hair tied back

### What to do

1. Ask your lead.
2. **Sign** the list.

Questions? Call 555-0142.`,
  },
  'Word: a table, a link, an address and a title': {
    html: word(`<p class=MsoTitle>Pay days<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=312 valign=top style='width:233.75pt'><p class=MsoNormal><b>Month<o:p></o:p></b></p></td>
  <td width=312 valign=top style='width:233.75pt'><p class=MsoNormal><b>Pay day | late</b></p></td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=312 valign=top><p class=MsoNormal>January<o:p></o:p></p></td>
  <td width=312 valign=top><p class=MsoNormal>January&nbsp;15</p><p class=MsoNormal>January 29</p></td>
 </tr>
</table>
<p class=MsoNormal>See <a href="https://example.com/pay_days">the calendar</a>,
<a href="http://intranet.example.com/rules">http://intranet.example.com/rules</a> or
<a href="mailto:hr@example.com">hr@example.com</a>, and <a href="#_Toc1">above</a>.<o:p></o:p></p>`),
    markdown: `## Pay days

| **Month** | **Pay day \\| late** |
| - | - |
| January | January 15 January 29 |

See [the calendar](https://example.com/pay_days), http://intranet.example.com/rules or hr@example.com, and above.`,
  },
  'Word: hidden text, a remark, a picture, soft hyphens and what a character could mean': {
    html: word(`<p class=MsoNormal>Lin\u00adden <span style='display:none'>secret </span><span style='mso-hide:all'>secret </span>wears\u200b
{{company_name}} badges<a style='mso-comment-reference:A_1' href="#_msocom_1" class=msocomanchor>[A1]</a>
and fills in: ________ for 5 * 3 file_names, AT&amp;T &amp;amp; [Form 3].</p>
<p class=MsoNormal><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/logo.png"/></v:shape><img width=10 height=10 src="file:///C:/logo.png"></p>
<p class=MsoNormal># 1 of all rules: *smile*, &lt;always&gt;<br>
- and be kind</p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Ask Ann</p></div></div>`),
    markdown: `Linden wears {{company_name}} badges and fills in: ________ for 5 * 3 file_names, AT&T \\&amp; [Form 3].

\\# 1 of all rules: \\*smile\\*, \\<always>
\\- and be kind`,
  },
  'Word: numbers that go on after a paragraph, and letters': {
    html: word(`${wordItem(1, '3.', 'Third step', 'First')}
${wordItem(2, 'a.', 'Its first part')}
${wordItem(2, 'b.', 'Its second part', 'Last')}
<p class=MsoListParagraph style='margin-left:.5in'>A remark.</p>
${wordItem(1, '4.', 'Fourth step', 'First')}`),
    markdown: `3. Third step
   1. Its first part
   2. Its second part

A remark.

4. Fourth step`,
  },
  'Word for the web: each item in a list of its own': {
    html: `<div class="OutlineElement Ltr SCXW2051"><p class="Paragraph SCXW2051" xml:lang="EN-US" role="heading" aria-level="2"><span class="TextRun SCXW2051"><span class="NormalTextRun">Lockers</span></span><span class="EOP SCXW2051" data-ccp-props="{}">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW2051"><ul class="BulletListStyle1 SCXW2051" role="list"><li data-leveltext="\uf0b7" data-font="Symbol" data-listid="1" role="listitem" data-aria-posinset="1" data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Cleaned on Fridays</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW2051"><ul class="BulletListStyle2 SCXW2051" role="list"><li data-leveltext="o" data-font="Courier New" data-listid="1" role="listitem" data-aria-posinset="1" data-aria-level="2" class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight: bold;">After</span><span class="TextRun"> five</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW2051"><ul class="BulletListStyle1 SCXW2051" role="list"><li data-leveltext="\uf0b7" data-font="Symbol" data-listid="1" role="listitem" data-aria-posinset="2" data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Keys stay here</span></p></li></ul></div>`,
    markdown: `## Lockers

- Cleaned on Fridays
  - **After** five
- Keys stay here`,
  },
  'Google Docs: headings, looks by style, lists beside their items': {
    html: docs(
      `<h2 dir="ltr" style="line-height:1.38;">${docsSpan('Dress code')}</h2><p dir="ltr">${docsSpan('Clothes are ')}${docsSpan('clean', 'font-weight:700;font-style:normal;')}${docsSpan(' and ')}${docsSpan('whole', 'font-weight:400;font-style:italic;')}${docsSpan('.')}</p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(1, 'Shoes')}<ul style="padding-inline-start:48px;">${docsItem(2, 'Closed toes')}</ul>${docsItem(1, 'Hats')}</ul><p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/dress&amp;sa=D" style="text-decoration:none;">${docsSpan('The whole code')}</a></p><h3 dir="ltr">${docsSpan('Steps')}</h3><ol>${docsItem(1, 'Ask')}${docsItem(1, 'Sign')}</ol>`,
    ),
    markdown: `## Dress code

Clothes are **clean** and _whole_.

- Shoes
  - Closed toes
- Hats

[The whole code](https://example.com/dress)

### Steps

1. Ask
2. Sign`,
  },
  'Google Docs: a table and a list to check off': {
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr">${docsSpan('Day')}</p></td><td><p dir="ltr">${docsSpan('Hours')}</p></td></tr><tr style="height:0pt"><td><p dir="ltr">${docsSpan('Friday')}</p></td><td><ul>${docsItem(1, '8 to 12')}${docsItem(1, '1 to 5')}</ul></td></tr></tbody></table></div><br /><ul><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('Badge')}</p></li><li dir="ltr" role="checkbox" aria-checked="true" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('Keys')}</p></li></ul>`,
    ),
    markdown: `| Day | Hours |
| - | - |
| Friday | • 8 to 12 • 1 to 5 |

- [ ] Badge
- [x] Keys`,
  },
  'Outlook: bullets typed as text, lines with breaks and a guarded link': {
    html: word(`<p class=MsoNormal>Hello,<br>two things:<o:p></o:p></p>
<p class=MsoNormal style='text-indent:-.25in'><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>${spaces}</span></span>Lockers <b><i>today</i></b></p>
<p class=MsoNormal style='text-indent:-.25in'><span style='font-family:Symbol'>·</span>${spaces}Keys</p>
<p class=MsoNormal>1) Ask</p><p class=MsoNormal>2) Sign</p>
<p class=MsoNormal><a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Frules&amp;data=05%7C02">Rules</a>
<a href="file:///C:/rules.docx">here</a> <a href="javascript:alert(1)">there</a></p>`),
    markdown: `Hello,
two things:

- Lockers **_today_**
- Keys

1. Ask
2. Sign

[Rules](https://example.com/rules) here there`,
  },
  'Gmail: lines in boxes, a quote and a list': {
    html: `<div dir="ltr">Hi,<div><br></div><div>Rules of the <b>house</b>:</div><div><ul><li>Quiet<ol><li>At night</li><li>At noon</li></ol></li><li>Clean<br></li></ul></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex"><p>As Ann said</p><p>twice.</p></blockquote><span>First line</span><br><span>second line</span><br><br>New paragraph</div>`,
    markdown: `Hi,

Rules of the **house**:

- Quiet
  1. At night
  2. At noon
- Clean

> As Ann said
>
> twice.

First line
second line

New paragraph`,
  },
  'a page: words within a line': {
    html: `<html><body><!--StartFragment--><span style="color: rgb(0, 0, 0);">ask <strong>Ann </strong>about <a href="https://example.com/a">leave</a></span><!--EndFragment--></body></html>`,
    markdown: `ask **Ann** about [leave](https://example.com/a)`,
  },
  'Excel: cells': {
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {mso-number-format:"Short Date";}</style></head><body><table border=0 cellpadding=0 width=128 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65>Name</td><td>Hired</td></tr><tr><td colspan=2>Ann</td></tr><tr><td>Bo</td><td class=xl65 align=right>1/8/2027</td></tr><!--EndFragment--></table></body></html>`,
    markdown: `| Name | Hired |
| - | - |
| Ann | |
| Bo | 1/8/2027 |`,
  },
  'Word: a cell over two rows': {
    html: '<table border=1><tr><td rowspan=2><p class=MsoNormal>Office</p></td><td>Ann</td><td rowspan=3>Daily</td></tr><tr><td>Bo</td></tr><tr><td>Shop</td><td>Cy</td></tr></table>',
    markdown: `| Office | Ann | Daily |
| - | - | - |
| | Bo | |
| Shop | Cy | |`,
  },
};
