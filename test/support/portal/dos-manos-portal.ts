import { AUTORIZAN, DosManos } from '#test/support/manos/dos-manos.ts'
import { signInTo } from './portal-client.ts'

/** An account of the portal at `url` with somebody at hand who authorises what it proposes. */
export async function conSegundaManoEn(url: string, usuario: string): Promise<DosManos> {
  const [propone, ...autorizan] = await Promise.all([usuario, ...AUTORIZAN].map((each) => signInTo(url, each)))
  return new DosManos(propone!, autorizan)
}
