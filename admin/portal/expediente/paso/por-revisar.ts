import { ETIQUETA } from '#admin/portal/expediente/paths.ts'
import { clavesDudosas } from '#admin/portal/expediente/tramite/veredicto-tramite.ts'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'

const ROTULO_CLAVE = { curp: ETIQUETA['curp'], rfc: ETIQUETA['rfcBase'], nss: ETIQUETA['nss'] } as const

/** Names of the personal data that stand and look wrong: by their own digits, beside each other, or against the papers. */
export function porRevisar(tramite: Pick<Tramite, 'model' | 'captura'>): string[] {
  const names = [
    ...tramite.model.avisos.map(({ path }) => (path === 'rfcHomo' ? ETIQUETA['rfcBase'] : ETIQUETA[path]) ?? path),
    ...clavesDudosas(tramite).map(({ clave }) => ROTULO_CLAVE[clave] ?? clave),
  ]
  return [...new Set(names)]
}
