import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { RichTextEditor } from '@/areas/council/email/rich-text-editor'
import { AlertsProvider } from '@/ui/alerts-provider'
import { sanitise } from '@/writes/sanitise'

/** Pastes into an empty message as a browser does, and returns the HTML that is sent. */
async function paste(html: string): Promise<string> {
  const onChange = vi.fn<(html: string) => void>()
  const { unmount } = render(
    <AlertsProvider>
      <RichTextEditor label="Message" html="" onChange={onChange} />
    </AlertsProvider>,
  )
  const message = await screen.findByRole('textbox', { name: 'Message' })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', 'The editor reads the HTML instead.')
  message.focus()
  message.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  unmount()
  const sent = sanitise(onChange.mock.lastCall?.[0] ?? '')
  expect(sent).not.toMatch(/style|class|<(?:span|div|font|table|o:p)/)
  return sent.replaceAll(' target="_blank" rel="noopener noreferrer"', '').replace(/<p><\/p>$/, '')
}

describe('a message pasted from', () => {
  test('Google Docs', async () => {
    const span = (style: string, text: string) =>
      `<span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:none;${style}">${text}</span>`
    expect(
      await paste(
        `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f1">` +
          `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${span('', 'Please send ')}${span('font-weight:700;', 'both')}${span('', ' and ')}${span('font-style:italic;', 'sign')}${span('', ' ')}` +
          `<a href="https://council.example/" style="text-decoration:none;">${span('color:#1155cc;text-decoration:underline;', 'here')}</a></p>` +
          `<ul style="margin-top:0"><li dir="ltr" style="font-weight:400" aria-level="1"><p dir="ltr" role="presentation">${span('', 'One')}</p></li>` +
          `<ul><li dir="ltr" aria-level="2"><p dir="ltr">${span('', 'Inner')}</p></li></ul></ul></b><br class="Apple-interchange-newline">`,
      ),
    ).toBe(
      '<p>Please send <strong>both</strong> and <em>sign</em> <a href="https://council.example/">here</a></p>' +
        '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul>',
    )
  })

  test('Word, and Outlook, which writes with Word', async () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
      `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
    expect(
      await paste(
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {font-weight:bold} --></style></head><body lang=EN-US><!--StartFragment-->` +
          `<p class=MsoNormal>Please send <b style='mso-bidi-font-weight:normal'>both\n copies</b> and <i>sign</i> <a href="https://council.example/"><span style='color:blue'>here</span></a><o:p></o:p></p>` +
          item(1, '·', 'One') +
          item(2, 'o', '<b>Inner</b>') +
          item(1, '·', 'Two') +
          `<p class=MsoNormal><o:p>&nbsp;</o:p></p>` +
          item(1, '1.', 'First') +
          item(1, '2.', 'Second') +
          `<div><p class=MsoNormal>Regards</p></div><!--EndFragment--></body></html>`,
      ),
    ).toBe(
      '<p>Please send <strong>both copies</strong> and <em>sign</em> <a href="https://council.example/">here</a></p>' +
        '<ul><li><p>One</p><ul><li><p><strong>Inner</strong></p></li></ul></li><li><p>Two</p></li></ul>' +
        '<p>&nbsp;</p>' +
        '<ol><li><p>First</p></li><li><p>Second</p></li></ol><p>Regards</p>',
    )
  })

  test('LibreOffice', async () => {
    expect(
      await paste(
        `<html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB">` +
          `<p style="line-height: 100%">Please send <font color="#000000"><font face="Liberation Serif, serif"><b>both</b></font></font> and <span style="font-style: italic">sign</span>\n<a href="https://council.example/"><span style="font-weight: bold">here</span></a></p>` +
          `<ol><li><p style="margin-bottom: 0cm">One</p></li><li><p><span style="font-weight: normal">Two</span></p></li></ol></body></html>`,
      ),
    ).toBe(
      '<p>Please send <strong>both</strong> and <em>sign</em> <a href="https://council.example/"><strong>here</strong></a></p>' +
        '<ol><li><p>One</p></li><li><p>Two</p></li></ol>',
    )
  })

  test('a web mail, whose lines are divs', async () => {
    expect(
      await paste(
        `<h3>Title</h3><h4>Part</h4><div>One</div><div style="font-weight:bold">Two <span style="font-weight:normal">three</span></div>`,
      ),
    ).toBe('<h3>Title</h3><p>Part</p><p>One</p><p><strong>Two </strong>three</p>')
  })
})

test('the cells of a pasted table stay apart, one line for each row', async () => {
  expect(
    await paste(
      `<table><tbody><tr><td style="width:5em"><p class=MsoNormal><b>Name</b></p></td><td><p>Marks</p></td></tr>` +
        `<tr><td>Haq</td><td>78</td></tr></tbody></table>`,
    ),
  ).toBe('<p><strong>Name</strong> | Marks</p><p>Haq | 78</p>')
})

test('a pasted table that only arranges keeps its lists', async () => {
  expect(
    await paste(
      `<table><tr><td><table><tr><td><p>Dear all</p><ul><li>One</li></ul></td></tr></table></td></tr></table>`,
    ),
  ).toBe('<p>Dear all</p><ul><li><p>One</p></li></ul>')
})
