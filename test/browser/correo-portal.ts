import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Portal } from '#test/support/portal/portal.ts'
import { waitUntil } from '#test/support/wait-until.ts'

/** The newest message to `para`, as an operator of the server finds it in the outbox folder. */
export function messageTo({ dataDir }: Pick<Portal, 'dataDir'>, para: string): Promise<string> {
  const folder = path.join(dataDir, 'correo')
  return waitUntil(async () => {
    for (const name of (await readdir(folder)).sort().reverse()) {
      const text = await readFile(path.join(folder, name), 'utf8')
      // Quoted-printable cuts long lines with "=" and a break.
      if (text.includes(`To: ${para}`)) return text.replaceAll('=\n', '').replaceAll('=3D', '=')
    }
    throw new Error(`No message to ${para}`)
  })
}
