import { revisarBase } from './revisar-base.ts'
import { revisarDisco, revisarReloj } from './revisar-maquina.ts'
import { revisarPermisos } from './revisar-permisos.ts'
import { revisarCorreo, revisarEntrada } from './revisar-servicios.ts'
import type { Revision } from './revision.ts'

/** Looks at everything that the portal needs, and at what each area asks (`deAreas`), and says how it is and what to do. Never throws. */
export async function revisar(deAreas: readonly (() => Promise<Revision>)[]): Promise<Revision[]> {
  const found = [
    ...(await revisarBase()),
    await revisarDisco(),
    await revisarPermisos(),
    await revisarReloj(),
    await revisarCorreo(),
  ]
  for (const revisarArea of deAreas) found.push(await revisarArea())
  return [...found, revisarEntrada()]
}
