import { revisarBase } from './revisar-base.ts'
import { revisarDisco, revisarReloj } from './revisar-maquina.ts'
import { revisarPermisos } from './revisar-permisos.ts'
import { revisarCorreo, revisarEntrada, revisarLectores } from './revisar-servicios.ts'
import type { Revision } from './revision.ts'

/** Looks at everything that the portal needs, and says of each how it is and what to do. Never throws. */
export async function revisar(): Promise<Revision[]> {
  return [
    ...(await revisarBase()),
    await revisarDisco(),
    await revisarPermisos(),
    await revisarReloj(),
    await revisarCorreo(),
    await revisarLectores(),
    revisarEntrada(),
  ]
}
