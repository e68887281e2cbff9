import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Everything that a PDF prints, page after page. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return texts.join('\n')
}

/** How many pages a PDF has. */
export async function pdfPages(bytes: Uint8Array): Promise<number> {
  return (await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise).numPages
}
